//! The naive oracle: DVONN a second time, for tests only.
//!
//! It is a transcription of the rulebook, written without a look at the crate under test, so that a
//! misreading would have to be made twice to go unseen. Obvious comes before fast: a map from coordinates to
//! stacks, lines walked step by step, removal by a breadth first search from every DVONN piece after every
//! move. It speaks only text (positions, moves, cells) and shares no type with the crate.
//!
//! Every legality question has two answers here as well: [`Oracle::legal`] walks outwards from each stack,
//! [`Oracle::why_not`] measures the difference between two cells. A test can compare them.
//!
//! The rule numbers in the comments are these:
//!
//! 1. White 23, Black 23, DVONN 3. One piece a ply on any empty cell: three DVONN pieces (White, Black,
//!    White), then black, white, black, ... until the 49 cells are full. No skipping, no removal.
//! 2. White opens the movement phase. A turn moves one whole stack with one's own colour on top in a straight
//!    line, exactly as many cells as it is high, over anything, onto a taken cell.
//! 3. A stack with six taken neighbours may not move; on an edge cell there are never six.
//! 4. A lone DVONN piece has no owner and does not move; inside a stack it goes along.
//! 5. After a move every stack without a chain of taken cells to a DVONN piece leaves the board.
//! 6. One must move if one can, and must pass if one cannot.
//! 7. The game is over as soon as neither side has a move. The score is the height of one's own stacks.

#![allow(dead_code)] // Several tests include this module, and each uses a part of it.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Column 1 (`a`) to 11 (`k`), then row 1 to 5. May lie off the board while a line is being walked.
type Cell = (i32, i32);

/// The six directions: (col±1,row), (col,row±1), (col+1,row+1), (col-1,row-1).
const DIRECTIONS: [Cell; 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];

const PIECES: u32 = 49;
const DVONN_PIECES: u32 = 3;
const PIECES_OF_A_COLOUR: usize = 23;

/// What stands on a taken cell. The colours below the top are not in the text and no rule asks for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stack {
    /// `'W'` or `'B'`, the top piece; `None` for a lone DVONN piece (rule 4).
    owner: Option<char>,
    height: u32,
    dvonns: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ply {
    Place(Cell),
    Carry(Cell, Cell),
    Pass,
}

/// A position, with everything the rules say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Oracle {
    /// The taken cells only.
    stacks: BTreeMap<Cell, Stack>,
    side: char,
    phase: char,
}

impl Oracle {
    /// The empty board; White places first (rule 1).
    pub(crate) fn start() -> Self {
        Self { stacks: BTreeMap::new(), side: 'W', phase: 'P' }
    }

