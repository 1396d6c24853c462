//! Moves and what they do.

use dvonn_core::{ByColor, Cell, Color, Move, Movement, Notation, Position, Stack, StackMove};
use dvonn_game::Ply;

use crate::{Texts, key};

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
    let (color, mv) = (ply.by.into(), notation.move_text(ply.mv).into());
    match (ply.mv, ply.removed().len()) {
        (Move::Pass, _) => texts.get(key::PlayedPass { color }),
        (Move::Place(_), _) => texts.get(key::PlayedPlace { color, mv }),
        (Move::Stack(_), 0) => texts.get(key::PlayedMove { color, mv }),
        (Move::Stack(_), stacks) => texts.get(key::PlayedMoveFell { color, mv, count: stacks.into() }),
    }
}

/// What a stack move would do, as a sentence; empty for other moves.
pub fn consequence(texts: &Texts, before: &Position, ply: &Ply, notation: Notation) -> String {
    let (Position::Movement(movement), Move::Stack(StackMove { from, to })) = (before, ply.mv) else {
        return String::new();
    };
    let scores = ply.position.scores();
    let mv = notation.move_text(ply.mv).into();
    let (white, black) = (scores[Color::White].into(), scores[Color::Black].into());
    let fall = Fall::of(before, ply);
    if fall.stacks == 0 {
        let height = movement.height(from) + movement.height(to);
        return texts.get(key::ConsequenceQuiet { mv, height: height.into(), white, black });
    }
    let (count, losses) = (fall.stacks.into(), losses(texts, &fall, None).into());
    texts.get(key::ConsequenceFall { black, count, losses, mv, white })
}

/// What falls off, as a sentence to the player of this colour, or to a spectator.
pub fn fall(texts: &Texts, fall: &Fall, reader: Option<Color>) -> String {
    if fall.stacks == 0 {
        return texts.get(key::FALL_NOTHING);
    }
    texts.get(key::FallOff { count: fall.stacks.into(), losses: losses(texts, fall, reader).into() })
}

/// What falls off, after the name of the cell where a stack would land; empty if nothing does.
pub fn fall_there(texts: &Texts, fall: &Fall, reader: Option<Color>) -> Option<String> {
    let losses = losses(texts, fall, reader).into();
    (fall.stacks > 0).then(|| texts.get(key::BoardFalls { count: fall.stacks.into(), losses }))
}

/// How many pieces each player loses, the reader first: `you −4, opponent −11`. Who loses nothing is left out.
fn losses(texts: &Texts, fall: &Fall, reader: Option<Color>) -> String {
    let loss = |color: Color| {
        let pieces = fall.pieces[color].into();
        (fall.pieces[color] > 0).then(|| match reader {
            None => texts.get(key::LossOf { color: color.into(), pieces }),
            Some(own) if own == color => texts.get(key::LossYours { pieces }),
            Some(_) => texts.get(key::LossTheirs { pieces }),
        })
    };
    let first = reader.unwrap_or(Color::White);
    [first, first.other()].into_iter().filter_map(loss).collect::<Vec<_>>().join(", ")
}

/// A move that has just been played, for people who cannot see the board: who moved, from where to where, what it took,
/// and what fell off.
pub fn announce(
    texts: &Texts,
    before: &Position,
    ply: &Ply,
    notation: Notation,
    reader: Option<Color>,
) -> String {
    let color = ply.by.into();
    match (ply.mv, before) {
        (Move::Stack(StackMove { from, to }), Position::Movement(movement)) => {
            let height = (movement.height(from) + movement.height(to)).into();
            let fallen = Fall::of(before, ply);
            let taken = movement.stack(to).filter(|stack| stack.owner() == Some(ply.by.other()));
            let (from, to) = (notation.cell_name(from).into(), notation.cell_name(to).into());
            let mut sentences = vec![texts.get(key::AnnounceMove { color, from, height, to })];
            sentences.extend(taken.map(|stack| {
                let color = ply.by.other().into();
                match stack.height() {
                    1 => texts.get(key::AnnounceTakesPiece { color }),
                    height => texts.get(key::AnnounceTakesStack { color, height: height.into() }),
                }
            }));
            sentences.extend((fallen.stacks > 0).then(|| fall(texts, &fallen, reader)));
            sentences.join(" ")
        }
        (Move::Place(cell), Position::Placement(placement)) => {
            let (piece, cell) = (placement.next_piece().into(), notation.cell_name(cell).into());
            texts.get(key::AnnouncePlace { cell, color, piece })
        }
        _ => texts.get(key::AnnouncePass { color }),
    }
}
