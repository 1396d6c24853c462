//! Laws that hold for every position, move, set of cells and text.
//!
//! Positions come from games played by chance, so a failure shrinks to the shortest game that shows it. The
//! seed is fixed: a test either always passes or always fails.

#![allow(clippy::unwrap_used)]

mod play;

use std::collections::{BTreeMap, BTreeSet};

use dvonn_core::{
    ByColor, Cell, CellSet, Color, Direction, Move, Notation, Piece, Position, Setup, SetupError, Stack,
    StackMove, Symmetry, divide, perft,
};
use play::{every_move, position_after, scores};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(49),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position of either phase, two of three in the second. Most games have 66 to 95 plies.
fn positions() -> impl Strategy<Value = Position> {
    let plies = prop_oneof![1 => 0_usize..49, 2 => 49_usize..88];
    (any::<u16>(), plies).prop_map(|(seed, plies)| position_after(seed.into(), plies))
}

fn movements() -> impl Strategy<Value = Position> {
    (any::<u16>(), 49_usize..88).prop_map(|(seed, plies)| position_after(seed.into(), plies))
}

fn cells() -> impl Strategy<Value = BTreeSet<Cell>> {
    btree_set(select(&Cell::ALL[..]), 0..=49)
}

fn stacks() -> impl Strategy<Value = Stack> {
    let owned = (select(&Color::ALL[..]), 1_u8..=24).prop_flat_map(|(owner, height)| {
        (0..height.min(4)).prop_map(move |dvonns| Stack::new(owner, height, dvonns).unwrap())
    });
    prop_oneof![1 => Just(Stack::DVONN), 6 => owned]
}

