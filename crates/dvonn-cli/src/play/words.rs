//! What the terminal board says: positions, moves and thoughts in plain words.

use std::time::Duration;

use dvonn_core::{Cell, CellSet, Color, Move, MoveError, Movement, Notation, Outcome, Piece, Position};
use dvonn_engine::{Line, Score, Wdl};
use dvonn_game::{Ending, History, Layer, Ply};

use crate::commands::name;

/// `1 stack`, `2 stacks`.
pub(crate) fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Dvonn => "DVONN piece",
        Piece::White => "white piece",
        Piece::Black => "black piece",
    }
}

/// Whose turn it is and what it is about.
pub(crate) fn turn(position: &Position) -> String {
    let who = name(position.turn());
    match position {
        Position::Placement(placement) => {
            let left = 49 - placement.placed();
            format!("{who} places a {}, {left} of 49 are left.", piece_name(placement.next_piece()))
        }
        Position::Movement(movement) if movement.must_pass() => format!("{who} has no move and must pass."),
        Position::Movement(movement) => {
            format!("{who} to move, {}.", count(movement.count_moves(movement.turn()), "move"))
        }
    }
}

/// What was played, and what it did.
pub(crate) fn played(ply: &Ply, notation: Notation) -> String {
    let what = match ply.mv {
        Move::Pass => "passed".to_owned(),
        Move::Place(_) => format!("placed {}", notation.move_text(ply.mv)),
        Move::Stack { .. } => format!("played {}", notation.move_text(ply.mv)),
    };
    let fell = match ply.removed().len() {
        0 => String::new(),
        stacks => format!(", {} fell off", count(stacks, "stack")),
    };
    format!("{} {what}{fell}.", name(ply.by))
}

/// What a move would do.
pub(crate) fn consequence(before: &Position, ply: &Ply, notation: Notation) -> String {
    let text = notation.move_text(ply.mv);
    match (ply.mv, before) {
        (Move::Place(_), Position::Placement(placement)) => {
            format!("{text}: Enter places a {} there.", piece_name(placement.next_piece()))
        }
        (Move::Stack { from, to }, Position::Movement(movement)) => {
            let scores = ply.position.scores();
            let then = format!("then White {}, Black {}", scores[Color::White], scores[Color::Black]);
            let removed = ply.removed();
            if removed.is_empty() {
                let height = movement.height(from) + movement.height(to);
                return format!("{text}: a stack of {height}; nothing falls off; {then}.");
            }
            let lost = |color| lost_pieces(movement, from, to, removed, color);
            format!(
                "{text}: {} off, White −{}, Black −{}; {then}.",
                if removed.len() == 1 {
                    "1 stack falls".to_owned()
                } else {
                    format!("{} stacks fall", removed.len())
                },
                lost(Color::White),
                lost(Color::Black)
            )
        }
        _ => format!("{text}."),
    }
}

/// Pieces in a player's stacks that fall off with a move.
fn lost_pieces(before: &Movement, from: Cell, to: Cell, removed: CellSet, color: Color) -> u8 {
    let stack = |cell: Cell| {
        let stood = before.stack(cell)?;
        if cell == to { before.stack(from)?.onto(stood) } else { Some(stood) }
    };
    removed
        .into_iter()
        .filter_map(stack)
        .filter(|stack| stack.owner() == Some(color))
        .map(dvonn_core::Stack::height)
        .sum()
}

/// What stands on a cell, and what it is made of.
pub(crate) fn cell(history: &History, cell: Cell, notation: Notation) -> String {
    let position = history.position();
    let at = notation.cell_name(cell);
    let Some(stack) = position.stack(cell) else {
        return format!("{at}: empty.");
    };
    let Some(owner) = stack.owner() else {
        return format!("{at}: a DVONN piece.");
    };
    let what = match stack.height() {
        1 => format!("a {owner} piece"),
        height => {
            let composition = history.composition();
            let letter = |layer: &Layer| match layer {
                Layer::Known(piece) => piece.letter(),
                Layer::Unknown => '?',
            };
            let layers: String = composition.stack(cell).iter().map(letter).collect();
            if layers.contains('?') {
                format!("a {owner} stack of {height}")
            } else {
                format!("a {owner} stack of {height}, from the bottom {layers}")
            }
        }
    };
    let Some(movement) = position.movement().filter(|movement| movement.outcome().is_none()) else {
        return format!("{at}: {what}.");
    };
    let moves = if movement.enclosed().contains(cell) {
        "enclosed, so it cannot move".to_owned()
    } else {
        match movement.targets(cell).len() {
            0 => "nothing to land on".to_owned(),
            targets => count(targets, "move"),
        }
    };
    format!("{at}: {what}; {moves}.")
}

/// How the game ended.
pub(crate) fn ending(ending: Ending) -> String {
    match ending {
        Ending::Counted(Outcome::Draw) => "The game is over: a draw.".to_owned(),
        Ending::Counted(Outcome::Win { winner, margin }) => {
            format!("The game is over: {} wins by {margin}.", name(winner))
        }
        Ending::Resigned { by } => format!("{} resigned: {} wins.", name(by), name(by.other())),
        Ending::FlagFell { by } => format!("{}'s time is up: {} wins.", name(by), name(by.other())),
        Ending::DrawAgreed => "A draw was agreed.".to_owned(),
        Ending::Aborted => "The game was given up.".to_owned(),
    }
}

