//! The course or the puzzles in the terminal: handles keys and clicks, and returns requests.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dvonn_coach::{COURSE, FilmPace, Help, Input, Lesson, Mood, Progress, Puzzle, StepIndex, Task, Trial};
use dvonn_core::{Cell, CellSet, Color, Move, Movement, Notation, Outcome, StackMove};
use dvonn_text::{Texts, key, words};
use dvonn_view::{Confirm, Context, PressError, Response, Selection};

use super::shelf::Shelf;
use crate::play::{Arrow, Cursor};

/// What the course cannot do itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// Save the progress.
    Save,
    /// End the program.
    Leave,
}

/// The list of chapters, or an open step or puzzle.
pub(crate) struct Course {
    texts: Texts,
    notation: Notation,
    progress: Progress,
    /// The chapter that is open, or selected in the list.
    chapter: usize,
    open: Option<OpenStep>,
    /// Where the puzzles come from, if it is about puzzles and not about the course.
    shelf: Option<Shelf>,
    /// Whether the student was asked to confirm deleting all progress.
    is_resetting: bool,
}

/// Which neighbour of an exercise to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Next,
    Back,
}

/// What an exercise belongs to.
#[derive(Clone)]
pub(crate) enum Origin {
    /// The course.
    Step(StepIndex),
    /// The puzzles.
    Puzzle(Box<Puzzle>),
}

/// A step or a puzzle on the board.
pub(crate) struct OpenStep {
    origin: Origin,
    /// The result of a puzzle, once it is decided.
    trial: Option<Trial>,
    lesson: Lesson,
    cursor: Cursor,
    selection: Selection,
    typed: String,
    /// The last remark or error, in words.
    said: String,
}

impl OpenStep {
    fn new(origin: Origin, played: &[Move]) -> OpenStep {
        let attempt = match &origin {
            Origin::Step(index) => index.step().attempt(),
            Origin::Puzzle(puzzle) => puzzle.attempt(),
        };
        let mut lesson = Lesson::new(attempt).resume(played);
        lesson.run(FilmPace::Still);
        OpenStep {
            origin,
            trial: None,
            lesson,
            cursor: Cursor::new(Cell::F3),
            selection: Selection::default(),
            typed: String::new(),
            said: String::new(),
        }
    }

    pub(crate) fn origin(&self) -> &Origin {
        &self.origin
    }

    pub(crate) fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    pub(crate) fn said(&self) -> &str {
        &self.said
    }

    /// Whether the board shows what an answer leads to.
    pub(crate) fn is_showing(&self) -> bool {
        match self.lesson.mood() {
            Mood::Asking => false,
            Mood::Wrong => true,
            Mood::Right => self.lesson.is_moving() && !self.lesson.has_reason(),
        }
    }

    /// The cells to highlight: the targets of the picked stack, the student's marks, or what the coach shows.
    pub(crate) fn highlighted(&self) -> CellSet {
        let position = self.lesson.frame().position;
        match (self.lesson.mood(), self.picked(), position.movement()) {
            (Mood::Asking, Some(from), Some(movement)) => movement.targets(from),
            (Mood::Asking, ..) => self.lesson.marked(),
            _ => self.lesson.cells(),
        }
    }

    /// The cells that a hint or the solution points out.
    pub(crate) fn pointed(&self) -> CellSet {
        let cells = match self.lesson.suggested().first() {
            Some(Move::Stack(StackMove { from, to })) => CellSet::of(*from).with(*to),
            Some(Move::Place(cell)) => CellSet::of(*cell),
            Some(Move::Pass) | None => self.lesson.cells(),
        };
        if self.lesson.mood() == Mood::Asking { cells } else { CellSet::EMPTY }
    }

    pub(crate) fn picked(&self) -> Option<Cell> {
        self.selection.intent().picked
    }

    /// The cell of the cursor, where the task needs one.
    pub(crate) fn aim(&self) -> Option<Cell> {
        let is_aimed = matches!(self.lesson.task(), Task::Move(_) | Task::Play(_) | Task::Mark(_));
        (is_aimed && self.lesson.mood() == Mood::Asking).then(|| self.cursor.cell())
    }

