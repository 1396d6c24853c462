//! One student at one step: what is on the board, what was said, and what can be done now.
//!
//! The board shows a film: the moves before the task, an opponent's answers, or what a mistake would have led to.
//! Answers are taken when it has come to its end and nothing waits to be tried again.

use dvonn_coach::{Attempt, Fact, Input, Message, Reaction, Remark, Show, Step, Task, When};
use dvonn_core::{Cell, CellSet, Color, Move, Position, StackMove};

/// What the last answer was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Mood {
    /// There was none yet, or the student goes on.
    #[default]
    Asking,
    Wrong,
    Right,
}

/// How much help was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Help {
    #[default]
    None,
    Hint,
    Solution,
}

/// A board of a film, and the move that led to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) position: Position,
    pub(crate) last: Option<Move>,
}

/// Boards one after the other; never empty.
#[derive(Clone, PartialEq, Debug)]
struct Film {
    frames: Vec<Frame>,
    at: usize,
    /// Somebody turns the pages, so that none turns by itself.
    is_held: bool,
}

impl Film {
    fn of(position: Position, last: Option<Move>) -> Film {
        Film { frames: vec![Frame { position, last }], at: 0, is_held: false }
    }

    fn play(mut self, moves: &[Move]) -> Film {
        for mv in moves {
            let position = self.last().position.play(*mv).expect("the coach plays by the rules");
            self.frames.push(Frame { position, last: Some(*mv) });
        }
        self
    }

    fn last(&self) -> Frame {
        *self.frames.last().expect("there is a first frame")
    }

    fn is_moving(&self) -> bool {
        self.at + 1 < self.frames.len()
    }
}

/// One student at one step.
pub(crate) struct Lesson {
    attempt: Attempt,
    film: Film,
    mood: Mood,
    help: Help,
    remark: Option<Remark>,
    /// Where to look.
    cells: CellSet,
    /// Moves that are suggested.
    suggested: Vec<Move>,
}

impl Lesson {
    pub(crate) fn new(step: &'static Step) -> Lesson {
        let attempt = Attempt::new(step);
        let film = Film::of(step.board(), None).play(attempt.opening());
        Lesson {
            attempt,
            film,
            mood: Mood::Asking,
            help: Help::None,
            remark: None,
            cells: CellSet::EMPTY,
            suggested: Vec::new(),
        }
    }

    /// Takes up what was played when the student left.
    pub(crate) fn resume(mut self, played: &[Move]) -> Lesson {
        self.attempt.resume(played);
        if self.has_moved() {
            self.film = Film::of(*self.attempt.position(), self.attempt.played().last().copied());
        }
        self
    }

    /// The moves of both sides in a task of several.
    pub(crate) fn played(&self) -> &[Move] {
        self.attempt.played()
    }

    pub(crate) fn task(&self) -> Task {
        self.attempt.step().task
    }

    /// What is explained and asked.
    pub(crate) fn text(&self) -> Message {
        self.attempt.text()
    }

    pub(crate) fn mood(&self) -> Mood {
        self.mood
    }

    pub(crate) fn help(&self) -> Help {
        self.help
    }

    pub(crate) fn remark(&self) -> Option<&Remark> {
        self.remark.as_ref()
    }

    /// What the board shows now.
    pub(crate) fn frame(&self) -> Frame {
        self.film.frames[self.film.at]
    }

    /// Where the film is, and where it ends.
    pub(crate) fn reel(&self) -> (usize, usize) {
        (self.film.at, self.film.frames.len() - 1)
    }

    pub(crate) fn is_moving(&self) -> bool {
        self.film.is_moving()
    }

    /// Whether the film goes on by itself.
    pub(crate) fn is_running(&self) -> bool {
        self.is_moving() && !self.film.is_held
    }

    /// Whether the board may show which stacks are blocked.
    pub(crate) fn may_show_blocked(&self) -> bool {
        self.attempt.may_show_blocked()
    }

    /// Whether the student has moved in a task of several moves.
    pub(crate) fn has_moved(&self) -> bool {
        self.attempt.own_moves() > 0
    }

    /// Whether an answer is awaited.
    pub(crate) fn is_open(&self) -> bool {
        self.mood == Mood::Asking && !self.is_moving()
    }

    /// Cells that the coach points out. They belong to the beginning of what is shown, and to the board of the task.
    pub(crate) fn cells(&self) -> CellSet {
        let is_there = self.mood == Mood::Asking || self.film.at == 0 || self.film.frames.len() == 2;
        if is_there { self.cells } else { CellSet::EMPTY }
    }

    /// The cell or the move that the question names, while it is asked.
    pub(crate) fn subject(&self) -> Option<Fact> {
        self.attempt.step().subject().filter(|_| self.is_open())
    }

