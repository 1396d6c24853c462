//! A person's training with puzzles.

use dvonn_coach::{Standing, Training};

use crate::{Texts, key};

/// The rating and how uncertain it is, or how to get one.
pub fn puzzle_rating(texts: &Texts, training: &Training) -> String {
    let (tried, _) = training.counts();
    if tried == 0 {
        return texts.get(key::PUZZLES_NONE_YET);
    }
    let Standing { rating, deviation, .. } = training.standing();
    // In 95 of 100 cases the true rating is within two deviations.
    let [rating, deviation] = [rating, 2.0 * deviation].map(|points| format!("{points:.0}"));
    texts.get(key::PuzzlesRating { rating: rating.into(), deviation: deviation.into() })
}
