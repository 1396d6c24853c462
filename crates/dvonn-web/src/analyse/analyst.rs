//! The controller of the analysis board: what is on it, and the engine that evaluates it.

use dvonn_coach::Review;
use dvonn_core::{Color, Move, Position};
use dvonn_engine::Score;
use dvonn_game::{NodeId, Ply, Record, Tree};
use dvonn_text::words;
use dvonn_view::ViewSettings;
use dvonn_wire::GameId;
use dvonn_worker::{Goal, Limits, Lines, Report};
use leptos::prelude::*;

use super::tabs::Tab;
use super::trying::Trying;
use crate::browser;
use crate::desk::Desk;
use crate::engine::{Engine, Wanted};
use crate::learn::Student;
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

/// A line of play with its score for White.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thought {
    pub(super) score: Score,
    pub(super) moves: Vec<Move>,
}

/// The progress of the review of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReviewProgress {
    Idle,
    At { done: usize, all: usize },
    Failed,
}

/// The controller of the analysis board. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(super) struct Analyst {
    pub(super) desk: Desk,
    pub(super) student: Student,
    engine: Engine,
    /// A second worker, so that a game can be reviewed while the person steps through it.
    pub(super) reviewer: Engine,
    /// How many questions the engines have been asked.
    questions: StoredValue<u32>,
    /// The analysis on the board in three parts, because they change at different times. Only `open` replaces them all.
    pub(super) record: RwSignal<Record>,
    pub(super) cursor: RwSignal<Cursor>,
    pub(super) evaluations: RwSignal<Evaluations>,
    pub(super) position: Memo<Position>,
    /// The places of the main line: the game.
    pub(super) main: Memo<Vec<NodeId>>,
    /// The places of the line that the steps follow.
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
    /// The judgement of the game's moves, as far as they are evaluated.
    pub(super) review: Memo<Review>,
    pub(super) progress: RwSignal<ReviewProgress>,
    /// The moment that the player tries again.
    pub(super) trying: RwSignal<Option<Trying>>,
    /// The game on the server that may review it; none once it was asked.
    pub(super) online: StoredValue<Option<GameId>>,
    /// The game of which the review by the server is awaited.
    pub(super) awaited: StoredValue<Option<GameId>>,
    /// The side of the person, if the game was theirs against somebody else.
    pub(super) person: RwSignal<Option<Color>>,
    pub(super) has_failed: RwSignal<bool>,
    /// The card that a phone shows below the board.
    pub(super) tab: RwSignal<Tab>,
}

/// The limit of a search: hours of searching would only fill the memory.
const MOST_NODES: u64 = 2_000_000_000;

/// Brings the board into view: on a phone, what leads to another position may be far below it.
pub(super) fn show_board() {
    browser::scroll_up_to(".board-row");
}

impl Analyst {
    pub(super) fn new(desk: Desk) -> Analyst {
        let stored = |entry| desk.take_up(entry, |kept: KeptStudy| kept.take_up());
        let Study { record, cursor, evaluations, person } = stored(Entry::Study).unwrap_or_default();
        let (record, cursor) = (RwSignal::new(record), RwSignal::new(cursor));
        let evaluations = RwSignal::new(evaluations);
        let main = Memo::new(move |_| record.with(|record| Cursor::at_end(&record.tree).line(&record.tree)));
        let review = move |_: Option<&Review>| {
            record.with(|record| main.with(|main| evaluations.with(|known| known.review(&record.tree, main))))
        };
        let analyst = Analyst {
            desk,
            student: Student::of_page(),
            engine: Engine::new(),
            reviewer: Engine::new(),
            questions: StoredValue::new(0),
            record,
            cursor,
            evaluations,
            position: Memo::new(move |_| record.with(|record| *cursor.get().position(&record.tree))),
            main,
            line: Memo::new(move |_| record.with(|record| cursor.get().line(&record.tree))),
            depth: Memo::new(move |_| record.with(|record| cursor.get().depth(&record.tree))),
            earlier: RwSignal::new(stored(Entry::EarlierStudy)),
            is_flipped: RwSignal::new(false),
            is_on: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            lines: RwSignal::new(3),
            thoughts: RwSignal::new(None),
            review: Memo::new(review),
            progress: RwSignal::new(ReviewProgress::Idle),
            trying: RwSignal::new(None),
            online: StoredValue::new(None),
            awaited: StoredValue::new(None),
            person: RwSignal::new(person),
            has_failed: RwSignal::new(false),
            tab: RwSignal::new(Tab::Moves),
        };
        analyst.store();
        analyst.follow_trials();
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
            person: self.person.get_untracked(),
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
            self.person.track();
            // Not at every report of the engine: only what a review finds out is worth a write of its own.
            self.progress.track();
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
        self.online.set_value(None);
        self.trying.set(None);
        let replaced = self.study();
        if replaced.has_lines() {
            self.earlier.set(Some(replaced));
        }
        // Effects run after all are set.
        self.record.set(study.record);
        self.cursor.set(study.cursor);
        self.evaluations.set(study.evaluations);
        self.person.set(study.person);
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
    pub(super) fn next_number(self) -> u32 {
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
        let wanted = Wanted::new(position, Goal::Analysis { lines }, limits);
        self.engine.ask(self.next_number(), wanted, move |report| match report {
            Report::Progress(lines) => self.receive(at, position, &lines, false),
            Report::Done { lines, .. } => self.receive(at, position, &lines, true),
            Report::Failed { .. } => self.has_failed.set(true),
            _ => {}
        });
    }

    pub(super) fn note(self, at: NodeId, evaluation: Evaluation) {
        self.evaluations.maybe_update(|evaluations| evaluations.note(at, evaluation));
    }

    fn receive(self, at: NodeId, position: Position, report: &Lines, is_done: bool) {
        let lines = thoughts(position.turn(), report);
        if let Some(best) = lines.first() {
            let score = best.score;
            let next = lines.get(1).and_then(|next| Some((*next.moves.first()?, next.score)));
            let others = next.into_iter().collect();
            self.note(at, Evaluation { score, nodes: report.nodes, line: best.moves.clone(), others });
            if is_done {
                self.desk.voice.say(words::worth(&self.desk.texts.get_untracked(), score, Color::White));
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
}

/// The lines of a report, with the scores for White.
pub(super) fn thoughts(turn: Color, report: &Lines) -> Vec<Thought> {
    report
        .lines
        .iter()
        .map(|line| Thought { score: line.score.for_white(turn), moves: line.moves.clone() })
        .collect()
}
