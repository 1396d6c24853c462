//! What players say to each other.

use dvonn_store::{Change, Saying, Words, Written};
use dvonn_wire::{ChatText, GameId, Phrase, PlayerId};

use super::{Fault, Games};

impl Games {
    /// Says a phrase. It is dropped if the player has said too much or does not play.
    pub(crate) async fn say(&self, game: GameId, player: PlayerId, phrase: Phrase) -> Result<(), Fault> {
        self.utter(game, player, Words::Phrase(phrase)).await
    }

    /// Writes something to the other player, if both want that.
    pub(crate) async fn write_text(
        &self,
        game: GameId,
        player: PlayerId,
        text: ChatText,
    ) -> Result<(), Fault> {
        let is_on = self.look(game, |live| live.stored.chat.iter().all(|(_, is_on)| *is_on)).await?;
        if !is_on {
            return Err(Fault::ChatOff);
        }
        self.utter(game, player, Words::Text(Some(text))).await
    }

    async fn utter(&self, game: GameId, player: PlayerId, words: Words) -> Result<(), Fault> {
        let by = self.look(game, |live| live.stored.color_of(player)).await?;
        if let Some(by) = by
            && self.write(Change::Say { game, by, words }).await? == Written::Done
        {
            self.hub().publish(game);
        }
        Ok(())
    }

    /// Switches free chat on or off for a player. Nobody who does not play can.
    pub(crate) async fn set_chat(&self, game: GameId, player: PlayerId, is_on: bool) -> Result<(), Fault> {
        let found = self.look(game, |live| {
            let by = live.stored.color_of(player)?;
            Some((by, live.stored.players[by.other()].as_ref().map(|other| other.id)))
        });
        let Some((by, other)) = found.await? else { return Ok(()) };
        if let Some(other) = other.filter(|_| is_on)
            && self.are_apart(player, other).await?
        {
            return Err(Fault::Blocked);
        }
        if self.write(Change::SetChat { game, by, is_on }).await? == Written::Done {
            self.hub().publish(game);
        }
        Ok(())
    }

    /// Whether one of two players has blocked the other.
    pub(crate) async fn are_apart(&self, one: PlayerId, other: PlayerId) -> Result<bool, Fault> {
        for (by, blocked) in [(one, other), (other, one)] {
            if self.store().blocked(by).await?.iter().any(|player| player.id == blocked) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What was said in a game.
    pub(crate) async fn sayings(&self, game: GameId, heard: u32) -> Result<Vec<Saying>, Fault> {
        Ok(self.store().sayings(game, heard).await?)
    }
}
