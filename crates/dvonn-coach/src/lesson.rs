//! One exercise on screen: the board, the coach's last remark, and what the student can do next.
//!
//! The board shows a film: the moves before the task, the opponent's replies, or what a mistake would have led to. The
//! lesson accepts an answer when the film has ended; after a mistake, only once the student tries again.

use std::time::Duration;

use dvonn_core::{Cell, CellMap, CellSet, Color, Move, Movement, Phase, StackMove};
use dvonn_game::{Composition, Ply};
use dvonn_view::{Arrow, Control, Mark, Scene};

use crate::film::{Film, FilmPace, Frame};
use crate::{Attempt, Fact, Input, Match, Passage, Reaction, Remark, Show, Task, Until, When};

/// More arrows than this would hide the board.
const ARROWS: usize = 3;

/// The result of the last answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// No answer yet, or the game goes on.
    #[default]
    Asking,
    /// It was wrong.
    Wrong,
    /// It was right.
    Right,
}

/// How much help was given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    /// None.
    #[default]
    None,
    /// The hint, and where to look.
    Hint,
    /// The stack to move.
    Stack,
    /// A right answer.
    Solution,
}

/// One exercise on screen.
///
/// ```
/// use dvonn_coach::{COURSE, FilmPace, Input, Lesson, Mood};
///
/// let mut lesson = Lesson::new(COURSE[0].steps[0].attempt());
/// lesson.run(FilmPace::Still);
/// lesson.answer(Input::Move("e3-f3".parse()?));
/// assert_eq!(lesson.mood(), Mood::Right);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Lesson {
    attempt: Attempt,
    film: Film,
    /// The moves from the first board of the exercise to the first board of the film.
    past: Vec<Move>,
    mood: Mood,
    help: Help,
    remark: Option<Remark>,
    /// Why the right answer was right, until the student has asked for it.
    why: Option<Passage>,
    /// The cells that the coach points out.
    cells: CellSet,
    /// The cells of the answer that are wrong.
    wrong: CellSet,
    /// The moves that the coach suggests.
    suggested: Vec<Move>,
    /// The cells that the student has marked.
    marked: CellSet,
}

impl Lesson {
    /// Begins with a film of the moves before the task.
    pub fn new(attempt: Attempt) -> Lesson {
        Lesson {
            film: Film::new(attempt.exercise().start, None).play(attempt.opening()),
            attempt,
            past: Vec::new(),
            mood: Mood::Asking,
            help: Help::None,
            remark: None,
            why: None,
            cells: CellSet::EMPTY,
            wrong: CellSet::EMPTY,
            suggested: Vec::new(),
            marked: CellSet::EMPTY,
        }
    }

    /// Continues a game that the student left. Moves that do not fit are ignored.
    #[must_use]
    pub fn resume(mut self, played: &[Move]) -> Lesson {
        self.attempt.resume(played);
        if self.has_moved() {
            self.return_to_task();
        }
        self
    }

    /// Begins again.
    pub fn restart(&mut self) {
        *self = Lesson::new(Attempt::new(self.attempt.exercise().clone(), *self.attempt.texts()));
    }

    /// The moves of both sides in a task of several moves.
    pub fn played(&self) -> &[Move] {
        self.attempt.played()
    }

    /// Whether the student can take a move back: in a game that is played to its end.
    pub fn may_take_back(&self) -> bool {
        let is_game = matches!(self.task(), Task::Play(Match { until: Until::Won, .. }));
        is_game && self.has_moved() && self.is_open()
    }

    /// Takes back the student's last move and the reply to it.
    pub fn take_back(&mut self) {
        if self.may_take_back() {
            self.attempt.take_back();
            self.return_to_task();
        }
    }

    /// The task.
    pub fn task(&self) -> Task {
        self.attempt.exercise().task
    }

    /// The student's colour.
    pub fn side(&self) -> Color {
        self.attempt.side()
    }

    /// The explanation and the question.
    pub fn text(&self) -> Passage {
        self.attempt.text()
    }

    /// The result of the last answer.
    pub fn mood(&self) -> Mood {
        self.mood
    }

