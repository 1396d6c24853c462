//! The review of a game: marks on both sides of each threshold, what is not known, and laws of random games.

use dvonn_coach::{Assessed, Assessment, Class, Reason, Review, ReviewedPly, Slip, Stage};
use dvonn_core::{Color, Move, Position};
use dvonn_engine::{Estimate, Margin, Score, Solver, Wdl};
use dvonn_testkit::few_or_many;
use dvonn_testkit::play::{late_position, position};
use fastrand::Rng;

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn estimate(pieces: f64) -> Score {
    Score::Estimate(Estimate::from_pieces(pieces))
}

fn exact(pieces: i8) -> Score {
    Score::exact(Margin::new(pieces).expect("a margin"))
}

/// Figure 3 of the rulebook, with this player to move.
fn before(turn: Color) -> Position {
    let board = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......";
    position(&format!("{board} {} M", turn.letter()))
}

/// A ply in which another move had the first score, and the played one the second.
fn ply(best: Score, played: Score) -> ReviewedPly {
    let assessed = |text: &str, score| Assessed { mv: mv(text), score, line: Vec::new() };
    ReviewedPly {
        before: before(Color::White),
        played: assessed("e3-f3", played),
        best: assessed("k3-j3", best),
        next: None,
    }
}

/// An estimate with this chance to win.
fn chance(chance: f64) -> Score {
    estimate(4.0 * (chance / (1.0 - chance)).ln())
}

#[test]
fn a_move_is_marked_by_the_chance_or_the_pieces_that_it_loses() {
    for (best, played, slip) in [
        // The chance to win: 7, 14 and 28 %.
        (chance(0.50), chance(0.435), None),
        (chance(0.50), chance(0.425), Some(Slip::Inaccuracy)),
        (chance(0.50), chance(0.365), Some(Slip::Inaccuracy)),
        (chance(0.50), chance(0.355), Some(Slip::Mistake)),
        (chance(0.60), chance(0.325), Some(Slip::Mistake)),
        (chance(0.60), chance(0.315), Some(Slip::Blunder)),
        // Pieces, in a game that stays won or lost: 3, 6 and 12.
        (exact(20), exact(18), None),
        (exact(20), exact(17), Some(Slip::Inaccuracy)),
        (exact(20), exact(15), Some(Slip::Inaccuracy)),
        (exact(20), exact(14), Some(Slip::Mistake)),
        (exact(-3), exact(-14), Some(Slip::Mistake)),
        (exact(-3), exact(-15), Some(Slip::Blunder)),
        // One piece that decides the game.
        (exact(1), Score::Draw, Some(Slip::Blunder)),
        (Score::Draw, exact(-1), Some(Slip::Blunder)),
        // Only the winner is known.
        (Score::proved(Wdl::Win), exact(1), None),
        (Score::proved(Wdl::Win), Score::proved(Wdl::Loss), Some(Slip::Blunder)),
        // A separate search may like the played move better.
        (estimate(1.0), estimate(5.0), None),
    ] {
        assert_eq!(ply(best, played).slip(), slip, "{best:?} {played:?}");
    }
}

#[test]
fn the_loss_is_counted_in_pieces_and_chance() {
    let hundredths = |value: f64| (value * 100.0).round() / 100.0;
    for (best, played, pieces, chance) in [
        (estimate(7.0), estimate(-0.2), Some(7.2), 0.36),
        (estimate(1.0), estimate(5.0), Some(0.0), 0.0),
        (exact(3), exact(1), Some(2.0), 0.0),
        (Score::proved(Wdl::Win), Score::Draw, None, 0.5),
    ] {
        let ply = ply(best, played);
        assert_eq!((ply.lost_pieces().map(hundredths), hundredths(ply.lost_chance())), (pieces, chance));
    }
    let other = ply(estimate(3.0), estimate(-9.0));
    let same = ReviewedPly { best: Assessed { mv: other.played.mv, ..other.best }, ..other };
    assert_eq!((same.lost_pieces(), same.lost_chance(), same.slip()), (Some(0.0), 0.0, None));
}

fn assessment(score: Score, line: &str) -> Assessment {
    Assessment { score, line: line.split_whitespace().map(mv).collect(), others: Vec::new() }
}

