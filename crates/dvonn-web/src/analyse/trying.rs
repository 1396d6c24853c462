//! "Try again": the player looks for a better move at a bad moment of the game, and every move that is as good counts.

use dvonn_coach::{Assessed, ReviewedPly};
use dvonn_core::{Move, Notation};
use dvonn_game::NodeId;
use dvonn_text::{Texts, key, words};
use leptos::prelude::*;

use super::Analyst;
use super::analyst::{ReviewProgress, show_board};
use crate::study::Evaluation;

/// The moment that the player tries again.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Trying {
    /// The place before the bad move.
    place: NodeId,
    judged: ReviewedPly,
}

/// How far the player has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trial {
    /// A better move than this one is wanted.
    Asking(Move),
    /// The engine judges a move.
    Checking(NodeId),
    /// The move is as good as the best one.
    Right(Move),
    /// It is not.
    Wrong(Move),
}

impl Analyst {
    /// Goes back to before the current move, which was bad, and lets the player find a better one.
    pub(super) fn try_again(self) {
        let at = self.cursor.get_untracked().at();
        let judged = untrack(|| self.slipped(at));
        let place = self.record.with_untracked(|record| record.tree.parent(at));
        if let (Some(judged), Some(place)) = (judged, place) {
            self.trying.set(Some(Trying { place, judged }));
        }
        self.return_to_trial();
        show_board();
    }

    /// Goes back to the position that the player tries again.
    pub(super) fn return_to_trial(self) {
        if let Some(place) = self.trying.with_untracked(|trying| Some(trying.as_ref()?.place)) {
            self.walk(|cursor, tree| cursor.go(tree, place));
        }
    }

    /// How far the player has come; `None` if nothing is tried again, or the board shows something else.
    pub(super) fn trial(self) -> Option<Trial> {
        let Trying { place, judged } = self.trying.get()?;
        self.read(|tree, cursor| {
            let at = cursor.at();
            if at == place {
                return Some(Trial::Asking(judged.played.mv));
            }
            let mv = tree.ply(at).filter(|_| tree.parent(at) == Some(place))?.mv;
            if mv == judged.best.mv {
                return Some(Trial::Right(mv));
            }
            // What is known about the place after it may come from another search, which could contradict the review.
            if mv == judged.played.mv {
                return Some(Trial::Wrong(mv));
            }
            let found = self.evaluations.with(|known| known.of(tree, at)).filter(Evaluation::is_reliable);
            Some(match found {
                None => Trial::Checking(at),
                Some(Evaluation { score, line, .. }) => {
                    let score = score.for_white(judged.by());
                    let is_right = judged.accepts(Assessed { mv, score, line });
                    if is_right { Trial::Right(mv) } else { Trial::Wrong(mv) }
                }
            })
        })
    }

    /// What there is to say about the trial.
    pub(super) fn trial_text(self, texts: &Texts, trial: Trial, notation: Notation) -> String {
        let name = |mv: Move| notation.move_text(mv).into();
        match trial {
            Trial::Asking(mv) => texts.get(key::ReviewFind { mv: name(mv) }),
            Trial::Checking(_) => texts.get(key::REVIEW_CHECKING),
            Trial::Wrong(mv) => texts.get(key::ReviewWrong { mv: name(mv) }),
            Trial::Right(mv) => {
                let why = self.trying.with(|trying| {
                    let judged = &trying.as_ref()?.judged;
                    let reasons = dvonn_coach::reasons(&judged.before, mv, &[]);
                    Some(words::move_reasons(texts, &reasons, judged.by(), notation))
                });
                format!("{} {}", texts.get(key::ReviewRight { mv: name(mv) }), why.unwrap_or_default())
            }
        }
    }

    /// Judges what the player tries, tells screen readers, and ends the trial when the player goes elsewhere.
    pub(super) fn follow_trials(self) {
        let trial = Memo::new(move |_| self.trial());
        Effect::new(move |_| {
            let Some(trial) = trial.get() else {
                if self.trying.with_untracked(Option::is_some) {
                    self.trying.set(None);
                }
                return;
            };
            // Every step is announced where it is taken; a judgement may come later.
            if matches!(trial, Trial::Right(_) | Trial::Wrong(_)) {
                let texts = self.desk.texts.get_untracked();
                let notation = untrack(|| self.desk.preferences.notation());
                self.desk.voice.say(untrack(|| self.trial_text(&texts, trial, notation)));
            }
            let is_idle = !matches!(self.progress.get_untracked(), ReviewProgress::At { .. });
            if let Trial::Checking(at) = trial
                && is_idle
            {
                self.evaluate(at, || {});
            }
        });
    }
}
