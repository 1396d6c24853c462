//! What a file claims about the end of its game, compared with its moves.

use dvonn_core::Color;

use super::Record;
use super::builder::Builder;
use super::read::{Claim, Place, ReadError, Repair};
use crate::{Ending, Verdict};

/// A claim as the file writes it, and where.
pub(super) struct Stated {
    pub(super) place: Place,
    pub(super) text: String,
}

/// Everything that a file claims about the end of its game.
#[derive(Default)]
pub(super) struct Claims {
    /// Who won. The first that makes sense together with the ending counts.
    pub(super) results: Vec<Stated>,
    pub(super) score: Option<Stated>,
    pub(super) ending: Option<Stated>,
    /// The position at the end of the main line.
    pub(super) end: Option<Stated>,
}

impl Claims {
    /// Ends the game as claimed if its board is not finished, and repairs every claim that the moves contradict.
    ///
    /// `word` is how the format writes a verdict; `None` if it writes nothing. `end` is the place to name if nothing
    /// else is claimed.
    pub(super) fn settle(
        &self,
        builder: &mut Builder,
        word: fn(Verdict) -> Option<&'static str>,
        end: Place,
    ) -> Result<(), ReadError> {
        let mut is_ignored = false;
        if builder.record.ending().is_none() {
            match self.claimed_ending(word) {
                Ok(ending) => builder.record.set_ending(ending).expect("the board is not finished"),
                Err(repair) => {
                    is_ignored = true;
                    builder.repair(self.results.first().map_or(end, |result| result.place), repair)?;
                }
            }
        }
        let record = &builder.record;
        let result = word(verdict_of(record)).unwrap_or_default();
        let ending = record.ending().map_or("", Ending::word);
        let results = self.results.iter().map(|stated| (Claim::Result, stated, result.to_owned()));
        let score = self.score.iter().map(|stated| (Claim::Score, stated, score_text(record)));
        let ending = self.ending.iter().map(|stated| (Claim::Ending, stated, ending.to_owned()));
        let position = self.end.iter().map(|stated| (Claim::End, stated, record.end().to_string()));
        let all: Vec<(Claim, &Stated, String)> = results.chain(score).chain(ending).chain(position).collect();
        for (claim, stated, expected) in all {
            if stated.text != expected && !(is_ignored && matches!(claim, Claim::Result | Claim::Ending)) {
                builder.repair(stated.place, Repair::Result { claim, expected })?;
            }
        }
        Ok(())
    }

    /// How a game stopped whose board is not finished; `None` if nothing is claimed. The error is the repair that is
    /// needed if no result goes with the ending.
    fn claimed_ending(&self, word: fn(Verdict) -> Option<&'static str>) -> Result<Option<Ending>, Repair> {
        let verdict_of = |text: &str| Verdict::ALL.into_iter().find(|verdict| word(*verdict) == Some(text));
        let unstated = self.results.is_empty().then_some(Verdict::Void);
        let mut verdicts = self.results.iter().filter_map(|result| verdict_of(&result.text)).chain(unstated);
        match &self.ending {
            Some(stated) => {
                let ending = verdicts.find_map(|verdict| Ending::from_word(&stated.text, verdict));
                ending.map(Some).ok_or(Repair::Contradiction)
            }
            None if verdicts.any(|verdict| verdict == Verdict::Void) => Ok(None),
            None => Err(Repair::Unexplained),
        }
    }
}

/// What the record says about who won; void if it stops before the end.
pub(super) fn verdict_of(record: &Record) -> Verdict {
    record.ending().map_or(Verdict::Void, Ending::verdict)
}

/// Both scores at the end of the main line, White's first.
pub(super) fn score_text(record: &Record) -> String {
    let scores = record.end().scores();
    format!("{}-{}", scores[Color::White], scores[Color::Black])
}
