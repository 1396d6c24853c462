//! The engine at the analysis board: thinks about the place one stands at, and judges whole games on the side.

use dvonn_core::{Color, Move, Position};
use dvonn_game::NodeId;
use dvonn_text::words;
use dvonn_worker::{Goal, Limits, Lines, Report};
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::engine::{Engine, Wanted};
use crate::storage::Entry;
use crate::study::{Evaluation, KeptStudy, Study};

/// What the engine thinks of a place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thoughts {
    pub(super) at: NodeId,
    pub(super) position: Position,
    pub(super) depth: u8,
    pub(super) nodes: u64,
    pub(super) millis: f64,
    pub(super) lines: Vec<Thought>,
    /// Whether it has stopped thinking.
    pub(super) is_done: bool,
}

/// One line of play, seen by White.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Thought {
    pub(super) evaluation: Evaluation,
    pub(super) moves: Vec<Move>,
}

/// How far the judging of a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Judging {
    Idle,
    At { done: usize, all: usize },
    Failed,
}

/// The engine at the analysis board. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Analyst {
    desk: Desk,
    engine: Engine,
    /// Another worker, so that the game is judged while one walks about.
    judge: Engine,
    /// What is on the board. Only `open` puts another analysis there.
    pub(super) study: RwSignal<Study>,
    /// What was there before, if there was anything.
    earlier: RwSignal<Option<Study>>,
    pub(super) is_on: RwSignal<bool>,
    /// Whether the analysis board is what the person looks at.
    pub(super) is_shown: RwSignal<bool>,
    /// How many lines are shown.
    pub(super) lines: RwSignal<u8>,
    pub(super) thoughts: RwSignal<Option<Thoughts>>,
    pub(super) judging: RwSignal<Judging>,
    pub(super) has_failed: RwSignal<bool>,
}

/// Positions looked at to judge one place of a game.
const JUDGE_NODES: u64 = 40_000;
/// The deepest look at a place that one does not leave: hours would only fill the memory.
const MOST_NODES: u64 = 2_000_000_000;

