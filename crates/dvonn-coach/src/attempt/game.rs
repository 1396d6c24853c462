//! Tasks of several moves: the student's move, the opponent's answer, and the end.

use std::iter;

use dvonn_core::{CellSet, Color, Move, Outcome, Position};

use super::{Attempt, outcome_facts};
use crate::exercise::{Keep, Match, Until};
use crate::opponent::think;
use crate::reaction::{Reaction, Show, Why};
use crate::{Fact, Facts, Objective, Opponent, Passage, TextKey, why, wrong};

/// Positions the engine searches when the student asks for help in a whole game.
const HELP_NODES: u64 = 3_000;

impl Attempt {
    pub(super) fn play(&mut self, game: Match, mv: Move) -> Reaction {
        let before = self.position;
        if let Err(error) = before.check(mv) {
            return self.refuse(mv, error);
        }
        let stopped = match game.keep {
            Keep::Anything => None,
            Keep::Win => self.stop_loss(mv),
            Keep::Best => self.stop_second_best(mv),
        };
        if let Some(reaction) = stopped {
            return reaction;
        }
        self.position.apply(mv).expect("the move was checked");
        self.own_moves += 1;
        self.played.push(mv);
        if let Some(reaction) = self.ending(game, before, &[mv]) {
            return reaction;
        }
        let reply = self.answer_of(game.opponent);
        self.played.extend(&reply);
        let played: Vec<Move> = iter::once(mv).chain(reply.iter().copied()).collect();
        self.ending(game, before, &played).unwrap_or(Reaction::Continue { reply })
    }

    /// The reaction to a legal move that throws the win away, or whose value cannot be proved.
    fn stop_loss(&mut self, mv: Move) -> Option<Reaction> {
        let before = self.position;
        let after = before.play(mv).expect("the move was checked");
        match after.movement().and_then(|movement| self.judge.margin(movement, self.side)) {
            Some(margin) if margin > 0 => None,
            Some(_) => {
                let facts = wrong::move_facts(&before, Objective::Wins, mv, &[], &mut self.judge);
                let key = wrong::by_objective(&before, Objective::Wins, mv, &mut self.judge);
                let mut line = vec![mv];
                line.extend(self.judge.line(after));
                Some(self.explain(key, facts, line, CellSet::EMPTY))
            }
            None => Some(self.wrong(Why::Unproved, Vec::new(), CellSet::EMPTY)),
        }
    }

    /// The reaction to a legal move that is not the best, or whose value cannot be proved.
    fn stop_second_best(&mut self, mv: Move) -> Option<Reaction> {
        let before = self.position;
        let Some(values) = before.movement().and_then(|movement| self.judge.values(movement)) else {
            return Some(self.wrong(Why::Unproved, Vec::new(), CellSet::EMPTY));
        };
        let best = values.first().map(|(_, value)| *value)?;
        let (_, value) = *values.iter().find(|(other, _)| *other == mv)?;
        if value == best {
            return None;
        }
        let facts = wrong::move_facts(&before, Objective::Best, mv, &[], &mut self.judge);
        let key = match (best, value) {
            (1.., 0) => TextKey("learn-wrong-draws"),
            (0.., ..0) => TextKey("learn-wrong-loses"),
            _ => TextKey("learn-wrong-worse"),
        };
        let mut line = vec![mv];
        line.extend(self.judge.line(before.play(mv).expect("the move was checked")));
        Some(self.explain(key, facts, line, CellSet::EMPTY))
    }

    /// The reaction if the student's move and the replies to it have ended the task, in success or failure.
    fn ending(&mut self, game: Match, before: Position, played: &[Move]) -> Option<Reaction> {
        let mv = *played.first()?;
        let mut facts = self.position.outcome().map(outcome_facts).unwrap_or_default();
        facts.push(("move", Fact::Move(mv)));
        let mistake = self.mistake_at_the_end(game, mv, &mut facts)?;
        let show = Show { moves: played.to_vec(), ..Show::of(before) };
        let Err(key) = mistake else {
            self.is_done = true;
            let said = self.passage(self.texts.right, facts);
            return Some(Reaction::Right { said, show, why: self.why_solved(game) });
        };
        let why = Why::Explained(self.passage(key, facts));
        self.restart();
        Some(Reaction::Wrong { why, show })
    }

    /// Why the first move of a solved puzzle was right.
    fn why_solved(&mut self, game: Match) -> Option<Passage> {
        let first = *self.played.first().filter(|_| game.keep == Keep::Best)?;
        let begun = self.begun();
        let (key, facts) = why::of(begun.movement()?, first, &mut self.judge)?;
        Some(self.passage(key, facts))
    }

