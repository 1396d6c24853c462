//! The review of a game.

use dvonn_coach::{Class, Review, ReviewedPly, Slip, Stage, Summary};
use dvonn_core::{Color, Notation};

use super::side;
use super::worth::worth;
use crate::{Texts, key};

/// How bad a move was, in a word: `blunder`.
pub fn slip(texts: &Texts, slip: Slip) -> String {
    texts.get(match slip {
        Slip::Inaccuracy => key::REVIEW_INACCURACY,
        Slip::Mistake => key::REVIEW_MISTAKE,
        Slip::Blunder => key::REVIEW_BLUNDER,
    })
}

/// The mark and the word of a move that is pointed out: bad ones, and those that were the only good or the only legal one.
pub fn class_mark(texts: &Texts, class: Class) -> Option<(&'static str, String)> {
    match class {
        Class::Slip(bad) => Some((bad.mark(), slip(texts, bad))),
        Class::Only => Some(("□", texts.get(key::REVIEW_ONLY))),
        Class::Forced => Some(("□", texts.get(key::REVIEW_FORCED))),
        Class::Best | Class::Good => None,
    }
}

/// What a move lost and what was better: `−7.2 pieces, better: k3-j3`. The loss is in pieces, or of the chance to win if
/// no pieces can be named.
pub fn better_move(texts: &Texts, ply: &ReviewedPly, notation: Notation) -> String {
    let mv = notation.move_text(ply.best.mv).into();
    match ply.lost_pieces() {
        Some(pieces) if pieces >= 0.05 => {
            texts.get(key::ReviewBetterPieces { loss: texts.decimal(pieces, 1).into(), mv })
        }
        _ => texts.get(key::ReviewBetterChance { loss: texts.percent(ply.lost_chance()).into(), mv }),
    }
}

/// The moves of a player in a reviewed game: `White: 2 mistakes, 1 blunder; average loss 1.3 pieces`, or `You: …` to the reader
/// who was that player.
pub fn review_summary(texts: &Texts, color: Color, summary: &Summary, reader: Option<Color>) -> String {
    let Summary { inaccuracies, mistakes, blunders, oversights, average_loss } = *summary;
    let counts = [
        (inaccuracies, texts.get(key::ReviewInaccuracies { count: inaccuracies.into() })),
        (mistakes, texts.get(key::ReviewMistakes { count: mistakes.into() })),
        (blunders, texts.get(key::ReviewBlunders { count: blunders.into() })),
    ];
    let named: Vec<String> =
        counts.into_iter().filter(|(count, _)| *count > 0).map(|(_, name)| name).collect();
    let slips = if named.is_empty() { texts.get(key::REVIEW_FAULTLESS) } else { named.join(", ") };
    let side = side(texts, color, reader);
    let told = match average_loss {
        Some(loss) => texts.get(key::ReviewSummary {
            side: side.into(),
            slips: slips.into(),
            loss: texts.decimal(loss, 1).into(),
        }),
        None => format!("{side}: {slips}"),
    };
    match oversights {
        0 => told,
        pieces => format!("{told}; {}", texts.get(key::ReviewOversights { pieces: pieces.into() })),
    }
}

/// What the full board was worth, and a line for each placement that mattered most. Empty if placements were not reviewed.
pub fn review_placements(
    texts: &Texts,
    review: &Review,
    notation: Notation,
    reader: Option<Color>,
) -> Vec<String> {
    let board = review.full_board().filter(|_| review.has_placements());
    let board =
        board.map(|score| texts.get(key::ReviewBoard { worth: worth(texts, score, Color::White).into() }));
    let placements = review.placements();
    let head = (!placements.is_empty()).then(|| texts.get(key::REVIEW_PLACEMENTS));
    let told = placements.into_iter().filter_map(|ply| {
        let ply = review.ply(ply)?;
        let mv = notation.move_text(ply.played.mv);
        Some(format!("{} {mv}: {}", side(texts, ply.by(), reader), better_move(texts, ply, notation)))
    });
    board.into_iter().chain(head).chain(told).collect()
}

/// The accuracy of both players, a line for each stage of the game in which somebody had a choice.
pub fn review_accuracy(texts: &Texts, review: &Review, reader: Option<Color>) -> Vec<String> {
    let told = |stage| {
        let both = Color::ALL.map(|color| (color, review.accuracy(color, stage)));
        both.iter().find_map(|(_, accuracy)| *accuracy)?;
        let each = both.map(|(color, accuracy)| {
            let percent = accuracy.map_or("–".to_owned(), |value| texts.percent(value));
            format!("{} {percent}", side(texts, color, reader))
        });
        let each = each.join(", ").into();
        Some(match stage {
            Stage::Placing => texts.get(key::ReviewAccuracyPlacing { each }),
            Stage::Middle => texts.get(key::ReviewAccuracyMiddle { each }),
            Stage::Ending => texts.get(key::ReviewAccuracyEnding { each }),
        })
    };
    Stage::ALL.into_iter().filter_map(told).collect()
}
