//! The computer that matches the player, and the teacher.

use dvonn_coach::LevelResult;
use dvonn_engine::Estimate;
use dvonn_table::Rights;

use super::*;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// A game of a person with White, who has these results.
fn against_level_3(start: &str, rights: Rights, results: Vec<LevelResult>) -> GameView {
    let plain = view("person engine:3", start);
    let terms = Terms { rights, ..*plain.table().terms() };
    let options = Options { results, ..plain.options().clone() };
    GameView::new(
        options,
        Table::new(terms, position(start), Duration::ZERO),
        Tags::default(),
        Rng::with_seed(1),
    )
}

/// The results that the view wants to keep.
fn kept(view: &mut GameView) -> Vec<LevelResult> {
    let result = |effect| if let Effect::KeepResult(result) = effect { Some(result) } else { None };
    view.take_effects().into_iter().filter_map(result).collect()
}

#[test]
fn a_level_is_a_number_or_auto_for_the_one_that_matches_the_results() {
    let lost = LevelResult { level: level(5), margin: 0 };
    for (text, chosen) in [("7", Ok(7)), ("auto", Ok(5)), ("11", Err(())), ("", Err(())), ("Auto", Err(()))] {
        let read = text.parse::<LevelArg>().map(|read| read.level(&[lost; 9]).number());
        assert_eq!(read.map_err(|_| ()), chosen, "{text:?}");
    }
    assert_eq!("11".parse::<LevelArg>().unwrap_err(), "a level is a number from 1 to 10, or auto");
}

#[test]
fn the_next_game_is_at_the_level_that_matches_the_last_ones() {
    let earlier = vec![LevelResult { level: level(6), margin: 0 }; 9];
    let mut view = against_level_3(START, Rights::CASUAL, earlier);
    press(&mut view, "/level auto<enter>");
    let message =
        "The computer matches your level: 6. Watches your replies carefully, but misses some jumps.";
    assert_eq!(view.message(), Some(message));
    press(&mut view, "f3<enter>r<enter>");
    assert_eq!(kept(&mut view), [], "the game is still on the table");
    press(&mut view, "n<enter>");
    assert_eq!(kept(&mut view), [LevelResult { level: level(6), margin: -49 }]);
    let Seat::Computer(next) = view.table().seat(Color::White) else { panic!("the colours are swapped") };
    assert!((4..=5).contains(&next.number()), "{next}");
}

#[test]
fn a_result_is_kept_once_when_the_player_leaves_and_only_of_whole_games_against_the_computer() {
    for (players, start, keys, count) in [
        ("person engine:3", START, "f3<enter>r<enter>q<enter>", 1),
        ("person engine:3", START, "f3<enter>r<enter><c-c>", 1),
        ("person engine:3", START, "f3<enter><c-c>", 0),
        ("person engine:3", FIGURE_3, "r<enter><c-c>", 0),
        ("person person", START, "f3<enter>r<enter><c-c>", 0),
    ] {
        let mut view = view(players, start);
        press(&mut view, keys);
        assert_eq!(kept(&mut view).len(), count, "{players} {keys}");
    }
}

#[test]
fn the_teacher_tells_of_a_mistake_before_the_computer_punishes_it() {
    let mut view = against_level_3(FIGURE_3, Rights { teacher: true, ..Rights::CASUAL }, Vec::new());
    let worth = |mv: &str, pieces| Line { score: Score::Estimate(Estimate::from_pieces(pieces)), ..line(mv) };
    press(&mut view, "e3-d3<enter>");
    let own = question(&mut view);
    let reply = own.position.legal_moves().next().unwrap().to_string();
    answer(&mut view, &own, &reply);
    let before = question(&mut view);
    view.hear(Heard::Answer { number: before.number, lines: vec![worth("e3-f3", 9.0)] });
    let after = question(&mut view);
    let next = after.position.legal_moves().next().unwrap().to_string();
    view.hear(Heard::Answer { number: after.number, lines: vec![worth(&next, -3.0)] });

    let screen = drawn(&view, 80, 24, Colours::Unwanted).to_string();
    assert!(screen.contains(&format!("Careful: you overlooked {reply}, the computer's answer.")), "{screen}");
    assert!(
        screen.contains("yours costs about 12.0") && screen.contains("u: take back   m: keep"),
        "{screen}"
    );
    assert_eq!(view.suggested().len(), 2);
    press(&mut view, "u");
    assert_eq!((plies(&view), view.table().is_turn_here()), (0, true));
}
