//! A game is the fold of its events.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use dvonn_core::{Color, Move, Outcome, Position};
use dvonn_game::{Ending, Event, Game, GameError, Stamped, TimeControl};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Something that a player tries to do, or that happens because time passes.
#[derive(Clone, Debug)]
enum Attempt {
    Play { choice: Index },
    PlayAsOther { choice: Index },
    TakeBack { to: Index },
    AskTakeBack(Color),
    AgreeToTakeBack(Color),
    DeclineTakeBack(Color),
    Offer(Color),
    Accept(Color),
    Decline(Color),
    Resign(Color),
    Abort,
    Adjourn,
    TakeUp,
    CallFlag,
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let color = || select(Color::ALL.to_vec());
    prop_oneof![
        60 => any::<Index>().prop_map(|choice| Attempt::Play { choice }),
        2 => any::<Index>().prop_map(|choice| Attempt::PlayAsOther { choice }),
        4 => any::<Index>().prop_map(|to| Attempt::TakeBack { to }),
        4 => color().prop_map(Attempt::AskTakeBack),
        2 => color().prop_map(Attempt::AgreeToTakeBack),
        2 => color().prop_map(Attempt::DeclineTakeBack),
        4 => color().prop_map(Attempt::Offer),
        1 => color().prop_map(Attempt::Accept),
        2 => color().prop_map(Attempt::Decline),
        1 => color().prop_map(Attempt::Resign),
        1 => Just(Attempt::Abort),
        3 => Just(Attempt::Adjourn),
        3 => Just(Attempt::TakeUp),
        6 => Just(Attempt::CallFlag),
    ]
}

fn perform(game: &mut Game, attempt: &Attempt, now: Duration) -> Result<Option<Stamped>, GameError> {
    let turn = game.position().turn();
    let choose = |choice: &Index| {
        let moves: Vec<Move> = game.position().legal_moves().collect();
        if moves.is_empty() { Move::Pass } else { *choice.get(&moves) }
    };
    match attempt {
        Attempt::Play { choice } => game.play(turn, choose(choice), now).map(Some),
        Attempt::PlayAsOther { choice } => game.play(turn.other(), choose(choice), now).map(Some),
        Attempt::TakeBack { to } => game.take_back(to.index(game.history().plies().len() + 1), now).map(Some),
        Attempt::AskTakeBack(by) => game.ask_take_back(*by, now).map(Some),
        Attempt::AgreeToTakeBack(by) => game.agree_to_take_back(*by, now).map(Some),
        Attempt::DeclineTakeBack(by) => game.decline_take_back(*by, now).map(Some),
        Attempt::Offer(by) => game.offer_draw(*by, now).map(Some),
        Attempt::Accept(by) => game.accept_draw(*by, now).map(Some),
        Attempt::Decline(by) => game.decline_draw(*by, now).map(Some),
        Attempt::Resign(by) => game.resign(*by, now).map(Some),
        Attempt::Abort => game.abort(now).map(Some),
        Attempt::Adjourn => game.adjourn(now).map(Some),
        Attempt::TakeUp => game.take_up(now).map(Some),
        Attempt::CallFlag => Ok(game.call_flag(now)),
    }
}

fn control() -> impl Strategy<Value = Option<TimeControl>> {
    option::weighted(0.8, select(vec!["2", "60", "2+0.5", "60+5", "5 delay 2", "1 days", "0"]))
        .prop_map(|text| text.map(|text| text.parse().unwrap()))
}

/// The same event without the time that the player had left.
fn without_left(stamped: Stamped) -> Stamped {
    match stamped.event {
        Event::Played { by, mv, .. } => Stamped { event: Event::Played { by, mv, left: None }, ..stamped },
        _ => stamped,
    }
}

