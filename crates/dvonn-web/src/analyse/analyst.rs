//! The controller of the analysis board: what is on it, and the engine that evaluates it.

use dvonn_core::{Color, Move, Position};
use dvonn_game::{NodeId, Ply, Record, Tree};
use dvonn_text::{key, words};
use dvonn_view::ViewSettings;
use dvonn_worker::{Goal, Limits, Lines, Report};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::engine::{Engine, Wanted};
use crate::storage::Entry;
use crate::study::{Cursor, Evaluation, Evaluations, KeptStudy, Study};

/// The engine's report on a place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thoughts {
    pub(super) at: NodeId,
    pub(super) position: Position,
    pub(super) depth: u8,
    pub(super) nodes: u64,
    pub(super) millis: f64,
    pub(super) lines: Vec<Thought>,
    /// Whether the search has ended.
    pub(super) is_done: bool,
}

/// A line of play with its evaluation.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thought {
    pub(super) evaluation: Evaluation,
    pub(super) moves: Vec<Move>,
}

/// The progress of a review of the whole line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Review {
    Idle,
    At { done: usize, all: usize },
    Failed,
}

/// The controller of the analysis board. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(super) struct Analyst {
    desk: Desk,
    engine: Engine,
    /// A second worker, so that a game can be reviewed while the person steps through it.
    reviewer: Engine,
    /// How many questions the engines have been asked.
    questions: StoredValue<u32>,
    /// The analysis on the board in three parts, because they change at different times. Only `open` replaces them all.
    pub(super) record: RwSignal<Record>,
    pub(super) cursor: RwSignal<Cursor>,
    pub(super) evaluations: RwSignal<Evaluations>,
    pub(super) position: Memo<Position>,
    /// The places of the line that the slider covers.
    pub(super) line: Memo<Vec<NodeId>>,
    /// The current place, counted in plies from the start.
    pub(super) depth: Memo<usize>,
    /// The previous analysis, if there was one.
    earlier: RwSignal<Option<Study>>,
    pub(crate) is_flipped: RwSignal<bool>,
    pub(super) is_on: RwSignal<bool>,
    /// Whether the analysis page is open.
    pub(super) is_shown: RwSignal<bool>,
    /// The number of lines the engine shows.
    pub(super) lines: RwSignal<u8>,
    pub(super) thoughts: RwSignal<Option<Thoughts>>,
    pub(super) review: RwSignal<Review>,
    pub(super) has_failed: RwSignal<bool>,
}

/// Nodes searched for one place of a reviewed game.
const REVIEW_NODES: u64 = 40_000;
/// The limit of a search: hours of searching would only fill the memory.
const MOST_NODES: u64 = 2_000_000_000;

impl Analyst {
    pub(super) fn new(desk: Desk) -> Analyst {
        let stored = |entry| desk.take_up(entry, |kept: KeptStudy| kept.take_up());
        let Study { record, cursor, evaluations } = stored(Entry::Study).unwrap_or_default();
        let (record, cursor) = (RwSignal::new(record), RwSignal::new(cursor));
        let analyst = Analyst {
            desk,
            engine: Engine::new(),
            reviewer: Engine::new(),
            questions: StoredValue::new(0),
            record,
            cursor,
            evaluations: RwSignal::new(evaluations),
            position: Memo::new(move |_| record.with(|record| *cursor.get().position(&record.tree))),
            line: Memo::new(move |_| record.with(|record| cursor.get().line(&record.tree))),
            depth: Memo::new(move |_| record.with(|record| cursor.get().depth(&record.tree))),
            earlier: RwSignal::new(stored(Entry::EarlierStudy)),
            is_flipped: RwSignal::new(false),
            is_on: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            lines: RwSignal::new(3),
            thoughts: RwSignal::new(None),
            review: RwSignal::new(Review::Idle),
            has_failed: RwSignal::new(false),
        };
        analyst.store();
        let place = Memo::new(move |_| (cursor.get().at(), analyst.position.get()));
        Effect::new(move |_| {
            let (at, position) = place.get();
            let lines = analyst.lines.get();
            if analyst.is_on.get() && analyst.is_shown.get() && position.outcome().is_none() {
                analyst.think(at, position, lines);
            } else {
                analyst.engine.dismiss();
                analyst.thoughts.set(None);
            }
        });
        analyst
    }

