//! Texts that only the terminal board uses; the rest is in `dvonn_text::words`.

use dvonn_core::{Cell, Color, Move, Notation, Piece, Position};
use dvonn_engine::Line;
use dvonn_game::{GameError, History, Layer, MovePair, Ply};
use dvonn_table::{ActionKind, Hint, Refusal};
use dvonn_text::{Texts, Value, key, words};

/// What a move would do.
pub(crate) fn consequence(texts: &Texts, before: &Position, ply: &Ply, notation: Notation) -> String {
    match (ply.mv, before) {
        (Move::Place(cell), Position::Placement(placement)) => {
            let piece = match placement.next_piece() {
                Piece::White => "white",
                Piece::Black => "black",
                Piece::Dvonn => "dvonn",
            };
            texts.get(key::NotePlace { cell: notation.cell_name(cell).into(), piece: piece.into() })
        }
        (Move::Stack(_), _) => words::consequence(texts, before, ply, notation),
        _ => texts.get(key::NoteMove { mv: notation.move_text(ply.mv).into() }),
    }
}

/// What stands on a cell, its pieces, and whether it can move.
pub(crate) fn cell(texts: &Texts, history: &History, cell: Cell, notation: Notation) -> String {
    let position = history.position();
    let stack = position.stack(cell);
    let mut what = words::stack(texts, cell, stack, notation);
    if let Some(stack) = stack.filter(|stack| stack.height() > 1) {
        let letter = |layer: &Layer| match layer {
            Layer::Known(piece) => Some(piece.letter()),
            Layer::Unknown => None,
        };
        // Letters as on the board.
        let layers: String = history.composition().stack(cell).iter().filter_map(letter).collect();
        if layers.len() == usize::from(stack.height()) {
            what = texts.get(key::StackLayers { stack: what.into(), layers: layers.into() });
        }
    }
    let movement = position.movement().filter(|movement| movement.outcome().is_none());
    match movement.filter(|_| stack.is_some_and(|stack| stack.owner().is_some())) {
        Some(movement) => format!("{what}; {}.", words::mobility(texts, movement, cell)),
        None => format!("{what}."),
    }
}

/// What the engine expects.
pub(crate) fn thought(texts: &Texts, line: &Line, turn: Color, notation: Notation) -> String {
    let moves: Vec<String> = line.moves.iter().map(|&mv| notation.move_text(mv)).collect();
    let message = key::ThoughtLine {
        depth: Value::from(line.depth),
        worth: words::worth(texts, line.score, turn).into(),
        moves: moves.join(" ").into(),
    };
    texts.get(message)
}

/// Why the table refused an action; `None` if there is nothing to explain.
pub(crate) fn refusal(
    texts: &Texts,
    kind: ActionKind,
    refusal: Refusal,
    notation: Notation,
) -> Option<String> {
    let key = match refusal {
        Refusal::Game(GameError::Over(_)) => key::SAY_OVER,
        Refusal::Game(GameError::NotYourTurn { .. }) if kind == ActionKind::Hint => key::SAY_ENGINES_TURN,
        Refusal::Game(GameError::NotYourTurn { .. }) => key::SAY_ENGINES_TURN_NOW,
        Refusal::Game(GameError::NothingToTakeBack) => key::SAY_NOTHING_UNDONE,
        Refusal::Game(error) => return Some(words::game_error(texts, &error, notation)),
        Refusal::MustPass => key::NOTE_PASS,
        Refusal::NobodyHere => key::SAY_NO_RESIGNING,
        Refusal::ComputerPlays => key::SAY_NO_DRAW,
        Refusal::NoComputer => key::SAY_NO_ENGINE,
        Refusal::NotThinking => key::SAY_NOT_THINKING,
        Refusal::HintPending => key::SAY_HINT_THINKING,
        Refusal::AllPlaced => key::SAY_ALL_PLACED,
        _ => return None,
    };
    Some(texts.get(key))
}

/// A hint, as far as it is shown.
pub(crate) fn hint(texts: &Texts, hint: &Hint, position: &Position, notation: Notation) -> String {
    words::hint(texts, &hint.advice(position), hint.shown, position.turn(), notation)
}

/// The plies in numbered rows, White's and Black's, numbered as in records.
pub(crate) fn move_rows(history: &History, notation: Notation) -> Vec<String> {
    let text = |ply: Option<&Ply>| ply.map(|ply| notation.move_text(ply.mv));
    let row = |pair: MovePair<'_>| {
        let white = text(pair.white).unwrap_or_else(|| "…".to_owned());
        let words = [Some(pair.number.label(Color::White)), Some(white), text(pair.black)];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    MovePair::of(history.plies()).into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn a_placement_is_described_before_it_is_made() {
        let ply = Ply::of(&Position::START, "f3".parse().unwrap()).unwrap();
        let told = consequence(&Texts::default(), &Position::START, &ply, Notation::Standard);
        assert_eq!(told, "f3: press Enter to place a DVONN piece here.");
    }

    #[test]
    fn moves_are_numbered_as_in_records() {
        let mut history =
            History::new(position("........./........../DDW2+......../........../......... B M"));
        history.play(Move::Pass).unwrap();
        history.play("c3-a3".parse().unwrap()).unwrap();
        assert_eq!(move_rows(&history, Notation::Standard), ["1. … pass", "2. c3-a3"]);
    }
}
