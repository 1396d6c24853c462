//! The review of the game: the engine evaluates every place of the main line, and its moves are judged by that.

use std::time::Duration;

use dvonn_coach::{Assessment, OwnMoment, Review, ReviewedPly};
use dvonn_core::{Color, Move, Position};
use dvonn_game::{MoveNumber, NodeId};
use dvonn_text::{key, words};
use dvonn_wire::GameId;
use dvonn_worker::{Goal, Limits, Report};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Analyst;
use super::analyst::ReviewProgress;
use crate::archive::Reviewed;
use crate::browser;
use crate::engine::Wanted;
use crate::learn::today;
use crate::online::review_of;
use crate::study::Evaluation;

/// How often a server is asked whether its review is finished, and how long to wait in between.
const PATIENCE: u32 = 45;
const PAUSE: Duration = Duration::from_secs(2);

/// A direction through the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Back,
    On,
}

impl Analyst {
    /// The places that a review would evaluate. None if the game has no stack moves: there is nothing to judge.
    pub(super) fn unreviewed(self) -> Vec<NodeId> {
        self.record.with(|record| {
            self.main.with(|main| {
                let before_last = main.len().checked_sub(2).map(|last| record.tree.position(main[last]));
                let is_moved = before_last.is_some_and(|before| before.movement().is_some());
                if !is_moved {
                    return Vec::new();
                }
                self.evaluations.with(|known| known.missing(&record.tree, main))
            })
        })
    }

    /// Evaluates every place of the game that has no evaluation yet. A phone saves its battery if a server has the game.
    pub(super) fn review_game(self) {
        let places = untrack(|| self.unreviewed());
        if places.is_empty() {
            return;
        }
        // If that is cancelled, the next attempt is this device's.
        let online = self.online.try_update_value(Option::take).flatten();
        match online.filter(|_| browser::is_handheld()) {
            Some(game) => {
                self.progress.set(ReviewProgress::At { done: 0, all: places.len() });
                self.awaited.set_value(Some(game));
                self.await_review(game, self.main.get_untracked(), PATIENCE);
            }
            None => self.review_next(places, 0),
        }
    }

    /// Asks the server for its review, again and again; what it does not find out, the engine here does.
    fn await_review(self, game: GameId, main: Vec<NodeId>, tries: u32) {
        spawn_local(async move {
            let answer = review_of(game).await;
            if self.awaited.get_value() != Some(game) {
                return;
            }
            if answer.as_ref().is_some_and(Vec::is_empty) && tries > 1 {
                set_timeout(move || self.await_review(game, main.clone(), tries - 1), PAUSE);
                return;
            }
            self.awaited.set_value(None);
            for (&at, found) in main.iter().zip(answer.unwrap_or_default()) {
                if let Some(found) = Evaluation::of_server(found) {
                    self.note(at, found);
                }
            }
            self.review_next(untrack(|| self.unreviewed()), 0);
        });
    }

    /// Evaluates the last of these places, then the others: the decisive moves of a game come late, and what the engine
    /// remembers of later positions helps it with the earlier ones.
    fn review_next(self, mut places: Vec<NodeId>, done: usize) {
        let Some(at) = places.pop() else {
            self.announce_review();
            self.keep_own_moments();
            self.record.with_untracked(|record| Reviewed::note(record.end()));
            self.stop_review();
            self.go_to_first_mistake();
            return;
        };
        self.progress.set(ReviewProgress::At { done, all: done + places.len() + 1 });
        self.evaluate(at, move || self.review_next(places.clone(), done + 1));
    }

    /// Evaluates a place, and then goes on.
    pub(super) fn evaluate(self, at: NodeId, then: impl Fn() + 'static) {
        let position = self.record.with_untracked(|record| *record.tree.position(at));
        let played = self.next_move(at);
        let (nodes, goal) = match (played, self.full_board()) {
            (Some(Move::Place(chosen)), Some(full)) => (Review::BOARDS, Goal::Hindsight { chosen, full }),
            _ => (Review::NODES, Goal::Review { played }),
        };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.reviewer.ask(
            self.next_number(),
            Wanted::new(position, goal, limits),
            move |report| match report {
                Report::Done { lines, .. } => {
                    // A search that needed fewer nodes than it was given is no worse.
                    let nodes = lines.nodes.max(Review::NODES);
                    let found = lines.lines.into_iter().map(|line| (line.score, line.moves));
                    if let Some(found) = Assessment::of_lines(position.turn(), found, played) {
                        self.note(at, Evaluation::new(found, nodes));
                    }
                    then();
                }
                Report::Failed { .. } => {
                    self.stop_review();
                    self.progress.set(ReviewProgress::Failed);
                }
                _ => {}
            },
        );
    }

    /// The move of the game after this place.
    fn next_move(self, at: NodeId) -> Option<Move> {
        self.main.with_untracked(|main| {
            let place = main.iter().position(|&id| id == at)?;
            self.record.with_untracked(|record| Some(record.tree.ply(*main.get(place + 1)?)?.mv))
        })
    }

    /// The board of the game once all pieces were placed.
    fn full_board(self) -> Option<Position> {
        self.main.with_untracked(|main| {
            self.record.with_untracked(|record| {
                let mut positions = main.iter().map(|&id| *record.tree.position(id));
                positions.find(|position| position.movement().is_some())
            })
        })
    }

    /// Keeps the moments of the person who played this game, to be tried again later.
    fn keep_own_moments(self) {
        let Some(person) = self.person.get_untracked() else { return };
        let moments: Vec<OwnMoment> = self.review.with_untracked(|review| {
            let own = review.moments().into_iter().filter_map(|ply| review.ply(ply));
            own.filter(|ply| ply.by() == person).map(|ply| OwnMoment::new(ply, today())).collect()
        });
        if !moments.is_empty() {
            self.student.keep_own(moments);
        }
    }

