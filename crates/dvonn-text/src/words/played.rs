//! Moves and what they do.

use dvonn_core::{ByColor, Cell, Color, Move, Movement, Notation, Position, Stack, StackMove};
use dvonn_game::Ply;

use super::name::{color_value, piece_value};
use crate::Texts;

/// What falls off with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fall {
    /// How many stacks.
    pub stacks: usize,
    /// How many pieces there are in them, by the colour on top.
    pub pieces: ByColor<u8>,
}

impl Fall {
    /// What falls off when this ply is played in this position.
    pub fn of(before: &Position, ply: &Ply) -> Fall {
        let (Position::Movement(movement), Move::Stack(StackMove { from, to })) = (before, ply.mv) else {
            return Fall::default();
        };
        let mut fall = Fall { stacks: ply.removed().len(), ..Fall::default() };
        for stack in ply.removed().into_iter().filter_map(|cell| landed(movement, from, to, cell)) {
            if let Some(owner) = stack.owner() {
                fall.pieces[owner] += stack.height();
            }
        }
        fall
    }
}

/// The stack on `cell` after the move, before anything falls off.
fn landed(before: &Movement, from: Cell, to: Cell, cell: Cell) -> Option<Stack> {
    let stood = before.stack(cell)?;
    if cell == to { before.stack(from)?.onto(stood) } else { Some(stood) }
}

/// What was played and what it did, as a sentence.
pub fn played(texts: &Texts, ply: &Ply, notation: Notation) -> String {
    let who = ("color", color_value(ply.by));
    let mv = ("move", notation.move_text(ply.mv).into());
    match (ply.mv, ply.removed().len()) {
        (Move::Pass, _) => texts.with("played-pass", &[who]),
        (Move::Place(_), _) => texts.with("played-place", &[who, mv]),
        (Move::Stack(_), 0) => texts.with("played-move", &[who, mv]),
        (Move::Stack(_), stacks) => texts.with("played-move-fell", &[who, mv, ("count", stacks.into())]),
    }
}

/// What a stack move would do, as a sentence; empty for other moves.
pub fn consequence(texts: &Texts, before: &Position, ply: &Ply, notation: Notation) -> String {
    let (Position::Movement(movement), Move::Stack(StackMove { from, to })) = (before, ply.mv) else {
        return String::new();
    };
    let scores = ply.position.scores();
    let mv = ("move", notation.move_text(ply.mv).into());
    let white = ("white", scores[Color::White].into());
    let black = ("black", scores[Color::Black].into());
    let fall = Fall::of(before, ply);
    if fall.stacks == 0 {
        let height = movement.height(from) + movement.height(to);
        return texts.with("consequence-quiet", &[mv, ("height", height.into()), white, black]);
    }
    let lost = [
        ("count", fall.stacks.into()),
        ("white-lost", fall.pieces[Color::White].into()),
        ("black-lost", fall.pieces[Color::Black].into()),
    ];
    let [count, white_lost, black_lost] = lost;
    texts.with("consequence-fall", &[mv, count, white_lost, black_lost, white, black])
}

/// What falls off, as a sentence to the player of this colour, or to a spectator.
pub fn fall(texts: &Texts, fall: &Fall, reader: Option<Color>) -> String {
    let count = ("count", fall.stacks.into());
    match reader {
        _ if fall.stacks == 0 => texts.get("fall-nothing"),
        Some(own) => texts.with(
            "fall-yours",
            &[count, ("yours", fall.pieces[own].into()), ("theirs", fall.pieces[own.other()].into())],
        ),
        None => texts.with(
            "fall-both",
            &[
                count,
                ("white", fall.pieces[Color::White].into()),
                ("black", fall.pieces[Color::Black].into()),
            ],
        ),
    }
}

/// A move that has just been played, for people who cannot see the board: who moved, from where to where, and what fell
/// off.
pub fn announce(
    texts: &Texts,
    before: &Position,
    ply: &Ply,
    notation: Notation,
    reader: Option<Color>,
) -> String {
    let who = ("color", color_value(ply.by));
    match (ply.mv, before) {
        (Move::Stack(StackMove { from, to }), Position::Movement(movement)) => {
            let height = movement.height(from) + movement.height(to);
            let moved = texts.with(
                "announce-move",
                &[
                    who,
                    ("from", notation.cell_name(from).into()),
                    ("to", notation.cell_name(to).into()),
                    ("height", height.into()),
                ],
            );
            let fallen = Fall::of(before, ply);
            if fallen.stacks == 0 { moved } else { format!("{moved} {}", fall(texts, &fallen, reader)) }
        }
        (Move::Place(cell), Position::Placement(placement)) => texts.with(
            "announce-place",
            &[who, ("piece", piece_value(placement.next_piece())), ("cell", notation.cell_name(cell).into())],
        ),
        _ => texts.with("announce-pass", &[who]),
    }
}
