//! The statements that find finished games and the best players.

use std::collections::BTreeMap;
use std::time::Duration;

use dvonn_core::{Cell, Color, Move};
use dvonn_game::Event;
use dvonn_wire::{Player, PlayerId, Rating, Results, Speed};
use sqlx::Row as _;

use super::SqlStore;
use super::rows::{number, read_game, read_player, read_standing, read_word, word};
use crate::store::PLACEMENT_GAMES;
use crate::{LeaderKind, Score, Search, Standing, StoreError, StoredGame};

/// Public games, as `archive::is_public` says.
macro_rules! public {
    () => {
        "(g.stakes = 'rated' OR g.listed = 1) AND g.result IN ('white', 'black', 'draw')"
    };
}

/// The conditions of a search. A parameter without a value holds for all games.
macro_rules! searched {
    () => {
        concat!(
            public!(),
            " AND (CAST($1 AS BIGINT) IS NULL OR g.white = $1 OR g.black = $1) \
             AND (CAST($2 AS BIGINT) IS NULL OR g.white = $2 OR g.black = $2) \
             AND (CAST($3 AS TEXT) IS NULL OR g.result = $3 \
                  OR ($3 = 'won' AND ((g.result = 'white' AND g.white = $1) OR (g.result = 'black' AND g.black = $1))) \
                  OR ($3 = 'lost' AND ((g.result = 'black' AND g.white = $1) OR (g.result = 'white' AND g.black = $1)))) \
             AND (CAST($4 AS TEXT) IS NULL OR g.speed = $4) AND (CAST($5 AS TEXT) IS NULL OR g.stakes = $5) \
             AND (CAST($6 AS BIGINT) IS NULL OR g.ended >= $6) AND (CAST($7 AS BIGINT) IS NULL OR g.ended < $7) \
             AND (CAST($8 AS BIGINT) IS NULL OR g.plies >= $8) AND (CAST($9 AS BIGINT) IS NULL OR g.plies <= $9) \
             AND (CAST($10 AS BIGINT) IS NULL OR g.ended < $10 OR (g.ended = $10 AND g.id > $11)) \
             AND (CAST($13 AS TEXT) IS NULL OR g.dvonns = $13 OR g.dvonns LIKE $13 || '-%') \
             ORDER BY g.ended DESC, g.id LIMIT $12"
        )
    };
}

fn micros(time: Duration) -> i64 {
    number(time.as_micros() as u64)
}

impl SqlStore {
    pub(super) async fn search_now(&self, search: Search, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
        let Search {
            player,
            opponent,
            result,
            speed,
            stakes,
            since,
            until,
            min_plies,
            max_plies,
            dvonns,
            after,
        } = search;
        let text = match player {
            None => select_game!("WHERE ", searched!()),
            // This condition has an index.
            Some(_) => select_game!("WHERE (g.white = $1 OR g.black = $1) AND ", searched!()),
        };
        let query = sqlx::query(text)
            .bind(player.map(|player| number(player.number())))
            .bind(opponent.map(|player| number(player.number())))
            .bind(result.as_ref().map(word))
            .bind(speed.map(|speed| speed.to_string()))
            .bind(stakes.as_ref().map(word))
            .bind(since.map(micros))
            .bind(until.map(micros))
            .bind(min_plies.map(i64::from))
            .bind(max_plies.map(i64::from))
            .bind(after.map(|(ended, _)| micros(ended)))
            .bind(after.map(|(_, game)| number(game.number())))
            .bind(i64::from(limit))
            .bind(dvonns.map(|cells| cells.to_string()));
        query.fetch_all(&self.pool).await?.iter().map(read_game).collect()
    }

