//! A store in memory, for tests and trials. It is also the model with which the tests compare the databases.

mod jobs;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dvonn_bus::NodeId;
use dvonn_core::{ByColor, Cell, Color, Move};
use dvonn_game::{Event, Verdict};
use dvonn_wire::{GameId, JobId, Name, Player, PlayerId, ReportRequest, Results, Speed, Stakes};

use crate::archive::is_public;
use crate::change::MOST_SAID;
use crate::store::PLACEMENT_GAMES;
use crate::{
    Account, Answer, Append, AuditEntry, Change, ChunkRow, Entry, Fetched, Helper, LeaderKind, Listing,
    Moderation, NewGame, NewSession, Rated, Saying, Score, Search, Standing, Store, StoredGame, StoredJob,
    StoredReport, StoredSession, Timepiece, TokenHash, Words, Written, rate,
};
use jobs::Jobs;

/// A store that forgets everything when it is dropped.
#[derive(Debug)]
pub struct MemoryStore {
    time: Timepiece,
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    players: HashMap<PlayerId, Player>,
    /// By the keys of the names.
    names: HashMap<String, PlayerId>,
    passwords: HashMap<PlayerId, String>,
    admins: HashSet<PlayerId>,
    banned: HashMap<PlayerId, Duration>,
    /// The oldest first.
    audit: Vec<AuditEntry>,
    reports: BTreeMap<(PlayerId, PlayerId, String), (Duration, ReportRequest)>,
    sessions: HashMap<TokenHash, (PlayerId, NewSession)>,
    games: BTreeMap<GameId, StoredGame>,
    logs: HashMap<GameId, Vec<Entry>>,
    sayings: HashMap<GameId, Vec<Saying>>,
    blocks: BTreeSet<(PlayerId, PlayerId)>,
    /// All ratings of a player, the oldest first.
    ratings: HashMap<(PlayerId, Speed), Vec<Standing>>,
    rated: HashMap<GameId, ByColor<Rated>>,
    jobs: Jobs,
    nodes: BTreeMap<NodeId, Duration>,
    house_bots: HashMap<PlayerId, (NodeId, Duration)>,
    attempts: HashMap<String, Duration>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new(time: Timepiece) -> MemoryStore {
        MemoryStore { time, tables: Mutex::default() }
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer that is known already.
fn known<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Store for MemoryStore {
    fn now(&self) -> Answer<'_, Duration> {
        known(self.time.now())
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        let done = self.tables().perform(change);
        known(if done.is_some() { Written::Done } else { Written::Conflict })
    }

    fn fetch(&self, game: GameId, seen: u32) -> Answer<'_, Option<Fetched>> {
        let tables = self.tables();
        known(tables.game(game).map(|game| {
            let log = tables.logs.get(&game.setup.id).map_or(&[][..], Vec::as_slice);
            let entries = log.get(seen as usize..).unwrap_or_default().to_vec();
            Fetched { game, entries, now: self.time.now() }
        }))
    }

    fn sayings(&self, game: GameId, heard: u32) -> Answer<'_, Vec<Saying>> {
        let tables = self.tables();
        let all = tables.sayings.get(&game).map_or(&[][..], Vec::as_slice);
        known(all.get(heard as usize..).unwrap_or_default().to_vec())
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<StoredSession>> {
        known(self.tables().session(token))
    }

