//! Who sits where: creating games, joining them and rematches.

use dvonn_core::{ByColor, Color};
use dvonn_store::{Change, GameSetup, Listing, NewGame, StoredGame, Written};
use dvonn_wire::{GameId, Invitation, Player, PlayerId, Refusal, Stakes};

use super::{ATTEMPTS, Fault, Games};
use crate::{boards, random, referee};

impl Games {
    /// Creates a game with one player.
    pub(crate) async fn create(
        &self,
        player: &Player,
        invitation: Invitation,
        listing: Listing,
    ) -> Result<GameId, Fault> {
        if invitation.stakes == Stakes::Rated && player.name.is_none() {
            return Err(Fault::NeedsAccount);
        }
        let Invitation { control, beginning, stakes, color, opponent: invited } = invitation;
        let color =
            color.unwrap_or(if random::bits().is_multiple_of(2) { Color::White } else { Color::Black });
        let start = {
            let _turn = self.boards.acquire().await.map_err(|_| Fault::Busy)?;
            let seed = random::bits();
            tokio::task::spawn_blocking(move || boards::start(beginning, seed))
                .await
                .map_err(|_| Fault::Busy)?
        };
        let created = self.hear_time().await?;
        let mut players = ByColor::default();
        players[color] = Some(player.id);
        let id = random::game();
        let setup = GameSetup { id, start, beginning, control, stakes, previous: None, listing };
        let game = NewGame { setup, players, invited, created };
        match self.write(Change::AddGame(Box::new(game))).await? {
            Written::Done => {
                tracing::info!(game = %id, ?beginning, ?stakes, "created");
                self.announce(invited);
                Ok(id)
            }
            // Two of 2^60 random identifiers were the same.
            Written::Conflict => Err(Fault::Busy),
        }
    }

    /// Tells house bots and those who attend that somebody is invited.
    fn announce(&self, invited: Option<PlayerId>) {
        if let Some(invited) = invited {
            self.hub().invite(invited);
        }
    }

    /// Gives a player the free seat. A player who already sits there stays.
    pub(crate) async fn join(&self, game: GameId, player: &Player) -> Result<(), Fault> {
        for _ in 0..ATTEMPTS {
            let stored = self.stored(game).await?;
            if stored.color_of(player.id).is_some() {
                return Ok(());
            }
            if !stored.is_open_to(player.id) {
                return Err(Fault::Reserved);
            }
            if stored.setup.stakes == Stakes::Rated && player.name.is_none() {
                return Err(Fault::NeedsAccount);
            }
            let free = Color::ALL.into_iter().find(|&color| stored.players[color].is_none());
            let Some(color) = free.filter(|_| stored.ending.is_none()) else { return Err(Fault::Full) };
            if self.take_seat(&stored, color, player.id).await? == Written::Done {
                return Ok(());
            }
        }
        Err(Fault::Busy)
    }

    /// Gives a player a seat in a game that the other player has created, so the game begins.
    async fn take_seat(&self, stored: &StoredGame, color: Color, player: PlayerId) -> Result<Written, Fault> {
        let game = stored.setup.id;
        let deadline = referee::first_move_until(stored.setup.control, self.hear_time().await?);
        let written = self.write(Change::TakeSeat { game, color, player, deadline }).await?;
        if written == Written::Done {
            tracing::info!(%game, "begun");
            self.hub().publish(game);
            // Those who still look at the game before see that both want the rematch.
            if let Some(previous) = stored.setup.previous {
                self.hub().publish(previous);
            }
        }
        Ok(written)
    }

    /// A player wants a rematch. The first who does creates it, the other joins it.
    pub(super) async fn rematch(&self, game: GameId, by: Color) -> Result<Result<u32, Refusal>, Fault> {
        for _ in 0..ATTEMPTS {
            let stored = self.stored(game).await?;
            let Some(player) = stored.players[by].as_ref().map(|player| player.id) else {
                return Ok(Err(Refusal::Spectator));
            };
            if stored.ending.is_none() {
                return Ok(Err(Refusal::NotOver));
            }
            if !stored.has_begun() {
                return Ok(Err(Refusal::NotBegun));
            }
            let color = by.other();
            let written = match stored.next {
                Some((_, players)) if players[color] == Some(player) => Written::Done,
                Some((next, _)) => {
                    let next = self.stored(next).await?;
                    self.take_seat(&next, color, player).await?
                }
                None => {
                    let setup = GameSetup { id: random::game(), previous: Some(game), ..stored.setup };
                    let mut players = ByColor::default();
                    players[color] = Some(player);
                    let created = self.hear_time().await?;
                    // A rematch is for the same two players.
                    let invited = stored.players[color].as_ref().map(|other| other.id);
                    let game = NewGame { setup, players, invited, created };
                    let written = self.write(Change::AddGame(Box::new(game))).await?;
                    self.announce(invited);
                    written
                }
            };
            if written == Written::Done {
                self.hub().publish(game);
                return Ok(Ok(stored.version));
            }
        }
        Err(Fault::Busy)
    }

    /// A game without its log.
    async fn stored(&self, game: GameId) -> Result<StoredGame, Fault> {
        let fetched = self.store().fetch(game, u32::MAX).await?;
        Ok(fetched.ok_or(Fault::NoSuchGame)?.game)
    }
}
