//! The law: what may be done can be done, and what is refused changes nothing.

use fastrand::Rng;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::*;

/// Every action apart from moves.
fn actions() -> Vec<Action> {
    vec![
        Action::Play(Move::Pass),
        Action::TakeBack,
        Action::Resign,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::Hint,
        Action::Hurry,
        Action::Retry,
        Action::Fill,
        Action::StopFilling,
        Action::FillAtRandom { seed: 1 },
        Action::SetLevel(Level::ALL[8]),
        Action::Pause,
        Action::Continue,
        Action::Rematch,
        Action::RematchAt(Level::ALL[8]),
    ]
}

/// One step of a random game.
#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    Act(Action),
    /// The engine answers the last question.
    Answer(Index),
    Fail,
    /// Time passes until something happens, or for some milliseconds.
    Wake,
    Wait(u64),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        20 => any::<Index>().prop_map(Step::Play),
        6 => select(actions()).prop_map(Step::Act),
        20 => any::<Index>().prop_map(Step::Answer),
        1 => Just(Step::Fail),
        6 => Just(Step::Wake),
        2 => (0_u64..3_000).prop_map(Step::Wait),
    ]
}

fn start() -> impl Strategy<Value = Position> {
    let board = |seed| boards::random(&mut Rng::with_seed(seed));
    prop_oneof![
        Just(Position::START),
        (0_u64..1_000).prop_map(board),
        Just(SMALL.parse().unwrap()),
        Just(BLACK_PASSES.parse().unwrap()),
    ]
}

fn table() -> impl Strategy<Value = Table> {
    let seats = vec![Seat::Here, Seat::Here, computer(), Seat::Elsewhere];
    let control = select(vec![None, Some("60"), Some("2+1")]);
    let rights = select(vec![Rights::CASUAL, Rights::CASUAL, Rights::RATED]);
    let pass = select(vec![None, Some(at(900))]);
    (select(seats.clone()), select(seats), control, rights, pass, start()).prop_map(
        |(white, black, control, rights, forced_pass, start)| {
            let control = control.map(|control: &str| control.parse().unwrap());
            let pace = Pace { forced_pass, ..Pace::default() };
            let terms = Terms { control, rights, pace, ..terms(white, black) };
            Table::new(terms, start, at(0))
        },
    )
}

/// `may` and `act` agree about everything now, and a refusal changes nothing.
fn check(table: &Table) {
    let now = table.now;
    for action in actions() {
        let mut other = table.clone();
        let allowed = table.may(action.kind());
        assert_eq!(other.act(action, now), allowed, "{action:?}");
        if allowed.is_err() {
            assert_eq!(&other, table, "{action:?} was refused");
        }
    }
    let stack_move = table.position().legal_moves().find(|&mv| mv != Move::Pass);
    if let Some(mv) = stack_move {
        let mut other = table.clone();
        let allowed = table.may(ActionKind::Play);
        assert_eq!(other.act(Action::Play(mv), now), allowed, "{mv}");
        if allowed.is_err() {
            assert_eq!(&other, table, "{mv} was refused");
        }
    } else {
        assert!(table.may(ActionKind::Play).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn allowed_actions_succeed_and_a_refusal_changes_nothing(
        mut table in table(),
        steps in vec(step(), 0..50),
    ) {
        let mut now = at(0);
        let mut last = None;
        check(&table);
        for step in steps {
            let moves: Vec<Move> = table.position().legal_moves().collect();
            last = question(&mut table).or(last);
            let number = last.as_ref().map_or(0, |question| question.number);
            let choose = |index: Index| if moves.is_empty() { Move::Pass } else { *index.get(&moves) };
            match step {
                Step::Play(index) => drop(table.act(Action::Play(choose(index)), now)),
                Step::Act(action) => drop(table.act(action, now)),
                Step::Answer(index) => {
                    let lines = vec![line(&choose(index).to_string())];
                    table.hear(Heard::Answer { number, lines }, now);
                }
                Step::Fail => table.hear(Heard::Failed { number }, now),
                Step::Wake => now = table.wakes_at().unwrap_or(now),
                Step::Wait(millis) => now += at(millis),
            }
            table.tick(now);
            check(&table);
        }
    }
}