    /// Moves the cursor or edits the typed text; `false` if the key does neither.
    fn edit(&mut self, key: KeyCode) -> bool {
        let is_typing = !self.typed.is_empty();
        match key {
            KeyCode::Left => self.cursor.step(Arrow::Left),
            KeyCode::Right => self.cursor.step(Arrow::Right),
            KeyCode::Up => self.cursor.step(Arrow::Up),
            KeyCode::Down => self.cursor.step(Arrow::Down),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc if is_typing => self.typed.clear(),
            KeyCode::Esc if self.picked().is_some() => self.selection.cancel(),
            KeyCode::Char(letter) if is_typing => self.typed.push(letter),
            _ => return false,
        }
        true
    }
}

impl Course {
    pub(crate) fn new(texts: Texts, notation: Notation, progress: Progress) -> Course {
        let chapter = progress.next().map_or(0, StepIndex::chapter_number);
        Course { texts, notation, progress, chapter, open: None, shelf: None, is_resetting: false }
    }

    /// Begins with the first puzzle of a shelf.
    pub(crate) fn with_puzzles(mut self, puzzles: Shelf) -> Course {
        self.shelf = Some(puzzles);
        self.open_puzzle();
        self
    }

    /// The puzzles, if it is about them.
    pub(crate) fn shelf(&self) -> Option<&Shelf> {
        self.shelf.as_ref()
    }

    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) fn notation(&self) -> Notation {
        self.notation
    }

    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
    }

    pub(crate) fn chapter(&self) -> usize {
        self.chapter
    }

    pub(crate) fn open_step(&self) -> Option<&OpenStep> {
        self.open.as_ref()
    }

    pub(crate) fn is_resetting(&self) -> bool {
        self.is_resetting
    }

    /// Handles a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Request> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then_some(Request::Leave);
        }
        if self.open.is_some() { self.press_at_board(key.code) } else { self.press_at_list(key.code) }
    }

    /// Handles a click on a cell.
    pub(crate) fn click(&mut self, cell: Cell) -> Option<Request> {
        let open = self.open.as_mut()?;
        open.cursor = Cursor::new(cell);
        if open.lesson.mood() == Mood::Wrong {
            open.lesson.try_again();
        }
        self.choose()
    }

    fn press_at_list(&mut self, key: KeyCode) -> Option<Request> {
        if self.is_resetting {
            self.is_resetting = false;
            if matches!(key, KeyCode::Char('y') | KeyCode::Enter) {
                self.progress.reset();
                self.chapter = 0;
                return Some(Request::Save);
            }
            return None;
        }
        match key {
            KeyCode::Up => self.chapter = self.chapter.saturating_sub(1),
            KeyCode::Down => self.chapter = (self.chapter + 1).min(COURSE.len() - 1),
            KeyCode::Home => self.chapter = 0,
            KeyCode::End => self.chapter = COURSE.len() - 1,
            KeyCode::Enter | KeyCode::Char(' ') => {
                let mut steps = StepIndex::in_chapter(self.chapter);
                let unfinished = steps.find(|index| !self.progress.is_done(index.step()));
                self.open(unfinished.or_else(|| StepIndex::in_chapter(self.chapter).next()));
            }
            KeyCode::Char('r') => self.is_resetting = true,
            KeyCode::Char('q') | KeyCode::Esc => return Some(Request::Leave),
            _ => {}
        }
        None
    }

    /// Opens a step, with its unfinished game if there is one; without a step, the list.
    fn open(&mut self, index: Option<StepIndex>) {
        self.open = index.map(|index| {
            self.chapter = index.chapter_number();
            self.progress.open(index.step());
            OpenStep::new(Origin::Step(index), &self.progress.game(index.step()))
        });
    }

    /// Opens the next puzzle. If there is none, the last one stays.
    fn open_puzzle(&mut self) {
        let next = self.shelf.as_mut().and_then(|shelf| shelf.next(self.progress.puzzles_mut()));
        if let Some(puzzle) = next {
            self.progress.puzzles_mut().see(puzzle.id());
            self.open = Some(OpenStep::new(Origin::Puzzle(Box::new(puzzle)), &[]));
        }
    }

    /// Opens the next step or puzzle, or the one before, which only the course has.
    fn turn(&mut self, origin: &Origin, way: Way) -> Option<Request> {
        match (origin, way) {
            (Origin::Step(index), Way::Next) => self.open(index.next()),
            (Origin::Step(index), Way::Back) => self.open(index.back()),
            (Origin::Puzzle(_), Way::Next) => {
                self.open_puzzle();
                return Some(Request::Save);
            }
            (Origin::Puzzle(_), Way::Back) => {}
        }
        None
    }

    /// Begins the open step or puzzle again.
    fn restart(&mut self, origin: Origin) -> Option<Request> {
        match origin {
            Origin::Step(index) => {
                self.progress.leave_game(index.step(), &[]);
                self.open(Some(index));
                Some(Request::Save)
            }
            Origin::Puzzle(_) => {
                let trial = self.open.as_ref().and_then(|open| open.trial);
                self.open = Some(OpenStep { trial, ..OpenStep::new(origin, &[]) });
                None
            }
        }
    }

    fn press_at_board(&mut self, key: KeyCode) -> Option<Request> {
        let open = self.open.as_mut()?;
        let origin = open.origin.clone();
        match (open.lesson.mood(), key) {
            (Mood::Right, KeyCode::Char(' ')) if open.lesson.has_reason() => {
                open.lesson.explain();
                let remark = open.lesson.remark();
                open.said =
                    remark.map_or_else(String::new, |said| words::remark(&self.texts, said, self.notation));
                if let Origin::Puzzle(puzzle) = &origin {
                    let reasons =
                        words::move_reasons(&self.texts, &puzzle.reasons(), puzzle.side(), self.notation);
                    open.said = format!("{} {reasons}", open.said);
                }
                return None;
            }
            (Mood::Wrong | Mood::Right, KeyCode::Char(' ')) if open.lesson.is_moving() => {
                open.lesson.turn_forward();
                return None;
            }
            (Mood::Right, KeyCode::Enter | KeyCode::Char(' ')) => {
                return self.turn(&origin, Way::Next);
            }
            (Mood::Wrong, key) => {
                open.lesson.try_again();
                if matches!(key, KeyCode::Char(' ') | KeyCode::Esc) {
                    return None;
                }
            }
            _ => {}
        }
        if open.edit(key) {
            return None;
        }
        match key {
            KeyCode::Enter if !open.typed.is_empty() => return self.submit(),
            KeyCode::Char(' ') if matches!(open.lesson.task(), Task::Mark(_)) => {
                open.lesson.submit_marks();
                return self.react(&[]);
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            KeyCode::Char('?' | 't') => return self.help(Lesson::give_help),
            KeyCode::Char('s') => return self.help(Lesson::solve),
            KeyCode::PageDown | KeyCode::Char('n') => return self.turn(&origin, Way::Next),
            KeyCode::PageUp | KeyCode::Char('o') => return self.turn(&origin, Way::Back),
            KeyCode::Char('r') => return self.restart(origin),
            KeyCode::Esc | KeyCode::Char('l') if self.shelf.is_some() => return Some(Request::Leave),
            KeyCode::Esc | KeyCode::Char('l') => self.open = None,
            KeyCode::Char('q') => return Some(Request::Leave),
            KeyCode::Char(letter) => open.typed.push(letter),
            _ => {}
        }
        None
    }

    /// Selects the cell of the cursor.
    fn choose(&mut self) -> Option<Request> {
        let open = self.open.as_mut().filter(|open| open.lesson.is_open())?;
        let (cell, scene) = (open.cursor.cell(), open.lesson.scene());
        let must_pass = scene.position.movement().is_some_and(Movement::must_pass);
        if scene.may_move() && must_pass && scene.position.stack(cell).is_none() {
            return self.answer(Input::Move(Move::Pass));
        }
        match open.selection.press(Context { scene: &scene, confirm: Confirm::Never }, cell) {
            Response::Noted => None,
            Response::Play(mv) => self.answer(Input::Move(mv)),
            Response::Mark(cell) => {
                open.lesson.toggle_mark(cell);
                None
            }
            Response::Refused(error) => self.refuse(cell, error),
        }
    }

    /// Shows why a selection was refused, unless the step has its own explanation for it.
    fn refuse(&mut self, cell: Cell, error: PressError) -> Option<Request> {
        let open = self.open.as_mut()?;
        open.lesson.try_stack(cell);
        if open.lesson.mood() == Mood::Wrong {
            return self.react(&[]);
        }
        let position = open.lesson.frame().position;
        let reason = words::press_error(&self.texts, error, &position, self.notation);
        open.said = self.texts.get(key::LearnRefused { reason: reason.into() });
        None
    }

    /// Answers with the typed text: a move, a cell to mark, a number, or a winner.
    fn submit(&mut self) -> Option<Request> {
        let (notation, texts) = (self.notation, self.texts);
        let open = self.open.as_mut()?;
        let typed = std::mem::take(&mut open.typed);
        let text = typed.trim();
        let input = match open.lesson.task() {
            Task::Mark(_) => match notation.parse_cell(text) {
                Ok(cell) => {
                    open.lesson.toggle_mark(cell);
                    return None;
                }
                Err(error) => Err(words::no_move(&texts, &error)),
            },
            Task::Count(_) => text.parse().map(Input::Number).map_err(|_| texts.get(key::LEARN_TYPE_NUMBER)),
            Task::Predict => {
                outcome(text).map(Input::Outcome).ok_or_else(|| texts.get(key::LEARN_TYPE_WINNER))
            }
            Task::Move(_) | Task::Play(_) => {
                notation.parse_move(text).map(Input::Move).map_err(|error| words::no_move(&texts, &error))
            }
        };
        match input {
            Ok(input) => self.answer(input),
            Err(reason) => {
                open.said = reason;
                None
            }
        }
    }

    fn answer(&mut self, input: Input) -> Option<Request> {
        let open = self.open.as_mut().filter(|open| open.lesson.is_open())?;
        let played = open.lesson.played().to_vec();
        open.selection.cancel();
        open.lesson.answer(input);
        self.react(&played)
    }

    /// Shows the coach's reaction, and records what it means for the progress. `played` are the moves before the answer.
    fn react(&mut self, played: &[Move]) -> Option<Request> {
        let open = self.open.as_mut()?;
        let lesson = &mut open.lesson;
        lesson.run(FilmPace::Still);
        let remark = lesson.remark().map(|remark| words::remark(&self.texts, remark, self.notation));
        let verdict = match lesson.mood() {
            Mood::Asking => String::new(),
            Mood::Wrong => self.texts.get(key::LEARN_WRONG),
            Mood::Right => self.texts.get(key::LEARN_RIGHT),
        };
        format!("{verdict} {}", remark.unwrap_or_default()).trim().clone_into(&mut open.said);
        let has_changed = lesson.played() != played;
        let mood = lesson.mood();
        if mood == Mood::Right
            && let Origin::Step(index) = open.origin
        {
            self.progress.finish(index.step());
            return Some(Request::Save);
        }
        let (_, last) = lesson.reel();
        if lesson.mood() == Mood::Wrong && last == 0 && lesson.cells().is_empty() {
            lesson.try_again();
        }
        match (&open.origin, mood) {
            (Origin::Step(index), _) if has_changed => {
                self.progress.leave_game(index.step(), lesson.played());
                Some(Request::Save)
            }
            (Origin::Puzzle(_), Mood::Right) => self.decide(Trial::Solved),
            (Origin::Puzzle(_), Mood::Wrong) => self.decide(Trial::Failed),
            _ => None,
        }
    }

    /// Records the result of a puzzle. The first one counts.
    fn decide(&mut self, trial: Trial) -> Option<Request> {
        let open = self.open.as_mut()?;
        let Origin::Puzzle(puzzle) = &open.origin else { return None };
        if open.lesson.mood() == Mood::Right
            && let Some(day) = self.shelf.as_ref()?.day()
        {
            self.progress.puzzles_mut().solve_daily(day);
        }
        if open.trial.is_none() {
            open.trial = Some(trial);
            if self.shelf.as_ref()?.day().is_none() {
                self.progress.puzzles_mut().record(puzzle, trial);
            }
        }
        Some(Request::Save)
    }

    /// Gives help and shows it.
    fn help(&mut self, help: fn(&mut Lesson)) -> Option<Request> {
        let (texts, notation) = (self.texts, self.notation);
        let open = self.open.as_mut().filter(|open| open.lesson.is_open())?;
        help(&mut open.lesson);
        let remark = open.lesson.remark().map(|remark| words::remark(&texts, remark, notation));
        open.said = remark.unwrap_or_default();
        // A puzzle that needs help is not solved.
        (open.lesson.help() > Help::None).then(|| self.decide(Trial::Failed)).flatten()
    }
}

/// A winner and a margin as typed: `w5`, `b 16`, `0` for a draw.
fn outcome(text: &str) -> Option<Outcome> {
    let text = text.to_lowercase();
    if text == "0" || text == "=" {
        return Some(Outcome::Draw);
    }
    let mut letters = text.chars();
    let winner = match letters.next()? {
        'w' => Color::White,
        'b' => Color::Black,
        _ => return None,
    };
    let margin = letters.as_str().trim().parse().ok().filter(|margin| (1..=49).contains(margin))?;
    Some(Outcome::Win { winner, margin })
}
