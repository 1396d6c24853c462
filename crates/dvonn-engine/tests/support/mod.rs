//! Positions to think about, observers to think for, and the laws that every answer keeps.

#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use dvonn_core::{CellMap, Position, Stack};
use dvonn_engine::{Answer, Engine, Goal, Limits, Line, Margin, Observer, Report, Settings, Task, boards};
use fastrand::Rng;
use serde_json::Value;

/// A balanced full board in public use.
pub(crate) const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
/// Black has no move, White has one.
pub(crate) const BLACK_MUST_PASS: &str = "........./........../DDW2+......../........../......... B M";
/// The game is over, White has won by three.
pub(crate) const FINISHED: &str = "........./........../W3++D........./........../......... B M";
/// Figure 4 of the rulebook: one move.
pub(crate) const ONE_MOVE: &str = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Lines of a file in `testdata`, comments left out.
pub(crate) fn lines_of(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

/// Rows of a file in `testdata/conformance`.
pub(crate) fn rows(file: &str) -> Vec<Value> {
    lines_of(&format!("conformance/{file}")).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Positions of `testdata/solve` with so many stacks, and their proved margin.
pub(crate) fn solved_positions(stacks: usize) -> Vec<(Position, i8)> {
    let parse = |line: &String| {
        let (text, value) = line.split_once(" ; ").unwrap();
        (position(text), value.parse().unwrap())
    };
    lines_of(&format!("solve/{stacks}.txt")).iter().map(parse).collect()
}

/// How many cases a test covers: `few`, or `many` if `DVONN_TESTS=all` asks for the long form of the tests.
pub(crate) fn few_or_many<T>(few: T, many: T) -> T {
    if std::env::var_os("DVONN_TESTS").is_some_and(|tests| tests == "all") { many } else { few }
}

/// Every position of a game of random moves, the empty board and the finished one included.
pub(crate) fn random_game(dice: &mut Rng) -> Vec<Position> {
    let mut game = vec![Position::START];
    while let Some(mv) = dice.choice(game[game.len() - 1].legal_moves().collect::<Vec<_>>()) {
        game.push(game[game.len() - 1].play(mv).unwrap());
    }
    game
}

/// A position from random play that is not over, with so many stacks or fewer.
pub(crate) fn late_position(dice: &mut Rng, stacks: usize) -> Position {
    loop {
        let mut position = boards::random(dice);
        while position.occupied().len() > stacks {
            let Some(mv) = dice.choice(position.legal_moves().collect::<Vec<_>>()) else { break };
            position = position.play(mv).unwrap();
        }
        if position.outcome().is_none() && position.occupied().len() + 2 >= stacks {
            return position;
        }
    }
}

/// An engine with a small table: a large one takes longer to make than most questions here.
pub(crate) fn small_engine() -> Engine {
    Engine::new(Settings { hash: 1, ..Settings::default() })
}

pub(crate) fn proof() -> Task {
    Task { goal: Goal::Proof, ..Task::default() }
}

/// What an answer says that a search of one thread must repeat: everything.
pub(crate) fn recorded(engine: &mut Engine, position: &Position, task: &Task) -> (Answer, Vec<Told>) {
    let mut recorder = Recorder::default();
    let answer = engine.think(position, task, &mut recorder);
    (answer, recorder.0)
}

/// A report that was kept.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    pub(crate) number: usize,
    pub(crate) line: Line,
    pub(crate) nodes: u64,
}

#[derive(Default)]
struct Recorder(Vec<Told>);

impl Observer for Recorder {
    fn report(&mut self, report: &Report<'_>) {
        let Report { number, line, nodes, .. } = *report;
        self.0.push(Told { number, line: line.clone(), nodes });
    }
}

/// A clock that moves on by a step whenever the engine asks whether to go on, and says no from some question on.
pub(crate) struct FakeClock {
    pub(crate) now: Duration,
    pub(crate) step: Duration,
    pub(crate) questions: u64,
    pub(crate) last_question: u64,
}

impl FakeClock {
    pub(crate) fn new(step: Duration) -> FakeClock {
        FakeClock { now: Duration::ZERO, step, questions: 0, last_question: u64::MAX }
    }

    /// Stands still, and says no to this question, counted from 1.
    pub(crate) fn stopping_at(question: u64) -> FakeClock {
        FakeClock { last_question: question, ..FakeClock::new(Duration::ZERO) }
    }
}

impl Observer for FakeClock {
    fn elapsed(&mut self) -> Duration {
        self.now
    }

    fn goes_on(&mut self) -> bool {
        self.now += self.step;
        self.questions += 1;
        self.questions < self.last_question
    }
}

/// Checks what holds for every answer: moves that were asked for, each once, as many as there are, and lines that
/// can be played.
pub(crate) fn check_answer(position: &Position, task: &Task, answer: &Answer) {
    let about = || format!("{position} {task:?}\n{answer:?}");
    let allowed: BTreeSet<String> = position
        .legal_moves()
        .filter(|mv| task.moves.is_empty() || task.moves.contains(mv))
        .map(|mv| mv.to_string())
        .collect();
    assert_eq!(answer.lines.len(), allowed.len().min(task.lines.max(1)), "{}", about());
    assert_eq!(answer.best().is_none(), allowed.is_empty(), "{}", about());
    let firsts: BTreeSet<String> = answer.lines.iter().map(|line| line.first().to_string()).collect();
    assert_eq!(firsts.len(), answer.lines.len(), "each first move once: {}", about());
    assert!(firsts.is_subset(&allowed), "{firsts:?} of {allowed:?}: {}", about());
    for line in &answer.lines {
        check_line(position, line);
    }
}

/// Checks that a line can be played and that its numbers make sense.
pub(crate) fn check_line(position: &Position, line: &Line) {
    let mut here = *position;
    for mv in &line.moves {
        here = here.play(*mv).unwrap_or_else(|error| panic!("{position}: {mv}: {error} in {line:?}"));
    }
    assert!(1 <= line.depth && line.depth <= 99, "{position}: {line:?}");
    let chance = line.score.winning_chance();
    assert!((0.0..=1.0).contains(&chance), "{position}: {line:?}");
    assert!(line.score.margin().is_none_or(|margin| margin.abs() <= 200.0), "{position}: {line:?}");
}

/// What a line is worth in an order of lines.
pub(crate) fn rank(line: &Line) -> f64 {
    line.score.margin().unwrap_or_else(|| line.score.winning_chance() - 0.5)
}

/// The proved margin of the first line.
pub(crate) fn proved_margin(answer: &Answer) -> Option<i8> {
    answer.lines.first()?.score.exact_margin().map(Margin::pieces)
}

pub(crate) fn nodes(nodes: u64) -> Task {
    Task::within(Limits::nodes(nodes))
}

/// The same position with Black's pieces for White's and the other side to move.
pub(crate) fn with_colours_swapped(position: &Position) -> Position {
    let mut setup = position.setup();
    let swapped = |stack: Stack| match stack.owner() {
        Some(owner) => Stack::new(owner.other(), stack.height(), stack.dvonns()).unwrap(),
        None => stack,
    };
    setup.cells = CellMap::from_fn(|cell| setup.cells[cell].map(swapped));
    setup.turn = setup.turn.other();
    setup.validate().unwrap()
}