proptest! {
    #[test]
    fn folding_the_events_of_a_game_gives_the_same_game(
        control in control(),
        attempts in vec((attempt(), 0_u64..400), 0..160),
    ) {
        let mut game = Game::new(Position::START, control);
        let mut now = Duration::from_secs(1);
        let mut log: Vec<Stamped> = Vec::new();
        for (attempt, millis) in attempts {
            now += Duration::from_millis(millis);
            let before = game.clone();
            if let Ok(event) = perform(&mut game, &attempt, now) {
                log.extend(event);
            } else {
                prop_assert_eq!(&game, &before, "{:?} was refused", attempt);
            }
        }
        let mut follower = Game::new(Position::START, control);
        let mut clockwork = follower.clone();
        for stamped in &log {
            let json = serde_json::to_string(stamped).unwrap();
            let read: Stamped = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(&read, stamped, "{}", json);
            follower.accept(&read).unwrap();
            // The clock of the follower works out what each player has left.
            clockwork.accept(&without_left(*stamped)).unwrap();
        }
        prop_assert_eq!(&follower, &game);
        prop_assert_eq!(&clockwork, &game);
        for stamped in &log {
            let mut repeated = game.clone();
            if repeated.accept(stamped).is_err() {
                prop_assert_eq!(&repeated, &game, "{:?} was refused", stamped);
            }
        }
    }

    #[test]
    fn a_game_and_its_record_are_the_same_game(
        control in control(),
        attempts in vec((attempt(), 0_u64..400), 0..160),
    ) {
        let mut game = Game::new(Position::START, control);
        let mut now = Duration::from_secs(1);
        for (attempt, millis) in attempts {
            now += Duration::from_millis(millis);
            let _ = perform(&mut game, &attempt, now);
        }
        // A record has no offers, and its clocks do not run.
        if let Some(by) = game.draw_offer() {
            let _ = game.decline_draw(by.other(), now);
        }
        if let Some((by, _)) = game.take_back_asked() {
            let _ = game.decline_take_back(by.other(), now);
        }
        let _ = game.adjourn(now);
        game.call_flag(now);
        let left = game.clock().map(|clock| dvonn_core::ByColor::from_fn(|color| clock.left(color, now)));
        prop_assert_eq!(Game::restored(&game.record(), left), game);
    }
}

const SHORT: &str = "........./........../DDDWB....../........../......... W M";

#[test]
fn the_fold_refuses_endings_that_have_not_come() {
    let at = Duration::from_secs;
    let white_lost = Ending::FlagFell { by: Color::White };
    let black_lost = Ending::FlagFell { by: Color::Black };
    let counted = Ending::Counted(Outcome::Draw);
    for (ending, second, answer) in [
        (counted, 1, Err(GameError::TooEarly(counted))),
        (black_lost, 59, Err(GameError::TooEarly(black_lost))),
        (white_lost, 60, Err(GameError::TooEarly(white_lost))),
        (black_lost, 60, Ok(())),
        (Ending::DrawAgreed, 1, Err(GameError::NoOffer)),
        (Ending::Aborted, 60, Err(GameError::Over(black_lost))),
    ] {
        let mut game = Game::new(SHORT.parse().unwrap(), Some("60".parse().unwrap()));
        game.play(Color::White, "d3-c3".parse().unwrap(), at(0)).unwrap();
        let stamped = Stamped { at: at(second), event: Event::Ended(ending) };
        assert_eq!(game.accept(&stamped), answer, "{ending:?} after {second} s");
    }
}

#[test]
fn a_take_back_needs_the_other_player_and_lapses_with_a_move() {
    let now = Duration::ZERO;
    let played = || {
        let mut game = Game::new(Position::START, None);
        game.play(Color::White, "f3".parse().unwrap(), now).unwrap();
        game.play(Color::Black, "a1".parse().unwrap(), now).unwrap();
        game
    };
    let mut game = played();
    game.ask_take_back(Color::White, now).unwrap();
    assert_eq!(game.ask_take_back(Color::Black, now), Err(GameError::AlreadyAsked));
    assert_eq!(game.agree_to_take_back(Color::White, now), Err(GameError::NothingAsked));
    assert_eq!(game.decline_take_back(Color::White, now), Err(GameError::NothingAsked));
    game.agree_to_take_back(Color::Black, now).unwrap();
    assert_eq!((game.history().plies().len(), game.take_back_asked()), (0, None));
    assert_eq!(game.ask_take_back(Color::White, now), Err(GameError::NothingToTakeBack));

    let mut game = played();
    game.ask_take_back(Color::Black, now).unwrap();
    assert_eq!(game.take_back_asked(), Some((Color::Black, 1)));
    game.play(Color::White, "b1".parse().unwrap(), now).unwrap();
    assert_eq!(game.agree_to_take_back(Color::White, now), Err(GameError::NothingAsked));
}

#[test]
fn a_server_s_word_on_the_time_left_counts() {
    let at = Duration::from_secs;
    let mut game = Game::new(SHORT.parse().unwrap(), Some("60".parse().unwrap()));
    game.play(Color::White, "d3-c3".parse().unwrap(), at(0)).unwrap();
    let event = Event::Played { by: Color::Black, mv: Move::Pass, left: Some(at(58)) };
    game.accept(&Stamped { at: at(5), event }).unwrap();
    let clock = game.clock().unwrap();
    assert_eq!((clock.left(Color::Black, at(5)), clock.left(Color::White, at(6))), (at(58), at(59)));
    assert!(game.record().to_string().contains("@0:58"));
}
