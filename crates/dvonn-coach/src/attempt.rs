//! A student at a step: answers go in, reactions come out. Nothing here draws, waits or reads a clock.

use std::iter;

use dvonn_core::{CellSet, Color, Move, Outcome, Position, StackMove};
use dvonn_engine::Engine;

use crate::judge::Judge;
use crate::opponent::think;
use crate::reaction::{Hint, Input, Reaction, Show, Solution, Why};
use crate::step::{Keep, Step, Task, Until};
use crate::{Fact, Facts, Message, Objective, Opponent, wrong};

/// Positions the engine looks at when the student asks for help in a whole game.
const HELP_NODES: u64 = 3_000;

/// One student at one step.
///
/// ```
/// use dvonn_coach::{Attempt, COURSE, Input, Reaction};
///
/// let mut attempt = Attempt::new(&COURSE[0].steps[0]);
/// assert!(matches!(attempt.answer(Input::Number(46)), Reaction::Wrong { .. }));
/// assert!(matches!(attempt.answer(Input::Number(49)), Reaction::Right { .. }));
/// assert!(attempt.is_done());
/// ```
pub struct Attempt {
    step: &'static Step,
    opening: Vec<Move>,
    /// What was played after the opening, in a task of several moves.
    played: Vec<Move>,
    position: Position,
    facts: Facts,
    own_moves: usize,
    replies: usize,
    is_done: bool,
    judge: Judge,
    opponent: Option<Engine>,
    /// Another engine than the opponent's, so that asking for help does not change the answers.
    helper: Option<Engine>,
}

impl Attempt {
    /// Begins a step. An opponent who opens the game has moved already.
    pub fn new(step: &'static Step) -> Attempt {
        let mut judge = Judge::new();
        let facts = step.facts(&mut judge);
        let mut attempt = Attempt {
            step,
            opening: step.shown(),
            played: Vec::new(),
            position: step.start(),
            facts,
            own_moves: 0,
            replies: 0,
            is_done: false,
            judge,
            opponent: None,
            helper: None,
        };
        if let Task::Play { side, reply, .. } = step.task {
            let heard = attempt.hear_opponent(side, reply);
            attempt.opening.extend(heard);
        }
        attempt
    }