/// Anything, from noise to texts that nearly make sense.
fn texts() -> impl Strategy<Value = String> {
    let letters = select(".WBDwbd+-/0123456789 PMpmabcdefghijks\t\u{0}éß中".chars().collect::<Vec<_>>());
    let noise = vec(any::<char>(), 0..80).prop_map(String::from_iter);
    let letters = vec(letters, 0..20).prop_map(String::from_iter);
    // A position text with a few characters put in the place of others.
    let spoilt = (positions(), vec((any::<prop::sample::Index>(), letters.clone()), 0..3)).prop_map(
        |(position, edits)| {
            edits.into_iter().fold(position.to_string(), |text: String, (place, put): (_, String)| {
                let mut characters: Vec<char> = text.chars().collect();
                let place = place.index(characters.len() + 1);
                let end = (place + put.len() / 2).min(characters.len());
                characters.splice(place..end, put.chars());
                characters.into_iter().collect()
            })
        },
    );
    let moves =
        (select(every_move()), select(&Notation::ALL[..])).prop_map(|(mv, notation)| notation.move_text(mv));
    prop_oneof![noise, letters, spoilt, moves]
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn a_position_and_its_hash_come_back_from_its_text(position in positions()) {
        let read: Position = position.to_string().parse().unwrap();
        prop_assert_eq!(read, position);
        // The one was hashed move by move, the other stack by stack.
        prop_assert_eq!(read.key(), position.key());
        prop_assert_eq!(position.setup().validate(), Ok(position));
        prop_assert_eq!(position.setup().to_string(), position.to_string());
    }

    #[test]
    fn the_other_turn_has_another_hash(position in movements()) {
        let setup = Setup { turn: position.turn().other(), ..position.setup() };
        prop_assert_ne!(setup.validate().unwrap().key(), position.key());
    }

    #[test]
    fn positions_one_ply_apart_from_each_other_differ_in_their_hash(position in positions()) {
        let next: Vec<Position> = position.legal_moves().map(|mv| position.play(mv).unwrap()).collect();
        let by_hash: BTreeMap<u64, Position> = next.iter().map(|next| (next.key(), *next)).collect();
        // Moves may transpose (both ends of a pair may be cut off), so equal positions share a hash.
        prop_assert!(next.iter().all(|next| by_hash[&next.key()] == *next));
        prop_assert!(!by_hash.contains_key(&position.key()));
    }

    #[test]
    fn the_legal_list_is_what_the_legality_check_allows(position in positions()) {
        let listed: Vec<Move> = position.legal_moves().collect();
        let different: BTreeSet<Move> = listed.iter().copied().collect();
        prop_assert_eq!(different.len(), listed.len(), "a move is listed twice");
        let allowed = every_move().into_iter().filter(|&mv| position.check(mv).is_ok()).collect();
        prop_assert_eq!(different, allowed);
    }

    #[test]
    fn a_refused_move_leaves_the_position_unchanged(position in positions(), mv in select(every_move())) {
        let mut played = position;
        match played.apply(mv) {
            Ok(effects) => {
                prop_assert_eq!(Ok(played), position.play(mv));
                prop_assert_eq!(effects.is_some(), matches!(mv, Move::Stack(_)));
            }
            Err(error) => {
                prop_assert_eq!(position.check(mv), Err(error));
                prop_assert_eq!(played, position);
                prop_assert_eq!(played.key(), position.key());
            }
        }
    }

    #[test]
    fn moves_are_counted_as_they_are_listed(position in movements()) {
        let movement = position.movement().unwrap();
        for color in Color::ALL {
            let moves: Vec<StackMove> = movement.moves(color).collect();
            prop_assert_eq!(movement.count_moves(color), moves.len());
            prop_assert_eq!(movement.has_moves(color), !moves.is_empty());
            prop_assert!(moves.iter().all(|mv| movement.free(color).contains(mv.from)
                && movement.targets(mv.from).contains(mv.to)));
        }
        let stuck = Color::ALL.map(|color| !movement.has_moves(color));
        prop_assert_eq!(position.outcome().is_some(), stuck == [true, true]);
        prop_assert_eq!(movement.must_pass(), stuck[position.turn() as usize] && stuck != [true, true]);
    }

    #[test]
    fn the_sets_and_scores_of_a_position_are_those_of_its_stacks(position in movements()) {
        let movement = position.movement().unwrap();
        let set = |holds: &dyn Fn(Stack) -> bool| -> CellSet {
            Cell::ALL.into_iter().filter(|&cell| position.stack(cell).is_some_and(holds)).collect()
        };
        prop_assert_eq!(movement.occupied(), set(&|_| true));
        prop_assert_eq!(movement.dvonns(), set(&Stack::has_dvonn));
        for color in Color::ALL {
            let owned = set(&|stack| stack.owner() == Some(color));
            prop_assert_eq!(movement.owned(color), owned);
            prop_assert_eq!(movement.scores()[color], owned.into_iter().map(|cell| movement.height(cell)).sum::<u8>());
        }
        prop_assert_eq!(movement.occupied().linked_to(movement.dvonns()), movement.occupied());
    }

    #[test]
    fn a_symmetry_of_the_board_commutes_with_play(position in positions(), index in any::<prop::sample::Index>()) {
        let legal: Vec<Move> = position.legal_moves().collect();
        for symmetry in Symmetry::ALL {
            let image = position.transformed(symmetry);
            prop_assert_eq!(image.transformed(symmetry), position);
            prop_assert_eq!(scores(&image), scores(&position));
            prop_assert_eq!(image.outcome(), position.outcome());
            let moves: BTreeSet<Move> = image.legal_moves().collect();
            prop_assert_eq!(moves, legal.iter().map(|&mv| symmetry.mv(mv)).collect());
            if !legal.is_empty() {
                let mv = legal[index.index(legal.len())];
                let (mut after, mut image_after) = (position, image);
                let effects = after.apply(mv).unwrap();
                let image_effects = image_after.apply(symmetry.mv(mv)).unwrap();
                prop_assert_eq!(after.transformed(symmetry), image_after);
                prop_assert_eq!(
                    effects.map(|effects| symmetry.cells(effects.removed)),
                    image_effects.map(|effects| effects.removed)
                );
            }
        }
    }

    #[test]
    fn a_stack_move_empties_one_cell_and_what_it_removes(position in movements()) {
        let movement = position.movement().unwrap();
        for mv in movement.moves(position.turn()) {
            let mut after = *movement;
            let effects = after.apply(mv).unwrap();
            prop_assert_eq!(effects.mv, mv);
            prop_assert_eq!(after.occupied(), movement.occupied() - CellSet::of(mv.from) - effects.removed);
            let landed = movement.stack(mv.from).unwrap().onto(movement.stack(mv.to).unwrap());
            for cell in after.occupied() {
                prop_assert_eq!(after.stack(cell), if cell == mv.to { landed } else { movement.stack(cell) });
            }
        }
    }

    #[test]
    fn what_a_move_cuts_off_is_known_before_it_is_made(position in movements()) {
        let movement = position.movement().unwrap();
        for mv in movement.moves(movement.turn()) {
            let mut after = *movement;
            let removed = after.apply_unchecked(mv).removed;
            prop_assert_eq!(movement.cut_off(mv), removed, "{} {}", position, mv);
            prop_assert!(removed.is_empty() || movement.may_cut(mv.from));
        }
    }

    #[test]
    fn a_move_costs_each_player_the_pieces_of_their_removed_stacks(position in movements()) {
        let movement = position.movement().unwrap();
        for mv in movement.moves(movement.turn()) {
            let effects = { *movement }.apply_unchecked(mv);
            let landed = movement.stack(mv.from).unwrap().onto(movement.stack(mv.to).unwrap());
            let mut lost = ByColor::new(0, 0);
            for cell in effects.removed {
                let stack = if cell == mv.to { landed } else { movement.stack(cell) }.unwrap();
                lost[stack.owner().unwrap()] += stack.height();
            }
            prop_assert_eq!(effects.lost, lost, "{} {}", position, mv);
        }
    }

    #[test]
    fn a_position_survives_packing(position in positions()) {
        prop_assert_eq!(Position::from_bytes(&position.to_bytes()), Ok(position));
    }

    #[test]
    fn damaged_bytes_are_refused_or_are_the_bytes_of_another_position(
        position in positions(),
        bit in 0..8 * Position::BYTES,
    ) {
        let mut bytes = position.to_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        if let Ok(other) = Position::from_bytes(&bytes) {
            prop_assert_ne!(other, position);
            prop_assert_eq!(other.to_bytes(), bytes);
        }
    }

    #[test]
    fn the_other_player_can_be_given_the_turn(position in movements()) {
        let movement = position.movement().unwrap();
        for turn in Color::ALL {
            let fresh = Setup { turn, ..position.setup() }.validate().unwrap();
            prop_assert_eq!(Position::from(movement.with_turn(turn)), fresh);
            prop_assert_eq!(movement.with_turn(turn).key(), fresh.key());
        }
    }

    #[test]
    fn landing_adds_heights_and_dvonn_pieces(upper in stacks(), below in stacks()) {
        let Some(landed) = upper.onto(below) else {
            prop_assert_eq!(upper, Stack::DVONN, "everything else may land");
            return Ok(());
        };
        prop_assert_eq!(landed.owner(), upper.owner());
        prop_assert_eq!(landed.height(), upper.height() + below.height());
        prop_assert_eq!(landed.dvonns(), upper.dvonns() + below.dvonns());
        prop_assert_eq!(landed.has_dvonn(), upper.has_dvonn() || below.has_dvonn());
    }

    #[test]
    fn cell_sets_are_sets(one in cells(), two in cells(), cell in select(&Cell::ALL[..])) {
        let [a, b]: [CellSet; 2] = [&one, &two].map(|cells| cells.iter().copied().collect());
        let same = |found: CellSet, expected: BTreeSet<Cell>| {
            prop_assert_eq!(found.into_iter().collect::<Vec<_>>(), Vec::from_iter(expected));
            Ok(())
        };
        same(a, one.clone())?;
        same(a | b, &one | &two)?;
        same(a & b, &one & &two)?;
        same(a - b, &one - &two)?;
        same(a ^ b, &one ^ &two)?;
        same(!a, &BTreeSet::from(Cell::ALL) - &one)?;
        same(a.neighbours(), one.iter().flat_map(|cell| cell.neighbours()).collect())?;
        same(a.enclosed(), one.iter().copied().filter(|cell| !cell.is_edge() && (cell.neighbours() - a).is_empty()).collect())?;
        prop_assert_eq!((a.len(), a.is_empty(), a.first()), (one.len(), one.is_empty(), one.first().copied()));
        prop_assert_eq!((a.contains(cell), a.into_iter().len()), (one.contains(&cell), one.len()));

        let [mut or, mut and, mut minus, mut xor, mut with, mut without] = [a; 6];
        or |= b;
        and &= b;
        minus -= b;
        xor ^= b;
        with.insert(cell);
        without.remove(cell);
        prop_assert_eq!([or, and, minus, xor], [a | b, a & b, a - b, a ^ b]);
        prop_assert_eq!([with, without], [a | CellSet::of(cell), a - CellSet::from(cell)]);
        prop_assert_eq!([!!a, a & !a, a | !a, !(a | b)], [a, CellSet::EMPTY, CellSet::ALL, !a & !b]);
    }

    #[test]
    fn linked_cells_are_those_that_a_walk_reaches(one in cells(), seeds in cells()) {
        let mut reached: BTreeSet<Cell> = &one & &seeds;
        let mut queue: Vec<Cell> = reached.iter().copied().collect();
        while let Some(cell) = queue.pop() {
            queue.extend(cell.neighbours().into_iter().filter(|next| one.contains(next) && reached.insert(*next)));
        }
        let [cells, seeds]: [CellSet; 2] = [&one, &seeds].map(|cells| cells.iter().copied().collect());
        prop_assert_eq!(cells.linked_to(seeds), reached.into_iter().collect());
    }
}

