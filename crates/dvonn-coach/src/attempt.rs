//! One student's work on one exercise: judges answers and returns reactions. Nothing here draws, waits or reads a
//! clock.

mod game;

use dvonn_core::{CellSet, Color, Move, MoveError, Outcome, Position, StackMove};
use dvonn_engine::Engine;

use crate::exercise::{Exercise, Keep, Match, Task};
use crate::judge::Judge;
use crate::reaction::{Hint, Input, Reaction, Show, Solution, Why};
use crate::step::{Step, StepTexts};
use crate::{Fact, Facts, Help, Marked, Objective, Passage, Quantity, TextKey, area, why, wrong};

/// One student's work on one exercise.
///
/// ```
/// use dvonn_coach::{COURSE, Input, Reaction};
///
/// let mut attempt = COURSE[0].steps[0].attempt();
/// assert!(matches!(attempt.answer(Input::Move("e3-f4".parse()?)), Reaction::Wrong { .. }));
/// assert!(matches!(attempt.answer(Input::Move("e3-f3".parse()?)), Reaction::Right { .. }));
/// assert!(attempt.is_done());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Attempt {
    exercise: Exercise,
    texts: StepTexts,
    side: Color,
    opening: Vec<Move>,
    /// The moves after the opening, in a task of several moves.
    played: Vec<Move>,
    position: Position,
    facts: Facts,
    own_moves: usize,
    replies: usize,
    is_done: bool,
    judge: Judge,
    opponent: Option<Engine>,
    /// Not the opponent's engine, so that asking for help does not change the opponent's moves.
    helper: Option<Engine>,
}

impl Step {
    /// Begins this step.
    pub fn attempt(&self) -> Attempt {
        Attempt::new(self.exercise(), self.texts)
    }
}

impl Attempt {
    /// Begins an exercise. If the opponent moves first, that move has already been played.
    ///
    /// # Panics
    /// If a move that the exercise shows is not legal.
    pub fn new(exercise: Exercise, texts: StepTexts) -> Attempt {
        Attempt::with_judge(exercise, texts, Judge::new(Judge::LIMIT))
    }

    /// Adds a fact that the texts mention and the board does not tell.
    #[must_use]
    pub(crate) fn with_fact(mut self, name: &'static str, fact: Fact) -> Attempt {
        self.facts.push((name, fact));
        self
    }

    fn with_judge(exercise: Exercise, texts: StepTexts, mut judge: Judge) -> Attempt {
        let position = exercise.begin();
        let mut attempt = Attempt {
            side: exercise.side(),
            opening: exercise.shown.clone(),
            played: Vec::new(),
            position,
            facts: texts.facts(&position, &mut judge),
            own_moves: 0,
            replies: 0,
            is_done: false,
            judge,
            opponent: None,
            helper: None,
            exercise,
            texts,
        };
        if let Task::Play(game) = attempt.exercise.task {
            let first = attempt.answer_of(game.opponent);
            attempt.opening.extend(first);
        }
        attempt
    }

    /// The exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The texts of the exercise.
    pub fn texts(&self) -> &StepTexts {
        &self.texts
    }

    /// The student's colour.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The moves before the student's first: those that the exercise shows, then those of an opponent who begins.
    pub fn opening(&self) -> &[Move] {
        &self.opening
    }

    /// The moves of both sides after the opening, in a task of several moves.
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a right answer was given.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether the board may show which stacks are blocked. It may not while that would give the answer away.
    pub fn may_show_blocked(&self) -> bool {
        self.is_done || self.exercise.may_show_blocked()
    }

    /// The number of moves that the student has made in a task of several moves.
    pub fn own_moves(&self) -> usize {
        self.own_moves
    }

    /// The explanation and the question.
    pub fn text(&self) -> Passage {
        self.passage(self.texts.task, Vec::new())
    }

    /// Returns to the position after the opening.
    pub fn restart(&mut self) {
        self.position = self.begun();
        self.played.clear();
        self.replies = self.opening.len() - self.exercise.shown.len();
        (self.own_moves, self.is_done) = (0, false);
    }

    /// Continues a game of an earlier attempt. Moves that do not fit the exercise, or that end it, are ignored.
    pub fn resume(&mut self, played: &[Move]) {
        self.restart();
        if !matches!(self.exercise.task, Task::Play(_)) {
            return;
        }
        for mv in played {
            let count =
                if self.position.turn() == self.side { &mut self.own_moves } else { &mut self.replies };
            *count += 1;
            if self.position.apply(*mv).is_err() {
                return self.restart();
            }
            self.played.push(*mv);
        }
        if self.position.turn() != self.side || self.position.outcome().is_some() {
            self.restart();
        }
    }

    /// Takes back the student's last move and everything after it.
    pub fn take_back(&mut self) {
        let mut position = self.begun();
        let mut last = 0;
        for (at, mv) in self.played.iter().enumerate() {
            if position.turn() == self.side {
                last = at;
            }
            position.apply(*mv).expect("it was played before");
        }
        let kept = self.played[..last].to_vec();
        self.resume(&kept);
    }

