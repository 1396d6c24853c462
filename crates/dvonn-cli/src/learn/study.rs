//! A student at the course: keys and clicks go in, wishes come out.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dvonn_coach::{Attempt, COURSE, Chapter, Input, Progress, Reaction, Remark, Show, Task};
use dvonn_core::{Cell, CellSet, Color, Move, Notation, Outcome, Position, StackMove};
use dvonn_text::{Texts, words};

use crate::play::{Arrow, Cursor};

/// What the study cannot do itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Keep the progress.
    Save,
    /// End.
    Leave,
}

/// Where to turn from a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    On,
    Back,
}

/// Everything that is on the screen.
pub(crate) struct Study {
    texts: Texts,
    notation: Notation,
    progress: Progress,
    /// The chapter that is open, or that the list stands at.
    chapter: usize,
    lesson: Option<Lesson>,
    /// Whether the student was asked if everything is to be forgotten.
    is_resetting: bool,
}

/// A step on the board.
pub(crate) struct Lesson {
    number: usize,
    attempt: Attempt,
    cursor: Cursor,
    picked: Option<Cell>,
    marked: CellSet,
    typed: String,
    /// What was said last.
    said: String,
    /// What is being shown, and how many of its moves.
    showing: Option<(Show, usize)>,
    /// Where the hint points.
    pointed: CellSet,
    /// The last move on the board.
    last: Option<Move>,
}

impl Lesson {
    fn new(chapter: &Chapter, number: usize) -> Lesson {
        let attempt = Attempt::new(&chapter.steps[number]);
        Lesson {
            number,
            cursor: Cursor::new(Cell::F3),
            picked: None,
            marked: CellSet::EMPTY,
            typed: String::new(),
            said: String::new(),
            showing: None,
            pointed: CellSet::EMPTY,
            last: attempt.opening().last().copied(),
            attempt,
        }
    }

    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub(crate) fn task(&self) -> Task {
        self.attempt.step().task
    }

    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    pub(crate) fn said(&self) -> &str {
        &self.said
    }

    pub(crate) fn is_showing(&self) -> bool {
        self.showing.is_some()
    }

    /// The board as it is to be seen: position, last move, and what fell off with it.
    pub(crate) fn board(&self) -> (Position, Option<Move>, CellSet) {
        let Some((show, count)) = &self.showing else {
            return (*self.attempt.position(), self.last, CellSet::EMPTY);
        };
        let (mut position, mut last, mut removed) = (show.from, None, CellSet::EMPTY);
        for mv in &show.moves[..*count] {
            let effects = position.apply(*mv).expect("the coach shows legal moves");
            removed = effects.map_or(CellSet::EMPTY, |effects| effects.removed);
            last = Some(*mv);
        }
        (position, last, removed)
    }

    /// The cells to be highlighted: marked by the student, or reached by what is picked up, or shown by the coach.
    pub(crate) fn highlighted(&self) -> CellSet {
        match (&self.showing, self.picked, self.attempt.position().movement()) {
            (Some((show, _)), ..) => show.cells,
            (None, Some(from), Some(movement)) => movement.targets(from),
            _ => self.marked,
        }
    }

    pub(crate) fn pointed(&self) -> CellSet {
        if self.is_showing() { CellSet::EMPTY } else { self.pointed }
    }

    pub(crate) fn picked(&self) -> Option<Cell> {
        self.picked.filter(|_| !self.is_showing())
    }

    /// The cell of the cursor, where it is of use.
    pub(crate) fn aim(&self) -> Option<Cell> {
        let is_aimed = matches!(self.task(), Task::Move(_) | Task::Play { .. } | Task::Mark(_));
        (is_aimed && !self.is_showing() && !self.attempt.is_done()).then(|| self.cursor.cell())
    }

    /// The next move of what is shown; after the last one the board is as it was.
    fn show_on(&mut self) {
        self.showing = match self.showing.take() {
            Some((show, count)) if count < show.moves.len() => Some((show, count + 1)),
            _ => None,
        };
    }
}

