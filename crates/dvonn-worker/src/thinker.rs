//! Answers questions one after another.

use std::time::Duration;

use dvonn_core::Position;
use dvonn_engine::boards::Balanced;
use dvonn_engine::network::{Network, NetworkError};
use dvonn_engine::{Answer, Engine, Evaluator, Observer as _, SearchTask, Settings, Time, bench, boards};
use fastrand::Rng;

use crate::gathering::Gathering;
use crate::{BenchLine, Board, Clock, Goal, Limits, Lines, Question, Report};

/// Size of the transposition table in megabytes, small enough for a phone.
const HASH: usize = 32;

/// Nodes that an analysis searches before it may try a proof, which reports nothing until it ends: about a quarter of a
/// second.
const GLANCE: u64 = 500_000;

/// The worker's connection to the outside: the clock, the stop signal and the receiver of reports.
pub trait Outside {
    /// Milliseconds since a fixed moment.
    fn now(&mut self) -> f64;
    /// Whether this question has not been stopped.
    fn goes_on(&mut self, id: u32) -> bool;
    /// Sends a report.
    fn report(&mut self, report: &Report);
}

/// The engine behind the messages. It keeps its transposition table from question to question.
#[derive(Default)]
pub struct Thinker {
    /// Created for the first question that needs it, because a page may never ask one.
    engine: Option<Engine>,
    /// What it evaluates with, once a network is here.
    network: Option<Network>,
}

impl Thinker {
    /// From now on, questions are answered with the network in this file.
    ///
    /// # Errors
    /// If it is not the file of a network; then everything stays as it was.
    pub fn use_network(&mut self, file: &[u8]) -> Result<(), NetworkError> {
        self.network = Some(Network::from_bytes(file)?);
        self.engine = None;
        Ok(())
    }

    /// Answers a question written as JSON.
    pub fn hear(&mut self, text: &str, outside: &mut dyn Outside) {
        match Question::from_json(text) {
            Ok(question) => self.answer(&question, outside),
            Err(error) => {
                outside.report(&Report::Failed { id: 0, reason: format!("not a question: {error}") });
            }
        }
    }

    /// Answers a question with any number of progress reports and a final one.
    pub fn answer(&mut self, question: &Question, outside: &mut dyn Outside) {
        let id = question.id;
        let last = match question.goal {
            Goal::BalancedBoard => {
                let mut rng = Rng::with_seed(question.seed);
                let found = boards::balanced(&mut rng, question.limits.nodes, || outside.goes_on(id));
                let Balanced { position, margin, candidates } = found;
                Report::Board(Board { id, position, margin, candidates })
            }
            Goal::Bench => bench_report(id, outside),
            _ => self.think(question, outside),
        };
        outside.report(&last);
    }

    fn think(&mut self, question: &Question, outside: &mut dyn Outside) -> Report {
        let position = &question.position;
        let (goal, lines) = match question.goal {
            Goal::Proof => (dvonn_engine::Goal::Proof, 1),
            Goal::Analysis { lines } => (dvonn_engine::Goal::Move, usize::from(lines.max(1))),
            Goal::Hint | Goal::Review { .. } => (dvonn_engine::Goal::Move, 2),
            _ => (dvonn_engine::Goal::Move, 1),
        };
        let handicap = question.handicap.filter(|_| question.goal == Goal::Move);
        let judgement = question.judgement;
        let task = SearchTask {
            goal,
            limits: question.limits.into(),
            lines,
            handicap,
            judgement,
            ..SearchTask::default()
        };
        let shown = lines.min(position.legal_moves().count());
        let mut gathering = Gathering::new(question.id, shown, outside);
        let mut placer;
        let engine = match position {
            // The seed comes from the question, and there is nothing to remember between placements.
            Position::Placement(_) => {
                placer = Engine::new(Settings { hash: 1, seed: question.seed, ..Settings::default() });
                &mut placer
            }
            Position::Movement(_) => {
                let mut settings = Settings { hash: HASH, ..Settings::default() };
                if let Some(network) = &self.network {
                    settings.evaluator = Evaluator::Network(network.clone());
                }
                let engine = self.engine.get_or_insert_with(|| Engine::new(settings));
                engine.reseed(question.seed);
                engine
            }
        };
        let answer = match (question.goal, position) {
            (Goal::Analysis { .. }, Position::Movement(_)) => {
                analyse(engine, position, &task, &mut gathering)
            }
            (Goal::Hindsight { chosen, full }, Position::Placement(_)) => {
                engine.look_back(position, chosen, &full, task.limits, &mut gathering)
            }
            (Goal::Review { played }, Position::Movement(_)) => {
                engine.compare(position, played, task.limits, &mut gathering)
            }
            _ => engine.think(position, &task, &mut gathering),
        };
        let lines = Lines {
            id: question.id,
            depth: depth(&answer),
            nodes: answer.nodes,
            millis: gathering.millis(),
            lines: answer.lines.iter().map(Into::into).collect(),
        };
        Report::Done { lines, best: answer.best() }
    }
}

