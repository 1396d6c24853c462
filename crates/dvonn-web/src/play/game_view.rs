//! A game on the screen: bars, board, line and actions.

use dvonn_core::{Color, Move, Position};
use dvonn_game::Composition;
use dvonn_view::{Aim, Hands};
use leptos::prelude::*;

use super::Table;
use super::actions::Actions;
use super::end_card::EndCard;
use super::move_list::MoveList;
use super::placing_note::PlacingNote;
use super::player_bar::PlayerBar;
use super::status::StatusLine;
use crate::board::{Arrow, Board};
use crate::browser;
use crate::desk::{desk, text};
use crate::sitting::{Hint, Shown, Sitting};

/// The game that is on.
#[component]
pub(super) fn GameView() -> impl IntoView {
    let desk = desk();
    let table: Table = expect_context();
    let aim = RwSignal::new(Aim::default());
    let of = move |read: fn(&Sitting) -> Position| {
        desk.sitting.with(|sitting| sitting.as_ref().map_or(Position::START, read))
    };
    let position = Memo::new(move |_| of(|sitting| *sitting.position()));
    let composition = Memo::new(move |_| {
        desk.sitting.with(|sitting| match sitting {
            Some(sitting) => sitting.game().history().composition(),
            None => Composition::of(&Position::START),
        })
    });
    let last = Memo::new(move |_| {
        desk.sitting.with(|sitting| Some(sitting.as_ref()?.game().history().plies().last()?.mv))
    });
    let hands = Memo::new(move |_| {
        desk.sitting.with(|sitting| match sitting {
            Some(sitting) if sitting.game().ending().is_some() || sitting.is_filling() => Hands::None,
            Some(sitting) => sitting.only_person().map_or(Hands::Both, Hands::Only),
            None => Hands::None,
        })
    });
    let look = Memo::new(move |_| desk.look());
    let arrows = Memo::new(move |_| {
        let hint = desk.sitting.with(|sitting| sitting.as_ref().and_then(Sitting::hint));
        hint.and_then(arrow).into_iter().collect::<Vec<Arrow>>()
    });
    let on_move = Callback::new(move |mv: Move| {
        table.act(|sitting, now| {
            // The board offers only what is legal; a flag may have fallen meanwhile.
            let _ = sitting.play_as_person(mv, now);
        });
    });
    Effect::new(move |_| {
        let _ = (hands.get(), position.get());
        browser::focus_board();
    });
    // Whose bar is above the board: the opponent's, or Black's between two people.
    let upper = Memo::new(move |_| {
        let below = desk.sitting.with(|sitting| sitting.as_ref().and_then(Sitting::only_person));
        let below = below.unwrap_or(Color::White);
        if desk.flipped.get() { below } else { below.other() }
    });
    let lower = Memo::new(move |_| upper.get().other());
    view! {
        <section class="game" aria-label=text("game-title")>
            <h1 class="unseen">{text("game-title")}</h1>
            <PlayerBar color=upper area="upper" />
            <div class="board-place">
                <Board
                    position=position
                    composition=composition
                    last=last
                    hands=hands
                    look=look
                    arrows=arrows
                    on_move=on_move
                    aim=aim
                />
            </div>
            <PlayerBar color=lower area="lower" />
            <StatusLine aim=aim />
            <Actions />
            <EndCard />
            <section class="card moves-card">
                <h2>{text("moves-title")}</h2>
                <PlacingNote />
                <MoveList />
            </section>
        </section>
    }
}

/// As much of a hint as is shown.
fn arrow(hint: Hint) -> Option<Arrow> {
    match (hint.mv, hint.shown) {
        (Move::Stack { from, .. }, Shown::Stack) => Some(Arrow { from: None, to: from, rank: 1 }),
        (mv, _) => Arrow::of(mv, 1),
    }
}