    /// How the board of the analysis is shown.
    pub(super) fn view_settings(self) -> ViewSettings {
        ViewSettings { flipped: self.is_flipped.get(), ..self.desk.preferences.view_settings() }
    }

    /// Turns the board around.
    pub(super) fn flip(self) {
        self.is_flipped.update(|is_flipped| *is_flipped = !*is_flipped);
    }

    /// The whole analysis.
    fn study(self) -> Study {
        Study {
            record: self.record.get_untracked(),
            cursor: self.cursor.get_untracked(),
            evaluations: self.evaluations.get_untracked(),
        }
    }

    /// Reads the tree and the current place, and subscribes to both.
    pub(super) fn read<T>(self, read: impl FnOnce(&Tree, Cursor) -> T) -> T {
        self.record.with(|record| read(&record.tree, self.cursor.get()))
    }

    /// The ply that leads to the current place.
    pub(super) fn ply(self) -> Option<Ply> {
        self.read(|tree, cursor| tree.ply(cursor.at()).copied())
    }

    /// Stores both analyses when they change; the current one not at every step of a quick walk.
    fn store(self) {
        let is_due = StoredValue::new(false);
        let store = move || {
            if is_due.get_value() {
                is_due.set_value(false);
                self.desk.keep(Entry::Study, &KeptStudy::of(&self.study()));
            }
        };
        Effect::new(move |before: Option<()>| {
            self.record.track();
            self.cursor.track();
            if before.is_some() && !is_due.get_value() {
                is_due.set_value(true);
                set_timeout(store, std::time::Duration::from_millis(300));
            }
        });
        let last_chance = window_event_listener_untyped("pagehide", move |_| store());
        on_cleanup(move || last_chance.remove());
        Effect::new(move |before: Option<()>| {
            let kept = self.earlier.with(|study| study.as_ref().map(KeptStudy::of));
            if let (Some(()), Some(kept)) = (before, kept) {
                self.desk.keep(Entry::EarlierStudy, &kept);
            }
        });
    }

    /// Puts another analysis on the board. The one that was there can be restored.
    pub(super) fn open(self, study: Study) {
        self.stop_review();
        let replaced = self.study();
        if replaced.has_lines() {
            self.earlier.set(Some(replaced));
        }
        // Effects run after all three are set.
        self.record.set(study.record);
        self.cursor.set(study.cursor);
        self.evaluations.set(study.evaluations);
    }

    /// Whether there is an analysis to restore.
    pub(super) fn has_earlier(self) -> bool {
        self.earlier.with(Option::is_some)
    }

    /// Restores the previous analysis.
    pub(super) fn restore_earlier(self) {
        if let Some(earlier) = self.earlier.get_untracked() {
            self.open(earlier);
        }
    }

    /// Goes to another place.
    pub(super) fn walk(self, walk: impl FnOnce(&mut Cursor, &Tree)) {
        let mut cursor = self.cursor.get_untracked();
        self.record.with_untracked(|record| walk(&mut cursor, &record.tree));
        if cursor != self.cursor.get_untracked() {
            self.cursor.set(cursor);
        }
    }

    /// Plays a move from here, along an existing line or as a new variation. An illegal one is ignored.
    pub(super) fn play(self, mv: Move) {
        let at = self.cursor.get_untracked().at();
        let known = self.record.with_untracked(|record| record.tree.child(at, mv));
        if let Some(id) = known {
            return self.walk(|cursor, tree| cursor.go(tree, id));
        }
        let mut cursor = self.cursor.get_untracked();
        self.record.maybe_update(|record| cursor.play(&mut record.tree, mv).is_ok());
        self.cursor.set(cursor);
    }

    pub(super) fn set_comment(self, comment: &str) {
        let at = self.cursor.get_untracked().at();
        self.record.update(|record| record.tree.set_comment(at, comment));
    }

    /// Makes the line to the current place the main line.
    pub(super) fn promote(self) {
        let at = self.cursor.get_untracked().at();
        self.record.update(|record| record.tree.promote(at));
    }

    /// Deletes the current place and everything after it; the analysis as it was can be restored.
    pub(super) fn delete(self) {
        let mut study = self.study();
        study.delete_here();
        self.open(study);
    }