/// A short search first, so that there is something to show, and then everything that the limits allow.
fn analyse(
    engine: &mut Engine,
    position: &Position,
    task: &SearchTask,
    gathering: &mut Gathering<'_>,
) -> Answer {
    let limits = dvonn_engine::Limits {
        nodes: Some(task.limits.nodes.map_or(GLANCE, |nodes| nodes.min(GLANCE))),
        // A depth limit prevents proofs.
        depth: task.limits.depth.or(Some(u8::MAX)),
        ..task.limits
    };
    let glance = engine.think(position, &SearchTask { limits, ..task.clone() }, gathering);
    let nodes = task.limits.nodes.map(|nodes| nodes.saturating_sub(glance.nodes));
    let is_all = nodes == Some(0) || task.limits.depth.is_some_and(|limit| depth(&glance) >= limit);
    if glance.lines.is_empty() || is_all || !gathering.goes_on() {
        return glance;
    }
    gathering.go_beyond(glance.nodes, depth(&glance));
    let limits = dvonn_engine::Limits { nodes, ..task.limits };
    let answer = engine.think(position, &SearchTask { limits, ..task.clone() }, gathering);
    let nodes = glance.nodes + answer.nodes;
    let is_proved = answer.lines.first().is_some_and(|line| line.score.is_proved());
    // A search that was stopped early may know less than the first one.
    let lines = if is_proved || depth(&answer) >= depth(&glance) { answer.lines } else { glance.lines };
    Answer { lines, nodes }
}

fn depth(answer: &Answer) -> u8 {
    answer.lines.first().map_or(0, |line| line.depth)
}

fn bench_report(id: u32, outside: &mut dyn Outside) -> Report {
    let start = outside.now();
    let positions: Vec<BenchLine> = bench::positions()
        .map(|position| {
            let answer = Engine::new(bench::settings()).think(&position, &bench::task(), &mut ());
            BenchLine { nodes: answer.nodes, best: answer.best() }
        })
        .collect();
    let total = positions.iter().map(|position| position.nodes).sum();
    Report::Bench { id, millis: outside.now() - start, total, positions }
}

