//! `play`: a board in the terminal, for people and engines.
//!
//! `dvonn_table` decides what happens in the game. [`game_view`] turns keys and clicks into actions without any I/O,
//! [`screen`] draws it, and the loop here passes in keys, clicks, answers and time, and carries out the effects.

mod command;
mod cursor;
mod engine_thread;
mod game_view;
mod help;
mod player;
mod results;
mod screen;
#[cfg(test)]
mod tests;
mod words;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use crossterm::event::{Event, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use dvonn_coach::LevelResult;
use dvonn_core::{ByColor, Position};
use dvonn_engine::{Settings, boards};
use dvonn_game::{Game, Record, Strictness, Tags, TimeControl, TimeControlError};
use dvonn_table::{Heard, Pace, Rights, Table, Terms};
use dvonn_text::{Texts, key};
use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

pub(crate) use cursor::{Arrow, Cursor};
use player::{LevelArg, PlayerArg};
use results::Results;
pub(crate) use screen::{Colours, LEAST_HEIGHT, LEAST_WIDTH, draw_too_small, painted};

use crate::arguments::{Notation, seconds};
use crate::terminal::{Mouse, Screen};
use crate::{Failure, input, network_choice};
use engine_thread::EngineThread;
use game_view::{Effect, Existing, GameView, Options, Saved};

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Who plays White: person, engine, or engine:7 to set its level
    #[arg(long, value_name = "PLAYER", default_value = "person")]
    white: PlayerArg,
    /// Who plays Black
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    black: PlayerArg,
    /// Level of the computer: from 1, for a first game, to 10, or auto to match your last games
    #[arg(long, value_name = "LEVEL", default_value_t)]
    level: LevelArg,
    /// Be warned of a mistake before the computer punishes it, so that you can take it back
    #[arg(long, conflicts_with = "clock")]
    teacher: bool,
    /// Start from this position: position text in quotes, a file containing it, or `start`
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["load", "ready"])]
    position: Option<String>,
    /// Start from a full board, filled at random
    #[arg(long, conflicts_with = "load")]
    ready: bool,
    /// Continue the game in a record file, in any format that can be read
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Number of the game in that file
    #[arg(long, default_value_t = 1, value_name = "NUMBER", requires = "load")]
    game: usize,
    /// Suggested file name for saving the game
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Each player's time for the whole game, and the increment per move: 5m, 5m+3s, 90s
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    clock: Option<TimeControl>,
    /// Minimum time per computer move; ignored with a clock
    #[arg(long, value_name = "SECONDS", default_value = "0.6", value_parser = seconds)]
    pace: Duration,
    /// Wait for Enter before a forced pass, which otherwise happens by itself
    #[arg(long)]
    pass_by_hand: bool,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: Notation,
    /// Do not capture the mouse, so that it selects text
    #[arg(long)]
    no_mouse: bool,
    /// Random seed
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Reads a time control with units: `5m`, `5m+3s`, `90s`.
fn time_control(text: &str) -> Result<TimeControl, String> {
    let complaint = || "expected a clock such as 5m, 5m+3s or 90s".to_owned();
    let seconds = |part: &str| -> Result<String, String> {
        let (number, unit) = match part.strip_suffix('m') {
            Some(minutes) => (minutes, 60.0),
            None => (part.strip_suffix('s').unwrap_or(part), 1.0),
        };
        let number: f64 = number.parse().map_err(|_| complaint())?;
        Ok(format!("{:.3}", number * unit))
    };
    let parts: Vec<String> = text.split('+').map(seconds).collect::<Result<_, _>>()?;
    let control: TimeControl = parts.join("+").parse().map_err(|TimeControlError| complaint())?;
    if control.base().is_zero() {
        return Err("the time must be greater than zero".to_owned());
    }
    Ok(control)
}