impl Study {
    pub(crate) fn new(texts: Texts, notation: Notation, progress: Progress) -> Study {
        let chapter = progress.next().map_or(0, |(chapter, _)| chapter);
        Study { texts, notation, progress, chapter, lesson: None, is_resetting: false }
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

    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    pub(crate) fn is_resetting(&self) -> bool {
        self.is_resetting
    }

    /// A key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Wish> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then_some(Wish::Leave);
        }
        if self.lesson.is_some() { self.press_at_board(key.code) } else { self.press_at_list(key.code) }
    }

    /// A click on a cell.
    pub(crate) fn click(&mut self, cell: Cell) -> Option<Wish> {
        let lesson = self.lesson.as_mut()?;
        lesson.cursor = Cursor::new(cell);
        lesson.showing = None;
        self.choose()
    }

    fn press_at_list(&mut self, key: KeyCode) -> Option<Wish> {
        if self.is_resetting {
            self.is_resetting = false;
            if matches!(key, KeyCode::Char('y') | KeyCode::Enter) {
                self.progress.reset();
                self.chapter = 0;
                return Some(Wish::Save);
            }
            return None;
        }
        match key {
            KeyCode::Up => self.chapter = self.chapter.saturating_sub(1),
            KeyCode::Down => self.chapter = (self.chapter + 1).min(COURSE.len() - 1),
            KeyCode::Home => self.chapter = 0,
            KeyCode::End => self.chapter = COURSE.len() - 1,
            KeyCode::Enter | KeyCode::Char(' ') => {
                let steps = COURSE[self.chapter].steps;
                let open = steps.iter().position(|step| !self.progress.is_done(step));
                self.open(open.unwrap_or(0));
            }
            KeyCode::Char('r') => self.is_resetting = true,
            KeyCode::Char('q') | KeyCode::Esc => return Some(Wish::Leave),
            _ => {}
        }
        None
    }

    fn open(&mut self, number: usize) {
        self.lesson = Some(Lesson::new(&COURSE[self.chapter], number));
    }

    /// Goes to the next step, or back; before the first and after the last there is the list.
    fn turn(&mut self, way: Way) {
        let Some(number) = self.lesson.as_ref().map(Lesson::number) else { return };
        let chapter = self.chapter;
        let is_last = number + 1 == COURSE[chapter].steps.len();
        let next = match way {
            Way::On if is_last => Some((chapter + 1, 0)),
            Way::On => Some((chapter, number + 1)),
            Way::Back if number > 0 => Some((chapter, number - 1)),
            Way::Back => chapter.checked_sub(1).map(|before| (before, COURSE[before].steps.len() - 1)),
        };
        match next.filter(|(chapter, _)| *chapter < COURSE.len()) {
            Some((chapter, number)) => {
                self.chapter = chapter;
                self.open(number);
            }
            None => self.lesson = None,
        }
    }

    fn press_at_board(&mut self, key: KeyCode) -> Option<Wish> {
        let lesson = self.lesson.as_mut()?;
        let is_typing = !lesson.typed.is_empty();
        match key {
            KeyCode::Char(' ') if lesson.is_showing() => {
                lesson.show_on();
                return None;
            }
            KeyCode::Esc if lesson.is_showing() => {
                lesson.showing = None;
                return None;
            }
            _ => {}
        }
        if lesson.attempt.is_done() && matches!(key, KeyCode::Enter | KeyCode::Char(' ')) {
            self.turn(Way::On);
            return None;
        }
        lesson.showing = None;
        match key {
            KeyCode::Left => lesson.cursor.step(Arrow::Left),
            KeyCode::Right => lesson.cursor.step(Arrow::Right),
            KeyCode::Up => lesson.cursor.step(Arrow::Up),
            KeyCode::Down => lesson.cursor.step(Arrow::Down),
            KeyCode::Backspace => {
                lesson.typed.pop();
            }
            KeyCode::Enter if is_typing => return self.submit(),
            KeyCode::Esc if is_typing => lesson.typed.clear(),
            KeyCode::Char(letter) if is_typing => lesson.typed.push(letter),
            KeyCode::Esc if lesson.picked.is_some() => lesson.picked = None,
            KeyCode::Char(' ') if matches!(lesson.task(), Task::Mark(_)) => {
                let marked = lesson.marked;
                return self.answer(Input::Cells(marked));
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            KeyCode::Char('t') => self.hint(),
            KeyCode::Char('s') => self.solve(),
            KeyCode::PageDown | KeyCode::Char('n') => self.turn(Way::On),
            KeyCode::PageUp | KeyCode::Char('o') => self.turn(Way::Back),
            KeyCode::Char('r') => {
                let number = lesson.number;
                self.open(number);
            }
            KeyCode::Esc | KeyCode::Char('l') => self.lesson = None,
            KeyCode::Char('q') => return Some(Wish::Leave),
            KeyCode::Char(letter) => lesson.typed.push(letter),
            _ => {}
        }
        None
    }

    /// Does with the cell of the cursor what the task wants.
    fn choose(&mut self) -> Option<Wish> {
        let lesson = self.lesson.as_mut()?;
        let (cell, position) = (lesson.cursor.cell(), *lesson.attempt.position());
        if lesson.attempt.is_done() {
            return None;
        }
        let mv = match (lesson.task(), &position) {
            (Task::Mark(_), _) => {
                lesson.marked = toggled(lesson.marked, cell);
                return None;
            }
            (Task::Count(_) | Task::Predict, _) => return None,
            (_, Position::Placement(_)) => Move::Place(cell),
            (_, Position::Movement(movement)) => match lesson.picked {
                None if movement.must_pass() && movement.stack(cell).is_none() => Move::Pass,
                None => {
                    lesson.picked = movement.stack(cell).map(|_| cell);
                    return None;
                }
                Some(from) if from == cell => {
                    lesson.picked = None;
                    return None;
                }
                Some(from) => Move::Stack(StackMove { from, to: cell }),
            },
        };
        self.answer(Input::Move(mv))
    }

    /// Does what was typed: a move, a cell to mark, a number, or a winner.
    fn submit(&mut self) -> Option<Wish> {
        let (notation, texts) = (self.notation, self.texts);
        let lesson = self.lesson.as_mut()?;
        let typed = std::mem::take(&mut lesson.typed);
        let text = typed.trim();
        let input = match lesson.task() {
            Task::Mark(_) => {
                match notation.parse_cell(text) {
                    Ok(cell) => lesson.marked = toggled(lesson.marked, cell),
                    Err(error) => lesson.said = words::no_move(&texts, &error),
                }
                return None;
            }
            Task::Count(_) => text.parse().map(Input::Number).map_err(|_| texts.get("learn-type-number")),
            Task::Predict => outcome(text).map(Input::Outcome).ok_or_else(|| texts.get("learn-type-winner")),
            Task::Move(_) | Task::Play { .. } => {
                notation.parse_move(text).map(Input::Move).map_err(|error| words::no_move(&texts, &error))
            }
        };
        match input {
            Ok(input) => self.answer(input),
            Err(reason) => {
                lesson.said = reason;
                None
            }
        }
    }

    fn answer(&mut self, input: Input) -> Option<Wish> {
        let (texts, notation) = (self.texts, self.notation);
        let lesson = self.lesson.as_mut()?;
        if lesson.attempt.is_done() {
            return None;
        }
        (lesson.picked, lesson.pointed) = (None, CellSet::EMPTY);
        let side = lesson.attempt.step().side();
        match lesson.attempt.answer(input) {
            Reaction::Right { said, show } => {
                let said = words::message(&texts, &said, notation);
                lesson.said = format!("{} {said}", texts.get("learn-page-right"));
                lesson.last = show.moves.last().copied().or(lesson.last);
                lesson.showing = shown(show);
                self.progress.finish(lesson.attempt.step());
                return Some(Wish::Save);
            }
            Reaction::Wrong { why, show } => {
                let said = words::remark(&texts, &why.into(), notation);
                lesson.said = format!("{} {said}", texts.get("learn-page-wrong"));
                if lesson.attempt.own_moves() == 0 {
                    lesson.last = lesson.attempt.opening().last().copied();
                }
                lesson.showing = shown(show);
            }
            Reaction::Continue { reply } => {
                let remark = Remark::Reply { by: side.other(), mv: reply.last().copied() };
                lesson.said = words::remark(&texts, &remark, notation);
                lesson.last = reply.last().copied();
            }
        }
        None
    }

    fn hint(&mut self) {
        let (texts, notation) = (self.texts, self.notation);
        if let Some(lesson) = self.lesson.as_mut().filter(|lesson| !lesson.attempt.is_done()) {
            let hint = lesson.attempt.hint();
            lesson.said = words::message(&texts, &hint.said, notation);
            lesson.pointed = hint.cells;
        }
    }

    fn solve(&mut self) {
        let (texts, notation) = (self.texts, self.notation);
        let Some(lesson) = self.lesson.as_mut().filter(|lesson| !lesson.attempt.is_done()) else { return };
        let input = lesson.attempt.solution().input;
        lesson.pointed = match input {
            Input::Move(Move::Stack(StackMove { from, to })) => CellSet::of(from).with(to),
            Input::Move(Move::Place(cell)) => CellSet::of(cell),
            Input::Cells(cells) => cells,
            _ => CellSet::EMPTY,
        };
        lesson.said = words::remark(&texts, &Remark::Solution(input), notation);
    }
}

fn toggled(cells: CellSet, cell: Cell) -> CellSet {
    if cells.contains(cell) { cells - CellSet::of(cell) } else { cells.with(cell) }
}

/// What is shown begins with the student's own move.
fn shown(show: Show) -> Option<(Show, usize)> {
    let is_something = !show.moves.is_empty() || !show.cells.is_empty();
    let count = show.moves.len().min(1);
    is_something.then_some((show, count))
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