proptest! {
    #![proptest_config(config(40_000))]

    #[test]
    fn any_text_is_refused_or_read_as_what_it_says(text in texts()) {
        if let Ok(setup) = text.parse::<Setup>() {
            let written = setup.to_string();
            prop_assert_eq!(text.split_ascii_whitespace().collect::<Vec<_>>().join(" "), written.clone());
            prop_assert_eq!(written.parse(), Ok(setup));
            prop_assert_eq!(text.parse::<Position>().ok(), setup.validate().ok());
        } else {
            prop_assert!(text.parse::<Position>().is_err());
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
        for notation in Notation::ALL {
            if let Ok(cell) = notation.parse_cell(&text) {
                prop_assert_eq!(notation.cell_name(cell), text.to_ascii_lowercase());
            }
            if let Ok(mv) = notation.parse_move(&text) {
                let written = notation.move_text(mv);
                let lower = text.to_ascii_lowercase();
                prop_assert!(lower == written || lower == written.replace('-', ""), "{:?} is {}", text, written);
                prop_assert_eq!(notation.parse_move(&written), Ok(mv));
            }
        }
        prop_assert_eq!(text.parse::<Move>(), Notation::Standard.parse_move(&text));
        prop_assert_eq!(text.parse::<Cell>(), Notation::Standard.parse_cell(&text));
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn perft_is_the_sum_of_divide(position in positions()) {
        prop_assert_eq!((perft(&position, 0), divide(&position, 0)), (1, Vec::new()));
        for depth in 1..=3 {
            let parts = divide(&position, depth);
            prop_assert_eq!(perft(&position, depth), parts.iter().map(|(_, nodes)| nodes).sum::<u64>());
            prop_assert!(parts.iter().map(|(mv, _)| *mv).eq(position.legal_moves()));
        }
    }
}

// Laws about finite things need no chance: all of them are tried.

#[test]
fn symmetries_compose_and_undo_themselves() {
    for one in Symmetry::ALL {
        assert_eq!(one.then(one), Symmetry::Identity);
        assert_eq!(CellSet::ALL, one.cells(CellSet::ALL));
        for two in Symmetry::ALL {
            assert_eq!(one.then(two), two.then(one));
            for cell in Cell::ALL {
                assert_eq!(one.then(two).cell(cell), two.cell(one.cell(cell)), "{one:?} then {two:?}");
            }
        }
        for mv in every_move() {
            assert_eq!(one.mv(one.mv(mv)), mv);
        }
    }
}

#[test]
fn move_texts_come_back_in_every_notation_in_upper_case_and_without_the_dash() {
    for notation in Notation::ALL {
        let mut different = BTreeSet::new();
        for mv in every_move() {
            let text = notation.move_text(mv);
            for form in [
                text.clone(),
                text.to_uppercase(),
                text.replace('-', ""),
                text.to_uppercase().replace('-', ""),
            ] {
                assert_eq!(notation.parse_move(&form), Ok(mv), "{notation:?} {form}");
            }
            different.insert(text);
        }
        assert_eq!(different.len(), 2451, "{notation:?}");
        for cell in Cell::ALL {
            let name = notation.cell_name(cell);
            assert_eq!(notation.parse_cell(&name), Ok(cell));
            assert_eq!(notation.parse_cell(&name.to_uppercase()), Ok(cell));
        }
    }
}

#[test]
fn lines_and_steps_say_the_same() {
    for from in Cell::ALL {
        for to in Cell::ALL {
            let steps: Vec<(Direction, u8)> = Direction::ALL
                .into_iter()
                .flat_map(|direction| (1..=11).map(move |distance| (direction, distance)))
                .filter(|&(direction, distance)| from.step(direction, distance) == Some(to))
                .collect();
            assert_eq!(from.line_to(to).into_iter().collect::<Vec<_>>(), steps, "{from} to {to}");
        }
    }
}

/// Reads a board text and lists the reasons why it is no position.
fn reasons(text: &str) -> Vec<SetupError> {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.validate().map_or_else(|errors| errors.reasons().to_vec(), |_| Vec::new())
}

#[test]
fn each_fault_of_a_setup_is_named_and_several_are_named_together() {
    use SetupError::{
        DvonnCount, PlacementCount, PlacementFinished, PlacementTurn, StackWhilePlacing, TooManyPieces,
        TooManyTops, Unlinked,
    };
    let set = |cells: &[Cell]| -> CellSet { cells.iter().copied().collect() };
    let count = |placed, piece, expected, found| PlacementCount { placed, piece, expected, found };
    let table = [
        // One at a time.
        ("........./........../.....D...../........../......... B P", vec![]),
        (
            "........./........../DDDB2......./........../......... W P",
            vec![StackWhilePlacing { cells: set(&[Cell::D3]) }],
        ),
        ("WBWBWBWBW/BWBWBWBWBW/WBWBWDWBWBW/WWDBWBWBWB/BBBWBDBWB W P", vec![PlacementFinished]),
        (
            "........./........../DD........./........../W........ B P",
            vec![count(3, Piece::Dvonn, 3, 2), count(3, Piece::White, 0, 1)],
        ),
        (
            "........./........../DDDW......./........../......... W P",
            vec![count(4, Piece::White, 0, 1), count(4, Piece::Black, 1, 0)],
        ),
        (
            "........./........../.....D...../........../......... W P",
            vec![PlacementTurn { placed: 1, expected: Color::Black }],
        ),
        ("........./........../DD........./........../......... W M", vec![DvonnCount { found: 2 }]),
        ("........./........../DDDW4+......./........../......... W M", vec![DvonnCount { found: 4 }]),
        ("........./........../DDDW47......./........../......... W M", vec![TooManyPieces { found: 50 }]),
        (
            "......BBB/BBBBBBBBBB/BBBBBBBBBBB/D........./DD....... W M",
            vec![TooManyTops { color: Color::Black, found: 24 }],
        ),
        (
            "......WWW/WWWWWWWWWW/WWWWWWWWWWW/D........./DD....... W M",
            vec![TooManyTops { color: Color::White, found: 24 }],
        ),
        (
            "W......../........../DDD.B....../........../......... B M",
            vec![Unlinked { cells: set(&[Cell::C5, Cell::E3]) }],
        ),
        // Together.
        (
            "........./........../DDDB2......./........../......... B P",
            vec![
                StackWhilePlacing { cells: set(&[Cell::D3]) },
                PlacementTurn { placed: 4, expected: Color::White },
            ],
        ),
        (
            "WBWBWBWBW/BWBWBWBWBW/WBWBWDWBWBW/WWDBWBWBWB/BBBWBDBW2B B P",
            vec![StackWhilePlacing { cells: set(&[Cell::H1]) }, PlacementFinished],
        ),
        (
            "........./........../WWW......../........../......... W P",
            vec![
                count(3, Piece::Dvonn, 3, 0),
                count(3, Piece::White, 0, 3),
                PlacementTurn { placed: 3, expected: Color::Black },
            ],
        ),
        (
            "W49......../WWWWWWWWWW/WWWWWWWWWWW/WW......../DD....... W M",
            vec![
                DvonnCount { found: 2 },
                TooManyPieces { found: 74 },
                TooManyTops { color: Color::White, found: 24 },
            ],
        ),
        (
            "........W/........../.........../........../......... W M",
            vec![DvonnCount { found: 0 }, Unlinked { cells: set(&[Cell::K5]) }],
        ),
    ];
    for (text, expected) in table {
        let found = reasons(text);
        assert_eq!(found.len(), expected.len(), "{text}: {found:?}");
        assert!(
            expected.iter().all(|reason| found.contains(reason)),
            "{text}: {found:?} is not {expected:?}"
        );
    }
}

#[test]
fn numbers_too_large_for_a_stack_are_refused_and_do_not_wrap_round() {
    let too_many = "+".repeat(256 + 1);
    for stack in ["W50", "W256", "W257", "W258", "W4294967298", "W02", "W0", "W1", &format!("W2{too_many}")] {
        let text = format!("........./........../{stack}DDD......./........../......... W M");
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}

#[test]
fn the_reasons_are_told_in_one_line() {
    let setup: Setup = "........W/........../.........../........../......... W M".parse().unwrap();
    let errors = setup.validate().unwrap_err();
    assert_eq!(
        errors.to_string(),
        "the number of DVONN pieces must be 3, not 0; not connected to a DVONN piece: k5"
    );
}