#[test]
fn a_game_is_judged_from_the_scores_of_its_positions() {
    let plies = [
        (before(Color::White), mv("e3-f3")),
        (before(Color::Black), mv("a1-b1")),
        (before(Color::White), Move::Pass),
        (before(Color::Black), mv("c1-d1")),
        (before(Color::White), mv("d2-d3")),
    ];
    let review = Review::of_game(
        &plies,
        &[
            Some(assessment(estimate(7.0), "k3-j3 a1-b1")),
            Some(assessment(estimate(-0.2), "c1-d1")),
            // Black loses two pieces of margin: White's score rises.
            Some(assessment(estimate(1.8), "pass")),
            Some(assessment(estimate(2.0), "c1-d1 d2-d3")),
            Some(assessment(estimate(9.0), "d2-d3")),
            None,
        ],
    );
    let slips: Vec<(usize, Slip)> = review.slips().collect();
    assert_eq!(slips, [(0, Slip::Blunder), (1, Slip::Inaccuracy)]);
    let first = review.ply(0).unwrap();
    assert_eq!((first.best.mv, first.best.line.clone()), (mv("k3-j3"), vec![mv("a1-b1")]));
    assert_eq!((first.played.score, first.played.line.clone()), (estimate(-0.2), vec![mv("c1-d1")]));
    assert_eq!(review.ply(1).unwrap().played.score, estimate(-1.8), "for Black, who played it");
    assert_eq!(review.ply(2), None, "a pass is not judged");
    assert_eq!(review.ply(3).unwrap().slip(), None, "it was the best move, whatever the next search says");
    assert_eq!(review.ply(4), None, "the score after it is not known");
    assert_eq!(review.ply(5), None);

    let white = review.summary(Color::White).unwrap();
    assert_eq!((white.inaccuracies, white.mistakes, white.blunders), (0, 0, 1));
    assert!((white.average_loss.unwrap() - 7.2).abs() < 1e-9);
    let black = review.summary(Color::Black).unwrap();
    assert_eq!((black.inaccuracies, black.mistakes, black.blunders), (1, 0, 0));
    assert!((black.average_loss.unwrap() - 1.0).abs() < 1e-9);
    assert_eq!(Review::of_game(&plies, &[const { None }; 6]).summary(Color::White), None);
    assert_eq!(Review::default().summary(Color::White), None);
}

#[test]
fn a_move_that_was_compared_is_judged_by_that_unless_more_is_proved() {
    let plies = [(before(Color::White), mv("e3-f3"))];
    let compared =
        Assessment { others: vec![(mv("e3-f3"), estimate(6.0))], ..assessment(estimate(7.0), "k3-j3") };
    let played = |after: Assessment| {
        let review = Review::of_game(&plies, &[Some(compared.clone()), Some(after)]);
        review.ply(0).unwrap().played.clone()
    };
    let apart = played(assessment(estimate(-0.2), "c1-d1"));
    assert_eq!(apart.score, estimate(6.0), "separate searches cannot be compared");
    assert_eq!(apart.line, [mv("c1-d1")], "but the longer one knows the answer");
    assert_eq!(played(assessment(exact(-1), "c1-d1")).score, exact(-1));
    // What a search cannot tell apart is as good.
    assert_eq!(ply(chance(0.50), chance(0.485)).class(), Class::Best);
    assert_eq!(ply(chance(0.50), chance(0.475)).class(), Class::Good);
    assert_eq!(ply(exact(20), exact(19)).class(), Class::Good);
}

#[test]
fn only_the_worst_kinds_of_slips_are_worth_a_second_look() {
    let review =
        |lost: &[f64]| lost.iter().map(|&lost| Some(ply(estimate(0.0), estimate(-lost)))).collect::<Review>();
    let mistakes = |lost: &[f64]| review(lost).mistakes().collect::<Vec<usize>>();
    assert_eq!(mistakes(&[1.5, 0.0, 3.0, 8.0, 1.5]), [2, 3]);
    assert_eq!(mistakes(&[1.5, 0.0, 1.5]), [0, 2], "there is nothing worse");
    assert!(mistakes(&[0.0, 0.5]).is_empty());
}

#[test]
fn moments_are_the_worst_mistakes_and_at_most_five() {
    let losses = [1.5, 3.0, 9.0, 4.0, 8.0, 5.0, 7.0, 6.0];
    let review: Review = losses.iter().map(|&lost| Some(ply(estimate(0.0), estimate(-lost)))).collect();
    assert_eq!(review.moments(), [2, 4, 6, 7, 5]);
    assert!(Review::default().moments().is_empty());
}

#[test]
fn accuracy_counts_choices_and_lost_chances() {
    let perfect: Review = [Some(ply(exact(20), exact(14)))].into_iter().collect();
    assert_eq!(perfect.accuracy(Color::White, Stage::Middle), Some(1.0), "a won game stays won");
    assert_eq!(perfect.accuracy(Color::White, Stage::Ending), None);
    assert_eq!(perfect.accuracy(Color::Black, Stage::Middle), None);
    let mixed: Review =
        [ply(chance(0.5), chance(0.5)), ply(chance(0.5), chance(0.36))].into_iter().map(Some).collect();
    let accuracy = mixed.accuracy(Color::White, Stage::Middle).unwrap();
    assert!((accuracy - 0.748).abs() < 0.005, "{accuracy}");
    let forced = ReviewedPly {
        before: position("........./........../DDDWB....../........../......... B M"),
        ..ply(exact(1), exact(1))
    };
    assert_eq!((forced.class(), Stage::of(&forced.before)), (Class::Forced, Stage::Ending));
    let review: Review = [Some(forced)].into_iter().collect();
    assert_eq!(review.accuracy(Color::Black, Stage::Ending), None, "there was nothing to choose");
}

