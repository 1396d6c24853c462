//! `levels`: how strong the levels are. Prints the table of `docs/levels.md`.

use std::io::Write;

use clap::Args;
use dvonn_engine::Level;

use crate::contest::ContestEnd;
use crate::interrupt::stop_on_interrupt;
use crate::{Contest, Entrant, Failure, Openings, Referee, Totals};

#[derive(Args, Debug)]
pub(crate) struct LevelsArgs {
    /// Number of games of each match; an odd number is rounded up to whole pairs
    #[arg(long, short = 'n', default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// The strongest level to play
    #[arg(long, value_name = "LEVEL", default_value = "10")]
    up_to: Level,
    /// The weakest level to play
    #[arg(long, value_name = "LEVEL", default_value = "1")]
    from: Level,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl LevelsArgs {
    fn contest(&self, first: &str, second: &str) -> Contest {
        let entrant = |text: &str| text.parse::<Entrant>().expect("these players exist");
        Contest {
            entrants: [entrant(first), entrant(second)],
            openings: Openings::Placements(0),
            seed: self.seed,
            pairs: self.games.div_ceil(2),
            concurrency: self.concurrency.into(),
            referee: Referee::default(),
            sprt: None,
        }
    }

    /// The matches: the two players with their names.
    fn matches(&self) -> Vec<[(String, String); 2]> {
        let level = |level: Level| (format!("level {level}"), format!("engine,level={level},hash=4"));
        let yardstick = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let mut matches = Vec::new();
        for upper in Level::ALL.into_iter().filter(|level| (self.from..=self.up_to).contains(level)) {
            if let Some(lower) = upper.number().checked_sub(1).and_then(Level::new) {
                matches.push([level(upper), level(lower)]);
            } else {
                matches.push([level(upper), yardstick("random moves", "random")]);
                matches.push([level(upper), yardstick("score-grabber", "grabber")]);
            }
        }
        matches
    }
}

pub(crate) fn run(args: &LevelsArgs) -> Result<(), Failure> {
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout();
    writeln!(out, "| player | against | score | won, drawn, lost | margin |")?;
    writeln!(out, "| --- | --- | --- | --- | --- |")?;
    for [(first, first_text), (second, second_text)] in args.matches() {
        let mut totals = Totals::default();
        let end = args
            .contest(&first_text, &second_text)
            .run(&mut totals, &stop, |_, _| Ok::<(), std::convert::Infallible>(()));
        if end == Ok(ContestEnd::Stopped) {
            return Err(Failure::No("interrupted".to_owned()));
        }
        writeln!(out, "{}", row(&first, &second, &totals))?;
        out.flush()?;
    }
    Ok(())
}

fn row(first: &str, second: &str, totals: &Totals) -> String {
    let Totals { wins, draws, losses, pairs, .. } = totals;
    let (score, error) = (100.0 * pairs.score(), 100.0 * pairs.error());
    let margin = totals.mean_margin();
    format!("| {first} | {second} | {score:.1} % ± {error:.1} | {wins}, {draws}, {losses} | {margin:+.1} |")
}