    /// The number of the next question.
    fn next_number(self) -> u32 {
        self.questions.update_value(|questions| *questions += 1);
        self.questions.get_value()
    }

    fn think(self, at: NodeId, position: Position, lines: u8) {
        self.has_failed.set(false);
        self.thoughts.update(|thoughts| {
            if thoughts.as_ref().is_some_and(|thoughts| thoughts.at != at || thoughts.position != position) {
                *thoughts = None;
            }
        });
        let limits = Limits { nodes: Some(MOST_NODES), ..Limits::default() };
        let wanted = Wanted { position, goal: Goal::Analysis { lines }, limits };
        self.engine.ask(self.next_number(), wanted, move |report| match report {
            Report::Progress(lines) => self.receive(at, position, &lines, false),
            Report::Done { lines, .. } => self.receive(at, position, &lines, true),
            Report::Failed { .. } => self.has_failed.set(true),
            _ => {}
        });
    }

    fn note(self, at: NodeId, evaluation: Evaluation) {
        self.evaluations.maybe_update(|evaluations| evaluations.note(at, evaluation));
    }

    fn receive(self, at: NodeId, position: Position, report: &Lines, is_done: bool) {
        let lines = thoughts(position.turn(), report);
        if let Some(best) = lines.first() {
            let evaluation = best.evaluation;
            self.note(at, evaluation);
            if is_done {
                self.desk.voice.say(words::worth(
                    &self.desk.texts.get_untracked(),
                    evaluation.score,
                    Color::White,
                ));
            }
        }
        self.thoughts.update(|known| {
            // The last report may contain less than the one before.
            let lines = match known {
                Some(known) if lines.is_empty() => known.lines.clone(),
                _ => lines,
            };
            *known = Some(Thoughts {
                at,
                position,
                depth: report.depth,
                nodes: report.nodes,
                millis: report.millis,
                lines,
                is_done,
            });
        });
    }

    /// The places of the line that a review would evaluate.
    pub(super) fn unreviewed(self) -> Vec<NodeId> {
        self.record.with(|record| {
            self.line.with(|line| self.evaluations.with(|known| known.missing(&record.tree, line)))
        })
    }

    /// Evaluates every place of the line that has no evaluation.
    pub(super) fn review_line(self) {
        self.review_next(untrack(|| self.unreviewed()), 0);
    }

    /// Evaluates the last of these places, then the others: the decisive moves of a game come late.
    fn review_next(self, mut places: Vec<NodeId>, done: usize) {
        let Some(at) = places.pop() else {
            self.desk.voice.say(self.desk.texts.get_untracked().get(key::GRAPH_JUDGED));
            self.stop_review();
            return;
        };
        self.review.set(Review::At { done, all: done + places.len() + 1 });
        let position = self.record.with_untracked(|record| *record.tree.position(at));
        let limits = Limits { nodes: Some(REVIEW_NODES), ..Limits::default() };
        let wanted = Wanted { position, goal: Goal::Analysis { lines: 1 }, limits };
        self.reviewer.ask(self.next_number(), wanted, move |report| match report {
            Report::Done { lines, .. } => {
                if let Some(best) = thoughts(position.turn(), &lines).first() {
                    self.note(at, best.evaluation);
                }
                self.review_next(places.clone(), done + 1);
            }
            Report::Failed { .. } => {
                self.stop_review();
                self.review.set(Review::Failed);
            }
            _ => {}
        });
    }

    /// Stops the review. The evaluations found so far stay.
    pub(super) fn stop_review(self) {
        if self.review.get_untracked() != Review::Idle {
            self.review.set(Review::Idle);
        }
        // Immediately, because an answer that is already on its way would continue the review.
        self.reviewer.dismiss();
        // Later, because the worker that is being closed may be calling this.
        set_timeout(
            move || {
                if !matches!(self.review.get_untracked(), Review::At { .. }) {
                    self.reviewer.close();
                }
            },
            std::time::Duration::ZERO,
        );
    }
}

fn thoughts(turn: Color, report: &Lines) -> Vec<Thought> {
    report
        .lines
        .iter()
        .map(|line| Thought {
            evaluation: Evaluation { score: line.score.for_white(turn), nodes: report.nodes },
            moves: line.moves.clone(),
        })
        .collect()
}