    fn sessions(&self, player: PlayerId) -> Answer<'_, Vec<StoredSession>> {
        let tables = self.tables();
        let all = tables.sessions.keys().filter_map(|token| tables.session(*token));
        let mut sessions: Vec<StoredSession> = all.filter(|session| session.player.id == player).collect();
        sessions.sort_by_key(|session| (Reverse(session.created), session.id));
        known(sessions)
    }

    fn account(&self, name_key: String) -> Answer<'_, Option<Account>> {
        let tables = self.tables();
        known(tables.names.get(&name_key).and_then(|id| tables.players.get(id)).map(|player| Account {
            player: player.clone(),
            password: tables.passwords.get(&player.id).cloned(),
            is_admin: tables.admins.contains(&player.id),
            banned: tables.banned.get(&player.id).copied(),
        }))
    }

    fn find_player(&self, player: PlayerId) -> Answer<'_, Option<Player>> {
        known(self.tables().players.get(&player).cloned())
    }

    fn standings(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Standing>> {
        let tables = self.tables();
        known(
            Speed::ALL
                .into_iter()
                .filter_map(|speed| Some((speed, tables.standing(player, speed)?)))
                .collect(),
        )
    }

    fn rated(&self, game: GameId) -> Answer<'_, Option<ByColor<Rated>>> {
        known(self.tables().rated.get(&game).copied())
    }

    fn unfinished(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        let is_invited = |game: &StoredGame| game.invited.as_ref().is_some_and(|one| one.id == player);
        let is_theirs = |game: &StoredGame| game.color_of(player).is_some() || is_invited(game);
        known(self.tables().newest(limit, |game| game.ending.is_none() && is_theirs(game)))
    }

    fn search(&self, search: Search, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        let mut found = self.tables().newest(u32::MAX, |game| search.finds(game));
        found.sort_by_key(|game| (Reverse(game.ended), game.setup.id));
        found.truncate(limit as usize);
        known(found)
    }

    fn scores(&self, player: PlayerId) -> Answer<'_, Vec<Score>> {
        let tables = self.tables();
        let mut scores: BTreeMap<PlayerId, Results> = BTreeMap::new();
        for game in tables.games.values().filter(|game| is_public(game)) {
            let Some(color) = game.color_of(player) else { continue };
            let Some(opponent) = &game.players[color.other()] else { continue };
            let results = scores.entry(opponent.id).or_default();
            match game.ending.map(dvonn_game::Ending::verdict) {
                Some(Verdict::Win(winner)) if winner == color => results.won += 1,
                Some(Verdict::Win(_)) => results.lost += 1,
                _ => results.drawn += 1,
            }
        }
        let opponent = |id| tables.players.get(&id).cloned();
        let scores =
            scores.into_iter().filter_map(|(id, results)| Some(Score { opponent: opponent(id)?, results }));
        let mut scores: Vec<Score> = scores.collect();
        scores.sort_by_key(|score| Reverse(score.results.games()));
        known(scores)
    }

    fn history(&self, player: PlayerId) -> Answer<'_, BTreeMap<Speed, Vec<Standing>>> {
        let tables = self.tables();
        let of = |speed| Some((speed, tables.ratings.get(&(player, speed))?.clone()));
        known(Speed::ALL.into_iter().filter_map(of).collect())
    }

    fn leaders(&self, speed: Speed, kind: LeaderKind, limit: u32) -> Answer<'_, Vec<Player>> {
        let tables = self.tables();
        let is_wanted =
            |player: &Player| player.name.is_some() && player.bot.is_some() == (kind == LeaderKind::Bots);
        let rated = |player: &Player| Some((tables.standing(player.id, speed)?, player.clone()));
        let all = tables.players.values().filter(|player| is_wanted(player)).filter_map(rated);
        let mut certain: Vec<_> = all.filter(|(standing, _)| !standing.shown().is_provisional()).collect();
        certain.sort_by(|(one, a), (other, b)| other.rating.total_cmp(&one.rating).then(a.id.cmp(&b.id)));
        let shown = certain.into_iter().take(limit as usize);
        let leader = |(standing, player): (Standing, Player)| Player {
            ratings: [(speed, standing.shown())].into(),
            ..player
        };
        known(shown.map(leader).collect())
    }

    fn games_of(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        known(self.tables().newest(limit, |game| game.color_of(player).is_some()))
    }

    fn listed(&self, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        let is_listed = |game: &StoredGame| game.setup.listing == Listing::Lobby && game.ending.is_none();
        known(self.tables().newest(limit, is_listed))
    }

    fn due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>> {
        let tables = self.tables();
        let due = |game: &StoredGame| game.deadline.filter(|deadline| *deadline <= now);
        let mut found: Vec<(Duration, GameId)> =
            tables.games.iter().filter_map(|(id, game)| Some((due(game)?, *id))).collect();
        found.sort();
        known(found.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    fn nodes(&self, since: Duration) -> Answer<'_, Vec<NodeId>> {
        let tables = self.tables();
        known(tables.nodes.iter().filter(|(_, seen)| **seen >= since).map(|(node, _)| *node).collect())
    }

    fn blocked(&self, player: PlayerId) -> Answer<'_, Vec<Player>> {
        let tables = self.tables();
        let theirs = tables.blocks.iter().filter(|(by, _)| *by == player);
        known(theirs.filter_map(|(_, blocked)| tables.players.get(blocked).cloned()).collect())
    }

    fn placements(&self, player: PlayerId) -> Answer<'_, BTreeMap<Cell, u32>> {
        let tables = self.tables();
        let search = Search { player: Some(player), ..Search::default() };
        let mut games = tables.newest(u32::MAX, |game| search.finds(game));
        games.sort_by_key(|game| (Reverse(game.ended), game.setup.id));
        let mut counts = BTreeMap::new();
        for game in games.into_iter().take(PLACEMENT_GAMES as usize) {
            let color = game.color_of(player);
            for entry in tables.logs.get(&game.setup.id).into_iter().flatten() {
                if let Event::Played { by, mv: Move::Place(cell), .. } = entry.stamped.event
                    && Some(by) == color
                {
                    *counts.entry(cell).or_default() += 1;
                }
            }
        }
        known(counts)
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<StoredReport>> {
        let tables = self.tables();
        let player = |id: &PlayerId| tables.players.get(id).cloned();
        let mut all: Vec<(Reverse<Duration>, StoredReport)> = tables
            .reports
            .iter()
            .filter_map(|((by, reported, _), (at, ReportRequest { reason, game, message }))| {
                let (by, player) = (player(by)?, player(reported)?);
                let message = game.zip(*message).and_then(|(game, number)| tables.written(game, number));
                let report = StoredReport { at: *at, by, player, reason: *reason, game: *game, message };
                Some((Reverse(*at), report))
            })
            .collect();
        all.sort_by_key(|(at, _)| *at);
        known(all.into_iter().take(limit as usize).map(|(_, report)| report).collect())
    }

    fn audit(&self, limit: u32) -> Answer<'_, Vec<AuditEntry>> {
        known(self.tables().audit.iter().rev().take(limit as usize).cloned().collect())
    }

    fn newest(&self) -> Answer<'_, Option<Duration>> {
        known(self.tables().games.values().map(|game| game.created.max(game.ended.unwrap_or_default())).max())
    }

    fn games(&self, last: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        let tables = self.tables();
        let later = tables.games.keys().filter(|id| last.is_none_or(|last| **id > last));
        known(later.take(limit as usize).copied().collect())
    }

    fn job(&self, job: JobId) -> Answer<'_, Option<StoredJob>> {
        known(self.tables().jobs.job(job))
    }

    fn open_jobs(&self, limit: u32) -> Answer<'_, Vec<StoredJob>> {
        known(self.tables().jobs.open_jobs(limit))
    }

    fn wanted(&self, job: JobId, limit: u32) -> Answer<'_, Vec<u32>> {
        known(self.tables().jobs.wanted(job, limit))
    }

    fn results(&self, job: JobId, from: u32, limit: u32) -> Answer<'_, Vec<(u32, String)>> {
        known(self.tables().jobs.results(job, from, limit))
    }

    fn chunk(&self, job: JobId, chunk: u32) -> Answer<'_, Vec<ChunkRow>> {
        known(self.tables().jobs.chunk(job, chunk))
    }

    fn helpers(&self) -> Answer<'_, Vec<Helper>> {
        known(self.tables().jobs.helpers())
    }
}

