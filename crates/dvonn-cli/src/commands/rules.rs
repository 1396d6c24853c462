//! `rules`: prints the rules book.

use std::io::Write;

use clap::Args;
use dvonn_coach::{Block, DIFFERENCES, Figure, RULES};
use dvonn_core::{Notation, Position};
use dvonn_text::{Texts, key, words};
use dvonn_view::{TextBoard, wrapped};

use crate::{Failure, arguments, paint};

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Print where the rulebooks differ, what we play, and why
    #[arg(long)]
    differences: bool,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: arguments::Notation,
}

/// Width of the text: that of a board.
const WIDTH: usize = 78;

pub(crate) fn rules(texts: &Texts, args: &RulesArgs) -> Result<(), Failure> {
    let text = if args.differences { differences(texts) } else { book(texts, args.notation.into()) };
    anstream::stdout().write_all(text.as_bytes())?;
    Ok(())
}

fn heading(words: &str) -> String {
    format!("{}{words}{:#}\n\n", paint::STRONG, paint::STRONG)
}

fn book(texts: &Texts, notation: Notation) -> String {
    let mut text = heading(&texts.get(key::RULES_TITLE));
    text += &paragraph(&texts.get(key::RULES_AUTHOR), "", "");
    let mut figures = 0;
    for section in RULES {
        if !text.ends_with("\n\n") {
            text.push('\n');
        }
        text += &heading(&texts.get(section.heading));
        for block in section.blocks {
            match block {
                Block::Paragraph(key) => text = format!("{text}{}\n", paragraph(&texts.get(*key), "", "")),
                Block::Point(key) => text += &paragraph(&texts.get(*key), "- ", "  "),
                Block::Figure(shown) => {
                    figures += 1;
                    text += &figure(texts, shown, figures, notation);
                }
            }
        }
    }
    text
}

/// The board and its caption, and the board after the first move if anything falls off.
fn figure(texts: &Texts, figure: &Figure, number: i32, notation: Notation) -> String {
    let start = figure.position();
    let mut text = format!("\n{}\n", board(&start, notation, |board| board.highlighted(figure.cells())));
    let title = texts.get(key::RulesFigure { number: number.into() });
    let caption = figure.caption();
    let caption = words::passage(texts, &caption, notation);
    text += &paragraph(&format!("{title}. {caption}"), "", "");
    let mut after = start;
    if let Some(mv) = figure.line().first().copied()
        && let Ok(Some(effects)) = after.apply(mv)
        && !effects.removed.is_empty()
    {
        let words = texts.get(key::RulesAfter { mv: notation.move_text(mv).into() });
        let shown = board(&after, notation, |board| board.last_move(mv).removed(effects.removed));
        text = format!("{text}\n{words}\n\n{shown}");
    }
    text.push('\n');
    text
}

fn board(position: &Position, notation: Notation, marked: impl Fn(TextBoard) -> TextBoard) -> String {
    paint::board(&marked(TextBoard::new(position).notation(notation)))
}

fn differences(texts: &Texts) -> String {
    let mut text = heading(&texts.get(key::DIFFER_TITLE));
    text += &paragraph(&texts.get(key::DIFFER_INTRO), "", "");
    let (said, played) = (texts.get(key::DIFFER_SAID), texts.get(key::DIFFER_PLAYED));
    for difference in DIFFERENCES {
        text.push('\n');
        text += &heading(&texts.get(difference.question));
        text += &paragraph(&format!("{said}: {}", texts.get(difference.said)), "  ", "  ");
        text += &paragraph(&format!("{played}: {}", texts.get(difference.played)), "  ", "  ");
    }
    text
}

/// Wraps words into lines; the first line has its own prefix, as wide as that of the others.
fn paragraph(words: &str, first: &str, rest: &str) -> String {
    let lines = wrapped(words, WIDTH - rest.len()).join(&format!("\n{rest}"));
    format!("{first}{lines}\n")
}