    pub(super) async fn scores_now(&self, player: PlayerId) -> Result<Vec<Score>, StoreError> {
        let query = concat!(
            "SELECT p.id, p.name, p.is_bot, p.level, CAST(SUM(won) AS BIGINT), CAST(SUM(lost) AS BIGINT), \
             CAST(SUM(drawn) AS BIGINT) FROM (\
             SELECT g.black AS opponent, CASE WHEN g.result = 'white' THEN 1 ELSE 0 END AS won, \
             CASE WHEN g.result = 'black' THEN 1 ELSE 0 END AS lost, CASE WHEN g.result = 'draw' THEN 1 ELSE 0 END AS drawn \
             FROM game g WHERE g.white = $1 AND ",
            public!(),
            " UNION ALL \
             SELECT g.white, CASE WHEN g.result = 'black' THEN 1 ELSE 0 END, \
             CASE WHEN g.result = 'white' THEN 1 ELSE 0 END, CASE WHEN g.result = 'draw' THEN 1 ELSE 0 END \
             FROM game g WHERE g.black = $1 AND ",
            public!(),
            ") games JOIN player p ON p.id = opponent GROUP BY p.id, p.name, p.is_bot, p.level \
             ORDER BY COUNT(*) DESC, p.id"
        );
        let rows = sqlx::query(query).bind(number(player.number())).fetch_all(&self.pool).await?;
        let mut scores = Vec::new();
        for row in &rows {
            let count = |column| Ok::<u32, sqlx::Error>(row.try_get::<i64, _>(column)? as u32);
            let results = Results { won: count(4)?, lost: count(5)?, drawn: count(6)? };
            scores.extend(read_player(row, 0)?.map(|opponent| Score { opponent, results }));
        }
        Ok(scores)
    }

    pub(super) async fn placements_now(&self, player: PlayerId) -> Result<BTreeMap<Cell, u32>, StoreError> {
        let query = concat!(
            "SELECT e.payload, CASE WHEN g.white = $1 THEN 1 ELSE 0 END FROM (SELECT g.id, g.white FROM game g WHERE (g.white = $1 OR g.black = $1) AND ",
            public!(),
            " ORDER BY g.ended DESC, g.id LIMIT $2) g JOIN event e ON e.game = g.id WHERE e.kind = 'place'"
        );
        let query = sqlx::query(query).bind(number(player.number())).bind(i64::from(PLACEMENT_GAMES));
        let mut counts = BTreeMap::new();
        for row in &query.fetch_all(&self.pool).await? {
            let is_white = row.try_get::<i64, _>(1)? != 0;
            let event = serde_json::from_str(&row.try_get::<String, _>(0)?);
            if let Ok(Event::Played { by, mv: Move::Place(cell), .. }) = event
                && (by == Color::White) == is_white
            {
                *counts.entry(cell).or_default() += 1;
            }
        }
        Ok(counts)
    }

    pub(super) async fn history_now(
        &self,
        player: PlayerId,
    ) -> Result<BTreeMap<Speed, Vec<Standing>>, StoreError> {
        let query = "SELECT speed, rating, deviation, volatility, games, at FROM rating WHERE player = $1 ORDER BY speed, games";
        let rows = sqlx::query(query).bind(number(player.number())).fetch_all(&self.pool).await?;
        let mut history: BTreeMap<Speed, Vec<Standing>> = BTreeMap::new();
        for row in &rows {
            history.entry(read_word(row, 0)?).or_default().push(read_standing(row, 1)?);
        }
        Ok(history)
    }

    pub(super) async fn leaders_now(
        &self,
        speed: Speed,
        kind: LeaderKind,
        limit: u32,
    ) -> Result<Vec<Player>, StoreError> {
        let query = "SELECT p.id, p.name, p.is_bot, p.level, s.rating, s.deviation, s.volatility, s.games, s.at \
                     FROM standing s JOIN player p ON p.id = s.player \
                     WHERE s.speed = $1 AND p.is_bot = $2 AND p.name IS NOT NULL AND s.deviation < $3 \
                     ORDER BY s.rating DESC, p.id LIMIT $4";
        let query = sqlx::query(query).bind(speed.to_string()).bind(i64::from(kind == LeaderKind::Bots));
        let rows =
            query.bind(f64::from(Rating::CERTAIN) + 0.5).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        let mut leaders = Vec::new();
        for row in &rows {
            let rating = read_standing(row, 4)?.shown();
            let player = read_player(row, 0)?;
            leaders.extend(player.map(|player| Player { ratings: [(speed, rating)].into(), ..player }));
        }
        Ok(leaders)
    }
}
