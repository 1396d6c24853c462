//! Games over the network: a server keeps the game, and this page follows it.

mod account_page;
mod account_settings;
mod api;
mod chat;
mod fields;
mod game_actions;
mod game_row;
mod heat_map;
mod invitation_card;
mod leaders_page;
mod lobby_page;
mod log_in;
mod offers;
mod online_end;
mod online_game;
mod online_page;
mod pairing;
mod phrases;
mod play_friend;
mod player_name;
mod profile_page;
mod public_page;
mod rating_plot;
mod report_sheet;
mod sessions;
mod socket;
mod speeds;

pub(crate) use account_page::AccountPage;
pub(crate) use api::review_of;
pub(crate) use leaders_page::LeadersPage;
pub(crate) use lobby_page::LobbyPage;
pub(crate) use online_page::OnlinePage;
pub(crate) use play_friend::PlayFriend;
pub(crate) use profile_page::ProfilePage;
pub(crate) use public_page::PublicPage;
