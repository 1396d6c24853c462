//! Ratings: Glicko-2, with each game as a rating period of its own.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::Verdict;
use dvonn_wire::{Rating, RatingChange};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The rating of a player at one speed, after some games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
    /// How many rated games it comes from.
    pub games: u32,
    /// When the last of them ended.
    pub at: Duration,
}

/// What a rated game did to the players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// Before the game.
    pub before: Standing,
    /// After the game.
    pub after: Standing,
}

/// The deviation of a player about whom nothing is known.
const LARGEST: f64 = 350.0;
/// Glicko-2 computes on a scale on which one is this many points.
const SCALE: f64 = 173.7178;
/// A player who does not play becomes less certain each day, as after a rating period without games.
const PERIOD: Duration = Duration::from_hours(24);

/// A player without rated games.
impl Default for Standing {
    fn default() -> Standing {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Standing { rating, deviation, volatility, games: 0, at: Duration::ZERO }
    }
}

impl Standing {
    /// As it is shown.
    pub fn shown(&self) -> Rating {
        Rating {
            value: self.rating.round() as i32,
            deviation: self.deviation.round() as u32,
            games: self.games,
        }
    }

    /// The rating at a later time, less certain than it was.
    fn at(self, now: Duration) -> Glicko2Rating {
        let periods = now.saturating_sub(self.at).as_secs_f64() / PERIOD.as_secs_f64();
        let drift = (SCALE * self.volatility).powi(2) * if self.games == 0 { 0.0 } else { periods };
        let deviation = self.deviation.mul_add(self.deviation, drift).sqrt().min(LARGEST);
        Glicko2Rating { rating: self.rating, deviation, volatility: self.volatility }
    }

    fn after(self, rated: Glicko2Rating, at: Duration) -> Standing {
        let Glicko2Rating { rating, deviation, volatility } = rated;
        Standing { rating, deviation: deviation.min(LARGEST), volatility, games: self.games + 1, at }
    }
}

impl Rated {
    /// As it is shown.
    pub fn shown(&self) -> RatingChange {
        RatingChange { before: self.before.shown().value, after: self.after.shown().value }
    }
}

/// What a game does to its players; `None` if it does not count.
pub fn rate(players: ByColor<Standing>, verdict: Verdict, at: Duration) -> Option<ByColor<Rated>> {
    let outcome = match verdict {
        Verdict::Win(Color::White) => Outcomes::WIN,
        Verdict::Win(Color::Black) => Outcomes::LOSS,
        Verdict::Draw => Outcomes::DRAW,
        Verdict::Void => return None,
    };
    let (white, black) = (players[Color::White], players[Color::Black]);
    let (new_white, new_black) = glicko2(&white.at(at), &black.at(at), &outcome, &Glicko2Config::new());
    Some(ByColor::new(
        Rated { before: white, after: white.after(new_white, at) },
        Rated { before: black, after: black.after(new_black, at) },
    ))
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    /// Glickman, "Example of the Glicko-2 system", 2022: 1500 (200, 0.06) beats 1400 (30), and loses to 1550 (100) and
    /// 1700 (300).
    #[test]
    fn the_library_computes_the_published_example() {
        let player = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let results = [
            (player(1400.0, 30.0), Outcomes::WIN),
            (player(1550.0, 100.0), Outcomes::LOSS),
            (player(1700.0, 300.0), Outcomes::LOSS),
        ];
        let found = glicko2_rating_period(&player(1500.0, 200.0), &results, &Glicko2Config::new());
        assert!((found.rating - 1464.06).abs() < 0.01, "{found:?}");
        assert!((found.deviation - 151.52).abs() < 0.01, "{found:?}");
        assert!((found.volatility - 0.059_99).abs() < 0.000_01, "{found:?}");
    }

    #[test]
    fn a_game_between_new_players_is_worth_as_much_to_both() {
        let rated = |verdict| rate(ByColor::default(), verdict, Duration::from_secs(5));
        let won = rated(Verdict::Win(Color::White)).unwrap();
        assert_eq!(won[Color::White].shown(), RatingChange { before: 1500, after: 1662 });
        assert_eq!(won[Color::Black].shown(), RatingChange { before: 1500, after: 1338 });
        assert_eq!(won[Color::White].after.shown(), Rating { value: 1662, deviation: 290, games: 1 });
        let drawn = rated(Verdict::Draw).unwrap();
        assert_eq!(drawn[Color::White].shown(), RatingChange { before: 1500, after: 1500 });
        assert_eq!(rated(Verdict::Void), None);
    }

    #[test]
    fn whoever_does_not_play_becomes_less_certain() {
        let certain = Standing { deviation: 50.0, games: 30, ..Standing::default() };
        let days = |days| certain.at(PERIOD * days).deviation.round() as u32;
        assert_eq!([0, 1, 30, 365, 10_000].map(days), [50, 51, 76, 205, 350]);
        assert_eq!(Standing::default().at(PERIOD).deviation.round() as u32, 350);
    }
}