    /// Which step it is.
    pub fn step(&self) -> &'static Step {
        self.step
    }

    /// The moves before the student's first: those that the step shows, then those of an opponent who begins.
    pub fn opening(&self) -> &[Move] {
        &self.opening
    }

    /// The moves of both sides after the opening, in a task of several.
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// What stands on the board now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a right answer was given.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether the board may show which stacks are blocked: not while that is, or helps to find, the answer.
    pub fn may_show_blocked(&self) -> bool {
        self.is_done || self.step.may_show_blocked()
    }

    /// How many moves the student has made in a task of several.
    pub fn own_moves(&self) -> usize {
        self.own_moves
    }

    /// What is explained and asked.
    pub fn text(&self) -> Message {
        self.said(self.step.text, Vec::new())
    }

    /// Begins again, after the opening.
    pub fn restart(&mut self) {
        self.position = self.step.board();
        for mv in &self.opening {
            self.position.apply(*mv).expect("it was played before");
        }
        self.played.clear();
        self.replies = self.opening.len() - self.step.played.len();
        (self.own_moves, self.is_done) = (0, false);
    }

    /// Takes up what was played when the student left. What does not fit the step, or is at its end, begins again.
    pub fn resume(&mut self, played: &[Move]) {
        self.restart();
        let Task::Play { side, .. } = self.step.task else { return };
        for mv in played {
            let count = if self.position.turn() == side { &mut self.own_moves } else { &mut self.replies };
            *count += 1;
            if self.position.apply(*mv).is_err() {
                return self.restart();
            }
            self.played.push(*mv);
        }
        if self.position.turn() != side || self.position.outcome().is_some() {
            self.restart();
        }
    }

    /// Judges an answer. A wrong one leaves the position as it was, or, if a game was lost by it, begins it again.
    pub fn answer(&mut self, input: Input) -> Reaction {
        match (self.step.task, input) {
            (Task::Move(aim), Input::Move(mv)) => self.judge_move(aim, mv),
            (Task::Play { side, until, reply, keep }, Input::Move(mv)) => {
                self.play(mv, side, until, reply, keep)
            }
            (Task::Mark(marked), Input::Cells(cells)) => {
                let right = marked.cells(&self.position);
                if cells == right {
                    return self.right(Vec::new(), right, Vec::new());
                }
                let (key, facts, shown) = wrong::mark(self.step, &self.position, marked, cells, right);
                self.wrong(key, facts, Vec::new(), shown)
            }
            (Task::Count(quantity), Input::Number(guess)) => {
                let right = quantity.count(&self.position);
                let cells = quantity.cells(&self.position);
                let facts = vec![("guess", Fact::Number(guess)), ("count", Fact::Number(right))];
                let shown = quantity.line(&self.position);
                let mut reaction = if guess == right {
                    self.right(facts, cells, Vec::new())
                } else {
                    let key = wrong::count(self.step, guess, right);
                    self.wrong(key, facts, Vec::new(), CellSet::EMPTY)
                };
                if let Some((from, mv)) = shown
                    && let Reaction::Right { show, .. } | Reaction::Wrong { show, .. } = &mut reaction
                {
                    *show = Show { from, moves: vec![mv], cells: CellSet::EMPTY };
                }
                reaction
            }
            (Task::Predict, Input::Outcome(guess)) => {
                let right = self.outcome();
                let line = self.judge.line(self.position);
                let facts = outcome_facts(right);
                if guess == right {
                    return self.right(facts, CellSet::EMPTY, line);
                }
                let key = wrong::predict(self.step, guess, right);
                self.wrong(key, facts, line, CellSet::EMPTY)
            }
            _ => Reaction::Wrong { why: Why::OtherKind, show: self.show(Vec::new(), CellSet::EMPTY) },
        }
    }

    /// Words that help, and where to look.
    pub fn hint(&mut self) -> Hint {
        let cells = match (self.step.task, self.solution().input) {
            (Task::Move(_), Input::Move(Move::Stack(StackMove { from, .. }))) => CellSet::of(from),
            _ => CellSet::EMPTY,
        };
        Hint { said: self.said(self.step.hint, Vec::new()), cells }
    }

    /// A right answer, or the next move of a task of several.
    pub fn solution(&mut self) -> Solution {
        let input = match self.step.task {
            Task::Move(aim) => {
                let moves = aim.moves(&self.position, &mut self.judge);
                let first = *moves.first().expect("tests solve every step");
                return Solution { input: Input::Move(first), moves };
            }
            Task::Mark(marked) => Input::Cells(marked.cells(&self.position)),
            Task::Count(quantity) => Input::Number(quantity.count(&self.position)),
            Task::Predict => Input::Outcome(self.outcome()),
            Task::Play { side, until, reply, keep } => {
                let mv = self.next_move(side, until, reply, keep);
                return Solution { input: Input::Move(mv), moves: vec![mv] };
            }
        };
        Solution { input, moves: Vec::new() }
    }

    fn judge_move(&mut self, aim: Objective, mv: Move) -> Reaction {
        let before = self.position;
        if let Err(error) = before.check(mv) {
            return match wrong::by_move(self.step, &before, mv) {
                Some(key) => self.wrong(key, vec![("move", Fact::Move(mv))], Vec::new(), CellSet::EMPTY),
                None => self.refused(error),
            };
        }
        let good = aim.moves(&before, &mut self.judge);
        let facts = wrong::move_facts(&before, aim, mv, &good, &mut self.judge);
        if good.contains(&mv) {
            let reaction = self.right(facts, CellSet::EMPTY, vec![mv]);
            self.position.apply(mv).expect("it was checked");
            return reaction;
        }
        let key = wrong::by_move(self.step, &before, mv)
            .unwrap_or_else(|| wrong::by_aim(&before, aim, mv, &mut self.judge));
        let mut line = vec![mv];
        let after = before.play(mv).expect("it was checked");
        if aim.is_about_result() {
            line.extend(self.judge.line(after));
        } else if aim.is_about_reply()
            && let Some(movement) = after.movement()
        {
            line.extend(self.judge.values(movement).first().map(|(mv, _)| *mv));
        }
        let cells = wrong::by_aim_cells(&after, aim);
        self.wrong(key, facts, line, cells)
    }

    fn play(&mut self, mv: Move, side: Color, until: Until, reply: Opponent, keep: Keep) -> Reaction {
        let before = self.position;
        if let Err(error) = before.check(mv) {
            return match wrong::by_move(self.step, &before, mv) {
                Some(key) => self.wrong(key, vec![("move", Fact::Move(mv))], Vec::new(), CellSet::EMPTY),
                None => self.refused(error),
            };
        }
        if keep == Keep::Win && self.margin_after(mv, side) <= 0 {
            let facts = wrong::move_facts(&before, Objective::Wins, mv, &[], &mut self.judge);
            let key = wrong::by_aim(&before, Objective::Wins, mv, &mut self.judge);
            let mut line = vec![mv];
            line.extend(self.judge.line(before.play(mv).expect("it was checked")));
            return self.wrong(key, facts, line, CellSet::EMPTY);
        }
        self.position.apply(mv).expect("it was checked");
        self.own_moves += 1;
        self.played.push(mv);
        if let Some(reaction) = self.ending(before, &[mv], side, until) {
            return reaction;
        }
        let reply = self.hear_opponent(side, reply);
        self.played.extend(&reply);
        let played: Vec<Move> = iter::once(mv).chain(reply.iter().copied()).collect();
        self.ending(before, &played, side, until).unwrap_or(Reaction::Continue { reply })
    }

    /// The reaction when the task has come to its end, well or badly, with the student's move and the answers to it.
    fn ending(&mut self, before: Position, played: &[Move], side: Color, until: Until) -> Option<Reaction> {
        let mv = *played.first()?;
        let outcome = self.position.outcome();
        let movement = self.position.movement().copied();
        let mut facts = outcome.map(outcome_facts).unwrap_or_default();
        facts.push(("move", Fact::Move(mv)));
        let (is_right, key) = match until {
            Until::Placed(count) if self.position.occupied().len() >= count => (true, ""),
            Until::Moved if matches!(mv, Move::Stack(_)) => (true, ""),
            Until::Mobile(wanted) => {
                let count = movement?.movers(side).len();
                facts
                    .extend([("count", Fact::Number(count as i32)), ("wanted", Fact::Number(wanted as i32))]);
                (count >= wanted, "learn-wrong-mobile")
            }
            Until::Owns(cell, most) => {
                let is_owned = movement?.owned(side).contains(cell);
                facts.push(("cell", Fact::Cell(cell)));
                // The student's last move counts as soon as it is made; before that, the opponent answers.
                if !is_owned && self.own_moves < most && outcome.is_none() {
                    return None;
                }
                (is_owned, "learn-wrong-owns")
            }
            Until::Won => match outcome? {
                Outcome::Win { winner, .. } => (winner == side, "learn-wrong-game-lost"),
                Outcome::Draw => (false, "learn-wrong-game-drawn"),
            },
            Until::Placed(_) | Until::Moved => return None,
        };
        let show = Show { from: before, moves: played.to_vec(), cells: CellSet::EMPTY };
        if is_right {
            let said = self.said(self.step.right, facts);
            self.is_done = true;
            return Some(Reaction::Right { said, show });
        }
        let why = Why::Explained(self.said(key, facts));
        self.restart();
        Some(Reaction::Wrong { why, show })
    }

    fn hear_opponent(&mut self, side: Color, reply: Opponent) -> Vec<Move> {
        let mut played = Vec::new();
        while self.position.turn() != side
            && let Some(mv) = reply.mv(&self.position, self.replies, &mut self.opponent)
        {
            self.position.apply(mv).expect("the opponent plays by the rules");
            self.replies += 1;
            played.push(mv);
        }
        played
    }

    /// A good next move in a task of several.
    fn next_move(&mut self, side: Color, until: Until, reply: Opponent, keep: Keep) -> Move {
        let legal: Vec<Move> = self.position.legal_moves().collect();
        let first = *legal.first().expect("a task ends before the moves do");
        match (until, keep, self.position.movement()) {
            (_, Keep::Win, Some(movement)) => {
                self.judge.values(movement).first().map_or(first, |(mv, _)| *mv)
            }
            (Until::Owns(cell, most), ..) => {
                let left = most - self.own_moves.min(most);
                let start = (self.position, self.replies);
                let mut leads = |mv: &Move| self.leads_to(start, *mv, left, side, cell, reply);
                legal.into_iter().find(|mv| leads(mv)).unwrap_or(first)
            }
            (Until::Mobile(_), ..) => {
                let on_edge = |mv: &Move| matches!(mv, Move::Place(cell) if cell.is_edge());
                legal.into_iter().find(on_edge).unwrap_or(first)
            }
            (Until::Won, ..) => think(&mut self.helper, &self.position, HELP_NODES, 0).unwrap_or(first),
            _ => first,
        }
    }

    /// Whether a move leads to owning a cell in so many moves, against the opponent of this step.
    fn leads_to(
        &mut self,
        (position, replies): (Position, usize),
        mv: Move,
        left: usize,
        side: Color,
        cell: dvonn_core::Cell,
        reply: Opponent,
    ) -> bool {
        let Ok(mut next) = position.play(mv) else { return false };
        if next.movement().is_some_and(|movement| movement.owned(side).contains(cell)) {
            return true;
        }
        let mut answered = replies;
        while next.turn() != side
            && let Some(answer) = reply.mv(&next, answered, &mut self.opponent)
        {
            next.apply(answer).expect("the opponent plays by the rules");
            answered += 1;
        }
        let on: Vec<Move> = next.legal_moves().collect();
        left > 1 && on.into_iter().any(|mv| self.leads_to((next, answered), mv, left - 1, side, cell, reply))
    }

    fn margin_after(&mut self, mv: Move, side: Color) -> i32 {
        let after = self.position.play(mv).expect("it was checked");
        after.movement().map_or(0, |movement| self.judge.margin(movement, side))
    }

    /// Who wins from here.
    fn outcome(&mut self) -> Outcome {
        let movement = self.position.movement().expect("results are predicted where stacks move");
        let margin = self.judge.margin(movement, Color::White);
        match margin {
            0 => Outcome::Draw,
            _ => Outcome::Win {
                winner: if margin > 0 { Color::White } else { Color::Black },
                margin: margin.unsigned_abs() as u8,
            },
        }
    }

    fn right(&mut self, facts: Facts, cells: CellSet, moves: Vec<Move>) -> Reaction {
        self.is_done = true;
        Reaction::Right { said: self.said(self.step.right, facts), show: self.show(moves, cells) }
    }

    fn wrong(&self, key: &'static str, facts: Facts, moves: Vec<Move>, cells: CellSet) -> Reaction {
        Reaction::Wrong { why: Why::Explained(self.said(key, facts)), show: self.show(moves, cells) }
    }

    fn refused(&self, error: dvonn_core::MoveError) -> Reaction {
        Reaction::Wrong { why: Why::Refused(error), show: self.show(Vec::new(), CellSet::EMPTY) }
    }

    fn show(&self, moves: Vec<Move>, cells: CellSet) -> Show {
        Show { from: self.position, moves, cells }
    }

    /// A text with the step's facts; those of the moment come first, so that they win over a step's of the same name.
    fn said(&self, key: &'static str, mut facts: Facts) -> Message {
        for (name, fact) in &self.facts {
            if !facts.iter().any(|(known, _)| known == name) {
                facts.push((name, *fact));
            }
        }
        Message { key, facts }
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