impl Tables {
    /// The newest games of a kind.
    fn newest(&self, limit: u32, is_wanted: impl Fn(&StoredGame) -> bool) -> Vec<StoredGame> {
        let ids = self.games.iter().filter(|(_, game)| is_wanted(game)).map(|(id, _)| *id);
        let mut games: Vec<StoredGame> = ids.filter_map(|id| self.game(id)).collect();
        games.sort_by_key(|game| (Reverse(game.created), game.setup.id));
        games.truncate(limit as usize);
        games
    }

    /// The last rating of a player.
    fn standing(&self, player: PlayerId, speed: Speed) -> Option<Standing> {
        self.ratings.get(&(player, speed))?.last().copied()
    }

    /// What a game that has ended does to the ratings of its players, and who they are; `None` if it does not count.
    fn rating(
        &self,
        game: GameId,
        verdict: Verdict,
        at: Duration,
    ) -> Option<(ByColor<PlayerId>, ByColor<Rated>)> {
        let game = self.games.get(&game).filter(|game| game.setup.stakes == Stakes::Rated)?;
        let speed = game.setup.speed()?;
        let player = |color| {
            let player = self.players.get(&game.players[color].as_ref()?.id)?;
            player.name.as_ref().map(|_| player.id)
        };
        let players = ByColor::new(player(Color::White)?, player(Color::Black)?);
        let before = players.map(|player| self.standing(player, speed).unwrap_or_default());
        Some((players, rate(before, verdict, at)?))
    }