#[test]
fn a_move_has_one_class() {
    for (best, played, class) in [
        (estimate(1.0), estimate(1.0), Class::Best),
        (estimate(1.0), estimate(0.5), Class::Good),
        (exact(3), Score::proved(Wdl::Win), Class::Best),
        (estimate(1.0), estimate(-9.0), Class::Slip(Slip::Blunder)),
    ] {
        assert_eq!(ply(best, played).class(), class, "{best:?} {played:?}");
    }
}

#[test]
fn a_mistake_is_refuted_and_another_good_move_is_accepted() {
    let judged = ReviewedPly {
        best: Assessed { mv: mv("e3-f3"), score: exact(3), line: vec![mv("c2-d2")] },
        played: Assessed { mv: mv("k3-j3"), score: estimate(-4.0), line: vec![mv("f3-e3")] },
        before: before(Color::White),
        next: None,
    };
    assert!(judged.reasons().iter().any(|reason| matches!(reason, Reason::CutsOff { theirs: 11, .. })));
    assert!(!judged.reasons().iter().any(|reason| matches!(reason, Reason::OnlyMove { .. })), "not known");
    assert!(matches!(&judged.drawbacks()[0], Reason::Refuted { line, .. } if *line == [mv("f3-e3")]));
    let tried = |score| Assessed { mv: mv("h3-i3"), score, line: Vec::new() };
    assert!(judged.accepts(tried(exact(2))) && !judged.accepts(tried(exact(-1))));
}

/// The proved value of a position, with its best move.
fn proved(position: &Position) -> Assessment {
    let movement = position.movement().expect("a late position");
    if position.outcome().is_some() {
        let scores = position.scores();
        let margin = scores[Color::White] as i8 - scores[Color::Black] as i8;
        return Assessment { score: exact(margin), line: Vec::new(), others: Vec::new() };
    }
    let values = Solver::suited_to(movement).moves(movement, &mut |_| true).expect("nothing interrupts it");
    let lines = values.iter().map(|(mv, margin)| (Score::exact(*margin), vec![*mv]));
    Assessment::of_lines(position.turn(), lines, None).expect("there are moves")
}

#[test]
fn with_proved_scores_the_losses_add_up_to_the_result() {
    for seed in 0..few_or_many(12, 200) {
        let mut dice = Rng::with_seed(seed);
        let mut positions = vec![late_position(&mut dice, 9)];
        let mut plies = Vec::new();
        loop {
            let position = positions[positions.len() - 1];
            let Some(mv) = dice.choice(position.legal_moves().collect::<Vec<_>>()) else { break };
            plies.push((position, mv));
            positions.push(position.play(mv).unwrap());
        }
        let assessments: Vec<Option<Assessment>> =
            positions.iter().map(|position| Some(proved(position))).collect();
        let review = Review::of_game(&plies, &assessments);
        let margin = |at: usize| assessments[at].as_ref().and_then(|found| found.score.margin()).unwrap();
        let lost = |color| {
            let own = (0..plies.len()).filter_map(|ply| review.ply(ply)).filter(|ply| ply.by() == color);
            own.map(|ply| ply.lost_pieces().unwrap()).sum::<f64>()
        };
        let result = margin(0) - lost(Color::White) + lost(Color::Black);
        assert!((result - margin(plies.len())).abs() < 1e-9, "seed {seed}: {result}");
        let counted: usize = Color::ALL
            .into_iter()
            .filter_map(|color| review.summary(color))
            .map(|summary| summary.inaccuracies + summary.mistakes + summary.blunders)
            .sum();
        assert_eq!(counted, review.slips().count(), "seed {seed}");
    }
}

#[test]
fn the_only_good_move_is_pointed_out_where_every_other_is_proved_worse_or_a_piece_worse() {
    for (best, next, is_only) in [
        (exact(1), exact(0), true),
        (exact(5), exact(4), true),
        (exact(5), exact(5), false),
        (estimate(1.0), estimate(0.0), true),
        (estimate(1.0), estimate(0.1), false),
        (Score::proved(Wdl::Win), Score::proved(Wdl::Win), false),
        (Score::proved(Wdl::Win), Score::Draw, true),
        (Score::proved(Wdl::Draw), exact(-1), true),
    ] {
        let other = ply(best, best);
        let next = Assessed { mv: mv("h3-i3"), score: next, line: Vec::new() };
        let found = ReviewedPly { played: other.best.clone(), next: Some(next.clone()), ..other };
        assert_eq!(found.class() == Class::Only, is_only, "{best:?} {next:?}");
        let has_reason = found.reasons().iter().any(|reason| matches!(reason, Reason::OnlyMove { .. }));
        assert_eq!(has_reason, is_only, "the reasons say the same");
        let missed = ReviewedPly { played: next, ..found };
        assert_ne!(missed.class(), Class::Only, "it was not played");
    }
}

