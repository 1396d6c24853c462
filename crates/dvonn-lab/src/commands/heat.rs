//! `heat`: what the network of boards thinks of cells and of sets of DVONN pieces, as tables and as a picture.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_core::{Cell, CellSet, Color};
use dvonn_engine::placement::{Board, BoardNetwork, Content, Hidden};
use fastrand::Rng;

use crate::entrant::board_network;
use crate::{Failure, training};

/// Coloured pieces on the boards on which cells are valued.
const PIECES: usize = 20;
/// Distances to the nearest DVONN piece that are told apart.
const RINGS: usize = 4;

#[derive(Args, Debug)]
pub(crate) struct HeatArgs {
    /// Network of boards, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    boards: Option<PathBuf>,
    /// Number of random boards
    #[arg(long, short = 'n', default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    number: u32,
    /// Seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw what a DVONN piece on each cell is worth to White
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
}

pub(crate) fn run(args: &HeatArgs) -> Result<(), Failure> {
    let network = match &args.boards {
        None => BoardNetwork::default(),
        Some(path) => {
            board_network(path).map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?
        }
    };
    let mut look = Look { network, hidden: Box::default() };
    let mut out = std::io::stdout();
    writeln!(
        out,
        "Worth of taking a cell, by the distance to the nearest DVONN piece; {} boards",
        args.number
    )?;
    let mut rng = Rng::with_seed(args.seed);
    let means: Vec<_> = (0..args.number).map(|_| look.worths(&mut rng)).collect();
    for (kind, name) in ["inner cells", "edge"].into_iter().enumerate() {
        let shown = (0..RINGS).map(|ring| spread(means.iter().filter_map(|means| means[kind][ring])));
        writeln!(out, "{name:<11}  {}", shown.collect::<Vec<_>>().join("  "))?;
    }
    let mut sets = look.sets();
    sets.sort_by(|a, b| a.1.total_cmp(&b.1));
    writeln!(out, "What White can expect of {} sets of DVONN pieces", sets.len())?;
    for (name, index) in [("least", 0), ("median", sets.len() / 2), ("most", sets.len() - 1)] {
        writeln!(out, "{name:<7} {:+.2}  {}", sets[index].1, sets[index].0)?;
    }
    let Some(path) = &args.picture else {
        return Ok(());
    };
    let mean = |cell: Cell| {
        let values: Vec<f64> =
            sets.iter().filter(|(set, _)| set.contains(cell)).map(|(_, value)| *value).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    training::write(path, &picture(&Cell::ALL.map(|cell| (cell, mean(cell)))))
}

/// A mean with half the width of its 95 % interval.
fn spread(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<f64> = values.collect();
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    format!("{mean:+.2} ± {:.2}", 1.96 * (variance / count).sqrt())
}

struct Look {
    network: BoardNetwork,
    hidden: Box<Hidden>,
}

impl Look {
    /// What White can expect of a board, in pieces.
    fn value(&mut self, board: &Board) -> f64 {
        f64::from(self.network.value(board, &mut self.hidden)) / 100.0
    }

    /// On a random board, what it is worth on average to take a cell, inside and on the edge, by distance.
    fn worths(&mut self, rng: &mut Rng) -> [[Option<f64>; RINGS]; 2] {
        let mut cells = Cell::ALL;
        rng.shuffle(&mut cells);
        let (dvonns, others) = cells.split_at(3);
        let mut board = Board::between(dvonns.iter().copied().collect());
        for cell in &others[..PIECES] {
            board.put(*cell, board.turn().into());
        }
        let mut sums = [[(0.0, 0.0); RINGS]; 2];
        for cell in &others[PIECES..] {
            let [white, black] = Color::ALL.map(|color| {
                board.put(*cell, color.into());
                self.value(&board)
            });
            board.put(*cell, Content::Empty);
            let distance = usize::from(board.rings[cell.ordinal()]).clamp(1, RINGS) - 1;
            let (sum, count) = &mut sums[usize::from(cell.is_edge())][distance];
            (*sum, *count) = (*sum + (white - black) / 2.0, *count + 1.0);
        }
        sums.map(|rings| rings.map(|(sum, count)| (count > 0.0).then(|| sum / count)))
    }

    /// All sets of three cells, with what White can expect between DVONN pieces there.
    fn sets(&mut self) -> Vec<(CellSet, f64)> {
        let mut sets = Vec::new();
        for (index, &first) in Cell::ALL.iter().enumerate() {
            for (more, &second) in Cell::ALL[index + 1..].iter().enumerate() {
                for &third in &Cell::ALL[index + more + 2..] {
                    let set: CellSet = [first, second, third].into_iter().collect();
                    sets.push((set, self.value(&Board::between(set))));
                }
            }
        }
        sets
    }
}

/// The board with a number in each cell; the larger, the darker.
fn picture(values: &[(Cell, f64); 49]) -> String {
    const STEP: f64 = 46.0;
    let least = values.iter().map(|(_, value)| *value).fold(f64::MAX, f64::min);
    let most = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 220\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">\n",
    );
    for (cell, value) in values {
        // A is at the left of each row, and row 5 on top.
        let x = 30.0 + STEP * (f64::from(cell.column()) + 1.0 - f64::from(cell.row()) / 2.0);
        let y = 26.0 + STEP * 0.87 * (4.0 - f64::from(cell.row()));
        let share = (value - least) / (most - least).max(0.01);
        let light = 95.0 - 55.0 * share;
        let ink = if share > 0.5 { "white" } else { "black" };
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"21\" fill=\"hsl(215 60% {light:.0}%)\"/><text x=\"{x:.0}\" y=\"{:.0}\" fill=\"{ink}\">{value:.2}</text>",
            y + 4.5
        );
    }
    svg + "</svg>\n"
}