    /// A game with its rematch, and its players as they are now.
    fn game(&self, id: GameId) -> Option<StoredGame> {
        let mut game = self.games.get(&id)?.clone();
        let speed = game.setup.speed();
        let current = |player: Option<Player>| -> Option<Player> {
            let mut player = self.players.get(&player?.id)?.clone();
            let standing = speed.and_then(|speed| Some((speed, self.standing(player.id, speed)?.shown())));
            player.ratings.extend(standing);
            Some(player)
        };
        game.rating_changes = self.rated.get(&id).map(|rated| rated.map(|rated| rated.shown()));
        game.players = game.players.map(current);
        game.invited = current(game.invited);
        let next = self.games.values().find(|next| next.setup.previous == Some(id));
        game.next = next.map(|next| {
            (next.setup.id, ByColor::from_fn(|color| next.players[color].as_ref().map(|player| player.id)))
        });
        Some(game)
    }

    /// Makes a change; `None` if it conflicts.
    fn perform(&mut self, change: Change) -> Option<()> {
        match change {
            Change::AddGuest { player, session } => {
                let is_known =
                    self.players.contains_key(&player) || self.sessions.contains_key(&session.token);
                if is_known {
                    return None;
                }
                self.players.insert(player, Player::guest(player));
                self.add_session(player, None, session)
            }
            Change::Register { player, name, password, before, session } => {
                let has_name = self.players.get(&player).is_some_and(|player| player.name.is_some());
                let is_taken =
                    self.names.contains_key(&name.key()) || self.sessions.contains_key(&session.token);
                if has_name || is_taken {
                    return None;
                }
                let guest = self.players.entry(player).or_insert_with(|| Player::guest(player));
                guest.name = Some(name.to_string());
                self.names.insert(name.key(), player);
                self.passwords.insert(player, password);
                self.add_session(player, before, session)
            }
            Change::AddSession { player, before, session } => self.add_session(player, before, session),
            Change::EndSession { player, session } => {
                let before = self.sessions.len();
                self.sessions.retain(|token, (owner, _)| *owner != player || token.id() != session);
                (self.sessions.len() < before).then_some(())
            }
            Change::Moderate { player, moderation, actor, at } => {
                self.moderate(player, moderation, actor, at)
            }
            Change::Report { by, player, report, at } => {
                let key = (by, player, format!("{:?}", report.reason));
                self.reports.entry(key).or_insert((at, report));
                Some(())
            }
            Change::Rename { player, name } => self.rename(player, &name),
            Change::SetPassword { player, password, keep } => {
                self.players.get(&player).filter(|player| player.name.is_some())?;
                self.passwords.insert(player, password);
                self.sessions.retain(|token, (owner, _)| *owner != player || *token == keep);
                Some(())
            }
            Change::BecomeBot { player } => {
                self.players.get_mut(&player)?.bot.get_or_insert_default();
                Some(())
            }
            Change::Anonymise { player } => self.anonymise(player),
            Change::AddBot { player, name, bot, .. } => {
                if self.players.contains_key(&player) {
                    return Some(());
                }
                if self.names.contains_key(&name.key()) {
                    return None;
                }
                self.names.insert(name.key(), player);
                let name = Some(name.to_string());
                self.players.insert(player, Player { name, bot: Some(bot), ..Player::guest(player) });
                Some(())
            }
            Change::AddGame(game) => self.add_game(*game),
            Change::TakeSeat { game, color, player, deadline } => {
                let name = self.players.get(&player)?.clone();
                let game = self.games.get_mut(&game)?;
                let is_taken = game.players[color].is_some() || game.color_of(player).is_some();
                if is_taken || !game.is_open_to(player) {
                    return None;
                }
                game.players[color] = Some(name);
                game.deadline = deadline;
                Some(())
            }
            Change::Append(append) => self.append(append),
            Change::Say { game, by, words } => {
                let stored = self.games.get_mut(&game).filter(|stored| stored.said < MOST_SAID)?;
                stored.said += 1;
                let number = stored.said;
                self.sayings.entry(game).or_default().push(Saying { number, by, words });
                Some(())
            }
            Change::SetChat { game, by, is_on } => {
                self.games.get_mut(&game)?.chat[by] = is_on;
                Some(())
            }
            Change::Block { by, player } => {
                self.blocks.insert((by, player));
                Some(())
            }
            Change::Beat { node, at } => {
                self.nodes.insert(node, at);
                Some(())
            }
            Change::Stop { node } => {
                self.nodes.remove(&node);
                self.house_bots.retain(|_, (player, _)| *player != node);
                Some(())
            }
            Change::TakeBot { bot, node, at, until } => {
                let is_free = self.house_bots.get(&bot).is_none_or(|(by, until)| *by == node || *until <= at);
                is_free.then(|| self.house_bots.insert(bot, (node, until))).map(|_| ())
            }
            Change::Attempt { what, at, pause, at_once } => {
                let refilled = self.attempts.entry(what).or_default();
                let may = *refilled <= at + pause * at_once.saturating_sub(1);
                may.then(|| *refilled = (*refilled).max(at) + pause)
            }
            Change::Unblock { by, player } => {
                self.blocks.remove(&(by, player));
                Some(())
            }
            Change::AddJob(job) => self.jobs.add_job(job),
            Change::EndJob { job, state } => self.jobs.end_job(job, state),
            Change::ForgetJob { job } => {
                self.jobs.forget_job(job);
                Some(())
            }
            Change::AddResult(result) => self.jobs.add_result(result),
            Change::JudgeHelper { helper, state } => {
                self.jobs.judge(helper, state);
                Some(())
            }
        }
    }