    /// The position after the opening.
    fn begun(&self) -> Position {
        let play = |position: Position, mv: &Move| position.play(*mv).expect("the opening was played before");
        self.opening.iter().fold(self.exercise.start, play)
    }

    /// Judges an answer. A wrong answer leaves the position unchanged or, if it lost a game, restarts the game.
    pub fn answer(&mut self, input: Input) -> Reaction {
        match (self.exercise.task, input) {
            (Task::Move(objective), Input::Move(mv)) => self.judge_move(objective, mv),
            (Task::Play(game), Input::Move(mv)) => self.play(game, mv),
            (Task::Mark(marked), Input::Cells(cells)) => self.judge_cells(marked, cells),
            (Task::Count(quantity), Input::Number(guess)) => self.judge_number(quantity, guess),
            (Task::Predict, Input::Outcome(guess)) => self.judge_outcome(guess),
            _ => self.wrong(Why::OtherKind, Vec::new(), CellSet::EMPTY),
        }
    }

    /// The hint, and the cells to look at: first where something happens, then which stack moves.
    pub fn hint(&mut self, help: Help) -> Hint {
        let cells = match (self.exercise.task, self.solution().map(|solution| solution.input)) {
            (Task::Move(_) | Task::Play(Match { keep: Keep::Best, .. }), Some(Input::Move(mv))) => match mv {
                Move::Stack(StackMove { from, .. }) if help >= Help::Stack => CellSet::of(from),
                Move::Stack(_) => area(mv),
                Move::Place(_) | Move::Pass => CellSet::EMPTY,
            },
            _ => CellSet::EMPTY,
        };
        let key = if help >= Help::Stack { TextKey("learn-hint-stack") } else { self.texts.hint };
        Hint { said: self.passage(key, Vec::new()), cells }
    }

    /// A right answer or, in a task of several moves, a good next move. `None` if the solver cannot prove one.
    pub fn solution(&mut self) -> Option<Solution> {
        let input = match self.exercise.task {
            Task::Move(objective) => {
                let moves = self.good_moves(objective)?;
                return Some(Solution { input: Input::Move(*moves.first()?), moves });
            }
            Task::Play(game) => {
                let mv = self.next_move(game)?;
                return Some(Solution { input: Input::Move(mv), moves: vec![mv] });
            }
            Task::Mark(marked) => Input::Cells(marked.cells(&self.position)),
            Task::Count(quantity) => Input::Number(quantity.count(&self.position)),
            Task::Predict => Input::Outcome(self.outcome()?),
        };
        Some(Solution { input, moves: Vec::new() })
    }

    /// The moves that achieve an objective; `None` if the solver cannot prove which they are.
    fn good_moves(&mut self, objective: Objective) -> Option<Vec<Move>> {
        match objective {
            Objective::Accepted => Some(self.exercise.accepted.clone()),
            _ => objective.moves(&self.position, &mut self.judge),
        }
    }

    fn judge_move(&mut self, objective: Objective, mv: Move) -> Reaction {
        let before = self.position;
        if let Err(error) = before.check(mv) {
            return self.refuse(mv, error);
        }
        let Some(good) = self.good_moves(objective) else {
            return self.wrong(Why::Unproved, Vec::new(), CellSet::EMPTY);
        };
        let facts = wrong::move_facts(&before, objective, mv, &good, &mut self.judge);
        if good.contains(&mv) {
            let after = before.play(mv).expect("the move was checked");
            let (line, why) = self.proof(objective, mv, after);
            let mut reaction = self.right(facts, line, CellSet::EMPTY);
            if let Reaction::Right { why: reason, .. } = &mut reaction {
                *reason = why;
            }
            self.position = after;
            return reaction;
        }
        let key = wrong::by_move(&self.texts, &before, mv)
            .unwrap_or_else(|| wrong::by_objective(&before, objective, mv, &mut self.judge));
        let mut line = vec![mv];
        let after = before.play(mv).expect("the move was checked");
        if objective.is_about_result() {
            line.extend(self.judge.line(after));
        } else if objective.is_about_reply()
            && let Some(values) = after.movement().and_then(|movement| self.judge.values(movement))
        {
            line.extend(values.first().map(|(mv, _)| *mv));
        }
        self.explain(key, facts, line, wrong::cells_to_look_at(&after, objective))
    }

    /// A right move and, if it decides the game, the proved line after it and the reason why it was right.
    fn proof(&mut self, objective: Objective, mv: Move, after: Position) -> (Vec<Move>, Option<Passage>) {
        let mut line = vec![mv];
        let decides = objective.is_about_result() && after.outcome().is_none();
        let before = self.position.movement().filter(|_| decides).copied();
        let why = before.and_then(|before| why::of(&before, mv, &mut self.judge));
        let why = why.map(|(key, facts)| self.passage(key, facts));
        if why.is_some() {
            line.extend(self.judge.line(after));
        }
        (line, why)
    }

