//! The moments of a reviewed game in sentences, and as diagrams to print and to share.

use dvonn_coach::{Review, ReviewedPly, Slip};
use dvonn_core::{Color, Move, Notation, StackMove};
use dvonn_game::Record;
use dvonn_view::{Diagram, Sheet};

use super::{better_move, color, move_reasons, players, review_accuracy, review_placements, review_summary};
use crate::{Texts, key};

/// A moment in lines: the move with its number in the game and what was better; why that is better; what speaks against the move.
pub fn moment(texts: &Texts, number: usize, ply: &ReviewedPly, notation: Notation) -> Vec<String> {
    let name = |mv| notation.move_text(mv);
    let (by, mark) = (color(texts, ply.by()), ply.slip().map_or("", Slip::mark));
    let head =
        format!("{number}. {by} {}{mark}: {}.", name(ply.played.mv), better_move(texts, ply, notation));
    let why = [(ply.best.mv, ply.reasons()), (ply.played.mv, ply.drawbacks())];
    let why = why.into_iter().filter(|(_, reasons)| !reasons.is_empty());
    let told = |(mv, reasons): (Move, Vec<_>)| {
        format!("{}: {}", name(mv), move_reasons(texts, &reasons, ply.by(), notation))
    };
    [head].into_iter().chain(why.map(told)).collect()
}

/// The board before a moment: the move that was played is marked, and an arrow shows the better one.
pub fn moment_diagram(texts: &Texts, number: usize, ply: &ReviewedPly, notation: Notation) -> Diagram {
    let board = Diagram::new(&ply.before)
        .coordinates(Some(notation))
        .last_move(ply.played.mv)
        .caption(moment(texts, number, ply, notation).join(" "));
    match ply.best.mv {
        Move::Stack(StackMove { from, to }) => board.arrow(from, to),
        Move::Place(_) | Move::Pass => board,
    }
}

/// A moment as a picture to share: the diagram, and the words below it.
pub fn moment_picture(
    texts: &Texts,
    title: &str,
    number: usize,
    ply: &ReviewedPly,
    notation: Notation,
) -> Sheet {
    Sheet::new(title)
        .line(texts.get(key::REVIEW_SHEET_LEGEND))
        .with(moment_diagram(texts, number, ply, notation), moment(texts, number, ply, notation).join(" "))
}

/// The title of what is printed: that it is a review, and who played.
pub fn review_title(texts: &Texts, record: &Record) -> String {
    let title = texts.get(key::REVIEW_SHEET_TITLE);
    players(record).map_or(title.clone(), |players| format!("{title}: {players}"))
}

/// A review as a page to print: what both players did, and a diagram of each moment in the order of the game. `number` tells how
/// the list of moves counts a ply of the review.
pub fn review_sheet(
    texts: &Texts,
    title: &str,
    review: &Review,
    number: impl Fn(usize) -> usize,
    notation: Notation,
) -> Sheet {
    let summary = |color| Some(review_summary(texts, color, &review.summary(color)?, None));
    let lines = Color::ALL.into_iter().filter_map(summary);
    let lines = lines
        .chain(review_accuracy(texts, review, None))
        .chain(review_placements(texts, review, notation, None));
    let mut moments = review.moments();
    moments.sort_unstable();
    let legend = (!moments.is_empty()).then(|| texts.get(key::REVIEW_SHEET_LEGEND));
    let sheet = lines.chain(legend).fold(Sheet::new(title), Sheet::line);
    let moments = moments.into_iter().filter_map(|ply| Some((number(ply), review.ply(ply)?)));
    moments.fold(sheet, |sheet, (number, ply)| {
        let words = moment(texts, number, ply, notation).join(" ");
        sheet.with(moment_diagram(texts, number, ply, notation), words)
    })
}