    /// What a player wrote.
    fn written(&self, game: GameId, number: u32) -> Option<String> {
        let saying = self.sayings.get(&game)?.iter().find(|saying| saying.number == number)?;
        match &saying.words {
            Words::Text(text) => text.as_ref().map(ToString::to_string),
            Words::Phrase(_) => None,
        }
    }

    fn rename(&mut self, player: PlayerId, name: &Name) -> Option<()> {
        if self.names.get(&name.key()).is_some_and(|owner| *owner != player) {
            return None;
        }
        let renamed = self.players.get_mut(&player).filter(|player| player.name.is_some())?;
        renamed.name = Some(name.to_string());
        self.names.retain(|_, owner| *owner != player);
        self.names.insert(name.key(), player);
        Some(())
    }

    fn anonymise(&mut self, player: PlayerId) -> Option<()> {
        self.players.get_mut(&player)?.name = None;
        self.names.retain(|_, owner| *owner != player);
        self.passwords.remove(&player);
        self.admins.remove(&player);
        self.sessions.retain(|_, (owner, _)| *owner != player);
        self.blocks.retain(|(by, _)| *by != player);
        for (game, sayings) in &mut self.sayings {
            let color = self.games.get(game).and_then(|game| game.color_of(player));
            for saying in sayings.iter_mut().filter(|saying| Some(saying.by) == color) {
                if let Words::Text(text) = &mut saying.words {
                    *text = None;
                }
            }
        }
        Some(())
    }