impl Analyst {
    pub(crate) fn new(desk: Desk) -> Analyst {
        let analyst = Analyst {
            desk,
            engine: Engine::new(),
            judge: Engine::new(),
            study: RwSignal::new(
                desk.take_up(Entry::Study, |kept: KeptStudy| kept.take_up()).unwrap_or_default(),
            ),
            earlier: RwSignal::new(desk.take_up(Entry::EarlierStudy, |kept: KeptStudy| kept.take_up())),
            is_on: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            lines: RwSignal::new(3),
            thoughts: RwSignal::new(None),
            judging: RwSignal::new(Judging::Idle),
            has_failed: RwSignal::new(false),
        };
        analyst.keep();
        let place = Memo::new(move |_| analyst.study.with(|study| (study.at(), *study.position())));
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

    /// Both analyses are kept when they change; the one on the board not at every step of a quick walk.
    fn keep(self) {
        let is_due = StoredValue::new(false);
        let keep = move || {
            if is_due.get_value() {
                is_due.set_value(false);
                self.desk.keep(Entry::Study, &self.study.with_untracked(KeptStudy::of));
            }
        };
        Effect::new(move |before: Option<()>| {
            self.study.track();
            if before.is_some() && !is_due.get_value() {
                is_due.set_value(true);
                set_timeout(keep, std::time::Duration::from_millis(300));
            }
        });
        let last_chance = window_event_listener_untyped("pagehide", move |_| keep());
        on_cleanup(move || last_chance.remove());
        Effect::new(move |before: Option<()>| {
            let kept = self.earlier.with(|study| study.as_ref().map(KeptStudy::of));
            if let (Some(()), Some(kept)) = (before, kept) {
                self.desk.keep(Entry::EarlierStudy, &kept);
            }
        });
    }

    /// Puts another analysis on the board. The one that was there can be brought back.
    pub(crate) fn open(self, study: Study) {
        self.stop_judging();
        let replaced = self.study.with_untracked(|study| study.has_lines().then(|| study.clone()));
        if replaced.is_some() {
            self.earlier.set(replaced);
        }
        self.study.set(study);
    }

    /// Whether there is an analysis to bring back.
    pub(super) fn has_earlier(self) -> bool {
        self.earlier.with(Option::is_some)
    }

    /// Brings back the analysis that was on the board before.
    pub(super) fn bring_back(self) {
        if let Some(earlier) = self.earlier.get_untracked() {
            self.open(earlier);
        }
    }

    /// Deletes the place one stands at and all that follows, which can be brought back.
    pub(super) fn delete(self) {
        self.open(self.study.with_untracked(Study::without_here));
    }

    fn think(self, at: NodeId, position: Position, lines: u8) {
        self.has_failed.set(false);
        self.thoughts.update(|thoughts| {
            if thoughts.as_ref().is_some_and(|thoughts| thoughts.at != at || thoughts.position != position) {
                *thoughts = None;
            }
        });
        let limits = Limits { nodes: Some(MOST_NODES), ..Limits::default() };
        let wanted = Wanted { position: position.to_string(), goal: Goal::Analysis { lines }, limits };
        self.engine.ask(wanted, move |report| match report {
            Report::Progress(lines) => self.hear(at, position, &lines, false),
            Report::Done { lines, .. } => self.hear(at, position, &lines, true),
            Report::Failed { .. } => self.has_failed.set(true),
            _ => {}
        });
    }

    fn hear(self, at: NodeId, position: Position, heard: &Lines, is_done: bool) {
        let lines = thoughts(position.turn(), heard);
        if let Some(best) = lines.first() {
            let evaluation = best.evaluation;
            self.study.update_untracked(|study| study.note(at, evaluation));
            if is_done {
                self.desk.say(words::worth(&self.desk.texts.get_untracked(), evaluation.score, Color::White));
            }
        }
        self.thoughts.update(|known| {
            // The last word may repeat less than was said before.
            let lines = match known {
                Some(known) if lines.is_empty() => known.lines.clone(),
                _ => lines,
            };
            *known = Some(Thoughts {
                at,
                position,
                depth: heard.depth,
                nodes: heard.nodes,
                millis: heard.millis,
                lines,
                is_done,
            });
        });
    }

    /// Judges every place of the line that has not been judged.
    pub(super) fn judge_line(self) {
        self.judge_next(self.study.with_untracked(Study::unjudged), 0);
    }

    /// Judges the last of these places, then the others: what decides a game comes late.
    fn judge_next(self, mut places: Vec<NodeId>, done: usize) {
        let Some(at) = places.pop() else {
            self.desk.say(self.desk.texts.get_untracked().get("graph-judged"));
            self.stop_judging();
            return;
        };
        self.judging.set(Judging::At { done, all: done + places.len() + 1 });
        let position = self.study.with_untracked(|study| *study.record().tree.position(at));
        let limits = Limits { nodes: Some(JUDGE_NODES), ..Limits::default() };
        let wanted = Wanted { position: position.to_string(), goal: Goal::Analysis { lines: 1 }, limits };
        self.judge.ask(wanted, move |report| match report {
            Report::Done { lines, .. } => {
                if let Some(best) = thoughts(position.turn(), &lines).first() {
                    self.study.update(|study| study.note(at, best.evaluation));
                }
                self.judge_next(places.clone(), done + 1);
            }
            Report::Failed { .. } => {
                self.stop_judging();
                self.judging.set(Judging::Failed);
            }
            _ => {}
        });
    }

    /// What was judged until now stays.
    pub(super) fn stop_judging(self) {
        if self.judging.get_untracked() != Judging::Idle {
            self.judging.set(Judging::Idle);
            browser::focus_if_lost("graph-heading");
        }
        // At once: an answer that is already on its way would take the job up again.
        self.judge.dismiss();
        // Later: this may be called by the worker that goes.
        set_timeout(
            move || {
                if !matches!(self.judging.get_untracked(), Judging::At { .. }) {
                    self.judge.close();
                }
            },
            std::time::Duration::ZERO,
        );
    }
}

fn thoughts(turn: Color, heard: &Lines) -> Vec<Thought> {
    heard
        .lines
        .iter()
        .map(|line| Thought {
            evaluation: Evaluation { score: line.score.for_white(turn), nodes: heard.nodes },
            moves: line.moves.iter().map_while(|text| text.parse().ok()).collect(),
        })
        .collect()
}
