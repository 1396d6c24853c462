//! Positions to think about, observers to think for, and the laws that every answer keeps.

#![allow(dead_code, unused_imports, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::time::Duration;

use dvonn_core::{CellMap, Position, Stack};
use dvonn_engine::{Answer, Engine, Goal, Limits, Line, Margin, Observer, Report, SearchTask, Settings};
pub(crate) use dvonn_testkit::few_or_many;
pub(crate) use dvonn_testkit::play::{late_position, position, random_game};
pub(crate) use dvonn_testkit::positions::{BLACK_MUST_PASS, FINISHED, FULL_BOARD, ONE_MOVE};
pub(crate) use dvonn_testkit::testdata::{rows, solved_positions};

/// An engine with a small table: a large one takes longer to make than most questions here.
pub(crate) fn small_engine() -> Engine {
    Engine::new(Settings { hash: 1, ..Settings::default() })
}

pub(crate) fn proof() -> SearchTask {
    SearchTask { goal: Goal::Proof, ..SearchTask::default() }
}

/// What an answer says that a search of one thread must repeat: everything.
pub(crate) fn recorded(engine: &mut Engine, position: &Position, task: &SearchTask) -> (Answer, Vec<Told>) {
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
pub(crate) fn check_answer(position: &Position, task: &SearchTask, answer: &Answer) {
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
    let pieces = match position {
        Position::Placement(_) => 49,
        Position::Movement(movement) => {
            movement.occupied().into_iter().map(|cell| u32::from(movement.height(cell))).sum()
        }
    };
    assert!(
        line.score.margin().is_none_or(|margin| margin.abs() <= f64::from(pieces)),
        "{position}: {line:?}"
    );
}

/// What a line is worth in an order of lines.
pub(crate) fn rank(line: &Line) -> f64 {
    line.score.margin().unwrap_or_else(|| line.score.winning_chance() - 0.5)
}

/// The proved margin of the first line.
pub(crate) fn proved_margin(answer: &Answer) -> Option<i8> {
    answer.lines.first()?.score.exact_margin().map(Margin::pieces)
}

pub(crate) fn nodes(nodes: u64) -> SearchTask {
    SearchTask::within(Limits::nodes(nodes))
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