#[test]
fn a_proved_only_move_is_the_only_one_that_keeps_the_value_in_random_endings() {
    let mut found = 0;
    for seed in 0..few_or_many(40, 400) {
        let mut dice = Rng::with_seed(seed);
        let position = late_position(&mut dice, 9);
        if position.outcome().is_some() {
            continue;
        }
        let movement = position.movement().expect("a late position");
        let values =
            Solver::suited_to(movement).moves(movement, &mut |_| true).expect("nothing interrupts it");
        let assessments = [Some(proved(&position)), Some(proved(&position.play(values[0].0).unwrap()))];
        let review = Review::of_game(&[(position, values[0].0)], &assessments);
        let Some(ply) = review.ply(0) else { continue };
        let keep = values.iter().filter(|(_, margin)| *margin == values[0].1).count();
        assert_eq!(ply.class() == Class::Only, values.len() > 1 && keep == 1, "seed {seed}");
        found += usize::from(ply.class() == Class::Only);
    }
    assert!(found > 0);
}

#[test]
fn pieces_are_lost_by_oversight_if_the_reply_takes_more_than_any_reply_to_the_best_move() {
    for seed in 0..few_or_many(30, 300) {
        let mut dice = Rng::with_seed(seed);
        let position = late_position(&mut dice, 12);
        let moves: Vec<Move> = position.legal_moves().collect();
        let (Some(&played), Some(&best)) = (moves.first(), moves.last()) else { continue };
        let Ok(after) = position.play(played) else { continue };
        let judged = ReviewedPly {
            before: position,
            played: Assessed { mv: played, score: exact(-20), line: Vec::new() },
            best: Assessed { mv: best, score: exact(20), line: Vec::new() },
            next: None,
        };
        let by = position.turn();
        let cost = |from: &Position, reply: Move| {
            let then = from.play(reply).expect("a legal reply");
            from.scores()[by].saturating_sub(then.scores()[by])
        };
        let worst = |from: Position| from.legal_moves().map(|reply| cost(&from, reply)).max().unwrap_or(0);
        for reply in after.legal_moves() {
            let lost = cost(&after, reply).saturating_sub(worst(position.play(best).unwrap()));
            assert_eq!(u32::from(judged.oversight(reply)), u32::from(lost), "seed {seed}: {reply}");
        }
        let fine = ReviewedPly { played: judged.best.clone(), ..judged };
        assert!(after.legal_moves().all(|reply| fine.oversight(reply) == 0), "it was no slip");
    }
}

#[test]
fn placements_are_compared_in_hindsight_and_never_called_bad() {
    let start = position("DDD....../........../.........../........../......... B P");
    let cells: Vec<Move> = ["e3", "a2", "k5", "i1"].map(mv).to_vec();
    let mut here = start;
    let (mut plies, mut assessments) = (Vec::new(), Vec::new());
    for (index, &cell) in cells.iter().enumerate() {
        let turn = here.turn();
        // What the search expects of the position is for the graph alone.
        let expected = (estimate(9.0), vec![mv("f1")]);
        let lines = [expected, (estimate(1.0), vec![mv("f3")]), (estimate(1.0 - index as f64), vec![cell])];
        plies.push((here, cell));
        assessments.push(Assessment::of_lines(turn, lines, Some(cell)));
        here = here.play(cell).unwrap();
    }
    assessments.push(None);
    let review = Review::of_game(&plies, &assessments);
    assert_eq!(review.placements(), [3, 2, 1], "the worst first, and those that lost nothing not at all");
    let worst = review.ply(3).unwrap();
    assert_eq!((worst.best.mv, worst.lost_pieces()), (mv("f3"), Some(3.0)));
    assert!(review.slips().next().is_none() && review.moments().is_empty());
    assert_eq!(review.summary(Color::White), None, "placements do not count");
    let lost = |ply: usize| review.ply(ply).unwrap().lost_chance();
    let mean = (-5.0 * lost(2)).exp() / 2.0 + 0.5;
    assert!((review.accuracy(Color::Black, Stage::Placing).unwrap() - mean).abs() < 1e-9);
    assert_eq!(review.accuracy(Color::Black, Stage::Middle), None);
    assert!(review.has_placements() && review.full_board().is_none());
}