    /// Tells screen readers what the review found.
    fn announce_review(self) {
        let texts = self.desk.texts.get_untracked();
        let mut said = vec![texts.get(key::GRAPH_JUDGED)];
        said.extend(untrack(|| self.summaries()).into_iter().map(|summary| format!("{summary}.")));
        self.desk.voice.say(said.join(" "));
    }

    /// Shows the first mistake, unless somebody is looking at a place within the game.
    fn go_to_first_mistake(self) {
        let first = self.review.with_untracked(|review| review.mistakes().next());
        let at = self.cursor.get_untracked().at();
        let id = self.main.with_untracked(|main| {
            let is_at_an_end = main.first() == Some(&at) || main.last() == Some(&at);
            main.get(first? + 1).copied().filter(|_| is_at_an_end)
        });
        if let Some(id) = id {
            self.walk(|cursor, tree| cursor.go(tree, id));
        }
    }

    /// Stops the review. The evaluations found so far stay.
    pub(super) fn stop_review(self) {
        if self.progress.get_untracked() != ReviewProgress::Idle {
            self.progress.set(ReviewProgress::Idle);
        }
        self.awaited.set_value(None);
        // Immediately, because an answer that is already on its way would continue the review.
        self.reviewer.dismiss();
        // Later, because the worker that is being closed may be calling this.
        set_timeout(
            move || {
                if !matches!(self.progress.get_untracked(), ReviewProgress::At { .. }) {
                    self.reviewer.close();
                }
            },
            Duration::ZERO,
        );
    }

    /// A line for each side that was judged, White first.
    pub(super) fn summaries(self) -> Vec<String> {
        let (texts, person) = (self.desk.texts.get(), self.person.get());
        let told = |color| {
            let summary = self.review.with(|review| review.summary(color))?;
            Some(words::review_summary(&texts, color, &summary, person))
        };
        let accuracy = self.review.with(|review| words::review_accuracy(&texts, review, person));
        let notation = self.desk.preferences.notation();
        let placed = self.review.with(|review| words::review_placements(&texts, review, notation, person));
        Color::ALL.into_iter().filter_map(told).chain(accuracy).chain(placed).collect()
    }

    /// The numbers of the game's moves in the list beside the board.
    fn move_numbers(self) -> Vec<usize> {
        let mut number = MoveNumber::default();
        let mut next = |by| {
            number = number.next(by);
            number.get()
        };
        self.record.with(|record| {
            self.main.with(|main| main.iter().filter_map(|&id| Some(next(record.tree.ply(id)?.by))).collect())
        })
    }

    /// The review as a page to print.
    pub(super) fn review_page(self) -> String {
        let (texts, notation) = (self.desk.texts.get(), self.desk.preferences.notation());
        let title = self.record.with(|record| words::review_title(&texts, record));
        let numbers = self.move_numbers();
        self.review
            .with(|review| words::review_sheet(&texts, &title, review, |ply| numbers[ply], notation).to_svg())
    }

    /// The moment that lost the most, as a picture to share.
    pub(super) fn moment_picture(self) -> Option<String> {
        let (texts, notation) = (self.desk.texts.get(), self.desk.preferences.notation());
        let title = self.record.with(|record| words::review_title(&texts, record));
        self.review.with(|review| {
            let ply = *review.moments().first()?;
            let number = *self.move_numbers().get(ply)?;
            Some(words::moment_picture(&texts, &title, number, review.ply(ply)?, notation).to_svg())
        })
    }

    /// The judgement of the move that leads to a place of the game.
    pub(super) fn judged(self, id: NodeId) -> Option<ReviewedPly> {
        let depth = self.main.with(|main| main.iter().position(|&place| place == id))?;
        self.review.with(|review| review.ply(depth.checked_sub(1)?).cloned())
    }

    /// The same, if the move was bad.
    pub(super) fn slipped(self, id: NodeId) -> Option<ReviewedPly> {
        self.judged(id).filter(|ply| ply.slip().is_some())
    }

    /// Plays the better move in place of the current one.
    pub(super) fn try_better(self) {
        let at = self.cursor.get_untracked().at();
        let better = untrack(|| self.slipped(at)).map(|ply| ply.best.mv);
        let parent = self.record.with_untracked(|record| record.tree.parent(at));
        if let (Some(better), Some(parent)) = (better, parent) {
            self.walk(|cursor, tree| cursor.go(tree, parent));
            self.play(better);
        }
    }

    /// Goes to the place after a ply of the game.
    pub(super) fn go_to_ply(self, ply: usize) {
        if let Some(id) = self.main.with_untracked(|main| main.get(ply + 1).copied()) {
            self.walk(|cursor, tree| cursor.go(tree, id));
        }
    }

    /// The nearest mistake of the game before or after the current place.
    pub(super) fn next_slip(self, way: Way) -> Option<NodeId> {
        // On a variation, as many plies from the start.
        let here = self.depth.get();
        let depth = self.review.with(|review| {
            let mut depths = review.mistakes().map(|ply| ply + 1);
            match way {
                Way::On => depths.find(|&depth| depth > here),
                Way::Back => depths.rev().find(|&depth| depth < here),
            }
        });
        self.main.with(|main| main.get(depth?).copied())
    }

    /// Goes there.
    pub(super) fn go_to_slip(self, way: Way) {
        if let Some(id) = untrack(|| self.next_slip(way)) {
            self.walk(|cursor, tree| cursor.go(tree, id));
        }
    }
}