    pub(crate) fn suggested(&self) -> &[Move] {
        &self.suggested
    }

    /// The student's colour.
    pub(crate) fn side(&self) -> Color {
        self.attempt.step().side()
    }

    /// Whether a pass can be answered: because there is no move, or because it is a mistake that is spoken about.
    pub(crate) fn offers_pass(&self) -> bool {
        let is_forced = self.attempt.position().movement().is_some_and(dvonn_core::Movement::must_pass);
        let is_mistake = self.attempt.step().mistakes.iter().any(|mistake| mistake.when == When::Pass);
        matches!(self.task(), Task::Move(_) | Task::Play { .. }) && (is_forced || is_mistake)
    }

    /// The next board of a film that goes on by itself.
    pub(crate) fn run(&mut self) {
        if self.is_running() {
            self.film.at += 1;
        }
    }

    /// The student turns to the next board.
    pub(crate) fn turn_on(&mut self) {
        self.film.is_held = true;
        self.film.at = (self.film.at + 1).min(self.film.frames.len() - 1);
    }

    /// The student turns to the board before.
    pub(crate) fn turn_back(&mut self) {
        self.film.is_held = true;
        self.film.at = self.film.at.saturating_sub(1);
    }

    /// The last board of the film.
    pub(crate) fn finish_film(&mut self) {
        self.film.at = self.film.frames.len() - 1;
    }

    /// Takes an answer; one that nobody waits for is ignored.
    pub(crate) fn answer(&mut self, input: Input) {
        if !self.is_open() {
            return;
        }
        let before = self.film.last();
        self.suggested.clear();
        match self.attempt.answer(input) {
            Reaction::Right { said, show } => {
                self.mood = Mood::Right;
                self.remark = Some(Remark::Message(said));
                self.show(&show, before);
            }
            Reaction::Wrong { why, show } => {
                self.mood = Mood::Wrong;
                self.remark = Some(why.into());
                self.show(&show, before);
            }
            Reaction::Continue { reply } => {
                self.cells = CellSet::EMPTY;
                self.remark = Some(Remark::Reply { by: self.side().other(), mv: reply.last().copied() });
                let own: Vec<Move> = match input {
                    Input::Move(mv) => vec![mv],
                    _ => Vec::new(),
                };
                self.film = Film::of(before.position, before.last).play(&own).play(&reply);
                self.film.at = own.len();
            }
        }
    }

    /// What a reaction shows; the student's own move has been made by the student.
    fn show(&mut self, show: &Show, before: Frame) {
        let last = before.last.filter(|_| before.position == show.from);
        self.film = Film::of(show.from, last).play(&show.moves);
        self.film.at = self.own_frames().min(show.moves.len());
        self.cells = show.cells;
    }

    /// How many moves of what is shown the student has made.
    fn own_frames(&self) -> usize {
        usize::from(matches!(self.task(), Task::Move(_) | Task::Play { .. }))
    }

    /// Whether there are pages to turn: moves that the student has not made.
    pub(crate) fn has_pages(&self) -> bool {
        self.mood != Mood::Asking && self.film.frames.len() - 1 > self.own_frames()
    }

    /// A stack was pressed that cannot move. The coach may have something to say about it; the board says why.
    pub(crate) fn refuse(&mut self, from: Cell) {
        let is_typical = self.attempt.step().mistakes.iter().any(|mistake| mistake.when == When::Tries(from));
        if self.is_open() && is_typical {
            // Nothing lands where it stands, so that this is never legal.
            self.answer(Input::Move(Move::Stack(StackMove { from, to: from })));
        }
    }

    /// Back to the task after a mistake.
    pub(crate) fn try_again(&mut self) {
        let last = self.attempt.opening().last().filter(|_| self.attempt.own_moves() == 0).copied();
        self.film = Film::of(*self.attempt.position(), last);
        (self.mood, self.remark, self.cells) = (Mood::Asking, None, CellSet::EMPTY);
    }

    /// Begins the step again.
    pub(crate) fn restart(&mut self) {
        *self = Lesson::new(self.attempt.step());
    }

    pub(crate) fn hint(&mut self) {
        if self.is_open() {
            let hint = self.attempt.hint();
            self.help = Help::Hint;
            (self.remark, self.cells) = (Some(Remark::Message(hint.said)), hint.cells);
        }
    }

    pub(crate) fn solve(&mut self) {
        if self.is_open() {
            let solution = self.attempt.solution();
            self.help = Help::Solution;
            self.cells = match solution.input {
                Input::Cells(cells) => cells,
                _ => CellSet::EMPTY,
            };
            self.suggested = solution.moves;
            self.remark = Some(Remark::Solution(solution.input));
        }
    }
}