pub(crate) fn run(texts: &Texts, args: &PlayArgs) -> Result<(), Failure> {
    let mut rng = args.seed.map_or_else(Rng::new, Rng::with_seed);
    let (game, tags) = game(texts, args, &mut rng)?;
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        return Err(Failure::BadUse(texts.get(key::PLAY_NO_TERMINAL)));
    }
    let (file, results) = results(texts, args.level)?;
    let level = args.level.level(&results);
    let save_as = args.save.as_ref().map_or_else(free_name, |file| file.display().to_string());
    let options = Options {
        texts: *texts,
        notation: args.notation.into(),
        mouse: if args.no_mouse { Mouse::Yours } else { Mouse::Ours },
        save_as,
        level: args.level,
        results,
    };
    let seed = rng.u64(..);
    let terms = Terms {
        control: args.clock,
        pace: Pace {
            filling: Pace::default().filling.min(args.pace),
            forced_pass: Pace::default().forced_pass.filter(|_| !args.pass_by_hand),
            ..Pace::uniform(args.pace)
        },
        rights: Rights { teacher: args.teacher, ..Rights::CASUAL },
        ..Terms::casual(ByColor::new(args.white.seat(level), args.black.seat(level)))
    };
    let table = Table::resume(terms, game, Duration::ZERO);
    let settings = Settings { seed, evaluator: network_choice::built_in(), ..Settings::default() };
    run_view(GameView::new(options, table, tags, rng), settings, file.as_ref())
}

/// The results of earlier games, and where they are kept. Only a level that matches them needs them.
fn results(texts: &Texts, level: LevelArg) -> Result<(Option<Results>, Vec<LevelResult>), Failure> {
    let file = Results::usual();
    match (&file, level) {
        (None, LevelArg::Auto) => Err(Failure::BadUse(texts.get(key::RESULTS_NO_FOLDER))),
        (None, LevelArg::Fixed(_)) => Ok((file, Vec::new())),
        (Some(kept), LevelArg::Auto) => kept.load(texts).map(|results| (file.clone(), results)),
        // What is wrong with the file is said when a result is added.
        (Some(kept), LevelArg::Fixed(_)) => Ok((file.clone(), kept.load(texts).unwrap_or_default())),
    }
}

/// The game to start with.
fn game(texts: &Texts, args: &PlayArgs, rng: &mut Rng) -> Result<(Game, Tags), Failure> {
    if let Some(file) = &args.load {
        let record = load(texts, file, args.game).map_err(|reason| match reason {
            Failure::No(reason) => Failure::No(format!("{}: {reason}", file.display())),
            other => other,
        })?;
        return Ok(game_view::resumed(&record, args.clock));
    }
    let start = match &args.position {
        Some(text) => input::position(texts, text)?,
        None if args.ready => boards::random(rng),
        None => Position::START,
    };
    Ok((Game::new(start, args.clock), Tags::default()))
}

/// Reads a game from a record file in any format.
fn load(texts: &Texts, file: &Path, number: usize) -> Result<Record, Failure> {
    let readings = dvonn_game::read(&input::bytes(texts, file)?, None, Strictness::Lenient);
    let count = readings.len();
    let reading = number.checked_sub(1).and_then(|index| readings.into_iter().nth(index));
    let reading = reading.ok_or_else(|| Failure::No(input::no_game(texts, number, count)))?;
    match reading.refused {
        Some(error) => Err(Failure::No(dvonn_text::words::read_error(texts, &error))),
        None => Ok(reading.record),
    }
}

/// A file name that is not in use yet.
fn free_name() -> String {
    let names = (2..).map(|number| format!("game-{number}.dvonn"));
    std::iter::once("game.dvonn".to_owned())
        .chain(names)
        .find(|name| !Path::new(name).exists())
        .expect("there are more names than files")
}

