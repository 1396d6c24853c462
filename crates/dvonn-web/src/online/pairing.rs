//! Finding an opponent: whoever wants the same game and came first, or whoever comes next.

use dvonn_wire::{GameId, GameSummary, Invitation, PlayerId, ProblemCode};

use super::api::{self, ApiError};
use crate::home::Choices;

/// Joins a game of the lobby that suits the invitation. If there is none, the invitation goes to the lobby.
pub(super) async fn pair(invitation: &Invitation) -> Result<GameId, ApiError> {
    for seek in api::lobby().await?.seeks {
        if !suits(&seek, invitation) {
            continue;
        }
        // The person's own invitation is still there.
        if seek.you.is_some() {
            return Ok(seek.id);
        }
        match api::join(seek.id).await {
            Ok(game) => return Ok(game.id),
            Err(error) if is_too_late(error) => {}
            Err(error) => return Err(error),
        }
    }
    api::offer(invitation).await.map(|game| game.id)
}

/// Invites one player. The clock, the board and the colour are those that were chosen last on the front page.
pub(super) async fn challenge(opponent: PlayerId) -> Result<GameId, ApiError> {
    let invitation = Invitation { opponent: Some(opponent), ..Choices::last().invitation() };
    api::create(&invitation).await.map(|game| game.id)
}

fn suits(seek: &GameSummary, invitation: &Invitation) -> bool {
    let Invitation { control, beginning, stakes, color, .. } = *invitation;
    let is_free = |color| seek.players[color].is_none() || seek.you.is_some();
    seek.control == control
        && seek.beginning == beginning
        && seek.stakes == stakes
        && color.is_none_or(is_free)
}

/// Whether somebody else was faster.
pub(super) fn is_too_late(error: ApiError) -> bool {
    matches!(error, ApiError::Problem(ProblemCode::Full | ProblemCode::NotFound))
}

#[cfg(test)]
mod tests {
    use dvonn_core::Color;

    use super::*;

    /// White waits.
    const SEEK: &str = r#"{
        "id": "5v8q2n0k7mzt", "players": {"white": {"id": "0a1b2c3d4e5f"}, "black": null}, "you": null,
        "control": "300+5", "beginning": "empty", "stakes": "casual",
        "created": {"secs": 1795000000, "nanos": 0}, "plies": 0, "ending": null
    }"#;

    #[test]
    fn a_game_suits_if_everything_that_was_asked_for_is_the_same() {
        let seek: GameSummary = serde_json::from_str(SEEK).unwrap();
        let wanted = Invitation { control: Some("300+5".parse().unwrap()), ..Invitation::default() };
        assert!(suits(&seek, &wanted));
        assert!(suits(&seek, &Invitation { color: Some(Color::Black), ..wanted }));
        assert!(!suits(&seek, &Invitation { color: Some(Color::White), ..wanted }));
        assert!(!suits(&seek, &Invitation { control: None, ..wanted }));
        assert!(!suits(&seek, &Invitation { beginning: dvonn_game::Beginning::Random, ..wanted }));
        assert!(!suits(&seek, &Invitation { stakes: dvonn_wire::Stakes::Rated, ..wanted }));
    }
}
