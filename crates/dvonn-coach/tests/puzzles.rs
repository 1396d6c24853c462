//! Puzzles: what makes a position one, the file, the exercise, and the training.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::time::UNIX_EPOCH;

use dvonn_coach::{
    Collection, CollectionError, Flaw, Input, Keep, Lesson, Mood, Proof, Prover, Puzzle, PuzzleAim, PuzzleId,
    Reaction, Task, Theme, Training, Trial, Until, Why,
};
use dvonn_core::{Move, Movement, Position};
use dvonn_engine::Solver;

/// As many nodes as `dvonn-lab puzzles --check` allows.
const NODES: u64 = 1 << 18;

fn movement(text: &str) -> Movement {
    *text.parse::<Position>().unwrap().movement().unwrap()
}

/// A tenth of the puzzles, another one each day.
fn tenth(puzzles: &Collection) -> impl Iterator<Item = &Puzzle> {
    let day = UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    puzzles.puzzles.iter().skip((day % 10) as usize).step_by(10)
}

#[test]
fn a_tenth_of_the_puzzles_is_proved_again() {
    let puzzles = Collection::embedded();
    let mut flaws = Vec::new();
    for puzzle in tenth(&puzzles) {
        if let Err(flaw) = Prover::new(NODES).check(&puzzle.start, &puzzle.proof) {
            flaws.push(format!("{}: {flaw}", puzzle.id()));
        }
        if puzzle.find_themes() != puzzle.themes {
            flaws.push(format!("{}: other themes", puzzle.id()));
        }
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// The check itself must not be trusted blindly: the values come from the solver, move by move, without our code.
#[test]
fn the_first_move_of_some_puzzles_is_clearly_best_by_the_solver_alone() {
    let puzzles = Collection::embedded();
    for puzzle in tenth(&puzzles).step_by(10) {
        let mut solver = Solver::suited_to(&puzzle.start);
        let values = solver.moves(&puzzle.start, &mut |_| true).unwrap();
        let pieces: Vec<i32> = values.iter().map(|(_, margin)| margin.pieces().into()).collect();
        let (best, next) = (pieces[0], pieces[1]);
        assert_eq!((values[0].0, best, next), (puzzle.key_move(), puzzle.proof.value, puzzle.proof.next));
        assert!(best.signum() > next.signum() || best >= next + 3, "{}: {best}, {next}", puzzle.id());
    }
}

#[test]
fn there_are_enough_puzzles_of_every_kind_and_no_two_are_alike() {
    let puzzles = Collection::embedded().puzzles;
    assert!(puzzles.len() >= 3_000, "{}", puzzles.len());
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
    for theme in Theme::ALL {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
        // The edge is for placements, which nobody can prove.
        assert!(count >= 100 || theme == Theme::Edges, "{theme}: {count}");
    }
    let mut shapes: BTreeMap<_, PuzzleId> = BTreeMap::new();
    for puzzle in &puzzles {
        assert!((1..=6).contains(&puzzle.own_moves()), "{}", puzzle.id());
        let other = shapes.insert(puzzle.shape(), puzzle.id());
        assert_eq!(other, None, "{} is a mirror image", puzzle.id());
    }
}

#[test]
fn the_file_reads_as_it_was_written_and_broken_ones_are_refused() {
    let embedded = Collection::embedded();
    let small = Collection { puzzles: embedded.puzzles[..3].to_vec(), ..embedded };
    let bytes = small.to_bytes();
    assert_eq!(Collection::read(&bytes).as_ref(), Ok(&small));
    let changed = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Collection::read(&bytes).unwrap_err()
    };
    let first = 8 + 1 + 2 + small.made.len() + 4 + 4;
    assert_eq!(changed(0, b'X'), CollectionError::OtherFile);
    assert_eq!(changed(8, 9), CollectionError::OtherVersion { version: 9 });
    assert_eq!(changed(11, 0xff), CollectionError::NotText);
    assert!(matches!(changed(first + 31, 0xff), CollectionError::Position { number: 1, .. }));
    assert_eq!(changed(first + 37, 0xff), CollectionError::Theme { number: 1 });
    assert_eq!(changed(first + 42, 2), CollectionError::Length { number: 1, plies: 2 });
    assert_eq!(changed(first + 43, 0xfe), CollectionError::Line { number: 1, ply: 1 });
    let twice = Collection { puzzles: vec![small.puzzles[0].clone(); 2], ..small.clone() }.to_bytes();
    let id = small.puzzles[0].id();
    assert_eq!(Collection::read(&twice), Err(CollectionError::Twice { number: 2, id }));
    for length in 0..bytes.len() {
        assert!(Collection::read(&bytes[..length]).is_err(), "{length} bytes");
    }
    let long = [bytes, vec![0]].concat();
    assert_eq!(Collection::read(&long), Err(CollectionError::TooLong { bytes: 1 }));
}

#[test]
fn a_proof_with_a_false_statement_is_refused() {
    let puzzles = Collection::embedded();
    let puzzle = puzzles.puzzles.iter().find(|puzzle| puzzle.own_moves() == 2).unwrap();
    let check = |proof: &Proof| Prover::new(NODES).check(&puzzle.start, proof);
    assert_eq!(check(&puzzle.proof), Ok(()));
    let line = &puzzle.proof.line;
    let with = |line: Vec<Move>| Proof { line, ..puzzle.proof.clone() };
    let other = Position::from(puzzle.start).legal_moves().find(|mv| *mv != line[0]).unwrap();
    assert_eq!(check(&with(vec![other])), Err(Flaw::NotClear { ply: 1 }));
    assert_eq!(check(&with(vec![])), Err(Flaw::Illegal { ply: 1 }));
    assert_eq!(check(&with(line[..2].to_vec())), Err(Flaw::Illegal { ply: 2 }), "it ends with a reply");
    let wrong = Proof { next: puzzle.proof.next - 1, ..puzzle.proof.clone() };
    assert!(matches!(check(&wrong), Err(Flaw::OtherValues { .. })));
    let few = Prover::new(0).check(&puzzle.start, &puzzle.proof);
    assert_eq!(few, Err(Flaw::Unproved { ply: 1 }));
}

#[test]
fn a_position_is_a_puzzle_if_one_move_is_clearly_best_and_not_if_it_is_forced_or_another_is_as_good() {
    let find = |text| Prover::new(NODES).find(&movement(text));
    let found = find("........./........../DDDWB....../........../......... W M").unwrap();
    assert_eq!((found.line, found.value, found.next), (vec!["d3-c3".parse().unwrap()], 3, 0));
    for text in [
        // Forced: figure 4 of the rulebook.
        "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M",
        // To the left and to the right is the same.
        "........./........../D...DWD..../........../......... W M",
    ] {
        assert_eq!(find(text), None, "{text}");
    }
}

#[test]
fn a_puzzle_is_an_exercise_that_accepts_only_its_solution() {
    let puzzles = Collection::embedded();
    for puzzle in tenth(&puzzles).step_by(8) {
        let mut attempt = puzzle.attempt();
        let Task::Play(game) = attempt.exercise().task else { panic!("a puzzle is played") };
        assert_eq!((game.keep, game.until), (Keep::Best, Until::Moves(puzzle.own_moves())));
        let wrong = attempt.position().legal_moves().find(|mv| *mv != puzzle.key_move()).unwrap();
        let Reaction::Wrong { why: Why::Explained(_), show } = attempt.answer(Input::Move(wrong)) else {
            panic!("{}: {wrong} was not refuted", puzzle.id())
        };
        assert_eq!(show.moves[0], wrong);
        for (number, mv) in puzzle.proof.line.iter().step_by(2).enumerate() {
            assert_eq!(attempt.solution().unwrap().input, Input::Move(*mv), "{}", puzzle.id());
            match attempt.answer(Input::Move(*mv)) {
                Reaction::Right { .. } => assert_eq!(number + 1, puzzle.own_moves()),
                Reaction::Continue { reply } => assert_eq!(reply, [puzzle.proof.line[2 * number + 1]]),
                other @ Reaction::Wrong { .. } => panic!("{}: {other:?}", puzzle.id()),
            }
        }
        assert!(attempt.is_done());
    }
}

#[test]
fn hints_mark_a_region_then_the_stack_and_the_task_names_the_aim() {
    let puzzles = Collection::embedded();
    for (aim, key) in [
        (PuzzleAim::Win, "puzzle-task-win"),
        (PuzzleAim::Draw, "puzzle-task-draw"),
        (PuzzleAim::Pieces, "puzzle-task-pieces"),
    ] {
        let puzzle = puzzles.puzzles.iter().find(|puzzle| puzzle.aim() == aim).unwrap();
        let mut lesson = Lesson::new(puzzle.attempt());
        assert_eq!(lesson.text().key.name(), key);
        let Move::Stack(mv) = puzzle.key_move() else { panic!("stacks move") };
        lesson.hint();
        assert!(lesson.cells().contains(mv.to) && lesson.cells().len() > 1);
        lesson.hint();
        assert!(lesson.cells().contains(mv.from) && lesson.cells().len() == 1);
        lesson.answer(Input::Move(puzzle.key_move()));
        assert_ne!(lesson.mood(), Mood::Wrong);
    }
}

#[test]
fn no_puzzle_comes_twice_before_all_came() {
    let embedded = Collection::embedded();
    let puzzles = Collection { puzzles: embedded.puzzles[..50].to_vec(), ..embedded };
    let mut training = Training::default();
    for round in 0..2 {
        let mut seen = BTreeSet::new();
        for random in 0..50 {
            let puzzle = training.next(&puzzles, random * 7 + round, |_| true).unwrap();
            training.see(puzzle.id());
            assert!(seen.insert(puzzle.id()), "round {round}");
        }
    }
    assert_eq!(training.next(&puzzles, 0, |_| false), None);
}

#[test]
fn successes_raise_the_rating_and_choose_harder_puzzles() {
    let puzzles = Collection::embedded();
    let mut training = Training::default();
    let first = training.standing();
    for random in 0..30 {
        let puzzle = training.next(&puzzles, random, |_| true).unwrap();
        assert!(f64::from(puzzle.rating) - training.standing().rating < 151.0);
        training.record(puzzle, Trial::Solved);
    }
    let best = training.standing();
    assert!(best.rating > first.rating + 300.0 && best.deviation < first.deviation);
    assert_eq!((training.counts(), training.streaks()), ((30, 30), (30, 30)));
    let puzzle = training.next(&puzzles, 1, |_| true).unwrap();
    training.record(puzzle, Trial::Failed);
    assert!(training.standing().rating < best.rating);
    assert_eq!((training.counts(), training.streaks()), ((31, 30), (0, 30)));
    let tried: u32 = Theme::ALL.map(|theme| training.theme(theme).0).iter().sum();
    assert!(tried > 0);
}

/// The intervals are those of published tables: 1 of 1, 0 of 1 and 5 of 10.
#[test]
fn a_share_of_few_puzzles_has_a_wide_range() {
    let puzzles = Collection::embedded();
    let theme = Theme::Links;
    let puzzle = puzzles.puzzles.iter().find(|puzzle| puzzle.themes.contains(theme)).unwrap();
    let share = |trials: &[Trial]| {
        let mut training = Training::default();
        for trial in trials {
            training.record(puzzle, *trial);
        }
        training.theme_share(theme).map(|shares| shares.map(|share| (1000.0 * share).round() / 1000.0))
    };
    assert_eq!(share(&[]), None);
    assert_eq!(share(&[Trial::Solved]), Some([0.207, 1.0, 1.0]));
    assert_eq!(share(&[Trial::Failed]), Some([0.0, 0.0, 0.793]));
    let half = [[Trial::Solved; 5], [Trial::Failed; 5]].concat();
    assert_eq!(share(&half), Some([0.237, 0.5, 0.763]));
}

#[test]
fn the_puzzle_of_the_day_is_new_every_day_and_days_in_a_row_count() {
    let puzzles = Collection::embedded();
    let days: Vec<PuzzleId> = (20_000..20_365).map(|day| puzzles.of_day(day).unwrap().id()).collect();
    assert_eq!(days.iter().collect::<BTreeSet<_>>().len(), 365);
    let mut training = Training::default();
    for day in [7, 8, 8, 9] {
        training.solve_daily(day);
    }
    assert_eq!((training.daily_streak(9), training.daily_streak(10), training.daily_streak(11)), (3, 3, 0));
    training.solve_daily(12);
    assert!(training.has_solved_daily(12) && training.daily_streak(12) == 1);
    assert_eq!(Collection::default().of_day(1), None);
}

#[test]
fn a_sprint_begins_easy_and_becomes_harder() {
    let puzzles = Collection::embedded();
    let rating = |before| puzzles.of_sprint(before, 5).unwrap().rating;
    assert!(rating(0) < 900 && rating(10) > 1100 && rating(1000) > 2000);
}

#[test]
fn the_training_of_two_devices_is_joined() {
    let puzzles = Collection::embedded().puzzles;
    let (mut here, mut there) = (Training::default(), Training::default());
    here.record(&puzzles[0], Trial::Solved);
    here.finish_sprint(9);
    there.record(&puzzles[1], Trial::Failed);
    there.record(&puzzles[2], Trial::Solved);
    there.solve_daily(5);
    let rating = there.standing();
    here.join(there);
    assert_eq!((here.standing(), here.counts(), here.best_sprint()), (rating, (2, 1), 9));
    assert!(here.has_solved_daily(5));
    let all = Collection { puzzles: puzzles[..4].to_vec(), ..Collection::default() };
    assert_eq!(here.next(&all, 0, |_| true).unwrap().id(), puzzles[3].id(), "all others were seen");
}
