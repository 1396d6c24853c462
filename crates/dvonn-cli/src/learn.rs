//! `learn`: the course on a board in the terminal; and `puzzle`, which shows puzzles on the same board.
//!
//! As in `play`, [`course`] holds the state and does no input or output, [`screen`] draws it, and the loop here passes
//! keys and clicks to it. The opponents in the course answer immediately, so there is no engine thread.

mod course;
mod puzzle;
mod screen;
mod sheet;
mod shelf;
mod store;
#[cfg(test)]
mod tests;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind};
use dvonn_coach::Progress;
use dvonn_text::{Texts, key};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::arguments::Notation;
use crate::play::Colours;
use crate::terminal::{Mouse, Screen};
use crate::{Failure, input};
use course::{Course, Request};
pub(crate) use puzzle::{PuzzleArgs, puzzle};
use store::Store;

#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    /// Save the progress in this file instead of your data directory
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
    /// Reset the progress, even if it cannot be read, and start over
    #[arg(long, conflicts_with_all = ["export", "import"])]
    reset: bool,
    /// Print the progress as JSON and exit
    #[arg(long, conflicts_with = "import")]
    export: bool,
    /// Merge the progress from a file, or from standard input with `-`, and exit
    #[arg(long, value_name = "FILE")]
    import: Option<PathBuf>,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: Notation,
    /// Do not capture the mouse, so that it selects text
    #[arg(long)]
    no_mouse: bool,
}

pub(crate) fn run(texts: &Texts, args: &LearnArgs) -> Result<(), Failure> {
    let store = Store::new(texts, args.progress.as_deref())?;
    if let Some(file) = &args.import {
        let text = input::bytes(texts, file)?;
        let elsewhere = store::read(texts, &String::from_utf8_lossy(&text))
            .map_err(|reason| Failure::No(format!("{}: {reason}", file.display())))?;
        let mut progress = store.load(texts)?;
        progress.join(elsewhere);
        return store.save(texts, &progress);
    }
    let progress = if args.reset { Progress::default() } else { store.load(texts)? };
    if args.export {
        return Ok(writeln!(anstream::stdout(), "{}", progress.to_json())?);
    }
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        return Err(Failure::BadUse(texts.get(key::LEARN_NO_TERMINAL)));
    }
    if args.reset {
        store.save(texts, &progress)?;
    }
    let mouse = if args.no_mouse { Mouse::Yours } else { Mouse::Ours };
    show(Course::new(*texts, args.notation.into(), progress), &store, mouse)
}

/// Shows the course in the terminal until the student quits.
fn show(mut course: Course, store: &Store, mouse: Mouse) -> Result<(), Failure> {
    let colours = Colours::of_output();
    let held = Screen::open()?;
    held.give_mouse(mouse)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(std::io::stdout()))?;
    loop {
        terminal.draw(|frame| screen::draw(frame, &course, colours))?;
        let request = match crossterm::event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => course.press(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let area = terminal.size()?.into();
                screen::cell_at(area, mouse.column, mouse.row).and_then(|cell| course.click(cell))
            }
            _ => None,
        };
        match request {
            Some(Request::Save) => store.save(course.texts(), course.progress())?,
            Some(Request::Leave) => return Ok(()),
            None => {}
        }
    }
}