    /// How much help was given.
    pub fn help(&self) -> Help {
        self.help
    }

    /// The coach's last remark.
    pub fn remark(&self) -> Option<&Remark> {
        self.remark.as_ref()
    }

    /// Whether the student has moved in a task of several moves.
    pub fn has_moved(&self) -> bool {
        self.attempt.own_moves() > 0
    }

    /// Whether the board may show which stacks are blocked. It may not while that would give the answer away.
    pub fn may_show_blocked(&self) -> bool {
        self.attempt.may_show_blocked()
    }

    /// Whether the lesson accepts an answer.
    pub fn is_open(&self) -> bool {
        self.mood == Mood::Asking && self.film.is_at_end()
    }

    /// Whether to offer a pass: when it is forced, or when the step explains an unnecessary one as a mistake.
    pub fn offers_pass(&self) -> bool {
        let is_forced = self.attempt.position().movement().is_some_and(Movement::must_pass);
        let is_mistake = self.is_mistake(When::Pass);
        matches!(self.task(), Task::Move(_) | Task::Play(_)) && (is_forced || is_mistake)
    }

    fn is_mistake(&self, when: When) -> bool {
        self.attempt.texts().mistakes.iter().any(|mistake| mistake.when == when)
    }

    /// The content of the board.
    pub fn scene(&self) -> Scene {
        let Frame { position, last, .. } = self.frame();
        let is_marking = matches!(self.task(), Task::Mark(_));
        let control = match self.task() {
            Task::Move(_) | Task::Play(_) if self.is_open() => Control::Only(self.side()),
            Task::Mark(_) if self.is_open() => Control::Both,
            _ => Control::Nobody,
        };
        let marked = is_marking.then_some(self.marked);
        let composition = self.composition();
        let (arrows, marks) = (self.arrows(), self.marks());
        Scene { last, control, arrows, marked, marks, composition, ..Scene::new(position) }
    }

    /// The pieces of each stack on screen, as far as the moves since the first board tell.
    fn composition(&self) -> Composition {
        let start = self.attempt.exercise().start;
        let (mut position, mut plies) = (start, Vec::new());
        let moves = self.past.iter().map(|mv| (None, *mv)).chain(self.film.moves());
        for (board, mv) in moves {
            let Ok(ply) = Ply::of(&board.unwrap_or(position), mv) else { break };
            position = ply.position;
            plies.push(ply);
        }
        Composition::after(&start, &plies)
    }

    /// The move that the question is about, and the moves that the coach suggests.
    fn arrows(&self) -> Vec<Arrow> {
        let subject = match self.subject() {
            Some(Fact::Move(mv)) => Arrow::of(mv, 2),
            _ => None,
        };
        let moves = self.suggested.iter().filter_map(|&mv| Arrow::of(mv, 1));
        subject.into_iter().chain(moves.take(ARROWS)).collect()
    }

    /// The cell that the question is about, the cells that the coach points out, and how the student's marks are judged.
    fn marks(&self) -> CellMap<Option<Mark>> {
        let is_right = self.mood == Mood::Right && matches!(self.task(), Task::Mark(_));
        let mut marks = CellMap::default();
        for cell in self.cells() {
            marks[cell] = Some(if is_right { Mark::Right } else { Mark::Target });
        }
        for cell in self.wrong {
            marks[cell] = Some(Mark::Wrong);
        }
        if let Some(Fact::Cell(cell)) = self.attempt.exercise().subject()
            && (self.is_at_task() || self.is_left_by_answer(cell))
        {
            marks[cell] = Some(Mark::Subject);
        }
        marks
    }

    /// Whether the board shows the student's own move, which has left this cell as it was.
    fn is_left_by_answer(&self, cell: Cell) -> bool {
        let is_judged = self.mood != Mood::Asking && self.film.at() == self.own_frames();
        let [asked, now] = [self.film.first(), self.frame()].map(|frame| frame.position.stack(cell));
        is_judged && asked == now
    }

