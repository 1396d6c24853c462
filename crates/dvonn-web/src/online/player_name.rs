//! What a player is called, and how well they play.

use dvonn_text::{Texts, key};
use dvonn_wire::{Player, Rating};

/// The name of an account; our own engine and guests are named in the language of the page.
pub(super) fn player_name(texts: &Texts, player: &Player) -> String {
    match (player.bot.and_then(|bot| bot.level), &player.name) {
        (Some(level), _) => texts.get(key::PlayerComputer { level: level.into() }),
        (None, Some(name)) => name.clone(),
        (None, None) => texts.get(key::ONLINE_GUEST),
    }
}

/// The name, with the rating where the server tells the one that matters.
pub(super) fn player_label(texts: &Texts, player: &Player) -> String {
    let name = player_name(texts, player);
    let mut ratings = player.ratings.values();
    match (ratings.next(), ratings.next()) {
        (Some(rating), None) => format!("{name} {}", rating_text(rating)),
        _ => name,
    }
}

/// The rating, with a question mark as long as it is uncertain.
pub(super) fn rating_text(rating: &Rating) -> String {
    format!("{}{}", rating.value, if rating.is_provisional() { "?" } else { "" })
}

#[cfg(test)]
mod tests {
    use dvonn_text::Language;

    use super::*;

    #[test]
    fn a_name_comes_with_the_one_rating_that_matters() {
        let texts = Texts::new(Language::English);
        for (json, label) in [
            (r#"{"id":"0a1b2c3d4e5f"}"#, "Guest"),
            (r#"{"id":"0a1b2c3d4e5f","name":"Anna"}"#, "Anna"),
            (r#"{"id":"000000000003","name":"dvonn-3","bot":{"level":3}}"#, "Computer, level 3"),
            (
                r#"{"id":"0a1b2c3d4e5f","name":"Anna","ratings":{"rapid":{"value":1629,"deviation":61,"games":203}}}"#,
                "Anna 1629",
            ),
            (
                r#"{"id":"0a1b2c3d4e5f","name":"Anna","ratings":{"blitz":{"value":1500,"deviation":350,"games":1}}}"#,
                "Anna 1500?",
            ),
        ] {
            let player: Player = serde_json::from_str(json).unwrap();
            assert_eq!(player_label(&texts, &player), label);
        }
    }
}
