//! The `info` line.

use dvonn_engine::{Report, Score};

/// `info …`; the number of the line is given only if several are requested.
pub(super) fn info(report: &Report<'_>, lines: usize) -> String {
    let line = report.line;
    let microseconds = report.elapsed.as_micros().max(1);
    let speed = u128::from(report.nodes) * 1_000_000 / microseconds;
    let number = if lines > 1 { format!(" line {}", report.number) } else { String::new() };
    let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
    format!(
        "info depth {} seldepth {} nodes {} nps {speed} time {}{number} score {} pv {}",
        line.depth,
        line.selective_depth,
        report.nodes,
        report.elapsed.as_millis(),
        score(line.score),
        moves.join(" "),
    )
}

fn score(score: Score) -> String {
    match score {
        Score::Estimate(estimate) => {
            format!("margin {:+.2} chance {:.2}", estimate.margin(), estimate.winning_chance())
        }
        Score::Win(None) => "wdl win proved".to_owned(),
        Score::Loss(None) => "wdl loss proved".to_owned(),
        Score::Win(Some(margin)) => format!("exact +{margin} proved"),
        Score::Draw => "exact 0 proved".to_owned(),
        Score::Loss(Some(margin)) => format!("exact -{margin} proved"),
    }
}