    /// Reads a position text and refuses everything that the rules could not have produced as far as the
    /// text can show it.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, phase] = fields[..] else {
            return Err(format!("{} fields instead of board, side and phase", fields.len()));
        };
        let side = match side {
            "W" => 'W',
            "B" => 'B',
            other => return Err(format!("side {other:?}")),
        };
        let phase = match phase {
            "P" => 'P',
            "M" => 'M',
            other => return Err(format!("phase {other:?}")),
        };
        let rows: Vec<&str> = board.split('/').collect();
        if rows.len() != 5 {
            return Err(format!("{} rows instead of 5", rows.len()));
        }
        let mut stacks = BTreeMap::new();
        for (row, row_text) in (1..=5).rev().zip(rows) {
            let cells = cells_of_row(row);
            let tokens = read_row(row_text).map_err(|fault| format!("row {row}: {fault}"))?;
            if tokens.len() != cells.len() {
                return Err(format!("row {row}: {} cells instead of {}", tokens.len(), cells.len()));
            }
            for (cell, token) in cells.into_iter().zip(tokens) {
                if let Some(stack) = token {
                    stacks.insert(cell, stack);
                }
            }
        }
        let position = Self { stacks, side, phase };
        match phase {
            'P' => position.check_placement()?,
            _ => position.check_movement()?,
        }
        Ok(position)
    }

    /// The pieces lie in the order of rule 1, so their number decides how many of each kind there are and who
    /// is next.
    fn check_placement(&self) -> Result<(), String> {
        let placed = self.stacks.len();
        if self.stacks.values().any(|stack| stack.height != 1) {
            return Err("a stack during placement".to_owned());
        }
        if placed == 49 {
            return Err("the placement of a full board is over".to_owned());
        }
        let mut expected = (0, 0, 0);
        for number in 1..=placed {
            match piece_of_placement(number) {
                'D' => expected.0 += 1,
                'B' => expected.1 += 1,
                _ => expected.2 += 1,
            }
        }
        let found = (self.topped(None), self.topped(Some('B')), self.topped(Some('W')));
        if found != expected {
            return Err(format!("DVONN, black and white pieces {found:?} instead of {expected:?}"));
        }
        // White places the odd numbers: the 1st, the 3rd, ..., the 49th.
        let next = if placed.is_multiple_of(2) { 'W' } else { 'B' };
        if self.side != next {
            return Err(format!("after {placed} placements it is the turn of {next}"));
        }
        Ok(())
    }

    /// All three DVONN pieces stay for ever, no piece is ever added, and removal has always been done (rule
    /// 5).
    fn check_movement(&self) -> Result<(), String> {
        let dvonns: u32 = self.stacks.values().map(|stack| stack.dvonns).sum();
        if dvonns != DVONN_PIECES {
            return Err(format!("{dvonns} DVONN pieces instead of {DVONN_PIECES}"));
        }
        let pieces: u32 = self.stacks.values().map(|stack| stack.height).sum();
        if pieces > PIECES {
            return Err(format!("{pieces} pieces, but the game has {PIECES}"));
        }
        for colour in ['W', 'B'] {
            let tops = self.topped(Some(colour));
            if tops > PIECES_OF_A_COLOUR {
                return Err(format!("{tops} stacks of {colour}, which has {PIECES_OF_A_COLOUR} pieces"));
            }
        }
        let unlinked = names(self.unlinked());
        if !unlinked.is_empty() {
            return Err(format!("no link to a DVONN piece: {}", unlinked.join(" ")));
        }
        Ok(())
    }

    /// The one text of this position.
    pub(crate) fn text(&self) -> String {
        let rows: Vec<String> = (1..=5)
            .rev()
            .map(|row| cells_of_row(row).iter().map(|cell| write_token(self.stacks.get(cell))).collect())
            .collect();
        format!("{} {} {}", rows.join("/"), self.side, self.phase)
    }

    /// Whose turn it is, `'W'` or `'B'`; after the end, whose turn it would be.
    pub(crate) fn side(&self) -> char {
        self.side
    }

    /// `'P'` for placement, `'M'` for movement.
    pub(crate) fn phase(&self) -> char {
        self.phase
    }

    /// The legal plies, sorted: placements or stack moves, `["pass"]` when it is forced, nothing after the
    /// end.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.plies().into_iter().map(write_ply).collect();
        texts.sort();
        texts
    }

    fn plies(&self) -> Vec<Ply> {
        if self.phase == 'P' {
            return all_cells().into_iter().filter(|&cell| !self.is_taken(cell)).map(Ply::Place).collect();
        }
        let moves = self.stack_moves(self.side);
        // Rule 6: a pass is forced or it is not allowed. Rule 7: nobody passes after the end.
        if moves.is_empty() && !self.stack_moves(other(self.side)).is_empty() {
            return vec![Ply::Pass];
        }
        moves
    }

    /// Rule 2, with the exceptions of rules 3 and 4, for either side: walks from each stack in each
    /// direction.
    fn stack_moves(&self, side: char) -> Vec<Ply> {
        let mut moves = Vec::new();
        for (&from, stack) in &self.stacks {
            if stack.owner != Some(side) || self.is_enclosed(from) {
                continue;
            }
            for direction in DIRECTIONS {
                let mut to = from;
                for _ in 0..stack.height {
                    to = step(to, direction);
                }
                if self.is_taken(to) {
                    moves.push(Ply::Carry(from, to));
                }
            }
        }
        moves
    }

    /// The stack moves that `side` (`'W'` or `'B'`) would have if it were its turn, sorted.
    pub(crate) fn stack_moves_of(&self, side: char) -> Vec<String> {
        let mut texts: Vec<String> = self.stack_moves(side).into_iter().map(write_ply).collect();
        texts.sort();
        texts
    }

    /// The rule that `mv` breaks, or `None` if it is legal. Owes nothing to [`Oracle::legal`]: it looks at
    /// the difference between two coordinates, and at all pairs of cells where it must know whether a move
    /// exists.
    pub(crate) fn why_not(&self, mv: &str) -> Option<&'static str> {
        let Some(ply) = read_ply(mv) else {
            return Some("not a move");
        };
        match (self.phase, ply) {
            ('P', Ply::Pass) => Some("pass during placement"),
            ('P', Ply::Carry(..)) => Some("stack move during placement"),
            ('P', Ply::Place(cell)) if self.stacks.contains_key(&cell) => {
                Some("placement on an occupied cell")
            }
            ('P', Ply::Place(_)) => None,
            (_, Ply::Place(_)) => Some("placement during movement"),
            _ if !self.some_pair_is_a_move('W') && !self.some_pair_is_a_move('B') => Some("the game is over"),
            (_, Ply::Pass) if self.some_pair_is_a_move(self.side) => Some("pass while a move exists"),
            (_, Ply::Pass) => None,
            (_, Ply::Carry(from, to)) => self.why_not_carry(self.side, from, to),
        }
    }

    fn why_not_carry(&self, side: char, from: Cell, to: Cell) -> Option<&'static str> {
        let Some(stack) = self.stacks.get(&from) else {
            return Some("no stack on the first cell");
        };
        let Some(owner) = stack.owner else {
            return Some("a lone DVONN piece cannot be moved");
        };
        if owner != side {
            return Some("the stack belongs to the other player");
        }
        let taken_around = self.stacks.keys().filter(|&&cell| are_neighbours(cell, from)).count();
        if taken_around == 6 {
            return Some("the stack is surrounded on six sides");
        }
        let (columns, rows) = (to.0 - from.0, to.1 - from.1);
        // The three axes: along a row, along a column, and up both at once.
        if columns != 0 && rows != 0 && columns != rows {
            return Some("not a straight line");
        }
        if columns.unsigned_abs().max(rows.unsigned_abs()) != stack.height {
            return Some("distance differs from the height");
        }
        if !self.stacks.contains_key(&to) {
            return Some("the landing cell is empty");
        }
        None
    }

    fn some_pair_is_a_move(&self, side: char) -> bool {
        let cells = all_cells();
        cells.iter().any(|&from| cells.iter().any(|&to| self.why_not_carry(side, from, to).is_none()))
    }

    /// The position after `mv` and the cells that rule 5 emptied, sorted; or the rule that `mv` breaks.
    pub(crate) fn play(&self, mv: &str) -> Result<(Self, Vec<String>), String> {
        if let Some(reason) = self.why_not(mv) {
            return Err(format!("{mv}: {reason}"));
        }
        let ply = read_ply(mv).ok_or("not a move")?;
        let (after, removed) = self.after(ply);
        Ok((after, names(removed)))
    }

    /// Plays a legal ply.
    fn after(&self, ply: Ply) -> (Self, BTreeSet<Cell>) {
        let mut next = Self { side: other(self.side), ..self.clone() };
        match ply {
            Ply::Place(cell) => {
                let piece = match piece_of_placement(self.stacks.len() + 1) {
                    'D' => Stack { owner: None, height: 1, dvonns: 1 },
                    colour => Stack { owner: Some(colour), height: 1, dvonns: 0 },
                };
                next.stacks.insert(cell, piece);
                if next.stacks.len() == 49 {
                    // White placed the last piece and opens the movement phase too (rules 1 and 2).
                    next.phase = 'M';
                    next.side = 'W';
                }
                (next, BTreeSet::new())
            }
            Ply::Carry(from, to) => {
                let top = next.stacks.remove(&from).expect("a legal move starts on a taken cell");
                let below = next.stacks[&to];
                let height = top.height + below.height;
                let dvonns = top.dvonns + below.dvonns;
                next.stacks.insert(to, Stack { owner: top.owner, height, dvonns });
                let removed = next.unlinked();
                for cell in &removed {
                    next.stacks.remove(cell);
                }
                (next, removed)
            }
            Ply::Pass => (next, BTreeSet::new()),
        }
    }

    /// The taken cells with no chain of taken cells to a DVONN piece (rule 5).
    fn unlinked(&self) -> BTreeSet<Cell> {
        let mut linked: BTreeSet<Cell> = BTreeSet::new();
        let mut queue: VecDeque<Cell> = VecDeque::new();
        for (&cell, stack) in &self.stacks {
            if stack.dvonns > 0 {
                linked.insert(cell);
                queue.push_back(cell);
            }
        }
        while let Some(cell) = queue.pop_front() {
            for direction in DIRECTIONS {
                let neighbour = step(cell, direction);
                if self.is_taken(neighbour) && linked.insert(neighbour) {
                    queue.push_back(neighbour);
                }
            }
        }
        self.stacks.keys().copied().filter(|cell| !linked.contains(cell)).collect()
    }

    /// White's and Black's points: every piece, of whatever colour, in the stacks they own (rule 7). A lone
    /// DVONN piece counts for nobody.
    pub(crate) fn score(&self) -> (u32, u32) {
        let points = |colour| {
            self.stacks.values().filter(|stack| stack.owner == Some(colour)).map(|stack| stack.height).sum()
        };
        (points('W'), points('B'))
    }

    /// `"white"`, `"black"` or `"draw"` once neither side can move (rule 7); `None` while play goes on.
    pub(crate) fn outcome(&self) -> Option<&'static str> {
        let over = self.phase == 'M' && self.stack_moves('W').is_empty() && self.stack_moves('B').is_empty();
        let (white, black) = self.score();
        over.then_some(match white.cmp(&black) {
            Ordering::Greater => "white",
            Ordering::Less => "black",
            Ordering::Equal => "draw",
        })
    }

    /// The number of sequences of exactly `depth` plies. A pass is a ply; a finished game has none to add.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let plies = match depth {
            0 => return 1,
            // Each ply starts one sequence of length one, so there is no need to play it.
            1 => return self.plies().len() as u64,
            _ => self.plies(),
        };
        plies.into_iter().map(|ply| self.after(ply).0.perft(depth - 1)).sum()
    }

    /// The taken cells with six taken neighbours (rule 3), sorted. Lone DVONN pieces are listed too, though
    /// they would not move anyway.
    pub(crate) fn enclosed(&self) -> Vec<String> {
        names(self.stacks.keys().copied().filter(|&cell| self.is_enclosed(cell)))
    }

    fn is_enclosed(&self, cell: Cell) -> bool {
        DIRECTIONS.into_iter().filter(|&direction| self.is_taken(step(cell, direction))).count() == 6
    }

    /// Cells off the board are never taken.
    fn is_taken(&self, cell: Cell) -> bool {
        self.stacks.contains_key(&cell)
    }

    /// The number of taken cells with this owner.
    fn topped(&self, owner: Option<char>) -> usize {
        self.stacks.values().filter(|stack| stack.owner == owner).count()
    }
}

