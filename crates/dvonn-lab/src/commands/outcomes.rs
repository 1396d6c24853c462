//! `outcomes`: how the games of records ended: what the first move is worth, how many are drawn, and how long they are.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_core::{Move, Outcome};
use dvonn_game::{Ending, Record, Strictness};

use crate::Failure;
use crate::statistics::mean_and_error;

#[derive(Args, Debug)]
pub(crate) struct OutcomesArgs {
    /// Files of games, in any format that can be read; those that `match --out` writes are called `games.dvonn`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What counts of a game whose board was counted.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Counted {
    /// White's pieces minus Black's.
    margin: f64,
    /// Stack moves of both players.
    moves: f64,
    passes: f64,
}

impl Counted {
    /// `None` for a game that ended in another way, or is not over.
    fn of(record: &Record) -> Option<Counted> {
        let margin = match record.ending()? {
            Ending::Counted(Outcome::Win { winner, margin }) => {
                if winner == dvonn_core::Color::White {
                    f64::from(margin)
                } else {
                    -f64::from(margin)
                }
            }
            Ending::Counted(Outcome::Draw) => 0.0,
            _ => return None,
        };
        let tree = &record.tree;
        let count = |is_wanted: fn(&Move) -> bool| {
            tree.line_to(tree.main_end()).iter().filter(|ply| is_wanted(&ply.mv)).count() as f64
        };
        let moves = count(|mv| matches!(mv, Move::Stack(_)));
        Some(Counted { margin, moves, passes: count(|mv| *mv == Move::Pass) })
    }
}

pub(crate) fn run(args: &OutcomesArgs) -> Result<(), Failure> {
    let (mut games, mut others) = (Vec::new(), 0);
    for file in &args.files {
        let bytes =
            std::fs::read(file).map_err(|error| Failure::No(format!("{}: {error}", file.display())))?;
        for reading in dvonn_game::read(&bytes, None, Strictness::Lenient) {
            match Counted::of(&reading.record).filter(|_| reading.refused.is_none()) {
                Some(game) => games.push(game),
                None => others += 1,
            }
        }
    }
    if games.is_empty() {
        return Err(Failure::No("no game of these files was counted".to_owned()));
    }
    writeln!(std::io::stdout(), "{}", table(&games, others))?;
    Ok(())
}

/// The table, each row with half the width of its 95 % interval.
fn table(games: &[Counted], others: usize) -> String {
    let row = |what: &str, unit: &str, value: fn(&Counted) -> f64| {
        let (mean, error) = mean_and_error(&games.iter().map(value).collect::<Vec<_>>());
        format!("| {what} | {mean:.1} ± {error:.1}{unit} |")
    };
    let rows = [
        format!("| games that were counted; others | {}; {others} |", games.len()),
        row("White's score, a draw as half", " %", |game| 50.0 + 50.0 * sign(game.margin)),
        row("draws", " %", |game| if game.margin == 0.0 { 100.0 } else { 0.0 }),
        row("White's margin, pieces", "", |game| game.margin),
        row("margin of the winner, pieces; draws as 0", "", |game| game.margin.abs()),
        row("stack moves of both players", "", |game| game.moves),
        row("passes of both players", "", |game| game.passes),
    ];
    format!("| what | mean |\n| --- | --- |\n{}", rows.join("\n"))
}

fn sign(margin: f64) -> f64 {
    if margin == 0.0 { 0.0 } else { margin.signum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "[Start \"........./........../DDDWB....../........../......... W M\"]";

    fn game(text: &str) -> Option<Counted> {
        Counted::of(&text.parse().unwrap())
    }

    #[test]
    fn only_counted_games_count() {
        let won = format!(
            "{START}\n[Result \"1-0\"]\n[Score \"3-0\"]\n[Ending \"counted\"]\n\n1. d3-c3 pass 2. c3-a3 1-0\n"
        );
        assert_eq!(game(&won), Some(Counted { margin: 3.0, moves: 2.0, passes: 1.0 }));
        let resigned = format!("{START}\n[Result \"0-1\"]\n[Ending \"resigned\"]\n\n1. d3-c3 0-1\n");
        assert_eq!(game(&resigned), None);
        assert_eq!(game(&format!("{START}\n[Result \"*\"]\n\n1. d3-c3 *\n")), None);
    }

    #[test]
    fn the_table_has_the_score_of_white_and_the_share_of_draws() {
        let games = [3.0, 0.0, -1.0, 2.0].map(|margin| Counted { margin, moves: 30.0, passes: 1.0 });
        let table = table(&games, 2);
        for row in [
            "| games that were counted; others | 4; 2 |",
            "| 62.5 ±",
            "| draws | 25.0 ±",
            "| 1.0 ±",
            "| 30.0 ± 0.0 |",
        ] {
            assert!(table.contains(row), "{row}\n{table}");
        }
    }
}