    /// What the question is about, while the board shows its position.
    fn subject(&self) -> Option<Fact> {
        self.attempt.exercise().subject().filter(|_| self.is_at_task())
    }

    /// The cells that the coach points out. They are on the board of the task, or on the first board of a film.
    pub fn cells(&self) -> CellSet {
        let is_there = self.mood == Mood::Asking || self.film.at() == 0 || self.film.end() == 1;
        if is_there { self.cells } else { CellSet::EMPTY }
    }

    /// The cells of the answer that are wrong.
    pub fn wrong(&self) -> CellSet {
        self.wrong
    }

    /// Whether the board shows the position that the question is about.
    fn is_at_task(&self) -> bool {
        self.is_open() || (self.mood != Mood::Asking && self.film.at() == 0)
    }

    /// The moves that the coach suggests.
    pub fn suggested(&self) -> &[Move] {
        &self.suggested
    }

    /// The cells that the student has marked.
    pub fn marked(&self) -> CellSet {
        self.marked
    }

    /// The board on screen.
    pub fn frame(&self) -> Frame {
        self.film.frame()
    }

    /// The number of the board on screen, and that of the film's last board.
    pub fn reel(&self) -> (usize, usize) {
        (self.film.at(), self.film.end())
    }

    /// Whether the film has boards that have not been shown yet.
    pub fn is_moving(&self) -> bool {
        !self.film.is_at_end()
    }

    /// Whether the student can step through a film: it contains moves that the student has not made. The film that
    /// explains a right answer is shown only to those who ask for it.
    pub fn has_pages(&self) -> bool {
        self.mood != Mood::Asking && self.why.is_none() && self.film.end() > self.own_frames()
    }

    /// Whether the coach can explain why the answer was right.
    pub fn has_reason(&self) -> bool {
        self.why.is_some()
    }

    /// Explains why the answer was right, and shows how the game goes on.
    pub fn explain(&mut self) {
        if let Some(why) = self.why.take() {
            self.remark = Some(Remark::Passage(why));
        }
    }

    /// How long the current board stays before [`Lesson::run`] is due; `None` if it stays until the student acts.
    pub fn next_in(&self, pace: FilmPace) -> Option<Duration> {
        if self.film.is_at_end() || self.film.is_held() || self.why.is_some() {
            return None;
        }
        match (pace, self.mood) {
            (FilmPace::Timed(pause), _) => Some(pause),
            (FilmPace::Still, Mood::Asking) => Some(Duration::ZERO),
            (FilmPace::Still, _) => None,
        }
    }

    /// Advances a film that runs by itself.
    pub fn run(&mut self, pace: FilmPace) {
        match (self.next_in(pace), pace) {
            (None, _) => {}
            (Some(_), FilmPace::Timed(_)) => self.film.advance(),
            (Some(_), FilmPace::Still) => self.film.finish(),
        }
    }

    /// Goes to the next board. From now on, the film advances only by hand.
    pub fn turn_forward(&mut self) {
        self.film.turn_forward();
    }

    /// Goes to the previous board. From now on, the film advances only by hand.
    pub fn turn_back(&mut self) {
        self.film.turn_back();
    }

    /// Marks a cell, or removes its mark.
    pub fn toggle_mark(&mut self, cell: Cell) {
        if self.is_open() && matches!(self.task(), Task::Mark(_)) {
            let cells = CellSet::of(cell);
            self.marked = if self.marked.contains(cell) { self.marked - cells } else { self.marked | cells };
        }
    }

    /// Answers with the marked cells, if there are any.
    pub fn submit_marks(&mut self) {
        if !self.marked.is_empty() {
            self.answer(Input::Cells(self.marked));
        }
    }