/// The names of all 49 cells, sorted.
pub(crate) fn cell_names() -> Vec<String> {
    names(all_cells())
}

/// The names of the neighbours of a cell, sorted; `None` if there is no cell of that name.
pub(crate) fn neighbour_names(cell: &str) -> Option<Vec<String>> {
    let cell = read_cell(cell)?;
    Some(names(all_cells().into_iter().filter(|&neighbour| are_neighbours(cell, neighbour))))
}

/// The kind of the piece placed as number 1 to 49 (rule 1): black comes fourth, then the colours alternate.
fn piece_of_placement(number: usize) -> char {
    match number {
        1..=3 => 'D',
        _ if number.is_multiple_of(2) => 'B',
        _ => 'W',
    }
}

fn other(side: char) -> char {
    if side == 'W' { 'B' } else { 'W' }
}

fn step(cell: Cell, direction: Cell) -> Cell {
    (cell.0 + direction.0, cell.1 + direction.1)
}

fn are_neighbours(one: Cell, two: Cell) -> bool {
    let difference = (two.0 - one.0, two.1 - one.1);
    DIRECTIONS.contains(&difference)
}

/// The rows of the board: a1-i1, a2-j2, a3-k3, b4-k4, c5-k5.
fn cells_of_row(row: i32) -> Vec<Cell> {
    let columns = match row {
        1 => 1..=9,
        2 => 1..=10,
        3 => 1..=11,
        4 => 2..=11,
        5 => 3..=11,
        _ => return Vec::new(),
    };
    columns.map(|column| (column, row)).collect()
}