    /// Whether the task has ended; if it failed, with the key of the reaction.
    fn mistake_at_the_end(&self, game: Match, mv: Move, facts: &mut Facts) -> Option<Result<(), TextKey>> {
        let outcome = self.position.outcome();
        let movement = self.position.movement();
        let (is_right, key) = match game.until {
            Until::Placed(count) => return (self.position.occupied().len() >= count).then_some(Ok(())),
            Until::Moved => return matches!(mv, Move::Stack(_)).then_some(Ok(())),
            Until::Mobile(wanted) => {
                let count = movement?.movers(game.side).len();
                facts.push(("count", Fact::Number(count as i32)));
                facts.push(("wanted", Fact::Number(wanted as i32)));
                (count >= wanted, TextKey("learn-wrong-mobile"))
            }
            Until::Owns(cell, most) => {
                let is_owned = movement?.owned(game.side).contains(cell);
                facts.push(("cell", Fact::Cell(cell)));
                // The student's last move counts as soon as it is made; before that, the opponent answers.
                if !is_owned && self.own_moves < most && outcome.is_none() {
                    return None;
                }
                (is_owned, TextKey("learn-wrong-owns"))
            }
            Until::Moves(count) => return (self.own_moves >= count).then_some(Ok(())),
            Until::Won => match outcome? {
                Outcome::Win { winner, .. } => (winner == game.side, TextKey("learn-wrong-game-lost")),
                Outcome::Draw => (false, TextKey("learn-wrong-game-drawn")),
            },
        };
        Some(if is_right { Ok(()) } else { Err(key) })
    }

    /// Lets the opponent play until it is the student's turn or the game is over, and returns the moves.
    pub(super) fn answer_of(&mut self, opponent: Opponent) -> Vec<Move> {
        let mut played = Vec::new();
        while self.position.turn() != self.side
            && let Some(mv) =
                opponent.mv(&self.position, self.replies, &self.exercise.replies, &mut self.opponent)
        {
            self.position.apply(mv).expect("the opponent plays by the rules");
            self.replies += 1;
            played.push(mv);
        }
        played
    }

    /// A good next move, or any if none is known to be good. `None` if the game is over or nothing can be proved.
    pub(super) fn next_move(&mut self, game: Match) -> Option<Move> {
        let legal: Vec<Move> = self.position.legal_moves().collect();
        let first = *legal.first()?;
        let good = match (game.until, game.keep, self.position.movement()) {
            (_, Keep::Win | Keep::Best, Some(movement)) => {
                return Some(self.judge.values(movement)?.first()?.0);
            }
            (Until::Owns(cell, most), ..) => {
                let left = most - self.own_moves.min(most);
                let mut plan = Plan {
                    side: game.side,
                    cell,
                    opponent: game.opponent,
                    given: &self.exercise.replies,
                    engine: &mut self.opponent,
                };
                let (position, replies) = (self.position, self.replies);
                legal.into_iter().find(|mv| plan.succeeds(&position, replies, *mv, left))
            }
            (Until::Mobile(_), ..) => {
                legal.into_iter().find(|mv| matches!(mv, Move::Place(cell) if cell.is_edge()))
            }
            (Until::Won, ..) => think(&mut self.helper, &self.position, HELP_NODES, 0),
            _ => None,
        };
        Some(good.unwrap_or(first))
    }
}

/// The plan to own a cell, against the opponent of this task.
struct Plan<'a> {
    side: Color,
    cell: dvonn_core::Cell,
    opponent: Opponent,
    given: &'a [Move],
    engine: &'a mut Option<dvonn_engine::Engine>,
}

impl Plan<'_> {
    /// Whether a move leads to owning the cell within `left` moves, counting this one.
    fn succeeds(&mut self, position: &Position, mut replies: usize, mv: Move, left: usize) -> bool {
        let Ok(mut next) = position.play(mv) else { return false };
        if next.movement().is_some_and(|movement| movement.owned(self.side).contains(self.cell)) {
            return true;
        }
        while next.turn() != self.side
            && let Some(answer) = self.opponent.mv(&next, replies, self.given, self.engine)
        {
            next.apply(answer).expect("the opponent plays by the rules");
            replies += 1;
        }
        let on: Vec<Move> = next.legal_moves().collect();
        left > 1 && on.into_iter().any(|mv| self.succeeds(&next, replies, mv, left - 1))
    }
}
