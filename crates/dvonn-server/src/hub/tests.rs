//! What holds on every bus: in this process, on NATS (`DVONN_TEST_NATS`) and through PostgreSQL (`DVONN_TEST_POSTGRES`).

use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_bus::BusLocation;
use dvonn_core::{ByColor, Color};
use dvonn_store::{Location, create, relay};
use tokio::time::timeout;

use super::*;

/// Far longer than any message takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// Two processes on a bus.
struct Pair {
    name: &'static str,
    hubs: [Arc<Hub>; 2],
}

impl Pair {
    async fn on_nats() -> Option<Pair> {
        let server = std::env::var("DVONN_TEST_NATS").ok()?;
        let address = format!("{server}/test-{:016x}", fastrand::u64(..));
        let Ok(BusLocation::Nats(address)) = address.parse() else { panic!("{address}") };
        let join = || async { Hub::on(address.join("test").await.expect("NATS answers")) };
        Some(Pair { name: "NATS", hubs: [join().await, join().await] })
    }

    async fn on_postgres() -> Option<Pair> {
        let server = std::env::var("DVONN_TEST_POSTGRES").ok()?;
        let (base, _) = server.rsplit_once('/').expect("an address");
        let location = Location::Postgres(format!("{base}/bus_{:016x}", fastrand::u64(..)));
        create(&location).await.expect("a database");
        let join = || async { Hub::on(relay(&location).await.expect("PostgreSQL answers").expect("a bus")) };
        Some(Pair { name: "PostgreSQL", hubs: [join().await, join().await] })
    }

    /// A pair on each bus that there is, whose hubs have heard each other.
    async fn all() -> Vec<Pair> {
        let bus = LocalBus::default();
        let mut pairs = vec![Pair { name: "local", hubs: [Hub::on(bus.join()), Hub::on(bus.join())] }];
        pairs.extend(Pair::on_nats().await);
        pairs.extend(Pair::on_postgres().await);
        for Pair { name, hubs } in &pairs {
            for hub in hubs {
                until(name, || guard(&hub.known).heard.len() == 2 && hub.is_up()).await;
            }
        }
        pairs
    }
}

async fn until(name: &str, holds: impl Fn() -> bool) {
    let waiting = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("on the bus {name}"));
}

async fn taken(name: &str, mailbox: &Mailbox) -> BTreeSet<GameId> {
    let taken = timeout(PATIENCE, mailbox.take()).await;
    taken.unwrap_or_else(|_| panic!("on the bus {name}")).into_keys().collect()
}

#[tokio::test]
async fn a_change_at_one_node_wakes_those_who_follow_the_game_at_another() {
    for Pair { name, hubs: [here, there] } in Pair::all().await {
        let [one, other] = [1, 2].map(GameId::new);
        let mailbox = Arc::new(Mailbox::default());
        there.follow(one, Role::Spectator, &mailbox);
        // What is known at the start is not known to be complete.
        until(name, || there.is_up()).await;
        let before = there.edition(one);
        for game in [other, one, one] {
            here.publish(game);
        }
        assert_eq!(taken(name, &mailbox).await, BTreeSet::from([one]), "{name}");
        assert!(there.edition(one) > before, "{name}");
        assert_eq!(there.edition(other), None, "{name}");
        let mut invitations = there.invitations();
        here.invite(PlayerId::new(3));
        assert!(timeout(PATIENCE, invitations.changed()).await.is_ok(), "{name}");
    }
}

#[tokio::test]
async fn who_is_at_one_node_is_known_at_the_others_until_they_leave_or_the_node_stops() {
    for Pair { name, hubs: [here, there] } in Pair::all().await {
        let game = GameId::new(7);
        let [player, spectator, watcher]: [Arc<Mailbox>; 3] = Default::default();
        there.follow(game, Role::Spectator, &watcher);
        here.follow(game, Role::Player(Color::Black), &player);
        here.follow(game, Role::Spectator, &spectator);
        until(name, || there.present(game).players == ByColor::new(false, true)).await;
        assert_eq!(taken(name, &watcher).await, BTreeSet::from([game]), "whoever watches is told: {name}");
        until(name, || there.present(game).spectators == 2).await;
        let nobody_left_before = there.clock().now();
        here.leave(game, &player);
        until(name, || there.present(game).players == ByColor::default()).await;
        assert!(there.present(game).away_since[Color::Black] >= nobody_left_before, "{name}");
        here.follow(game, Role::Player(Color::White), &player);
        until(name, || there.present(game).players[Color::White]).await;
        here.close();
        until(name, || there.present(game).spectators == 1).await;
        assert!(!there.present(game).players[Color::White], "{name}");
    }
}

#[tokio::test]
async fn nobody_counts_as_away_while_a_living_node_is_not_heard() {
    for Pair { name, hubs: [here, there] } in Pair::all().await {
        let game = GameId::new(7);
        here.follow(game, Role::Spectator, &Arc::default());
        let both = [here.node(), there.node()];
        here.note_nodes(Some(&both));
        let certain = here.present(game).away_since;
        assert_eq!(here.present(game).away_since, certain, "{name}: it stands still");
        for doubt in [Some(&[both[0], both[1], NodeId(0)][..]), None] {
            here.note_nodes(doubt);
            let first = here.present(game).away_since;
            until(name, || here.present(game).away_since[Color::White] > first[Color::White]).await;
        }
        here.note_nodes(Some(&both));
        assert!(
            here.present(game).away_since[Color::White] > certain[Color::White],
            "{name}: it begins anew"
        );
    }
}

/// A bus that can be cut.
struct Cut(Arc<dyn Bus>, AtomicBool);

impl Bus for Cut {
    fn send(&self, news: News) {
        if !self.1.load(Ordering::Relaxed) {
            self.0.send(news);
        }
    }
}

#[tokio::test]
async fn while_the_bus_is_down_everybody_looks_from_time_to_time() {
    let local = LocalBus::default();
    let Connection { bus, heard } = local.join();
    let cut = Arc::new(Cut(bus, AtomicBool::new(false)));
    let hub = Hub::on(Connection { bus: Arc::clone(&cut) as Arc<dyn Bus>, heard });
    let (game, mailbox) = (GameId::new(7), Arc::new(Mailbox::default()));
    hub.follow(game, Role::Spectator, &mailbox);
    until("cut", || hub.is_up()).await;
    cut.1.store(true, Ordering::Relaxed);
    until("cut", || !hub.is_up()).await;
    let began = Instant::now();
    mailbox.take().await;
    mailbox.take().await;
    assert!(began.elapsed() < PATIENCE && !hub.is_up());
    cut.1.store(false, Ordering::Relaxed);
    until("cut", || hub.is_up()).await;
}