    fn judge_cells(&mut self, marked: Marked, cells: CellSet) -> Reaction {
        let right = marked.cells(&self.position);
        if cells == right {
            return self.right(Vec::new(), marked.line(), right);
        }
        let (key, facts, extra) = wrong::mark(&self.position, marked, cells, right);
        let why = Why::Explained(self.passage(key, facts));
        Reaction::Wrong { why, show: Show { wrong: extra, ..Show::of(self.position) } }
    }

    fn judge_number(&mut self, quantity: Quantity, guess: i32) -> Reaction {
        let right = quantity.count(&self.position);
        let facts = vec![("guess", Fact::Number(guess)), ("count", Fact::Number(right))];
        let line = quantity.line(&self.position);
        if guess == right {
            return self.right(facts, line, CellSet::EMPTY);
        }
        self.explain(wrong::count(&self.texts, guess, right), facts, line, CellSet::EMPTY)
    }

    fn judge_outcome(&mut self, guess: Outcome) -> Reaction {
        let Some(right) = self.outcome() else {
            return self.wrong(Why::Unproved, Vec::new(), CellSet::EMPTY);
        };
        let line = self.judge.line(self.position);
        let facts = outcome_facts(right);
        if guess == right {
            return self.right(facts, line, CellSet::EMPTY);
        }
        let key = wrong::predict(&self.texts, guess, right);
        self.explain(key, facts, line, CellSet::EMPTY)
    }

    /// The outcome under best play from here, if it can be proved.
    fn outcome(&mut self) -> Option<Outcome> {
        let margin = self.judge.margin(self.position.movement()?, Color::White)?;
        Some(match margin {
            0 => Outcome::Draw,
            _ => Outcome::Win {
                winner: if margin > 0 { Color::White } else { Color::Black },
                margin: margin.unsigned_abs() as u8,
            },
        })
    }

    fn right(&mut self, facts: Facts, moves: Vec<Move>, cells: CellSet) -> Reaction {
        self.is_done = true;
        let show = Show { moves, cells, ..Show::of(self.position) };
        Reaction::Right { said: self.passage(self.texts.right, facts), show, why: None }
    }

    fn wrong(&self, why: Why, moves: Vec<Move>, cells: CellSet) -> Reaction {
        Reaction::Wrong { why, show: Show { moves, cells, ..Show::of(self.position) } }
    }

    fn explain(&self, key: TextKey, facts: Facts, moves: Vec<Move>, cells: CellSet) -> Reaction {
        self.wrong(Why::Explained(self.passage(key, facts)), moves, cells)
    }

    /// The reaction to a move that is not legal.
    fn refuse(&self, mv: Move, error: MoveError) -> Reaction {
        match wrong::by_move(&self.texts, &self.position, mv) {
            Some(key) => self.explain(key, vec![("move", Fact::Move(mv))], Vec::new(), CellSet::EMPTY),
            None => self.wrong(Why::Refused(error), Vec::new(), CellSet::EMPTY),
        }
    }

    /// A text with the current facts, and the facts of the step whose names are not used yet.
    fn passage(&self, key: TextKey, mut facts: Facts) -> Passage {
        for (name, fact) in &self.facts {
            if !facts.iter().any(|(known, _)| known == name) {
                facts.push((name, *fact));
            }
        }
        Passage { key, facts }
    }
}

fn outcome_facts(outcome: Outcome) -> Facts {
    match outcome {
        Outcome::Draw => vec![("margin", Fact::Number(0))],
        Outcome::Win { winner, margin } => {
            vec![("winner", Fact::Color(winner)), ("margin", Fact::Number(margin.into()))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::COURSE;

    #[test]
    fn the_course_stays_well_within_the_limit_of_the_judge() {
        for step in COURSE.iter().flat_map(|chapter| chapter.steps) {
            let judge = Judge::new(Judge::LIMIT / 8);
            let mut attempt = Attempt::with_judge(step.exercise(), step.texts, judge);
            assert_eq!(attempt.facts.len(), step.texts.facts.len(), "{}", step.id);
            while !attempt.is_done() {
                let solution = attempt.solution().unwrap_or_else(|| panic!("{} is not proved", step.id));
                attempt.answer(solution.input);
            }
        }
    }

    #[test]
    fn what_cannot_be_proved_is_neither_right_nor_wrong() {
        let step = COURSE.iter().flat_map(|chapter| chapter.steps).find(|step| step.id == "over-2");
        let step = step.expect("the step exists");
        let mut attempt = Attempt::with_judge(step.exercise(), step.texts, Judge::new(0));
        assert_eq!(attempt.solution(), None);
        let mv = attempt.position().legal_moves().next().expect("there are moves");
        assert!(matches!(attempt.answer(Input::Move(mv)), Reaction::Wrong { why: Why::Unproved, .. }));
        assert!(!attempt.is_done());
    }
}
