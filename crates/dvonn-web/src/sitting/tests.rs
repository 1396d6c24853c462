use dvonn_core::Outcome;
use dvonn_engine::boards;
use fastrand::Rng;

use super::*;

fn at(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn terms(white: Player, black: Player) -> Terms {
    Terms { players: ByColor::new(white, black), control: None, beginning: Beginning::Empty }
}

const ENGINE: Player = Player::Engine(Strength::Beginner);

fn against_engine(start: &str) -> Sitting {
    Sitting::new(terms(Player::Person, ENGINE), start.parse().unwrap(), at(0))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn asked(sitting: &mut Sitting) -> Option<Query> {
    sitting.take_wishes().into_iter().find_map(|wish| match wish {
        Wish::Ask(query) => Some(query),
        _ => None,
    })
}

fn plies(sitting: &Sitting) -> Vec<String> {
    sitting.game().history().plies().iter().map(|ply| ply.mv.to_string()).collect()
}

/// White can move d3, Black e3 and f3; everything hangs together.
const SMALL: &str = "........./........../DDDWBB...../........../......... W M";

#[test]
fn the_engine_is_asked_when_it_is_to_move_and_its_answer_waits_for_the_eye() {
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    assert_eq!(asked(&mut sitting), None);
    sitting.play_as_person(mv("f3"), at(1_000)).unwrap();
    let query = asked(&mut sitting).expect("Black is the engine");
    assert_eq!(query.position, *sitting.position());
    assert!(sitting.is_thinking());
    sitting.hear(query.number, Some(mv("a1")), at(1_010));
    assert_eq!(plies(&sitting), ["f3"]);
    assert!(sitting.is_waiting() && !sitting.is_due(at(1_100)));
    assert!(sitting.is_due(at(1_160)));
    sitting.tick(at(1_160));
    assert_eq!(plies(&sitting), ["f3", "a1"]);
    assert!(sitting.is_persons_turn());
}

#[test]
fn an_answer_that_was_overtaken_is_dropped() {
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    let first = asked(&mut sitting).unwrap();
    sitting.take_back(at(10));
    assert_eq!(sitting.take_wishes(), [Wish::Dismiss]);
    sitting.play_as_person(mv("e3"), at(20)).unwrap();
    let second = asked(&mut sitting).unwrap();
    assert_ne!(first.number, second.number);
    sitting.hear(first.number, Some(mv("a1")), at(5_000));
    assert_eq!(plies(&sitting), ["e3"]);
    sitting.hear(second.number, Some(mv("b1")), at(5_000));
    assert_eq!(plies(&sitting), ["e3", "b1"]);
}

#[test]
fn nobody_moves_for_the_engine() {
    let mut sitting = Sitting::new(terms(ENGINE, Player::Person), Position::START, at(0));
    let error = sitting.play_as_person(mv("f3"), at(1)).unwrap_err();
    assert_eq!(error, GameError::NotYourTurn { turn: Color::White });
    assert!(plies(&sitting).is_empty() && sitting.is_thinking());
}

#[test]
fn taking_back_gives_the_person_the_choice_again() {
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    assert!(!sitting.can_take_back());
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    let query = asked(&mut sitting).unwrap();
    sitting.hear(query.number, Some(mv("a1")), at(5_000));
    sitting.take_back(at(6_000));
    assert!(plies(&sitting).is_empty());
    assert!(sitting.is_persons_turn() && !sitting.can_take_back());
}

#[test]
fn two_persons_take_back_one_ply() {
    let mut sitting = Sitting::new(terms(Player::Person, Player::Person), Position::START, at(0));
    for text in ["f3", "a1", "b1"] {
        sitting.play_as_person(mv(text), at(0)).unwrap();
    }
    sitting.take_back(at(0));
    assert_eq!(plies(&sitting), ["f3", "a1"]);
}

#[test]
fn an_engine_that_opens_cannot_be_taken_back() {
    let mut sitting = Sitting::new(terms(ENGINE, Player::Person), Position::START, at(0));
    let query = asked(&mut sitting).unwrap();
    sitting.hear(query.number, Some(mv("f3")), at(5_000));
    assert!(!sitting.can_take_back());
    sitting.take_back(at(5_000));
    assert_eq!(plies(&sitting), ["f3"]);
}

#[test]
fn a_hint_tells_the_stack_first_and_then_the_move() {
    let mut sitting = against_engine(SMALL);
    sitting.ask_hint();
    let query = asked(&mut sitting).unwrap();
    assert!(sitting.is_seeking_hint() && sitting.is_persons_turn() && !sitting.is_thinking());
    sitting.ask_hint();
    assert_eq!(asked(&mut sitting), None, "one question is enough");
    sitting.hear(query.number, Some(mv("d3-e3")), at(100));
    assert_eq!(sitting.hint(), Some(Hint { mv: mv("d3-e3"), shown: Shown::Stack }));
    sitting.ask_hint();
    assert_eq!(sitting.hint(), Some(Hint { mv: mv("d3-e3"), shown: Shown::Move }));
    sitting.play_as_person(mv("d3-c3"), at(200)).unwrap();
    assert_eq!(sitting.hint(), None);
}

#[test]
fn a_move_made_while_a_hint_is_sought_wins() {
    let mut sitting = against_engine(SMALL);
    sitting.ask_hint();
    let query = asked(&mut sitting).unwrap();
    sitting.play_as_person(mv("d3-e3"), at(50)).unwrap();
    sitting.hear(query.number, Some(mv("d3-c3")), at(60));
    assert_eq!(sitting.hint(), None);
    assert_eq!(plies(&sitting), ["d3-e3"]);
}

#[test]
fn the_engine_passes_by_itself_and_a_person_is_asked_to() {
    // Black has no stack at all.
    let start = "........./........../DDW2+......../........../......... B M";
    let mut engine = against_engine(start);
    assert_eq!(asked(&mut engine), None, "a forced pass needs no thought");
    engine.tick(at(10_000));
    assert_eq!(plies(&engine), ["pass"]);
    let mut person = Sitting::new(terms(ENGINE, Player::Person), start.parse().unwrap(), at(0));
    assert!(person.awaits_pass());
    person.play_as_person(Move::Pass, at(1)).unwrap();
    assert!(!person.awaits_pass());
}

#[test]
fn the_engine_fills_the_board_for_both_and_can_be_stopped() {
    let mut rng = Rng::with_seed(5);
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    sitting.fill(at(0));
    let mut now = 0;
    while sitting.position().phase() == Phase::Placement {
        assert!(sitting.is_filling() && !sitting.is_persons_turn());
        let query = asked(&mut sitting).expect("the engine places for both");
        let moves: Vec<Move> = sitting.position().legal_moves().collect();
        now += 1_000;
        sitting.hear(query.number, rng.choice(&moves).copied(), at(now));
    }
    assert!(!sitting.is_filling());
    assert!(sitting.is_persons_turn(), "White, a person, moves first");
    sitting.take_back(at(now));
    assert_eq!(plies(&sitting).len(), 48, "the last placement was White's");
    sitting.fill(at(now));
    assert!(sitting.is_filling());
    sitting.fill(at(now));
    assert!(!sitting.is_filling() && sitting.is_persons_turn());
}

#[test]
fn move_now_hurries_the_engine_and_plays_what_waits() {
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    let query = asked(&mut sitting).unwrap();
    sitting.hurry(at(5));
    assert_eq!(sitting.take_wishes(), [Wish::Hurry]);
    sitting.hear(query.number, Some(mv("a1")), at(6));
    sitting.hurry(at(7));
    assert_eq!(plies(&sitting), ["f3", "a1"]);
}

#[test]
fn an_engine_that_failed_can_be_asked_again() {
    let mut sitting = Sitting::new(terms(ENGINE, Player::Person), Position::START, at(0));
    let query = asked(&mut sitting).unwrap();
    sitting.hear_failure(query.number);
    assert!(!sitting.is_thinking() && sitting.has_failed());
    sitting.try_again(at(10));
    assert!(asked(&mut sitting).is_some() && sitting.is_thinking() && !sitting.has_failed());
}

#[test]
fn a_hint_that_failed_is_asked_for_again_or_forgotten_with_the_next_move() {
    let mut sitting = against_engine(SMALL);
    let fail = |sitting: &mut Sitting| {
        sitting.ask_hint();
        let query = asked(sitting).unwrap();
        sitting.hear_failure(query.number);
        assert!(sitting.has_failed() && sitting.is_persons_turn());
    };
    fail(&mut sitting);
    sitting.try_again(at(10));
    assert!(sitting.is_seeking_hint() && !sitting.has_failed());
    let query = asked(&mut sitting).unwrap();
    sitting.hear_failure(query.number);
    fail(&mut sitting);
    sitting.play_as_person(mv("d3-e3"), at(20)).unwrap();
    assert!(!sitting.has_failed());
}

#[test]
fn a_flag_ends_the_game_and_dismisses_the_engine() {
    let control = Some("10".parse().unwrap());
    let terms = Terms { control, ..terms(Player::Person, ENGINE) };
    let mut sitting = Sitting::new(terms, Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    assert!(asked(&mut sitting).unwrap().time.is_some());
    assert!(!sitting.is_due(at(9_999)) && sitting.is_due(at(10_001)));
    sitting.tick(at(10_001));
    assert_eq!(sitting.game().ending(), Some(Ending::FlagFell { by: Color::Black }));
    assert_eq!(sitting.take_wishes(), [Wish::Dismiss]);
    assert!(!sitting.can_take_back());
}

#[test]
fn the_person_resigns_even_while_the_engine_thinks() {
    let mut sitting = Sitting::new(terms(ENGINE, Player::Person), Position::START, at(0));
    sitting.resign(at(5));
    assert_eq!(sitting.game().ending(), Some(Ending::Resigned { by: Color::Black }));
    assert!(!sitting.is_thinking());
}

#[test]
fn two_persons_can_agree_on_a_draw() {
    let mut sitting = Sitting::new(terms(Player::Person, Player::Person), Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    sitting.agree_draw(at(1));
    assert_eq!(sitting.game().ending(), Some(Ending::DrawAgreed));
}

#[test]
fn a_rematch_swaps_colours_and_keeps_a_ready_board() {
    let board = boards::random(&mut Rng::with_seed(9));
    let sitting = Sitting::new(terms(Player::Person, ENGINE), board, at(0));
    let rematch = sitting.rematch(at(1));
    assert_eq!(rematch.player(Color::White), ENGINE);
    assert_eq!(rematch.only_person(), Some(Color::Black));
    assert_eq!(*rematch.position(), board);
    assert!(rematch.is_thinking());
}

#[test]
fn a_sitting_is_taken_up_where_it_was_left() {
    let terms = Terms { control: Some("300+5".parse().unwrap()), ..terms(Player::Person, ENGINE) };
    let mut sitting = Sitting::new(terms, Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(1_000)).unwrap();
    let kept = KeptSitting::of(&sitting, at(11_000));
    let text = serde_json::to_string(&kept).unwrap();
    let kept: KeptSitting = serde_json::from_str(&text).unwrap();
    let again = kept.take_up(at(50)).unwrap();
    assert_eq!(again.terms(), sitting.terms());
    assert_eq!(again.position(), sitting.position());
    assert!(again.is_thinking(), "the engine was to move");
    let left = again.game().clock().unwrap().left(Color::Black, at(1_050));
    assert_eq!(left, at(289_000), "the clock stood still while the page was closed");
}

#[test]
fn a_kept_game_is_known_by_its_moves_and_not_by_its_clocks() {
    let terms = Terms { control: Some("300".parse().unwrap()), ..terms(Player::Person, Player::Person) };
    let mut sitting = Sitting::new(terms, Position::START, at(0));
    sitting.play_as_person(mv("f3"), at(0)).unwrap();
    let (now, later) = (KeptSitting::of(&sitting, at(1_000)), KeptSitting::of(&sitting, at(2_000)));
    assert!(now != later && now.has_same_game(&later));
    sitting.play_as_person(mv("a1"), at(2_000)).unwrap();
    assert!(!now.has_same_game(&KeptSitting::of(&sitting, at(2_000))));
}

#[test]
fn an_ended_sitting_stays_ended() {
    let mut sitting = Sitting::new(terms(Player::Person, ENGINE), Position::START, at(0));
    sitting.resign(at(1));
    let again = KeptSitting::of(&sitting, at(2)).take_up(at(3)).unwrap();
    assert_eq!(again.game().ending(), sitting.game().ending());
}

#[test]
fn towers_are_told_highest_first() {
    let sitting = against_engine("........./........../DDWW2+......./........../......... W M");
    assert_eq!(sitting.towers(Color::White), [(Cell::D3, 2), (Cell::C3, 1)]);
    assert_eq!(sitting.towers(Color::Black), []);
}

#[test]
fn a_game_is_played_to_its_count() {
    let mut rng = Rng::with_seed(11);
    let board = boards::random(&mut rng);
    let mut sitting = Sitting::new(terms(Player::Person, Player::Person), board, at(0));
    while sitting.game().ending().is_none() {
        let moves: Vec<Move> = sitting.position().legal_moves().collect();
        sitting.play_as_person(*rng.choice(&moves).unwrap(), at(0)).unwrap();
    }
    let scores = sitting.position().scores();
    assert_eq!(sitting.game().ending(), Some(Ending::Counted(Outcome::of_scores(scores))));
    let sum = |color| sitting.towers(color).iter().map(|(_, height)| height).sum::<u8>();
    assert_eq!(ByColor::from_fn(sum), scores);
    assert!(sitting.can_take_back());
}