fn all_cells() -> Vec<Cell> {
    (1..=5).flat_map(cells_of_row).collect()
}

fn names(cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    let mut names: Vec<String> = cells.into_iter().map(write_cell).collect();
    names.sort();
    names
}

fn write_cell((column, row): Cell) -> String {
    let mut letters = ('a'..='k').zip(1..);
    let (letter, _) = letters.find(|&(_, number)| number == column).expect("a cell of the board");
    format!("{letter}{row}")
}

fn read_cell(text: &str) -> Option<Cell> {
    all_cells().into_iter().find(|&cell| write_cell(cell) == text)
}

fn write_ply(ply: Ply) -> String {
    match ply {
        Ply::Place(cell) => write_cell(cell),
        Ply::Carry(from, to) => format!("{}-{}", write_cell(from), write_cell(to)),
        Ply::Pass => "pass".to_owned(),
    }
}

fn read_ply(text: &str) -> Option<Ply> {
    if text == "pass" {
        return Some(Ply::Pass);
    }
    match text.split_once('-') {
        Some((from, to)) => Some(Ply::Carry(read_cell(from)?, read_cell(to)?)),
        None => Some(Ply::Place(read_cell(text)?)),
    }
}

fn write_token(stack: Option<&Stack>) -> String {
    match stack {
        None => ".".to_owned(),
        Some(Stack { owner: None, .. }) => "D".to_owned(),
        Some(Stack { owner: Some(colour), height: 1, .. }) => colour.to_string(),
        Some(Stack { owner: Some(colour), height, dvonns }) => {
            format!("{colour}{height}{}", "+".repeat(*dvonns as usize))
        }
    }
}