    fn moderate(
        &mut self,
        player: PlayerId,
        moderation: Moderation,
        actor: String,
        at: Duration,
    ) -> Option<()> {
        let name = self.players.get(&player)?.name.clone()?;
        let (action, detail) = (moderation.word().to_owned(), moderation.detail());
        if moderation.ends_sessions() {
            self.sessions.retain(|_, (owner, _)| *owner != player);
        }
        match moderation {
            Moderation::MakeAdmin => drop(self.admins.insert(player)),
            Moderation::Ban => drop(self.banned.insert(player, at)),
            Moderation::Unban => drop(self.banned.remove(&player)),
            Moderation::Close => drop(self.passwords.remove(&player)),
            Moderation::Rename(name) => self.rename(player, &name)?,
            Moderation::Anonymise => self.anonymise(player)?,
        }
        let number = self.audit.len() as u32 + 1;
        self.audit.push(AuditEntry { number, at, actor, action, player, name, detail });
        Some(())
    }

    fn session(&self, token: TokenHash) -> Option<StoredSession> {
        let (player, NewSession { kind, label, at, .. }) = self.sessions.get(&token)?;
        let player = self.players.get(player)?.clone();
        Some(StoredSession { id: token.id(), player, kind: *kind, label: label.clone(), created: *at })
    }

    fn add_session(
        &mut self,
        player: PlayerId,
        before: Option<TokenHash>,
        session: NewSession,
    ) -> Option<()> {
        if self.sessions.contains_key(&session.token) {
            return None;
        }
        if let Some(before) = before {
            self.sessions.remove(&before);
        }
        self.sessions.insert(session.token, (player, session));
        Some(())
    }

    fn add_game(&mut self, NewGame { setup, players, invited, created }: NewGame) -> Option<()> {
        let mut games = self.games.values();
        let is_taken = games.any(|game| setup.previous.is_some() && game.setup.previous == setup.previous);
        if is_taken || self.games.contains_key(&setup.id) {
            return None;
        }
        let players = ByColor::from_fn(|color| players[color].and_then(|id| self.players.get(&id)).cloned());
        let game = StoredGame {
            setup,
            players,
            invited: invited.and_then(|id| self.players.get(&id)).cloned(),
            created,
            version: 0,
            said: 0,
            chat: ByColor::default(),
            deadline: None,
            plies: 0,
            dvonns: None,
            ended: None,
            ending: None,
            rating_changes: None,
            next: None,
        };
        self.games.insert(setup.id, game);
        Some(())
    }

    fn append(&mut self, append: Append) -> Option<()> {
        let Append { game, version, entries, deadline, plies, dvonns, ending } = append;
        let ended = ending.zip(entries.last().map(|last| last.stamped.at));
        let rating = ended.and_then(|(ending, at)| self.rating(game, ending.verdict(), at));
        // A game is rated once.
        if rating.is_some() && self.rated.contains_key(&game) {
            return None;
        }
        let stored = self.games.get_mut(&game).filter(|stored| stored.version == version)?;
        let log = self.logs.entry(game).or_default();
        let clashes = |new: &Entry| {
            log.iter().any(|old| {
                let same_ply = new.ply.is_some() && (old.epoch, old.ply) == (new.epoch, new.ply);
                let same_request =
                    new.request.is_some() && (old.author, old.request) == (new.author, new.request);
                same_ply || same_request
            })
        };
        if entries.iter().any(clashes) {
            return None;
        }
        log.extend(entries);
        stored.version = log.len() as u32;
        stored.deadline = deadline;
        stored.plies = plies;
        stored.dvonns = dvonns;
        stored.ended = ended.map(|(_, at)| at);
        stored.ending = ending;
        if let (Some((players, rated)), Some(speed)) = (rating, stored.setup.speed()) {
            for (color, player) in &players {
                self.ratings.entry((*player, speed)).or_default().push(rated[color].after);
            }
            self.rated.insert(game, rated);
        }
        Some(())
    }
}
