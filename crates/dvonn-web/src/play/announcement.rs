//! What has happened at the table, in words and sounds.

use dvonn_core::Notation;
use dvonn_table::{Notice, Table};
use dvonn_text::{Texts, key, words};

use super::companion::Tip;
use super::names::turn_of_person;
use crate::sound::Sound;

/// The sentences for screen readers and the sound of these notices; with tips, for people who are new to the game.
pub(super) fn announcement(
    texts: &Texts,
    table: &Table,
    notices: &[Notice],
    notation: Notation,
    has_tips: bool,
) -> (String, Option<Sound>) {
    let mut sentences = Vec::new();
    let mut sound = None;
    let mut is_turn_due = false;
    for notice in notices {
        match notice {
            Notice::Played(played) => {
                // Dozens of placements in a row are not announced.
                if !played.is_filling {
                    let reader = table.only_person();
                    sentences.push(words::announce(texts, &played.before, &played.ply, notation, reader));
                }
                sound = Sound::of(&played.ply);
                is_turn_due = table.is_turn_here();
            }
            Notice::Ended(_) => {
                sound = Some(Sound::End);
                is_turn_due = true;
            }
            Notice::Began => is_turn_due = true,
            Notice::TakenBack { .. } => {
                sentences.push(texts.get(key::ANNOUNCE_TAKEN_BACK));
                is_turn_due = true;
            }
            Notice::ComputerFailed => sentences.push(texts.get(key::COMPUTER_FAILED)),
            // The line below the board says it: only the page of the game needs the words for reasons.
            Notice::Hinted(_)
            | Notice::Overlooked(_)
            | Notice::DrawOffered { .. }
            | Notice::DrawDeclined { .. }
            | Notice::TakeBackDeclined { .. }
            | Notice::Refused => {}
        }
    }
    if is_turn_due {
        sentences.push(turn_sentence(texts, table));
        let tip = Tip::of(table).filter(|_| has_tips);
        sentences.extend(tip.and_then(|tip| tip.spoken(texts)));
    }
    (sentences.join(" "), sound)
}

/// Whose turn it is, or how the game ended.
pub(crate) fn turn_sentence(texts: &Texts, table: &Table) -> String {
    match table.game().ending() {
        Some(ending) => words::ending(texts, ending, table.only_person()),
        None if table.is_turn_here() && table.only_person().is_some() => turn_of_person(texts, table),
        None => words::turn(texts, table.position()),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use dvonn_core::{ByColor, Position};
    use dvonn_table::{Action, Seat, Terms};
    use dvonn_text::Language;

    use super::*;

    #[test]
    fn a_move_is_announced_with_the_turn_after_it_and_filling_is_not() {
        let texts = Texts::new(Language::English);
        let terms = Terms::casual(ByColor::new(Seat::Here, Seat::Here));
        let mut table = Table::new(terms, Position::START, Duration::ZERO);
        let announce = |table: &mut Table| {
            let notices = table.take_notices();
            announcement(&texts, table, &notices, Notation::Standard, false)
        };
        assert_eq!(announce(&mut table), (words::turn(&texts, table.position()), None));
        table.act(Action::Play("f3".parse().unwrap()), Duration::ZERO).unwrap();
        let (sentences, sound) = announce(&mut table);
        assert!(sentences.contains("f3") && sound.is_some(), "{sentences}");
        assert!(sentences.ends_with(&words::turn(&texts, table.position())), "{sentences}");
        table.act(Action::FillAtRandom { seed: 1 }, Duration::ZERO).unwrap();
        let (sentences, _) = announce(&mut table);
        assert_eq!(sentences, words::turn(&texts, table.position()));
        table.act(Action::TakeBack, Duration::ZERO).unwrap();
        let (sentences, _) = announce(&mut table);
        assert!(sentences.starts_with(&texts.get(key::ANNOUNCE_TAKEN_BACK)), "{sentences}");
        assert!(sentences.ends_with(&words::turn(&texts, table.position())), "{sentences}");
        table.act(Action::Resign, Duration::ZERO).unwrap();
        let (sentences, sound) = announce(&mut table);
        assert_eq!(sentences, words::ending(&texts, table.game().ending().unwrap(), None));
        assert_eq!(sound, Some(Sound::End));
    }

    #[test]
    fn tips_are_announced_after_the_turn() {
        let texts = Texts::new(Language::English);
        let terms = Terms::casual(ByColor::new(Seat::Here, Seat::Here));
        let mut table = Table::new(terms, Position::START, Duration::ZERO);
        let mut announce = |action: Option<Action>| {
            if let Some(action) = action {
                table.act(action, Duration::ZERO).unwrap();
            }
            let notices = table.take_notices();
            announcement(&texts, &table, &notices, Notation::Standard, true).0
        };
        assert!(announce(None).ends_with(&texts.get(key::COMPANION_DVONN)));
        let filled = announce(Some(Action::FillAtRandom { seed: 1 }));
        assert!(filled.ends_with(&texts.get(key::COMPANION_PLACED_PICK)), "{filled}");
    }
}