    /// Takes an answer. It is ignored unless the lesson is open.
    pub fn answer(&mut self, input: Input) {
        if !self.is_open() {
            return;
        }
        let before = self.film.last();
        self.past = self.moves_to_task();
        self.suggested.clear();
        self.help = self.help.min(Help::Hint);
        match self.attempt.answer(input) {
            Reaction::Right { said, show, why } => {
                (self.mood, self.remark) = (Mood::Right, Some(Remark::Passage(said)));
                self.show(&show, before);
                self.why = why;
            }
            Reaction::Wrong { why, show } => {
                (self.mood, self.remark) = (Mood::Wrong, Some(why.into()));
                self.show(&show, before);
            }
            Reaction::Continue { reply } => {
                self.cells = CellSet::EMPTY;
                self.remark = Some(self.remark_on(&before, reply.last().copied()));
                let own = match input {
                    Input::Move(mv) => vec![mv],
                    _ => Vec::new(),
                };
                let film = Film::new(before.position, before.last).play(&own).play(&reply);
                self.film = film.from(own.len());
            }
        }
    }

    /// What to say about the opponent's reply.
    fn remark_on(&self, before: &Frame, mv: Option<Move>) -> Remark {
        let by = self.side().other();
        let phases = (before.position.phase(), self.attempt.position().phase());
        if phases == (Phase::Placement, Phase::Movement) {
            Remark::Full { by, mv }
        } else {
            Remark::Reply { by, mv }
        }
    }

    /// The moves from the first board of the exercise to the position of the task.
    fn moves_to_task(&self) -> Vec<Move> {
        [self.attempt.opening(), self.attempt.played()].concat()
    }

    /// Shows the film of a reaction, starting after the student's own move.
    fn show(&mut self, show: &Show, before: Frame) {
        let last = before.last.filter(|_| before.position == show.from);
        self.film = Film::new(show.from, last).play(&show.moves).from(self.own_frames());
        (self.cells, self.wrong) = (show.cells, show.wrong);
    }

    /// How many moves in the film of a reaction are the student's own.
    fn own_frames(&self) -> usize {
        usize::from(matches!(self.task(), Task::Move(_) | Task::Play(_)))
    }

    /// Reports a click on a stack that cannot move. If the step explains this attempt, it counts as a wrong answer.
    pub fn try_stack(&mut self, from: Cell) {
        if self.is_open() && self.is_mistake(When::Tries(from)) {
            // A stack never lands on its own cell, so this is never legal.
            self.answer(Input::Move(Move::Stack(StackMove { from, to: from })));
        }
    }

    /// Returns to the task after a mistake.
    pub fn try_again(&mut self) {
        self.return_to_task();
    }

    fn return_to_task(&mut self) {
        self.past = self.moves_to_task();
        self.film = Film::new(*self.attempt.position(), self.past.last().copied());
        (self.mood, self.remark, self.why) = (Mood::Asking, None, None);
        (self.cells, self.wrong) = (CellSet::EMPTY, CellSet::EMPTY);
        self.suggested.clear();
    }

    /// Gives the hint: first where to look, then which stack moves.
    pub fn hint(&mut self) {
        if self.is_open() {
            let is_stack = self.help == Help::Stack || self.next_help() == Help::Stack;
            self.help = if is_stack { Help::Stack } else { Help::Hint };
            let hint = self.attempt.hint(self.help);
            (self.remark, self.cells) = (Some(Remark::Passage(hint.said)), hint.cells);
        }
    }

    /// What the next press for help gives: where to look, which stack moves, then a right answer. Only a stack move has a stack
    /// to name.
    pub fn next_help(&self) -> Help {
        match self.help {
            Help::None => Help::Hint,
            Help::Hint if !self.cells.is_empty() => Help::Stack,
            Help::Hint | Help::Stack | Help::Solution => Help::Solution,
        }
    }

    /// Gives the next help.
    pub fn give_help(&mut self) {
        match self.next_help() {
            Help::Solution => self.solve(),
            _ => self.hint(),
        }
    }

    /// Gives a right answer.
    pub fn solve(&mut self) {
        if !self.is_open() {
            return;
        }
        self.help = Help::Solution;
        let Some(solution) = self.attempt.solution() else {
            self.remark = Some(Remark::Unproved);
            return;
        };
        self.cells = match solution.input {
            Input::Cells(cells) => cells,
            _ => CellSet::EMPTY,
        };
        self.suggested = solution.moves;
        self.remark = Some(Remark::Solution(solution.input));
    }
}
