//! Why a move is good or bad, and hints.

use dvonn_coach::{Advice, AdviceStep, Gap, Oversight, Reason};
use dvonn_core::{ByColor, Color, Move, Notation};

use super::worth::worth;
use crate::{Texts, key};

/// More moves of a line than this do not fit on a phone.
const SHOWN_MOVES: usize = 4;

/// A reason for or against a move of this player, as a sentence. It says nothing else about the move.
pub fn move_reason(texts: &Texts, reason: &Reason, by: Color, notation: Notation) -> String {
    let opponent = by.other().into();
    let cell_name = |cell| notation.cell_name(cell).into();
    match *reason {
        Reason::OnlyMove { gap } if gap.is_proved() => texts.get(key::REASON_ONLY_PROVED),
        Reason::OnlyMove { gap } => texts
            .get(key::ReasonOnlySearched { pieces: texts.decimal(gap.pieces().unwrap_or(1.0), 1).into() }),
        Reason::Proved { score, .. } => capitalised(&worth(texts, score, by)) + ".",
        Reason::Refuted { ref line, .. } => {
            texts.get(key::ReasonRefuted { moves: line_text(line, notation).into() })
        }
        Reason::CutsOff { theirs, .. } => {
            texts.get(key::ReasonCutsOff { color: opponent, pieces: theirs.into() })
        }
        Reason::BreaksBridge { own, .. } => {
            texts.get(key::ReasonCutsOff { color: by.into(), pieces: own.into() })
        }
        Reason::SavesFrom { threat, pieces, .. } => {
            let mv = notation.move_text(Move::Stack(threat)).into();
            texts.get(key::ReasonSavesFrom { mv, pieces: pieces.into() })
        }
        Reason::Takes { cell, dvonns: 1.., .. } => texts.get(key::ReasonTakesDvonn { cell: cell_name(cell) }),
        Reason::Takes { cell, height: 1, .. } => texts.get(key::ReasonTakesPiece { cell: cell_name(cell) }),
        Reason::Takes { cell, height, .. } => {
            texts.get(key::ReasonTakesStack { cell: cell_name(cell), height: height.into() })
        }
        Reason::Neutralises { cell, moves } => {
            texts.get(key::ReasonNeutralises { cell: cell_name(cell), count: moves.into() })
        }
        Reason::Overloads { cell, height } => {
            texts.get(key::ReasonOverloads { cell: cell_name(cell), height: height.into() })
        }
        Reason::Frees { cells } => texts.get(key::ReasonFrees { count: cells.len().into() }),
        Reason::KeepsBridge { cell, pieces, .. } => {
            texts.get(key::ReasonKeepsBridge { cell: cell_name(cell), pieces: pieces.into() })
        }
        Reason::BringsDvonn { stacks, .. } => {
            texts.get(key::ReasonBringsDvonn { count: stacks.len().into() })
        }
        Reason::DeniesDvonn { cell } => {
            texts.get(key::ReasonDeniesDvonn { cell: cell_name(cell), color: opponent })
        }
        Reason::ForcesPass => texts.get(key::ReasonForcesPass { color: opponent }),
        Reason::Tempi { own, theirs, gained: 1.. } => {
            texts.get(key::ReasonGainsTempi { own: own.into(), theirs: theirs.into() })
        }
        Reason::Tempi { own, theirs, .. } => {
            texts.get(key::ReasonWastesTempi { own: own.into(), theirs: theirs.into() })
        }
        Reason::OnEdge { .. } => texts.get(key::REASON_ON_EDGE),
        Reason::BesideDvonn { .. } => texts.get(key::REASON_BESIDE_DVONN),
        Reason::Apart { .. } => texts.get(key::REASON_APART),
    }
}

/// These reasons as sentences.
pub fn move_reasons(texts: &Texts, reasons: &[Reason], by: Color, notation: Notation) -> String {
    let sentences = reasons.iter().map(|reason| move_reason(texts, reason, by, notation));
    sentences.collect::<Vec<_>>().join(" ")
}

