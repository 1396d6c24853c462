//! Facts about lines of play, trees, clocks and live games.

#![allow(clippy::unwrap_used)]

mod games;

use std::time::Duration;

use dvonn_core::Color::{Black, White};
use dvonn_core::{Cell, Color, Move, MoveError, Outcome, Piece, Position};
use dvonn_game::{
    Clock, Composition, Ending, Event, Game, GameError, History, Layer, NodeId, Stamped, TimeControl, Tree,
    Verdict,
};

/// White wins by three with `d3-c3 pass c3-a3`; `d3-e3` cuts everything off and draws.
const SHORT: &str = "........./........../DDDWB....../........../......... W M";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn played(start: Position, moves: &str) -> History {
    let mut history = History::new(start);
    for word in moves.split(' ').filter(|word| !word.is_empty()) {
        history.play(mv(word)).unwrap_or_else(|error| panic!("{word}: {error}"));
    }
    history
}

fn moves(history: &History) -> String {
    history.plies().iter().map(|ply| ply.mv.to_string()).collect::<Vec<_>>().join(" ")
}

// ---- history ----

#[test]
fn undo_restores_every_position_of_a_whole_game() {
    for game in [games::golem_moves(), games::finished_moves()] {
        let mut history = History::new(Position::START);
        let mut before = vec![history.clone()];
        for word in &game {
            history.play(mv(word)).unwrap();
            before.push(history.clone());
        }
        assert_eq!(moves(&history), game.join(" "));
        let complete = before.pop().unwrap();
        while let Some(expected) = before.pop() {
            assert_eq!(history.undo().as_ref(), complete.plies().get(before.len()));
            assert_eq!(history.plies(), expected.plies());
            assert_eq!(history.position(), expected.position());
            assert_eq!(history.position().key(), expected.position().key());
        }
        assert_eq!(history.undo(), None);
        assert_eq!(history.position(), history.start());
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut history = played(Position::START, "a1 b1 c1");
    history.undo();
    assert_eq!(history.play(mv("a1")), Err(MoveError::Occupied { cell: Cell::A1 }));
    assert_eq!(moves(&history), "a1 b1");
}

#[test]
fn a_ply_tells_who_played_it_and_what_it_did() {
    let history = played(position(SHORT), "d3-c3 pass c3-a3");
    let facts: Vec<(Color, String, String)> =
        history.plies().iter().map(|ply| (ply.by, ply.mv.to_string(), ply.removed().to_string())).collect();
    let expected = [(White, "d3-c3", "e3"), (Black, "pass", ""), (White, "c3-a3", "")];
    assert_eq!(facts, expected.map(|(by, mv, removed)| (by, mv.to_owned(), removed.to_owned())));
    assert_eq!(history.position().outcome(), Some(Outcome::Win { winner: White, margin: 3 }));
}

// ---- tree ----

/// Plays a line from a place and returns the last place.
fn line(tree: &mut Tree, from: NodeId, moves: &str) -> NodeId {
    moves.split(' ').fold(from, |at, word| tree.play(at, mv(word)).unwrap())
}

/// The main line, and each place's variations in parentheses behind the main move.
fn show(tree: &Tree, from: NodeId) -> String {
    let mut words = Vec::new();
    let mut at = from;
    while let Some((&main, others)) = tree.children(at).split_first() {
        words.push(tree.ply(main).unwrap().mv.to_string());
        for &other in others {
            words.push(
                format!("({} {}", tree.ply(other).unwrap().mv, show(tree, other)).trim_end().to_owned() + ")",
            );
        }
        at = main;
    }
    words.join(" ")
}

#[test]
fn variations_stay_in_the_order_in_which_they_were_added() {
    let mut tree = Tree::new(Position::START);
    let root = tree.root();
    let a1 = line(&mut tree, root, "a1");
    line(&mut tree, a1, "b1 c1");
    line(&mut tree, a1, "d1 e1");
    line(&mut tree, root, "k5 k4");
    line(&mut tree, a1, "f1");
    assert_eq!(show(&tree, root), "a1 (k5 k4) b1 (d1 e1) (f1) c1");
    // A move that is there already is only looked up.
    assert_eq!(tree.play(root, mv("a1")), Ok(a1));
    assert_eq!(tree.child(a1, mv("d1")), Some(tree.children(a1)[1]));
    assert_eq!(tree.child(a1, mv("g1")), None);
    assert_eq!(show(&tree, root), "a1 (k5 k4) b1 (d1 e1) (f1) c1");
}

#[test]
fn promoting_a_place_makes_its_whole_line_the_main_line() {
    let build = || {
        let mut tree = Tree::new(Position::START);
        let root = tree.root();
        line(&mut tree, root, "a1 b1 c1");
        let deep = line(&mut tree, root, "d1 e1 f1");
        let other = line(&mut tree, root, "g1");
        let before_deep = tree.parent(deep).unwrap();
        line(&mut tree, before_deep, "h1");
        (tree, deep, other)
    };
    let (tree, _, _) = build();
    assert_eq!(show(&tree, tree.root()), "a1 (d1 e1 f1 (h1)) (g1) b1 c1");

    let (mut tree, deep, _) = build();
    tree.promote(deep);
    assert_eq!(show(&tree, tree.root()), "d1 (a1 b1 c1) (g1) e1 f1 (h1)");
    assert_eq!(tree.main_end(), deep);

    let (mut tree, deep, other) = build();
    tree.promote(other); // the others keep their order
    assert_eq!(show(&tree, tree.root()), "g1 (a1 b1 c1) (d1 e1 f1 (h1))");
    let h1 = tree.child(tree.parent(deep).unwrap(), mv("h1")).unwrap();
    tree.promote(h1);
    assert_eq!(show(&tree, tree.root()), "d1 (g1) (a1 b1 c1) e1 h1 (f1)");
    tree.promote(tree.root());
    assert_eq!(show(&tree, tree.root()), "d1 (g1) (a1 b1 c1) e1 h1 (f1)");
}

#[test]
fn deleting_a_place_deletes_what_follows_and_leaves_its_siblings() {
    let mut tree = Tree::new(Position::START);
    let root = tree.root();
    let a1 = line(&mut tree, root, "a1");
    let b1 = line(&mut tree, a1, "b1");
    line(&mut tree, b1, "c1 d1");
    line(&mut tree, a1, "e1 f1");

    assert_eq!(tree.delete(b1), a1);
    assert_eq!(show(&tree, root), "a1 e1 f1");
    assert_eq!(tree.parent(b1), None);
    assert_eq!(tree.delete(b1), root); // deleting again changes nothing
    assert_eq!(tree.delete(root), root);
    assert_eq!(show(&tree, root), "a1 e1 f1");

    let again = tree.play(a1, mv("b1")).unwrap();
    assert_ne!(again, b1);
    assert_eq!(show(&tree, root), "a1 e1 (b1) f1");
}

#[test]
fn comments_and_clocks_belong_to_their_place() {
    let mut tree = Tree::new(Position::START);
    let root = tree.root();
    let a1 = line(&mut tree, root, "a1");
    let b1 = line(&mut tree, a1, "b1");
    assert_eq!((tree.comment(a1), tree.clock(a1)), ("", None));
    tree.set_comment(root, "before");
    tree.set_comment(a1, "first");
    tree.set_comment(a1, "better");
    tree.set_clock(a1, Some(Duration::from_micros(1_234_567)));
    assert_eq!([root, a1, b1].map(|id| tree.comment(id)), ["before", "better", ""]);
    assert_eq!([a1, b1].map(|id| tree.clock(id)), [Some(Duration::from_millis(1234)), None]);
    tree.set_clock(a1, None);
    assert_eq!(tree.clock(a1), None);
    tree.set_clock(a1, Some(Duration::MAX));
    assert_eq!(tree.clock(a1), Some(Duration::from_millis(u64::MAX)));
}

#[test]
fn trees_are_equal_if_they_show_the_same() {
    let lines = ["a1 b1 c1", "a1 b1 d1", "a1 e1", "f1"];
    let build = |order: [usize; 4]| {
        let mut tree = Tree::new(Position::START);
        let root = tree.root();
        let mut deleted = Vec::new();
        for index in order {
            deleted.push(line(&mut tree, root, "k5"));
            line(&mut tree, root, lines[index]);
        }
        tree.delete(deleted[0]);
        tree
    };
    // Depth first, and with the first variation last.
    let tree = build([0, 1, 2, 3]);
    assert_eq!(show(&tree, tree.root()), "a1 (f1) b1 (e1) c1 (d1)");
    assert_eq!(tree, build([0, 2, 1, 3]));
    assert_eq!(tree, build([0, 3, 2, 1]));
    let other = build([2, 1, 0, 3]);
    assert_eq!(show(&other, other.root()), "a1 (f1) e1 (b1 d1 (c1))");
    assert_ne!(tree, other, "another main line");

    let with = |change: fn(&mut Tree, NodeId)| {
        let mut tree = build([0, 1, 2, 3]);
        let end = tree.main_end();
        change(&mut tree, end);
        tree
    };
    assert_ne!(tree, with(|tree, end| tree.set_comment(end, "x")));
    assert_ne!(tree, with(|tree, end| tree.set_clock(end, Some(Duration::ZERO))));
    assert_ne!(tree, with(|tree, end| assert!(tree.play(end, mv("j2")).is_ok())));
    assert_ne!(tree, with(|tree, end| assert_ne!(tree.delete(end), end)));
    assert_ne!(Tree::new(Position::START), Tree::new(position(SHORT)));
}

#[test]
fn an_illegal_move_leaves_the_tree_unchanged() {
    let mut tree = Tree::new(position(SHORT));
    let before = tree.clone();
    assert_eq!(tree.play(tree.root(), mv("pass")), Err(MoveError::MustMove));
    assert_eq!(tree, before);
    let end = line(&mut tree, before.root(), "d3-e3");
    assert_eq!(tree.play(end, mv("pass")), Err(MoveError::GameOver));
}

// ---- composition ----

/// The layers must be what the rules know of each stack.
fn check_composition(composition: &Composition, position: &Position, context: &str) {
    for cell in Cell::ALL {
        let layers = composition.stack(cell);
        let Some(stack) = position.stack(cell) else {
            assert_eq!(layers, [], "{context}: {cell} is empty");
            continue;
        };
        assert_eq!(layers.len(), usize::from(stack.height()), "{context}: height of {cell}");
        let top = stack.owner().map_or(Piece::Dvonn, Piece::from);
        assert_eq!(layers.last(), Some(&Layer::Known(top)), "{context}: top of {cell}");
        let count = |wanted: Layer| layers.iter().filter(|&&layer| layer == wanted).count();
        let (dvonns, known) = (usize::from(stack.dvonns()), count(Layer::Known(Piece::Dvonn)));
        let possible = known..=known + count(Layer::Unknown);
        assert!(possible.contains(&dvonns), "{context}: {dvonns} DVONN pieces on {cell}, {layers:?}");
    }
}

#[test]
fn layers_agree_with_the_position_after_every_ply_of_whole_games() {
    for game in [games::golem_moves(), games::finished_moves()] {
        let mut history = History::new(Position::START);
        for (word, number) in game.iter().zip(1..) {
            history.play(mv(word)).unwrap();
            let composition = history.composition();
            check_composition(&composition, history.position(), &format!("ply {number}"));
            let mut all = Cell::ALL.iter().flat_map(|&cell| composition.stack(cell));
            assert!(
                all.all(|&layer| layer != Layer::Unknown),
                "a game from the empty board leaves nothing unknown"
            );
        }
        // The same from the middle of the game: what was built before is not known.
        let half = game.len() * 3 / 4;
        let later = Composition::after(&history.plies()[half - 1].position, &history.plies()[half..]);
        check_composition(&later, history.position(), "the last quarter");
    }
}

#[test]
fn layers_are_told_from_bottom_to_top() {
    use Layer::{Known, Unknown};
    use Piece::{Black as B, Dvonn as D, White as W};
    let figure = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
    for (start, moves, cell, layers) in [
        (SHORT, "", Cell::A3, vec![Known(D)]),
        (SHORT, "", Cell::D3, vec![Known(W)]),
        (SHORT, "", Cell::A1, vec![]),
        (SHORT, "d3-c3", Cell::C3, vec![Known(D), Known(W)]),
        (SHORT, "d3-c3", Cell::D3, vec![]),
        (SHORT, "d3-c3", Cell::E3, vec![]), // removed
        (SHORT, "d3-c3 pass c3-a3", Cell::A3, vec![Known(D), Known(D), Known(W)]),
        (SHORT, "d3-e3", Cell::E3, vec![]), // the stack that moved is removed itself
        (figure, "", Cell::G4, vec![Unknown, Unknown, Unknown, Known(B)]),
        (figure, "e3-f3", Cell::F3, vec![Known(B), Known(W)]),
    ] {
        let history = played(position(start), moves);
        assert_eq!(history.composition().stack(cell), layers, "{cell} after {moves:?}");
        check_composition(&history.composition(), history.position(), moves);
    }
}

#[test]
fn a_tree_tells_the_layers_of_each_of_its_places() {
    let mut tree = Tree::new(position(SHORT));
    let root = tree.root();
    let end = line(&mut tree, root, "d3-c3 pass c3-a3");
    let other = line(&mut tree, root, "d3-e3");
    assert_eq!(tree.composition(end).stack(Cell::A3).len(), 3);
    assert_eq!(tree.composition(other).stack(Cell::A3).len(), 1);
    assert_eq!(tree.composition(root), Composition::of(tree.start()));
    assert_eq!(tree.line_to(end).len(), 3);
    assert_eq!(tree.line_to(root).len(), 0);
}

// ---- endings ----

#[test]
fn every_ending_has_a_word_and_a_verdict() {
    for (ending, word, verdict) in [
        (Ending::Counted(Outcome::Draw), "counted", Verdict::Draw),
        (Ending::Counted(Outcome::Win { winner: Black, margin: 1 }), "counted", Verdict::Win(Black)),
        (Ending::Resigned { by: White }, "resigned", Verdict::Win(Black)),
        (Ending::Resigned { by: Black }, "resigned", Verdict::Win(White)),
        (Ending::FlagFell { by: White }, "time", Verdict::Win(Black)),
        (Ending::FlagFell { by: Black }, "time", Verdict::Win(White)),
        (Ending::Left { by: White }, "left", Verdict::Win(Black)),
        (Ending::Left { by: Black }, "left", Verdict::Win(White)),
        (Ending::DrawAgreed, "agreed", Verdict::Draw),
        (Ending::Aborted, "aborted", Verdict::Void),
    ] {
        assert_eq!((ending.word(), ending.verdict()), (word, verdict), "{ending:?}");
    }
}

// ---- clocks ----

fn ms(text: f64) -> Duration {
    Duration::from_millis((text * 1000.0).round() as u64)
}

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Moves at the given seconds, alternately, White first; then what both have left at the last of them.
fn check_clock(control_text: &str, times: &[f64], white: f64, black: f64) {
    let mut clock = Clock::new(control(control_text));
    clock.run(White, ms(times[0]));
    let mut turn = White;
    for &time in &times[1..times.len() - 1] {
        turn = turn.other();
        clock.run(turn, ms(time));
    }
    let last = ms(times[times.len() - 1]);
    let left = [White, Black].map(|color| clock.left(color, last));
    assert_eq!(left, [ms(white), ms(black)], "{control_text}: {times:?}");
}

#[test]
fn clocks_take_and_give_what_their_control_says() {
    for (control, times, white, black) in [
        // Sudden death: what is spent is gone.
        ("60", &[0.0, 0.0][..], 60.0, 60.0),
        ("60", &[5.0, 15.0, 16.5, 20.0], 46.5, 58.5),
        ("60", &[0.0, 61.0], 0.0, 60.0),
        // Fischer: each move ends with a gift, also a quick one.
        ("60+5", &[0.0, 10.0, 10.0], 55.0, 60.0),
        ("60+5", &[0.0, 1.0, 2.0, 2.0], 64.0, 64.0),
        ("60+0.5", &[0.0, 10.0, 20.0, 30.0], 40.5, 50.5),
        // Delay: the first seconds of each move are free, and nothing is gained.
        ("60 delay 5", &[0.0, 3.0, 3.0], 60.0, 60.0),
        ("60 delay 5", &[0.0, 5.0, 10.0, 18.0], 57.0, 60.0),
        ("60 delay 5", &[0.0, 64.0], 1.0, 60.0),
        ("60 delay 5", &[0.0, 65.0], 0.0, 60.0),
        // Days: each move has them all.
        ("1 days", &[0.0, 86_000.0, 86_000.0], 86_400.0, 86_400.0),
        ("3 days", &[0.0, 0.0, 100_000.0], 259_200.0, 159_200.0),
        // A time before the last one counts as no time passed.
        ("60", &[100.0, 90.0], 60.0, 60.0),
        ("60", &[100.0, 110.0, 50.0], 50.0, 60.0),
        ("60+5", &[100.0, 90.0, 95.0], 65.0, 55.0),
    ] {
        check_clock(control, times, white, black);
    }
}

#[test]
fn a_flag_falls_exactly_when_nothing_is_left() {
    for (text, last) in [("60", 160.0), ("60+5", 160.0), ("60 delay 5", 165.0), ("1 days", 86_500.0)] {
        let mut clock = Clock::new(control(text));
        assert_eq!(clock.flag(ms(1e9)), None, "{text}: nothing runs yet");
        clock.run(Black, ms(100.0));
        assert_eq!(clock.flag(ms(last - 0.001)), None, "{text}");
        assert_eq!(clock.flag(ms(last)), Some(Black), "{text}");
        assert_eq!(clock.left(Black, ms(last + 10.0)), Duration::ZERO, "{text}");
        assert_eq!(clock.left(White, ms(last)), control(text).base(), "{text}");
    }
}

#[test]
fn a_stopped_clock_keeps_what_it_shows_and_runs_on_later() {
    let mut clock = Clock::new(control("60+5"));
    assert_eq!((clock.control(), clock.running()), (control("60+5"), None));
    clock.stop(ms(5.0)); // nothing runs
    clock.run(White, ms(10.0));
    assert_eq!(clock.running(), Some(White));
    clock.stop(ms(30.0)); // no move was made, so nothing is given
    assert_eq!(clock.running(), None);
    assert_eq!(clock.left(White, ms(1000.0)), ms(40.0));
    assert_eq!(clock.flag(ms(1000.0)), None);
    clock.run(White, ms(2000.0));
    assert_eq!(clock.left(White, ms(2001.0)), ms(39.0));
    clock.run(Black, ms(2001.0));
    assert_eq!(clock.left(White, ms(3000.0)), ms(44.0));
    clock.stop(ms(1900.0)); // set back
    assert_eq!(clock.left(Black, ms(3000.0)), ms(60.0));
}

#[test]
fn time_controls_read_back_as_they_are_written() {
    for (text, written) in [
        ("300", "300"),
        ("0", "0"),
        ("300.000", "300"),
        ("0300", "300"),
        ("300.5", "300.5"),
        ("99999999.999", "99999999.999"),
        ("300+5", "300+5"),
        ("300+0", "300+0"),
        ("0.1+0.001", "0.1+0.001"),
        ("300 delay 5", "300 delay 5"),
        ("  300   delay\t2.25 ", "300 delay 2.25"),
        ("3 days", "3 days"),
        ("1 day", "1 days"),
        ("65535 days", "65535 days"),
    ] {
        let control = control(text);
        assert_eq!(control.to_string(), written);
        assert_eq!(written.parse(), Ok(control));
    }
    for text in [
        "",
        " ",
        "five",
        "-5",
        "+5",
        "5+",
        "5 + 5",
        "5++5",
        "5+5+5",
        "1.",
        ".5",
        "1.2345",
        "1,5",
        "1e3",
        "100000000",
        "٣٠٠",
        "300 delay",
        "delay 5",
        "300 delay 5 6",
        "300 DELAY 5",
        "days",
        "0 days",
        "-1 days",
        "+1 days",
        "1.5 days",
        "65536 days",
        "3 weeks",
        "3days",
    ] {
        let refused = text.parse::<TimeControl>();
        assert_eq!(
            refused.map_err(|error| error.to_string()),
            Err("a time control must look like 300, 300+5, 300 delay 5 or 3 days".to_owned()),
            "{text:?}"
        );
    }
}

// ---- live games ----

fn start_game(start: &str, control_text: Option<&str>) -> Game {
    Game::new(position(start), control_text.map(control))
}

const NOW: Duration = Duration::from_secs(1000);

/// Something a player does.
#[derive(Clone, Copy, Debug)]
enum PlayerAction {
    Play(Color, &'static str),
    Resign(Color),
    Offer(Color),
    Accept(Color),
    Decline(Color),
    Abort,
    TakeBack,
    Adjourn,
    TakeUp,
}

fn perform(game: &mut Game, action: PlayerAction, now: Duration) -> Result<(), GameError> {
    let result = match action {
        PlayerAction::Play(by, text) => game.play(by, mv(text), now),
        PlayerAction::Resign(by) => game.resign(by, now),
        PlayerAction::Offer(by) => game.offer_draw(by, now),
        PlayerAction::Accept(by) => game.accept_draw(by, now),
        PlayerAction::Decline(by) => game.decline_draw(by, now),
        PlayerAction::Abort => game.abort(now),
        PlayerAction::TakeBack => take_back(game, now),
        PlayerAction::Adjourn => game.adjourn(now),
        PlayerAction::TakeUp => game.take_up(now),
    };
    result.map(|_| ())
}

/// Takes the last ply back.
fn take_back(game: &mut Game, now: Duration) -> Result<Stamped, GameError> {
    game.take_back(game.history().plies().len().saturating_sub(1), now)
}

#[test]
fn what_players_do_is_allowed_or_refused() {
    use PlayerAction::{Abort, Accept, Decline, Offer, Play, Resign, TakeBack};
    let counted = Ending::Counted(Outcome::Win { winner: White, margin: 3 });
    let drawn = Ending::Counted(Outcome::Draw);
    let (white, black) = (Ending::Resigned { by: White }, Ending::Resigned { by: Black });
    let not_yours = |turn| Err(GameError::NotYourTurn { turn });
    let over = |ending| Err(GameError::Over(ending));
    let play = [Play(White, "d3-c3"), Play(Black, "pass"), Play(White, "c3-a3")];
    // What is allowed, then one thing more with its answer, the draw offer and the ending after it.
    for (allowed, last, answer, offer, ending) in [
        // Turns.
        (&[][..], Play(Black, "pass"), not_yours(White), None, None),
        (&[], Play(White, "e3-d3"), Err(MoveError::NotYours { from: Cell::E3 }.into()), None, None),
        (&play[..1], Play(White, "c3-a3"), not_yours(Black), None, None),
        (&play[..2], play[2], Ok(()), None, Some(counted)),
        (&[], Play(White, "d3-e3"), Ok(()), None, Some(drawn)),
        // Resigning, at one's own turn or not.
        (&[], Resign(White), Ok(()), None, Some(white)),
        (&[], Resign(Black), Ok(()), None, Some(black)),
        (&play[..1], Resign(White), Ok(()), None, Some(white)),
        // Draws.
        (&[], Accept(White), Err(GameError::NoOffer), None, None),
        (&[], Offer(Black), Ok(()), Some(Black), None),
        (&[Offer(White)], Offer(White), Err(GameError::AlreadyOffered), Some(White), None),
        (&[Offer(White)], Decline(Black), Ok(()), None, None),
        (&[Offer(White)], Decline(White), Err(GameError::NoOffer), Some(White), None),
        (&[], Decline(White), Err(GameError::NoOffer), None, None),
        (&[Offer(White), Decline(Black)], Offer(White), Ok(()), Some(White), None),
        (&[play[0], Offer(White)], TakeBack, Ok(()), None, None),
        (&[Offer(White)], Accept(White), Err(GameError::NoOffer), Some(White), None),
        (&[Offer(White)], Accept(Black), Ok(()), None, Some(Ending::DrawAgreed)),
        (&[Offer(White)], Offer(Black), Ok(()), None, Some(Ending::DrawAgreed)),
        (&[Offer(Black)], Offer(White), Ok(()), None, Some(Ending::DrawAgreed)),
        // An offer stands while its own party moves and lapses when the other does.
        (&[Offer(White)], play[0], Ok(()), Some(White), None),
        (&[Offer(White), play[0]], Accept(Black), Ok(()), None, Some(Ending::DrawAgreed)),
        (&[Offer(White), play[0]], play[1], Ok(()), None, None),
        (&[Offer(White), play[0], play[1]], Accept(Black), Err(GameError::NoOffer), None, None),
        (&[Offer(Black)], play[0], Ok(()), None, None),
        (
            &[Offer(Black)],
            Play(White, "a1"),
            Err(MoveError::AlreadyPlaced { cell: Cell::A1 }.into()),
            Some(Black),
            None,
        ),
        (&[Offer(Black)], Resign(Black), Ok(()), None, Some(black)),
        // Aborting.
        (&play[..1], Abort, Ok(()), None, Some(Ending::Aborted)),
        // Nothing after the end, however it came.
        (&play, Play(Black, "pass"), over(counted), None, Some(counted)),
        (&play, Resign(White), over(counted), None, Some(counted)),
        (&play, Abort, over(counted), None, Some(counted)),
        (&[Resign(Black)], play[0], over(black), None, Some(black)),
        (&[Resign(Black)], Resign(White), over(black), None, Some(black)),
        (&[Resign(Black)], Offer(White), over(black), None, Some(black)),
        (&[Resign(Black)], TakeBack, over(black), None, Some(black)),
        (&[Abort], Accept(White), over(Ending::Aborted), None, Some(Ending::Aborted)),
        // A count can be taken back with the move that led to it.
        (&play, TakeBack, Ok(()), None, None),
        (&[play[0], play[1], play[2], TakeBack], play[2], Ok(()), None, Some(counted)),
        (&[play[0], TakeBack], Play(White, "d3-e3"), Ok(()), None, Some(drawn)),
    ] {
        let context = format!("{allowed:?}, then {last:?}");
        let mut game = start_game(SHORT, None);
        for &action in allowed {
            assert_eq!(perform(&mut game, action, NOW), Ok(()), "{context}: {action:?}");
        }
        let before = game.clone();
        assert_eq!(perform(&mut game, last, NOW), answer, "{context}");
        if answer.is_err() {
            assert_eq!(game, before, "{context}: a refusal changes nothing");
        }
        assert_eq!((game.draw_offer(), game.ending()), (offer, ending), "{context}");
    }
}

#[test]
fn refusals_say_why_in_words() {
    for (error, words) in [
        (GameError::Over(Ending::Aborted), "the game is over"),
        (GameError::NotYourTurn { turn: Black }, "it is Black's turn"),
        (GameError::Rules(MoveError::MustMove), "passing is allowed only when there is no legal move"),
        (GameError::NoOffer, "there is no draw offer to answer"),
        (GameError::AlreadyOffered, "a draw has already been offered"),
        (GameError::NothingToTakeBack, "there is nothing to take back"),
        (GameError::TooEarly(Ending::Aborted), "the game cannot end like this yet"),
    ] {
        assert_eq!(error.to_string(), words);
    }
}

#[test]
fn plies_are_taken_back_one_by_one_or_together() {
    let mut game = start_game(SHORT, Some("60+5"));
    assert_eq!(game.take_back(0, NOW), Err(GameError::NothingToTakeBack));
    for (by, text, second) in [(White, "d3-c3", 0.0), (Black, "pass", 3.0), (White, "c3-a3", 5.0)] {
        game.play(by, mv(text), ms(second)).unwrap();
    }
    assert_eq!(game.take_back(3, ms(6.0)), Err(GameError::NothingToTakeBack));
    let mut together = game.clone();
    while take_back(&mut game, ms(6.0)).is_ok() {}
    assert_eq!(game.position(), game.history().start());
    together.take_back(0, ms(6.0)).unwrap();
    assert_eq!(together, game);
}

#[test]
fn a_game_that_begins_finished_is_counted_at_once() {
    let mut game = start_game("........./........../DDD......../........../......... B M", Some("60"));
    let ending = Ending::Counted(Outcome::Draw);
    assert_eq!(game.ending(), Some(ending));
    assert_eq!(game.call_flag(NOW), None);
    assert_eq!(game.resign(White, NOW), Err(GameError::Over(ending)));
}

#[test]
fn white_s_last_placement_and_first_stack_move_both_run_on_white_s_clock() {
    let mut game = Game::new(Position::START, Some(control("100+1")));
    for (cell, second) in Cell::ALL.into_iter().take(48).zip(1..) {
        let by = game.position().turn();
        game.play(by, Move::Place(cell), ms(f64::from(second))).unwrap();
    }
    let left = |game: &Game, now: f64| [White, Black].map(|color| game.clock().unwrap().left(color, ms(now)));
    // The clock starts with the first ply; every later one took a second and gave one.
    assert_eq!(left(&game, 48.0), [ms(100.0), ms(100.0)]);
    assert_eq!(game.clock().unwrap().running(), Some(White));
    game.play(White, Move::Place(Cell::ALL[48]), ms(58.0)).unwrap();
    assert_eq!(game.clock().unwrap().running(), Some(White));
    assert_eq!(left(&game, 58.0), [ms(91.0), ms(100.0)]);
    let first = game.position().legal_moves().next().unwrap();
    game.play(White, first, ms(78.0)).unwrap();
    assert_eq!(game.clock().unwrap().running(), Some(Black));
    assert_eq!(left(&game, 80.0), [ms(72.0), ms(98.0)]);
}

#[test]
fn nothing_but_the_end_happens_after_a_flag_fell() {
    use PlayerAction::{Abort, Accept, Adjourn, Decline, Offer, Play, Resign, TakeBack, TakeUp};
    let fallen = Ending::FlagFell { by: Black };
    for late in [
        Play(Black, "pass"),
        Play(White, "c3-a3"),
        Resign(White),
        Offer(White),
        Accept(White),
        Decline(White),
        Abort,
        TakeBack,
        Adjourn,
        TakeUp,
    ] {
        let mut game = start_game(SHORT, Some("60"));
        game.play(White, mv("d3-c3"), ms(0.0)).unwrap();
        game.offer_draw(Black, ms(59.0)).unwrap();
        assert_eq!(game.call_flag(ms(59.999)), None);
        let before = game.clone();
        assert_eq!(perform(&mut game, late, ms(60.0)), Err(GameError::Over(fallen)), "{late:?}");
        assert_eq!(game, before, "{late:?}: a refusal changes nothing");
        let event = Event::Ended(fallen);
        assert_eq!(game.call_flag(ms(60.0)), Some(Stamped { at: ms(60.0), event }), "{late:?}");
        assert_eq!(game.ending(), Some(fallen), "{late:?}");
        assert_eq!((game.draw_offer(), game.clock().unwrap().running()), (None, None), "{late:?}");
        assert_eq!(game.history().plies().len(), 1, "{late:?}");
    }
}

#[test]
fn the_clock_stops_with_the_game_and_runs_again_when_its_end_is_taken_back() {
    let mut game = start_game(SHORT, Some("60+5"));
    let left = |game: &Game, now: f64| [White, Black].map(|color| game.clock().unwrap().left(color, ms(now)));
    assert_eq!(game.call_flag(ms(500.0)), None, "no clock runs before the first ply");
    game.play(White, mv("d3-c3"), ms(500.0)).unwrap();
    game.play(Black, mv("pass"), ms(510.0)).unwrap();
    game.play(White, mv("c3-a3"), ms(520.0)).unwrap();
    assert_eq!(left(&game, 900.0), [ms(55.0), ms(55.0)]);
    assert_eq!(game.clock().unwrap().running(), None);
    assert_eq!(game.call_flag(ms(9000.0)), None);

    take_back(&mut game, ms(530.0)).unwrap();
    assert_eq!(game.clock().unwrap().running(), Some(White));
    assert_eq!(left(&game, 540.0), [ms(40.0), ms(55.0)], "what the move had earned is gone");
    assert!(game.call_flag(ms(580.0)).is_some());
    assert_eq!(game.ending(), Some(Ending::FlagFell { by: White }));

    // A move that is taken back ends no move of the other party: nobody gains by it.
    let mut game = start_game(SHORT, Some("60+5"));
    game.play(White, mv("d3-c3"), ms(0.0)).unwrap();
    take_back(&mut game, ms(20.0)).unwrap();
    assert_eq!(left(&game, 30.0), [ms(50.0), ms(40.0)]);

    // Nor by taking back again and again, and nobody loses by it.
    let mut game = start_game(SHORT, Some("1+5"));
    game.play(White, mv("d3-c3"), ms(0.0)).unwrap();
    for _ in 0..3 {
        game.play(Black, mv("pass"), ms(0.0)).unwrap();
        take_back(&mut game, ms(0.0)).unwrap();
        assert_eq!(left(&game, 0.0), [ms(1.0), ms(1.0)]);
    }
    game.play(Black, mv("pass"), ms(0.9)).unwrap();
    game.play(White, mv("c3-a3"), ms(0.9)).unwrap();
    for expected in [[ms(1.0), ms(5.1)], [ms(1.0), ms(1.0)]] {
        take_back(&mut game, ms(0.9)).unwrap();
        assert_eq!(left(&game, 0.9), expected);
    }

    for end in [PlayerAction::Resign(Black), PlayerAction::Abort] {
        let mut game = start_game(SHORT, Some("60"));
        game.play(White, mv("d3-c3"), ms(0.0)).unwrap();
        perform(&mut game, end, ms(20.0)).unwrap();
        assert_eq!(left(&game, 900.0), [ms(60.0), ms(40.0)], "{end:?}");
    }
}

#[test]
fn a_game_becomes_a_record_with_its_clock_times_and_ending() {
    let at = Duration::from_secs;
    let mut game = Game::new(Position::START, Some("60+5".parse().unwrap()));
    game.play(White, "f3".parse().unwrap(), at(100)).unwrap();
    game.play(Black, "a1".parse().unwrap(), at(110)).unwrap();
    game.play(White, "b1".parse().unwrap(), at(130)).unwrap();
    take_back(&mut game, at(131)).unwrap();
    game.play(White, "c1".parse().unwrap(), at(141)).unwrap();
    game.resign(Black, at(150)).unwrap();
    let record = game.record();
    assert_eq!(
        record.to_string(),
        "[TimeControl \"60+5\"]\n[Result \"1-0\"]\n[Score \"0-0\"]\n[Ending \"resigned\"]\n\n\
         1. f3 @1:00 a1 @0:55 2. c1 @0:35 1-0\n"
    );
    assert_eq!(Game::new(Position::START, None).record().to_string(), "[Result \"*\"]\n\n*\n");
}

#[test]
fn nobody_loses_on_time_before_using_any() {
    let at = Duration::from_secs;
    for (control, falls) in [("0 delay 5", 6), ("0+5", 1), ("0", 1)] {
        let mut clock = Clock::new(control.parse().unwrap());
        clock.run(White, at(0));
        assert_eq!(clock.flag(at(0)), None, "{control}");
        assert_eq!(clock.flag(at(falls - 1)), None, "{control}");
        assert_eq!(clock.flag(at(falls)), Some(White), "{control}");
    }
    let mut endless = Clock::new(TimeControl::Fischer { base: Duration::MAX, increment: at(1) });
    endless.run(White, at(0));
    endless.run(Black, at(1));
    assert_eq!(endless.flag(at(2)), None);
}