impl From<Limits> for dvonn_engine::Limits {
    fn from(limits: Limits) -> dvonn_engine::Limits {
        let millis = |millis: u32| Duration::from_millis(millis.into());
        let clock =
            |clock: Clock| Time::Game { left: millis(clock.left), increment: millis(clock.increment) };
        let time = limits.millis.map(|time| Time::Move(millis(time))).or(limits.clock.map(clock));
        dvonn_engine::Limits { nodes: limits.nodes, depth: limits.depth, time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dvonn_engine::{Judgement, Level, Margin, Score, network};

    #[test]
    fn limits_carry_a_time_for_the_move_or_a_clock() {
        let clock = Clock { left: 60_000, increment: 2_000 };
        let of = |limits: Limits| dvonn_engine::Limits::from(limits).time;
        let game = Time::Game { left: Duration::from_mins(1), increment: Duration::from_secs(2) };
        assert_eq!(of(Limits { clock: Some(clock), ..Limits::default() }), Some(game));
        let both = Limits { millis: Some(50), clock: Some(clock), ..Limits::default() };
        assert_eq!(of(both), Some(Time::Move(Duration::from_millis(50))));
        assert_eq!(of(Limits::default()), None);
    }

    /// A page that records reports and may stop a question; its clock stands still.
    #[derive(Default)]
    struct Page {
        reports: Vec<Report>,
        /// How often the engine may ask before the page stops it.
        patience: Option<u32>,
    }

    impl Outside for Page {
        fn now(&mut self) -> f64 {
            0.0
        }

        fn goes_on(&mut self, _id: u32) -> bool {
            match &mut self.patience {
                None => true,
                Some(0) => false,
                Some(patience) => {
                    *patience -= 1;
                    true
                }
            }
        }

        fn report(&mut self, report: &Report) {
            // As it is sent to the page.
            self.reports.push(Report::from_json(&report.to_json()).unwrap());
        }
    }

    const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
    const ENDING: &str = "........./........../WDWBDBD..../........../......... W M";
    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

    fn exact(pieces: i8) -> Score {
        Score::exact(Margin::new(pieces).unwrap())
    }

    fn ask(page: &mut Page, question: &Question) -> Report {
        Thinker::default().hear(&question.to_json(), page);
        let (last, others) = page.reports.split_last().unwrap();
        assert!(last.is_last() && others.iter().all(|report| !report.is_last()), "{:?}", page.reports);
        assert!(page.reports.iter().all(|report| report.id() == Some(question.id)));
        last.clone()
    }

    fn question(position: &str, goal: Goal, nodes: u64) -> Question {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        Question {
            id: 3,
            position: position.parse().unwrap(),
            goal,
            limits,
            handicap: None,
            judgement: Judgement::Configured,
            seed: 1,
        }
    }

    fn progress(page: &Page) -> Vec<&Lines> {
        let lines = page.reports.iter().filter_map(|report| match report {
            Report::Progress(lines) => Some(lines),
            _ => None,
        });
        lines.collect()
    }

    #[test]
    fn a_move_is_legal_in_both_phases() {
        for position in [&Position::START.to_string(), FULL_BOARD, FIGURE_3] {
            let Report::Done { best: Some(best), lines } =
                ask(&mut Page::default(), &question(position, Goal::Move, 2_000))
            else {
                panic!("{position}");
            };
            let position: Position = position.parse().unwrap();
            assert!(position.play(best).is_ok(), "{best}");
            assert_eq!(lines.lines[0].moves[0], best);
        }
    }

    #[test]
    fn a_hint_has_the_next_best_move_and_may_be_proved() {
        for (position, is_proved) in
            [(&Position::START.to_string()[..], false), (FULL_BOARD, false), (ENDING, true)]
        {
            let Report::Done { best, lines } =
                ask(&mut Page::default(), &question(position, Goal::Hint, 100_000))
            else {
                panic!("{position}");
            };
            assert_eq!((lines.lines.len(), Some(lines.lines[0].moves[0])), (2, best), "{position}");
            assert_eq!(lines.lines.iter().all(|line| line.score.is_proved()), is_proved, "{position}");
        }
    }

    #[test]
    fn a_review_compares_the_move_that_was_played() {
        let played = FULL_BOARD.parse::<Position>().unwrap().legal_moves().next();
        let Report::Done { lines, .. } =
            ask(&mut Page::default(), &question(FULL_BOARD, Goal::Review { played }, 20_000))
        else {
            panic!("the review was not done");
        };
        assert!(lines.lines.iter().any(|line| Some(line.moves[0]) == played), "{lines:?}");
        assert!(lines.nodes <= 20_000);
    }

    #[test]
    fn placements_depend_only_on_the_seed() {
        let start = Position::START.to_string();
        let lines = |seed| {
            let question = Question { seed, ..question(&start, Goal::Analysis { lines: 5 }, 300) };
            ask(&mut Page::default(), &question)
        };
        assert_eq!(lines(1), lines(1));
        assert_ne!(lines(1), lines(2));
    }

    #[test]
    fn an_analysis_streams_deeper_and_deeper_lines() {
        let mut page = Page::default();
        ask(&mut page, &question(FULL_BOARD, Goal::Analysis { lines: 3 }, 800_000));
        let progress = progress(&page);
        assert!(progress.iter().all(|lines| lines.lines.len() == 3));
        assert!(progress.len() > 5 && progress.is_sorted_by(|a, b| a.depth < b.depth && a.nodes < b.nodes));
        assert!(progress.iter().all(|lines| lines.nodes <= 800_000));
    }

    #[test]
    fn an_analysis_of_a_late_position_ends_with_a_proof() {
        let mut page = Page::default();
        let limits = Limits::default();
        let question = Question { limits, ..question(FIGURE_3, Goal::Analysis { lines: 1 }, 0) };
        let Report::Done { lines, .. } = ask(&mut page, &question) else { panic!("{:?}", page.reports) };
        assert_eq!(lines.lines[0].score, exact(3));
        assert!(!progress(&page)[0].lines[0].score.is_proved(), "there was something to see before");
    }

    #[test]
    fn a_proof_proves() {
        let Report::Done { lines, .. } =
            ask(&mut Page::default(), &question(FIGURE_3, Goal::Proof, 50_000_000))
        else {
            panic!("the proof was not done");
        };
        assert_eq!(lines.lines[0].score, exact(3));
    }

    #[test]
    fn a_question_that_is_stopped_ends_with_what_is_known() {
        for goal in [Goal::Move, Goal::Analysis { lines: 2 }, Goal::Proof] {
            for patience in [0, 1, 5, 200] {
                let mut page = Page { patience: Some(patience), ..Page::default() };
                let limits = Limits::default();
                let question = Question { limits, ..question(FULL_BOARD, goal, 0) };
                let Report::Done { lines, best } = ask(&mut page, &question) else { panic!("{goal:?}") };
                assert!(best.is_some());
                let shown = progress(&page).last().map_or(0, |lines| lines.depth);
                assert!(lines.depth >= shown, "{goal:?} after {patience}: {} < {shown}", lines.depth);
            }
        }
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let before = "........./........../DDW2+......../........../......... W M";
        let before: Position = before.parse().unwrap();
        let over = before.play("c3-a3".parse().unwrap()).unwrap();
        assert!(over.outcome().is_some());
        for goal in [Goal::Move, Goal::Analysis { lines: 2 }, Goal::Proof] {
            let report = ask(&mut Page::default(), &question(&over.to_string(), goal, 100));
            assert!(
                matches!(&report, Report::Done { best: None, lines } if lines.lines.is_empty()),
                "{report:?}"
            );
        }
    }

    /// The browser's tests ask the same questions, so both builds choose the same moves.
    #[test]
    fn a_handicap_and_a_seed_give_the_same_move_everywhere() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/worker/handicaps.jsonl");
        let mut thinker = Thinker::default();
        let mut wrong = Vec::new();
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            let mut page = Page::default();
            thinker.hear(&row["question"].to_string(), &mut page);
            let Some(Report::Done { best, .. }) = page.reports.last() else { panic!("{:?}", page.reports) };
            let best = best.map(|mv| mv.to_string());
            if best.as_deref() != row["best"].as_str() {
                wrong.push(format!("{best:?}: {line}"));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn only_a_question_for_a_move_has_a_handicap() {
        let handicap = Level::default().task(dvonn_core::Phase::Movement, None).handicap;
        for goal in [Goal::Proof, Goal::Analysis { lines: 2 }] {
            let question = question(FIGURE_3, goal, 2_000);
            let blurred = Question { handicap, ..question.clone() };
            assert_eq!(ask(&mut Page::default(), &blurred), ask(&mut Page::default(), &question), "{goal:?}");
        }
    }

    #[test]
    fn a_network_changes_the_estimates_but_not_the_levels_that_were_measured_without_it() {
        // A new thinker each time, because what one has searched changes its next answer.
        let estimate = |file: Option<&[u8]>, question: &Question| {
            assert_eq!(question.wants_network(), question.judgement == Judgement::Configured);
            let mut thinker = Thinker::default();
            let is_read = file.is_some_and(|file| thinker.use_network(file).is_ok());
            let mut page = Page::default();
            thinker.answer(question, &mut page);
            let Some(Report::Done { lines, .. }) = page.reports.last() else { panic!("{:?}", page.reports) };
            (is_read, lines.lines[0].score)
        };
        let configured = question(FULL_BOARD, Goal::Move, 2_000);
        let measured = Question { judgement: Judgement::HandCrafted, ..configured.clone() };
        let (_, without) = estimate(None, &configured);
        assert_eq!(estimate(Some(&network::FILE[..1000]), &configured), (false, without), "a broken file");
        let (is_read, with) = estimate(Some(network::FILE), &configured);
        assert!(is_read && with != without);
        assert_eq!(estimate(Some(network::FILE), &measured), (true, without));
    }

    #[test]
    fn unanswerable_questions_are_reported() {
        let mut page = Page::default();
        Thinker::default().hear("hello", &mut page);
        Thinker::default().hear(r#"{ "id": 3, "position": "hello", "goal": "move" }"#, &mut page);
        let [Report::Failed { id: 0, .. }, Report::Failed { id: 0, reason }] = &page.reports[..] else {
            panic!("{:?}", page.reports);
        };
        assert!(
            reason.starts_with("not a question: ") && reason.contains("a position has three parts"),
            "{reason}"
        );
    }

    #[test]
    fn the_bench_equals_that_of_the_command_line() {
        let Report::Bench { total, positions, .. } =
            ask(&mut Page::default(), &question(FULL_BOARD, Goal::Bench, 0))
        else {
            panic!("no bench");
        };
        assert_eq!(total, bench::TOTAL);
        assert_eq!(positions.len(), bench::positions().count());
    }
}