/// The tokens of one row: an empty cell is `None`.
fn read_row(text: &str) -> Result<Vec<Option<Stack>>, String> {
    let mut tokens = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let mut digits = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        let mut dvonns: u32 = 0;
        while rest.next_if_eq(&'+').is_some() {
            dvonns += 1;
        }
        let bare = digits.is_empty() && dvonns == 0;
        tokens.push(match letter {
            '.' if bare => None,
            'D' if bare => Some(Stack { owner: None, height: 1, dvonns: 1 }),
            'W' | 'B' if digits.is_empty() && dvonns > 0 => return Err("`+` on a single piece".to_owned()),
            'W' | 'B' if digits.is_empty() => Some(Stack { owner: Some(letter), height: 1, dvonns: 0 }),
            'W' | 'B' => {
                let height = read_height(&digits)?;
                if dvonns > height - 1 {
                    return Err(format!("{dvonns} DVONN pieces below the top of a stack of {height}"));
                }
                Some(Stack { owner: Some(letter), height, dvonns })
            }
            _ => return Err(format!("{letter:?} where a cell should begin, or marks on a `.` or `D`")),
        });
    }
    Ok(tokens)
}

/// A written height is 2 to 49, without a leading zero: a single piece has one spelling only.
fn read_height(digits: &str) -> Result<u32, String> {
    let height = digits.parse::<u32>().map_err(|fault| format!("height {digits}: {fault}"))?;
    if digits.starts_with('0') || !(2..=PIECES).contains(&height) {
        return Err(format!("height {digits}"));
    }
    Ok(height)
}
