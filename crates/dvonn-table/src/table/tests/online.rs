//! A game that a server keeps.

use dvonn_game::{Event, Stamped};

use super::*;

/// White sits here, Black elsewhere.
fn online() -> Table {
    let mut table = Table::new(clocked(Seat::Here, Seat::Elsewhere, "60"), SMALL.parse().unwrap(), at(0));
    table.take_notices();
    table
}

fn played(by: Color, text: &str, now: Duration) -> Heard {
    Heard::Event(Stamped { at: now, event: Event::Played { by, mv: mv(text), left: None } })
}

#[test]
fn a_move_is_shown_at_once_and_played_when_the_server_confirms_it() {
    let mut table = online();
    table.act(play("c3-d3"), at(1_000)).unwrap();
    let sent = Request::Send { ply: 0, action: play("c3-d3") };
    assert_eq!(table.take_requests(), [sent]);
    assert_eq!(table.unconfirmed(), Some(mv("c3-d3")));
    assert_eq!(table.scene().last, Some(mv("c3-d3")));
    assert!(plies(&table).is_empty() && !table.is_turn_here());
    assert_eq!(table.act(play("c3-b3"), at(1_010)), Err(Refusal::Unconfirmed));
    table.hear(played(Color::White, "c3-d3", at(1_050)), at(1_060));
    assert_eq!((plies(&table), table.unconfirmed()), (vec!["c3-d3".to_owned()], None));
    table.hear(played(Color::Black, "f3-e3", at(2_000)), at(2_060));
    let notices = table.take_notices();
    assert!(matches!(notices[..], [Notice::Played(_), Notice::Played(_)]), "{notices:?}");
    assert!(table.is_turn_here());
}

#[test]
fn a_move_that_breaks_a_rule_is_not_sent() {
    let mut table = online();
    assert_eq!(table.act(play("d3-e3"), at(0)), Err(MoveError::NotYours { from: Cell::D3 }.into()));
    assert_eq!((table.take_requests(), table.unconfirmed()), (vec![], None));
}

#[test]
fn a_move_that_the_server_refuses_is_removed_from_the_board() {
    let mut table = online();
    table.act(play("c3-d3"), at(0)).unwrap();
    table.hear(Heard::Refused, at(50));
    assert_eq!((table.unconfirmed(), table.scene().last), (None, None));
    assert_eq!(table.take_notices(), [Notice::Refused]);
    assert!(table.is_turn_here());
}

#[test]
fn an_event_that_does_not_fit_requests_the_whole_game() {
    let mut table = online();
    let before = table.game().clone();
    table.hear(played(Color::Black, "f3-e3", at(10)), at(20));
    assert_eq!(table.take_requests(), [Request::Resync]);
    assert_eq!(table.game(), &before);
}

#[test]
fn resigning_and_draws_go_through_the_server() {
    let mut table = online();
    table.act(Action::OfferDraw, at(0)).unwrap();
    table.act(Action::Resign, at(1)).unwrap();
    let send = |action| Request::Send { ply: 0, action };
    assert_eq!(table.take_requests(), [send(Action::OfferDraw), send(Action::Resign)]);
    assert_eq!((table.game().draw_offer(), table.game().ending()), (None, None));
    let event = |event| Heard::Event(Stamped { at: at(10), event });
    table.hear(event(Event::DrawOffered { by: Color::Black }), at(10));
    assert_eq!(table.may(ActionKind::AcceptDraw), Ok(()));
    table.act(Action::AcceptDraw, at(11)).unwrap();
    assert_eq!(table.take_requests(), [send(Action::AcceptDraw)]);
    table.hear(event(Event::Ended(Ending::DrawAgreed)), at(12));
    assert_eq!(table.game().ending(), Some(Ending::DrawAgreed));
}

#[test]
fn the_server_calls_flags_and_nobody_else_acts_for_it() {
    let mut table = online();
    table.hear(played(Color::White, "c3-d3", at(0)), at(0));
    table.tick(at(61_000));
    assert_eq!((table.game().ending(), table.wakes_at()), (None, None));
    let fallen = Ending::FlagFell { by: Color::Black };
    table.hear(Heard::Event(Stamped { at: at(60_000), event: Event::Ended(fallen) }), at(61_100));
    assert_eq!(table.game().ending(), Some(fallen));
    for kind in [ActionKind::TakeBack, ActionKind::Rematch] {
        assert_eq!(table.may(kind), Err(Refusal::NotAllowed), "{kind:?}");
    }
}

#[test]
fn the_win_can_be_claimed_once_the_other_player_has_been_away_for_long_enough() {
    let mut table = online();
    table.hear(played(Color::White, "c3-d3", at(0)), at(0));
    assert_eq!(table.may(ActionKind::Claim), Err(Refusal::TooSoon), "the other player is there");
    table.hear(Heard::ClaimFrom(Some(at(30_000))), at(10));
    assert_eq!(table.act(Action::Claim, at(29_999)), Err(Refusal::TooSoon));
    table.act(Action::Claim, at(30_000)).unwrap();
    assert_eq!(table.take_requests(), [Request::Send { ply: 1, action: Action::Claim }]);
    table.hear(played(Color::Black, "f3-e3", at(31_000)), at(31_000));
    assert_eq!(table.may(ActionKind::Claim), Err(Refusal::TooSoon), "the other player has moved");
}

#[test]
fn moves_can_be_chosen_before_the_turn_in_fast_games_only() {
    let scene = |seat, control| {
        let terms = match control {
            Some(control) => clocked(Seat::Here, seat, control),
            None => Terms::casual(ByColor::new(Seat::Here, seat)),
        };
        Table::new(terms, SMALL.parse().unwrap(), at(0)).scene()
    };
    for (seat, control, expected) in [
        (Seat::Elsewhere, Some("60"), true),
        (Seat::Elsewhere, Some("3 days"), false),
        (Seat::Elsewhere, None, false),
        (Seat::Here, Some("60"), false),
    ] {
        assert_eq!(scene(seat, control).premoves, expected, "{seat:?} {control:?}");
    }
}