/// A hint to the player whose turn it is, as far as it is told.
pub fn hint(texts: &Texts, advice: &Advice, shown: AdviceStep, turn: Color, notation: Notation) -> String {
    let more = || texts.get(key::HINT_MORE);
    match (shown, advice.best.mv, advice.place()) {
        (AdviceStep::Area, _, Some(place)) => {
            let cell = notation.cell_name(place).into();
            let text = match advice.theme() {
                Some(theme) => texts.get(key::HintArea { cell, theme: texts.get(theme.title()).into() }),
                None => texts.get(key::HintAreaPlain { cell }),
            };
            format!("{text} {}", more())
        }
        (AdviceStep::Stack, Move::Stack(mv), _) => {
            let text = texts.get(key::HintStack { cell: notation.cell_name(mv.from).into() });
            format!("{text} {}", more())
        }
        (_, mv, _) => {
            let worth = worth(texts, advice.best.score, turn).into();
            let mut sentences = vec![texts.get(key::HintMove { mv: notation.move_text(mv).into(), worth })];
            // What the score says already is not repeated.
            let told = advice.reasons.iter().filter(|reason| !matches!(reason, Reason::Proved { .. }));
            sentences.extend(told.map(|reason| move_reason(texts, reason, turn, notation)));
            // That it is the only good move says what another costs.
            let is_only = advice.reasons.iter().any(|reason| matches!(reason, Reason::OnlyMove { .. }));
            let cost = advice.cost.filter(|_| !is_only).and_then(|gap| cost(texts, &gap, turn, notation));
            sentences.extend(cost);
            sentences.join(" ")
        }
    }
}

/// What the teacher says to somebody whose last move was a mistake: what the computer is about to play and why, and what it costs.
pub fn oversight(texts: &Texts, oversight: &Oversight, notation: Notation) -> String {
    let (ply, by) = (oversight.ply(), oversight.ply().by().other());
    let mut sentences = vec![texts.get(key::Oversight { mv: notation.move_text(oversight.reply()).into() })];
    let reasons = move_reasons(texts, &oversight.reasons(), by, notation);
    sentences.extend((!reasons.is_empty()).then_some(reasons));
    let pieces = ply.lost_pieces().filter(|pieces| *pieces >= 0.05);
    let cost = |pieces| texts.get(key::OversightCost { pieces: texts.decimal(pieces, 1).into() });
    sentences.extend(pieces.map(cost));
    sentences.join(" ")
}

/// What the next best move costs; `None` if it is as good, or the difference would be shown as 0.0.
fn cost(texts: &Texts, gap: &Gap, by: Color, notation: Notation) -> Option<String> {
    let mv = notation.move_text(gap.next).into();
    if gap.changes_result() {
        return Some(texts.get(key::HintCostResult { mv, worth: worth(texts, gap.score, by).into() }));
    }
    let pieces = gap.pieces().filter(|pieces| *pieces >= 0.05)?;
    Some(texts.get(key::HintCost { mv, pieces: texts.decimal(pieces, 1).into() }))
}

/// The hints that players were given in a game: of the only person, or of both; `None` if there were none.
pub fn hints_used(texts: &Texts, hints: ByColor<u16>, person: Option<Color>) -> Option<String> {
    let (white, black) = (hints[Color::White], hints[Color::Black]);
    match person {
        _ if white + black == 0 => None,
        Some(_) => Some(texts.get(key::HintsUsed { count: (white + black).into() })),
        None => Some(texts.get(key::HintsUsedBoth { black: black.into(), white: white.into() })),
    }
}

/// The first moves of a line.
fn line_text(line: &[Move], notation: Notation) -> String {
    let moves: Vec<String> = line.iter().take(SHOWN_MOVES).map(|mv| notation.move_text(*mv)).collect();
    moves.join(" ")
}

/// A description as the beginning of a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