/// Why a move was refused, its cells named as the board names them.
pub(crate) fn refusal(error: MoveError, notation: Notation) -> String {
    let renamed = |word: &str| {
        let bare = word.trim_end_matches([',', ';']);
        match bare.parse::<Cell>() {
            Ok(cell) => notation.cell_name(cell) + &word[bare.len()..],
            Err(_) => word.to_owned(),
        }
    };
    error.to_string().split(' ').map(renamed).collect::<Vec<_>>().join(" ")
}

/// What a position is worth, said about both sides.
pub(crate) fn worth(score: Score, turn: Color) -> String {
    let winner = |wdl: Wdl| match wdl {
        Wdl::Win => Some(turn),
        Wdl::Draw => None,
        Wdl::Loss => Some(turn.other()),
    };
    match score {
        Score::Estimate(estimate) => {
            let (leader, margin, chance) = match estimate.margin() {
                margin if margin < 0.0 => (turn.other(), -margin, 1.0 - score.winning_chance()),
                margin => (turn, margin, score.winning_chance()),
            };
            let percent = chance * 100.0;
            if margin < 0.05 {
                format!("even, {percent:.0} %")
            } else {
                format!("{} ahead by {margin:.1}, wins {percent:.0} %", name(leader))
            }
        }
        Score::Proved(wdl) => {
            winner(wdl).map_or("proved: a draw".to_owned(), |winner| format!("proved: {} wins", name(winner)))
        }
        Score::Exact(margin) => winner(margin.wdl()).map_or("proved: a draw".to_owned(), |winner| {
            format!("proved: {} wins by {}", name(winner), margin.pieces().unsigned_abs())
        }),
    }
}

/// What the engine expects.
pub(crate) fn thought(line: &Line, turn: Color, notation: Notation) -> String {
    let moves: Vec<String> = line.moves.iter().map(|&mv| notation.move_text(mv)).collect();
    format!("depth {}, {}: {}", line.depth, worth(line.score, turn), moves.join(" "))
}

/// What a clock shows: tenths when they matter.
pub(crate) fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds @ 0..20) => format!("0:{seconds:02}.{}", left.subsec_millis() / 100),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The plies in rows of a number, White's ply and Black's, counted as in records.
pub(crate) fn move_rows(history: &History, notation: Notation) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for ply in history.plies() {
        let text = notation.move_text(ply.mv);
        let number = rows.len() + 1;
        match (ply.by, rows.last_mut()) {
            (Color::Black, Some(row)) => {
                row.push(' ');
                row.push_str(&text);
            }
            (Color::Black, None) => rows.push(format!("{number}. … {text}")),
            (Color::White, _) => rows.push(format!("{number}. {text}")),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn consequences_are_told_before_they_happen() {
        let figure_3 = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
        let tail = "........./........../DDW2+W......./........../......... W M";
        let bridge = "........./........../DDDWB....../........../......... W M";
        let start = &Position::START.to_string();
        for (before, mv, told) in [
            (figure_3, "e3-f3", "e3-f3: 7 stacks fall off, White −4, Black −11; then White 15, Black 13."),
            (bridge, "d3-c3", "d3-c3: 1 stack falls off, White −0, Black −1; then White 2, Black 0."),
            (bridge, "d3-e3", "d3-e3: 1 stack falls off, White −2, Black −0; then White 0, Black 0."),
            (tail, "d3-c3", "d3-c3: a stack of 3; nothing falls off; then White 3, Black 0."),
            (start, "f3", "f3: Enter places a DVONN piece there."),
        ] {
            let before = position(before);
            let ply = Ply::of(&before, mv.parse().unwrap()).unwrap();
            assert_eq!(consequence(&before, &ply, Notation::Standard), told);
        }
    }

    #[test]
    fn refusals_name_cells_as_the_board_does() {
        let error = MoveError::WrongDistance { from: Cell::C1, to: Cell::C3, height: 3 };
        for (notation, told) in [
            (Notation::Standard, "c3 is not at distance 3 from c1, and a stack moves as far as it is high"),
            (Notation::Newsletter, "c3 is not at distance 3 from e3, and a stack moves as far as it is high"),
            (Notation::Printed, "c3 is not at distance 3 from c5, and a stack moves as far as it is high"),
        ] {
            assert_eq!(refusal(error, notation), told);
        }
        let error = MoveError::EmptyTarget { to: Cell::A1 };
        assert_eq!(refusal(error, Notation::Newsletter), "e1 is empty; a stack lands on another one");
    }

    #[test]
    fn clocks_show_tenths_at_the_end() {
        for (millis, shown) in [
            (0, "0:00.0"),
            (9_960, "0:09.9"),
            (20_000, "0:20"),
            (61_000, "1:01"),
            (600_000, "10:00"),
            (3_661_000, "1:01:01"),
        ] {
            assert_eq!(clock(Duration::from_millis(millis)), shown);
        }
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
