//! Games over the network: a server keeps the game, and this page follows it.

mod api;
mod game_actions;
mod invitation_card;
mod offers;
mod online_end;
mod online_game;
mod online_page;
mod phrases;
mod play_friend;
mod socket;

pub(crate) use online_page::OnlinePage;
pub(crate) use play_friend::PlayFriend;