fn save(texts: &Texts, file: &str, text: &str, existing: Existing) -> Saved {
    let mut options = std::fs::File::options();
    match existing {
        Existing::Keep => options.write(true).create_new(true),
        Existing::Replace => options.write(true).create(true).truncate(true),
    };
    match options.open(file).and_then(|mut open| open.write_all(text.as_bytes())) {
        Ok(()) => Saved::Written { next: free_name() },
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Saved::Exists,
        Err(error) => Saved::Failed(input::file_error(texts, &error)),
    }
}

/// What the loop waits for.
enum Signal {
    Terminal(std::io::Result<Event>),
    Heard(Heard),
}

/// Runs the game in the terminal until the player quits.
fn run_view(mut view: GameView, settings: Settings, results: Option<&Results>) -> Result<(), Failure> {
    let colours = Colours::of_output();
    let (tell, signals) = channel();
    let told = tell.clone();
    let engine = EngineThread::start(settings, move |heard| told.send(Signal::Heard(heard)).is_ok());
    let held = Screen::open()?;
    held.give_mouse(view.options().mouse)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(std::io::stdout()))?;
    // From here on, changes of the window size are noticed, even before the thread has started.
    crossterm::event::poll(Duration::ZERO)?;
    read_events(tell);
    let start = Instant::now();
    let mut kept = Ok(());
    loop {
        // One effect may cause another: a loaded game may start a search.
        while let Some(effect) = view.next_effect() {
            match effect {
                Effect::Ask(question) => engine.ask(question),
                Effect::Hurry => engine.hurry(),
                Effect::Save { file, text, existing } => {
                    let saved = save(view.texts(), &file, &text, existing);
                    view.saved(file, saved);
                }
                Effect::Load { file } => {
                    let loaded = load(view.texts(), Path::new(&file), 1).map_err(Failure::reason);
                    view.loaded(&file, loaded);
                }
                Effect::GiveMouse(mouse) => held.give_mouse(mouse)?,
                Effect::Redraw => {
                    let size = terminal.size()?;
                    terminal.resize(size.into())?;
                }
                Effect::KeepResult(result) => {
                    // Whoever is leaving reads it after the game.
                    if let Some(Err(failure)) = results.map(|file| file.add(view.texts(), result)) {
                        let reason = failure.reason();
                        view.say(&reason);
                        kept = Err(Failure::No(reason));
                    }
                }
                Effect::Leave => return kept,
            }
        }
        terminal.draw(|frame| screen::draw(frame, &view, colours))?;
        let signal = next(&signals, &view, start);
        view.tick(start.elapsed());
        match signal {
            Some(Signal::Terminal(event)) => match event? {
                // Keys are ignored while the board is not shown.
                Event::Key(key) if screen::fits(terminal.size()?.into()) || is_control(key) => {
                    view.press(key);
                }
                Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    let area = terminal.size()?.into();
                    view.click(screen::cell_at(area, mouse.column, mouse.row));
                }
                _ => {}
            },
            Some(Signal::Heard(heard)) => view.hear(heard),
            None => {}
        }
    }
}

fn is_control(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL)
}

/// The next signal; `None` if only time has passed.
fn next(signals: &Receiver<Signal>, view: &GameView, start: Instant) -> Option<Signal> {
    let Some(at) = view.table().wakes_at() else {
        return Some(signals.recv().expect("the reader of the keyboard never ends before"));
    };
    match signals.recv_timeout(at.saturating_sub(start.elapsed())) {
        Ok(signal) => Some(signal),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => unreachable!("the reader of the keyboard never ends before"),
    }
}

/// Reads the keyboard in its own thread: half of an escape sequence on a slow connection makes the reader wait for the
/// rest, and the clock must keep running. The thread ends with the program.
fn read_events(tell: Sender<Signal>) {
    thread::spawn(move || {
        loop {
            let event = crossterm::event::read();
            let is_last = event.is_err();
            if tell.send(Signal::Terminal(event)).is_err() || is_last {
                return;
            }
        }
    });
}
