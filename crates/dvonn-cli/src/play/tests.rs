//! The game without a terminal: tests press keys, read effects, and look at a test screen.

mod strength;

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyEventState, KeyModifiers};
use dvonn_core::{ByColor, Cell, Color, Move, Notation, Outcome, Phase, Position, StackMove};
use dvonn_engine::{Level, Limits, Line, Score, Time, Wdl};
use dvonn_game::{Ending, Record, Tags};
use dvonn_table::{EngineQuestion, Heard, Pace, Seat, Table, Terms};
use dvonn_text::{Language, Texts, key};
use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier};

use super::game_view::{Asking, Decision, Effect, Existing, GameView, Options, Saved};
use super::player::{LevelArg, PlayerArg};
use super::screen::{self, Colours};
use super::time_control;
use crate::terminal::Mouse;

const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
/// Black has no move; White has one, which ends the game.
const BLACK_MUST_PASS: &str = "........./........../DDW2+......../........../......... B M";
const START: &str = "start";

fn position(text: &str) -> Position {
    if text == START { Position::START } else { text.parse().unwrap() }
}

/// A view with players written `person engine:3`, White first.
fn view(players: &str, start: &str) -> GameView {
    timed(players, start, None)
}

fn timed(players: &str, start: &str, clock: Option<&str>) -> GameView {
    spoken(Language::English, players, start, clock)
}

fn spoken(language: Language, players: &str, start: &str, clock: Option<&str>) -> GameView {
    let seats: Vec<PlayerArg> = players.split(' ').map(|seat| seat.parse().unwrap()).collect();
    let control = clock.map(|text| time_control(text).unwrap());
    let options = Options {
        texts: Texts::new(language),
        notation: Notation::Standard,
        mouse: Mouse::Ours,
        save_as: "game.dvonn".to_owned(),
        level: LevelArg::Fixed("4".parse().unwrap()),
        results: Vec::new(),
    };
    let level = "4".parse().unwrap();
    let seats = ByColor::new(seats[0].seat(level), seats[1].seat(level));
    let terms = Terms { control, pace: Pace::uniform(Duration::from_secs(1)), ..Terms::casual(seats) };
    let table = Table::new(terms, position(start), Duration::ZERO);
    GameView::new(options, table, Tags::default(), Rng::with_seed(1))
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> KeyEvent {
    KeyEvent { code, modifiers, kind: KeyEventKind::Press, state: KeyEventState::NONE }
}

/// Presses keys: each character as it is, and named keys in angle brackets.
fn press(view: &mut GameView, keys: &str) {
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        let (code, modifiers) = if let Some((name, after)) = named {
            rest = after;
            named_key(name)
        } else {
            rest = &rest[first.len_utf8()..];
            (KeyCode::Char(first), KeyModifiers::NONE)
        };
        view.press(key(code, modifiers));
    }
}

fn named_key(name: &str) -> (KeyCode, KeyModifiers) {
    let code = match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "backtab" => KeyCode::BackTab,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "back" => KeyCode::Backspace,
        "f1" => KeyCode::F(1),
        control => {
            let letter = control.strip_prefix("c-").unwrap().chars().next().unwrap();
            return (KeyCode::Char(letter), KeyModifiers::CONTROL);
        }
    };
    (code, KeyModifiers::NONE)
}

fn last_move(view: &GameView) -> String {
    view.table().game().history().plies().last().map_or(String::new(), |ply| ply.mv.to_string())
}

fn plies(view: &GameView) -> usize {
    view.table().game().history().plies().len()
}

/// The question that the engine was asked last.
#[track_caller]
fn question(view: &mut GameView) -> EngineQuestion {
    let asked = |effect| if let Effect::Ask(question) = effect { Some(question) } else { None };
    view.take_effects().into_iter().filter_map(asked).next_back().expect("the engine is asked")
}

/// The limits of a level for a placement.
fn limits(level: &str) -> Limits {
    level.parse::<Level>().unwrap().task(Phase::Placement, None).limits
}

/// Some legal move.
fn any_move(position: &Position, rng: &mut Rng) -> String {
    let moves: Vec<Move> = position.legal_moves().collect();
    rng.choice(moves).expect("the game goes on").to_string()
}

fn line(mv: &str) -> Line {
    let moves = vec![mv.parse().unwrap()];
    Line { depth: 3, selective_depth: 5, score: Score::proved(Wdl::Win), moves }
}

/// Answers a question of the engine with this move.
fn answer(view: &mut GameView, question: &EngineQuestion, mv: &str) {
    view.hear(Heard::Answer { number: question.number, lines: vec![line(mv)] });
}

#[test]
fn moves_are_made_with_arrow_keys_by_typing_or_both() {
    for (start, keys, played) in [
        (START, "<enter>", "f3"),
        (START, " ", "f3"),
        (START, "<right><up><enter>", "g4"),
        (START, "a1<enter>", "a1"),
        (START, "A1<enter>", "a1"),
        (START, "k9<back>5<enter>", "k5"),
        (START, "k5<esc>a1<enter>", "a1"),
        (START, "k5<c-u>a1<enter>", "a1"),
        (FIGURE_3, "e3-f3<enter>", "e3-f3"),
        (FIGURE_3, "e3f3<enter>", "e3-f3"),
        (FIGURE_3, "<left><enter><right><enter>", "e3-f3"),
        (FIGURE_3, "<left> <right> ", "e3-f3"),
        (FIGURE_3, "e3<enter><right><enter>", "e3-f3"),
        (FIGURE_3, "e3<enter>f3<enter>", "e3-f3"),
        (FIGURE_3, "<left><enter>f3<enter>", "e3-f3"),
        (FIGURE_3, "e3<enter><tab><enter>", "e3-f3"),
        (FIGURE_3, "e3<enter><backtab><enter>", "e3-d3"),
        (BLACK_MUST_PASS, "<enter>", "pass"),
        (BLACK_MUST_PASS, "pass<enter>", "pass"),
    ] {
        let mut view = view("person person", start);
        press(&mut view, keys);
        assert_eq!((last_move(&view).as_str(), view.message()), (played, None), "{keys}");
        assert_eq!((plies(&view), view.typed(), view.picked()), (1, "", None), "{keys}");
    }
}

#[test]
fn refusals_are_explained_and_change_nothing() {
    for (start, keys, explained) in [
        (START, "a9<enter>", "\"a9\" is not a cell"),
        (START, "a1-a2<enter>", "stacks cannot move until all 49 pieces are placed"),
        (START, "pass<enter>", "passing is not allowed during placement"),
        (
            FIGURE_3,
            "e3-e5<enter>",
            "e5 is not at distance 1 from e3; a stack moves exactly as far as it is tall",
        ),
        (FIGURE_3, "a1-a2<enter>", "there is no stack on a1"),
        (
            FIGURE_3,
            "e3<enter>e5<enter>",
            "e5 is not at distance 1 from e3; a stack moves exactly as far as it is tall",
        ),
        (
            FIGURE_3,
            "<left><enter><left><left><enter>",
            "c3 is not at distance 1 from e3; a stack moves exactly as far as it is tall",
        ),
        (FIGURE_3, "pass<enter>", "passing is allowed only when there is no legal move"),
        (FIGURE_3, "<enter>", "the stack on f3 belongs to the opponent"),
        (FIGURE_3, "<right><enter>", "the DVONN piece on g3 is alone and cannot be moved"),
        (FIGURE_3, "<right><right><enter>", "there is no stack on h3"),
        (FIGURE_3, "j4<enter>", "the stack on j4 is blocked: all six neighbours are occupied"),
        (FIGURE_3, "h4h4<enter>", "h4 and h4 are not in a straight line"),
        (FIGURE_3, "/dance<enter>", "unknown command /dance; type / for a list"),
        (FIGURE_3, "u", "There is nothing to take back."),
        (FIGURE_3, "m", "The computer is not thinking."),
        (FIGURE_3, "/fill<enter>", "All pieces are already placed."),
        (START, "ry/fill<enter>", "The game is over."),
        (FIGURE_3, "/level 3<enter>", "The computer is not playing in this game."),
    ] {
        let mut view = view("person person", start);
        press(&mut view, keys);
        assert_eq!((view.message(), plies(&view)), (Some(explained), 0), "{keys}");
        press(&mut view, "<left>");
        assert_eq!(view.message(), None, "the next key takes the message away");
    }
}

#[test]
fn a_picked_stack_shows_its_targets_and_the_consequence_of_a_move() {
    let targets = "d2 d3 e4 f3";
    for (keys, picked, shown, removed) in [
        ("", None, "", None),
        ("<left><enter>", Some(Cell::E3), targets, None),
        ("<left><enter><right>", Some(Cell::E3), targets, Some(7)),
        ("<left><enter><right><right>", Some(Cell::E3), targets, None),
        ("<left><enter><esc>", None, "", None),
        ("<left><enter><enter>", None, "", None),
        ("e3", Some(Cell::E3), targets, None),
        ("e3-f3", Some(Cell::E3), targets, Some(7)),
        ("k3-j3", Some(Cell::K3), "j3 k4", Some(0)),
        ("f3", None, "", None),
        // Another own stack that is not a target is picked instead.
        ("<left><enter>j3<esc><right><right><right><right><enter>", Some(Cell::I3), "i2 i4 j3 j4", None),
    ] {
        let mut view = view("person person", FIGURE_3);
        press(&mut view, keys);
        assert_eq!(view.picked(), picked, "{keys}");
        assert_eq!(view.targets().to_string(), shown, "{keys}");
        assert_eq!(view.considered().map(|ply| ply.removed().len()), removed, "{keys}");
    }
}

#[test]
fn clicks_pick_aim_and_play() {
    for (start, clicks, played) in [
        (START, "f3", ""),
        (START, "f3 f3", "f3"),
        (START, "f3 a1", ""),
        (START, "f3 a1 f3", ""),
        (FIGURE_3, "e3", ""),
        (FIGURE_3, "e3 f3", ""),
        (FIGURE_3, "e3 f3 f3", "e3-f3"),
        (FIGURE_3, "e3 f3 d3 d3", "e3-d3"),
        (FIGURE_3, "e3 e3 f3 f3", ""),
        (FIGURE_3, "i3 e3 f3 f3", "e3-f3"),
    ] {
        let mut view = view("person person", start);
        for cell in clicks.split(' ') {
            view.click(Some(cell.parse().unwrap()));
            view.click(None);
        }
        assert_eq!(last_move(&view), played, "{clicks}");
    }
    let mut view = view("person person", FIGURE_3);
    view.click(Some(Cell::E3));
    view.click(Some(Cell::F3));
    assert_eq!(view.considered().map(|ply| ply.removed().len()), Some(7), "the first click only looks");
    press(&mut view, "<left>");
    view.click(Some(Cell::F3));
    assert_eq!(last_move(&view), "", "a key between two clicks parts them");
}

#[test]
fn the_engine_answers_at_its_pace() {
    let mut view = view("person engine:3", START);
    assert_eq!(view.take_effects(), []);
    press(&mut view, "f3<enter>");
    let asked = question(&mut view);
    assert_eq!(asked.position, *view.table().game().position());
    assert_eq!(asked.task.limits, limits("3"));
    press(&mut view, "a1<enter>");
    assert_eq!(view.message(), Some("It is the computer's turn; press m to make it move now."));
    assert_eq!(view.typed(), "a1", "what was typed too early is kept");
    answer(&mut view, &asked, "c3");
    assert_eq!((plies(&view), view.table().wakes_at()), (1, Some(Duration::from_secs(1))));
    view.tick(Duration::from_millis(999));
    assert_eq!(plies(&view), 1);
    view.tick(Duration::from_secs(1));
    assert_eq!((last_move(&view).as_str(), view.table().wakes_at()), ("c3", None));
    press(&mut view, "<enter>");
    assert_eq!(last_move(&view), "a1");
}

#[test]
fn the_engine_can_be_told_to_move_now() {
    let mut view = view("person engine", START);
    press(&mut view, "f3<enter>");
    let asked = question(&mut view);
    press(&mut view, "m");
    assert_eq!(view.take_effects(), [Effect::Hurry]);
    answer(&mut view, &asked, "c3");
    press(&mut view, "/now<enter>");
    view.tick(Duration::ZERO);
    assert_eq!(last_move(&view), "c3");
}

#[test]
fn a_late_answer_is_not_played() {
    let mut view = view("person engine", START);
    press(&mut view, "f3<enter>");
    let late = question(&mut view);
    press(&mut view, "u");
    assert_eq!((view.take_effects(), plies(&view)), (vec![Effect::Hurry], 0));
    answer(&mut view, &late, "c3");
    view.tick(Duration::from_secs(9));
    assert_eq!(plies(&view), 0);
    press(&mut view, "e3<enter>");
    let asked = question(&mut view);
    answer(&mut view, &late, "c3");
    view.tick(Duration::from_secs(18));
    assert_eq!(plies(&view), 1, "the answer to another question is none");
    answer(&mut view, &asked, "d3");
    view.tick(Duration::from_secs(19));
    assert_eq!(last_move(&view), "d3");
}

#[test]
fn undo_gives_the_turn_back_to_the_person() {
    for (players, plies_played, left) in
        [("person person", 3, 2), ("person engine", 2, 0), ("person engine", 3, 2), ("engine engine", 3, 2)]
    {
        let mut view = view(players, START);
        for mv in ["a1", "b1", "c1"].into_iter().take(plies_played) {
            if view.table().is_turn_here() {
                press(&mut view, &format!("{mv}<enter>"));
            } else {
                let asked = question(&mut view);
                answer(&mut view, &asked, mv);
                view.tick(view.now() + Duration::from_secs(1));
            }
        }
        assert_eq!(plies(&view), plies_played, "{players}");
        press(&mut view, "u");
        assert_eq!(plies(&view), left, "{players} after {plies_played}");
        assert_eq!(view.table().is_paused(), players == "engine engine", "who watches may look");
    }
    // Undo does not stop at a forced pass: the player wants to change the move before it.
    let before = "........./........../DDB2+BB....../........../......... B M";
    let mut view = view("person person", before);
    press(&mut view, "e3-d3<enter>");
    assert!(view.awaits_pass(), "White has nothing left");
    press(&mut view, "<enter>u");
    assert_eq!(plies(&view), 0);
}

#[test]
fn a_hint_shows_where_to_look_then_the_stack_and_then_the_move_with_its_reasons() {
    let mut view = view("person engine", FIGURE_3);
    press(&mut view, "?");
    let asked = question(&mut view);
    assert_eq!(view.message(), Some("Looking for a hint…"));
    let thought = Heard::Thinking { number: asked.number, line: line("e3-f3") };
    view.hear(thought);
    assert!(view.table().thought().is_none(), "the line is not given away");
    press(&mut view, "?");
    assert_eq!(view.take_effects(), [], "it is asked once");
    answer(&mut view, &asked, "e3-f3");
    assert_eq!(view.suggested(), Cell::F3.neighbours().with(Cell::F3));
    assert_eq!(view.message(), Some("Hint: Staying connected. Look around f3. Ask again for more."));
    press(&mut view, "?");
    assert_eq!(view.suggested().to_string(), "e3");
    assert_eq!(view.message(), Some("Hint: look at the stack on e3. Ask again for more."));
    press(&mut view, "?");
    assert_eq!(view.suggested().to_string(), "e3 f3");
    let whole = "Hint: e3-f3 (proved: White wins). It cuts off 11 of Black's pieces. It ends the threat of f3-f2, which would cost 8 pieces.";
    assert_eq!(view.message(), Some(whole));
    assert_eq!(view.record().tags.get("WhiteHints"), Some("1"));
    press(&mut view, "e3-f3<enter>");
    assert_eq!(view.suggested().to_string(), "");
    press(&mut view, "?");
    assert_eq!(view.message(), Some("It is the computer's turn."));
}

#[test]
fn a_move_during_the_search_for_a_hint_ends_the_search() {
    let mut view = view("person person", FIGURE_3);
    press(&mut view, "t");
    let asked = question(&mut view);
    press(&mut view, "e3-f3<enter>");
    assert_eq!(view.take_effects(), [Effect::Hurry]);
    answer(&mut view, &asked, "e3-d3");
    assert_eq!((view.suggested().to_string().as_str(), view.message()), ("", None));
}

#[test]
fn engines_pass_by_themselves_and_the_last_move_ends_the_game() {
    let mut view = view("engine engine", BLACK_MUST_PASS);
    view.tick(Duration::from_secs(1));
    assert_eq!(last_move(&view), "pass");
    let asked = question(&mut view);
    answer(&mut view, &asked, "c3-a3");
    view.tick(Duration::from_secs(2));
    let outcome = Outcome::Win { winner: Color::White, margin: 3 };
    assert_eq!(view.table().game().ending(), Some(Ending::Counted(outcome)));
    assert_eq!((view.take_effects(), view.table().wakes_at()), (vec![], None));
}

#[test]
fn a_person_s_forced_pass_happens_by_itself_and_is_told() {
    let mut view = view("person person", BLACK_MUST_PASS);
    assert!(view.awaits_pass() && view.table().is_passing());
    view.tick(Duration::from_millis(899));
    assert_eq!(plies(&view), 0);
    view.tick(Duration::from_millis(900));
    assert_eq!(last_move(&view), "pass");
    let screen = drawn(&view, 80, 24, Colours::Unwanted).to_string();
    assert!(screen.contains("Black passed. White to move"), "{screen}");
}

#[test]
fn a_spectator_can_pause_the_game() {
    let mut view = view("engine:1 engine:9", START);
    let asked = question(&mut view);
    press(&mut view, " ");
    answer(&mut view, &asked, "f3");
    view.tick(Duration::from_secs(9));
    assert_eq!((plies(&view), view.table().wakes_at()), (0, None));
    press(&mut view, " ");
    view.tick(Duration::from_secs(9));
    assert_eq!(plies(&view), 1);
    assert_eq!(question(&mut view).task.limits, limits("9"));
    press(&mut view, "r");
    assert_eq!(view.message(), Some("The computer does not resign."));
    press(&mut view, "q");
    assert_eq!(view.take_effects(), [Effect::Leave], "nobody would miss the game");
}

#[test]
fn a_fallen_flag_ends_the_game_and_the_search() {
    let mut view = timed("person engine", START, Some("1m"));
    press(&mut view, "f3<enter>");
    let asked = question(&mut view);
    let time = Time::Game { left: Duration::from_mins(1), increment: Duration::ZERO };
    assert_eq!(asked.task.limits.time, Some(time));
    assert_eq!(view.table().wakes_at(), Some(Duration::from_secs(1)), "the clock is seen running");
    view.tick(Duration::from_secs(59));
    assert_eq!(view.table().game().ending(), None);
    view.tick(Duration::from_mins(1));
    assert_eq!(view.table().game().ending(), Some(Ending::FlagFell { by: Color::Black }));
    assert_eq!(view.take_effects(), [Effect::Hurry]);
    answer(&mut view, &asked, "c3");
    assert_eq!((plies(&view), view.table().wakes_at()), (1, None));
    press(&mut view, "u");
    assert_eq!(view.message(), Some("The game is over."));
}

#[test]
fn resigning_must_be_confirmed() {
    for (players, keys, ending) in [
        ("person engine", "rn", None),
        ("person engine", "r<esc>", None),
        ("person engine", "rx", None),
        ("person engine", "ry", Some(Color::White)),
        ("person engine", "r<enter>", Some(Color::White)),
        ("person engine", "f3<enter>ry", Some(Color::White)),
        ("person person", "f3<enter>ry", Some(Color::Black)),
        ("engine person", "/resign<enter>y", Some(Color::Black)),
    ] {
        let mut view = view(players, START);
        press(&mut view, keys);
        assert_eq!(
            view.table().game().ending(),
            ending.map(|by| Ending::Resigned { by }),
            "{players} {keys}"
        );
    }
}

#[test]
fn two_people_can_agree_to_a_draw_and_the_computer_does_not() {
    for (players, keys, ending, message) in [
        ("person person", "/draw<enter>y", Some(Ending::DrawAgreed), None),
        ("person person", "/draw<enter>n", None, None),
        ("person engine", "/draw<enter>", None, Some("The computer does not agree to draws.")),
    ] {
        let mut view = view(players, START);
        press(&mut view, keys);
        assert_eq!((view.table().game().ending(), view.message()), (ending, message), "{players} {keys}");
    }
}

#[test]
fn a_new_game_swaps_colours_only_after_a_finished_one() {
    for (keys, swapped) in [("n", false), ("f3<enter>ny", false), ("ryny", true), ("ry/ready<enter>y", true)]
    {
        let mut view = view("person engine", START);
        press(&mut view, keys);
        let is_person = view.table().seat(Color::White) == Seat::Here;
        assert_eq!((plies(&view), !is_person, view.table().game().ending()), (0, swapped, None), "{keys}");
        assert_eq!(view.position_is_full(), keys.contains("ready"), "{keys}");
        let asks = view.take_effects().iter().any(|effect| matches!(effect, Effect::Ask(_)));
        assert_eq!(asks, swapped || keys.contains("f3"), "the engine begins if it is White: {keys}");
    }
}

impl GameView {
    /// All effects, in order.
    fn take_effects(&mut self) -> Vec<Effect> {
        std::iter::from_fn(|| self.next_effect()).collect()
    }

    fn position_is_full(&self) -> bool {
        self.table().game().position().movement().is_some()
    }
}

#[test]
fn an_unsaved_game_is_not_lost_without_a_question() {
    for (keys, asks) in [
        ("q", None),
        ("f3<enter>q", Some(Decision::Leave)),
        ("f3<enter>n", Some(Decision::New)),
        ("f3<enter>/ready<enter>", Some(Decision::Ready)),
        ("f3<enter>/load x<enter>", Some(Decision::Load("x".to_owned()))),
        ("f3<enter>lx<enter>", Some(Decision::Load("x".to_owned()))),
        ("f3<enter>q<esc>", None),
        ("/fill<enter>", Some(Decision::Fill(super::command::Filler::Chance))),
    ] {
        let mut view = view("person person", START);
        press(&mut view, keys);
        assert_eq!(view.asking().cloned(), asks.map(Asking::Sure), "{keys}");
    }
    let mut view = view("person person", START);
    press(&mut view, "f3<enter><c-c>");
    assert_eq!(view.take_effects(), [Effect::Leave], "Ctrl-C asks nothing");
}

#[test]
fn a_saved_game_is_a_complete_record() {
    let mut view = timed("person engine:7", FIGURE_3, Some("5m+3s"));
    press(&mut view, "e3-f3<enter>s");
    assert_eq!((view.asking(), view.typed()), (Some(&Asking::SaveName), "game.dvonn"));
    press(&mut view, "<back><back><back><back><back><back>2<enter>");
    let effects = view.take_effects();
    let Some(Effect::Save { file, text, existing: Existing::Keep }) = effects.last() else {
        panic!("{effects:?}");
    };
    assert_eq!(file, "game2");
    let record: Record = text.parse().unwrap();
    let tags: Vec<(&str, &str)> = record.tags.iter().collect();
    let version = concat!("dvonn ", env!("CARGO_PKG_VERSION"));
    let expected = [("White", "person"), ("Black", version), ("BlackLevel", "7"), ("TimeControl", "300+3")];
    assert_eq!(tags, expected);
    assert_eq!(record.tree.main_line().count(), 1);

    view.saved(file.clone(), Saved::Exists);
    assert_eq!(view.asking(), Some(&Asking::Sure(Decision::Replace("game2".to_owned()))));
    press(&mut view, "y");
    let effects = view.take_effects();
    assert!(matches!(&effects[..], [Effect::Save { existing: Existing::Replace, .. }]), "{effects:?}");
    view.saved(file.clone(), Saved::Failed("no room".to_owned()));
    assert_eq!(view.message(), Some("game2: no room"));
    press(&mut view, "q");
    assert!(view.asking().is_some(), "it is still unsaved");
    press(&mut view, "n");
    view.saved(file.clone(), Saved::Written { next: "game3".to_owned() });
    assert_eq!(view.message(), Some("Saved as game2."));
    press(&mut view, "q");
    assert_eq!(view.take_effects(), [Effect::Leave]);
}

#[test]
fn a_loaded_game_continues_where_it_stopped() {
    let text = "[Event \"Club\"]\n[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 c3 2. d4 *";
    let mut view = view("person engine", START);
    press(&mut view, "l");
    assert_eq!(view.asking(), Some(&Asking::LoadName));
    press(&mut view, "some file<enter>");
    assert_eq!(view.take_effects(), [Effect::Load { file: "some file".to_owned() }]);
    view.loaded("some file", Err("it is not there".to_owned()));
    assert_eq!((view.message(), plies(&view)), (Some("some file: it is not there"), 0));
    view.loaded("some file", Ok(text.parse().unwrap()));
    assert_eq!((view.message(), plies(&view)), (Some("Loaded some file: 3 moves."), 3));
    let asked = question(&mut view);
    assert_eq!(asked.position, *view.table().game().position(), "it is the engine's turn");
    press(&mut view, "u");
    assert_eq!(plies(&view), 2, "what was loaded can be taken back");
    let tags: Vec<String> = view.record().tags.iter().map(|(tag, value)| format!("{tag} {value}")).collect();
    let version = concat!("Black dvonn ", env!("CARGO_PKG_VERSION"));
    assert_eq!(tags, ["Event Club", "White person", version, "BlackLevel 4"]);
}

#[test]
fn the_remaining_pieces_are_placed_at_random_or_by_the_engine() {
    let mut by_chance = view("person engine", START);
    press(&mut by_chance, "f3<enter>/fill<enter>y");
    assert_eq!((plies(&by_chance), by_chance.position_is_full()), (49, true));
    assert!(by_chance.table().is_turn_here());
    assert!(!by_chance.table().is_thinking());

    let mut by_engine = view("person person", START);
    press(&mut by_engine, "/fill engine<enter>y");
    let mut rng = Rng::with_seed(2);
    while !by_engine.position_is_full() {
        let asked = question(&mut by_engine);
        answer(&mut by_engine, &asked, &any_move(&asked.position, &mut rng));
        by_engine.tick(by_engine.now() + Duration::from_secs(1));
    }
    assert_eq!(plies(&by_engine), 49);
    assert_eq!(by_engine.take_effects(), [], "the stacks are the persons' again");
}

#[test]
fn the_level_and_the_mouse_can_be_changed_during_a_game() {
    let mut view = view("person engine:2", START);
    press(&mut view, "/level 9<enter>");
    assert_eq!(view.message(), Some("Level 9. Looks several moves ahead: to win, you need a plan."));
    press(&mut view, "/mouse<enter>/mouse<enter>");
    assert_eq!(view.take_effects(), [Effect::GiveMouse(Mouse::Yours), Effect::GiveMouse(Mouse::Ours)]);
    press(&mut view, "f3<enter>");
    assert_eq!(question(&mut view).task.limits, limits("9"));
    press(&mut view, "<c-l>");
    assert_eq!(view.take_effects(), [Effect::Redraw]);
}

#[test]
fn players_and_clocks_are_read_from_the_command_line() {
    for (text, seat) in [
        ("person", Ok(PlayerArg::Person)),
        ("engine", Ok(PlayerArg::Engine(None))),
        ("engine:10", Ok(PlayerArg::Engine(Some("10".parse().unwrap())))),
        ("engine:0", Err("a level is a number from 1 to 10".to_owned())),
        ("dog", Err("expected person, engine, or engine:7 for level 7".to_owned())),
        ("person:1", Err("expected person, engine, or engine:7 for level 7".to_owned())),
    ] {
        assert_eq!(text.parse(), seat, "{text}");
    }
    for (text, control) in [
        ("5m", Some("300")),
        ("5m+3s", Some("300+3")),
        ("90s", Some("90")),
        ("90", Some("90")),
        ("0.5m+0.1s", Some("30+0.1")),
        ("", None),
        ("0s", None),
        ("-5m", None),
        ("inf", None),
        ("nanm", None),
        ("5m+3s+1s", None),
        ("1e30m", None),
        ("soon", None),
    ] {
        assert_eq!(time_control(text).ok().map(|read| read.to_string()).as_deref(), control, "{text}");
    }
}

#[test]
fn random_keys_and_clicks_do_no_harm() {
    const KEYS: [&str; 24] = [
        "<enter>",
        "<enter>",
        "<enter>",
        " ",
        "<tab>",
        "<tab>",
        "<backtab>",
        "<left>",
        "<right>",
        "<up>",
        "<down>",
        "<esc>",
        "<back>",
        "u",
        "t",
        "m",
        "r",
        "n",
        "e3",
        "c1-c2<enter>",
        "<esc><esc>/fill<enter>y",
        "<esc><esc><tab><enter><tab><enter>",
        "y",
        "?",
    ];
    for (seed, players) in
        [(1, "person engine"), (2, "person person"), (3, "engine person"), (4, "engine engine")]
    {
        let mut rng = Rng::with_seed(seed);
        let mut view = timed(players, START, (seed % 2 == 0).then_some("10m"));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut most = 0;
        for _ in 0..1500 {
            if rng.u8(..8) == 0 {
                view.click(rng.choice(Cell::ALL));
            } else {
                press(&mut view, rng.choice(KEYS).unwrap());
            }
            for effect in view.take_effects() {
                if let Effect::Ask(asked) = effect
                    && rng.bool()
                {
                    let mv = any_move(&asked.position, &mut rng);
                    answer(&mut view, &asked, &mv);
                }
            }
            view.tick(view.now() + Duration::from_millis(rng.u64(..500)));
            terminal.draw(|frame| screen::draw(frame, &view, Colours::Wanted)).unwrap();
            let replayed = view
                .table()
                .game()
                .history()
                .plies()
                .iter()
                .try_fold(*view.table().game().history().start(), |position, ply| position.play(ply.mv));
            assert_eq!(replayed.as_ref(), Ok(view.table().game().position()), "{players}");
            most = most.max(plies(&view));
        }
        assert!(most > 49, "{players}: only {most} plies were reached");
    }
}

// ---- screens ----

/// The screen drawn at this size.
fn drawn(view: &GameView, columns: u16, rows: u16, colours: Colours) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| screen::draw(frame, view, colours)).unwrap();
    terminal.backend().clone()
}

#[test]
fn screens_look_as_reviewed() {
    let picked = |players: &str| {
        let mut view = view(players, FIGURE_3);
        press(&mut view, "<left><enter>");
        view
    };
    let mut consequence = timed("person person", FIGURE_3, Some("5m+3s"));
    press(&mut consequence, "<left><enter><right>");
    let mut help = view("person engine", START);
    press(&mut help, "/help<enter>");
    let mut asked = picked("person engine");
    press(&mut asked, "r");
    let mut saving = picked("person engine");
    press(&mut saving, "s");
    let mut thinking = view("person engine", START);
    press(&mut thinking, "f3<enter>");
    let number = question(&mut thinking).number;
    thinking.hear(Heard::Thinking { number, line: line("c3") });
    let mut hinted = view("person engine", FIGURE_3);
    press(&mut hinted, "t");
    let asked_for_hint = question(&mut hinted);
    answer(&mut hinted, &asked_for_hint, "e3-f3");
    press(&mut hinted, "??");
    let mut finished = view("person person", BLACK_MUST_PASS);
    press(&mut finished, "<enter>c3-a3<enter>");
    let mut long = view("person person", START);
    press(&mut long, "/fill<enter>y");

    let mut polish = spoken(Language::Polish, "person engine", FIGURE_3, Some("5m"));
    press(&mut polish, "<left><enter><right>");
    let mut ukrainian = spoken(Language::Ukrainian, "person engine", START, None);
    press(&mut ukrainian, "/help<enter>");

    for (name, view, columns, rows) in [
        ("play_start", &view("person engine", START), 80, 24),
        ("play_picked", &picked("person engine"), 80, 24),
        ("play_consequence", &consequence, 80, 24),
        ("play_help", &help, 80, 24),
        ("play_question", &asked, 80, 24),
        ("play_saving", &saving, 80, 24),
        ("play_thinking", &thinking, 80, 24),
        ("play_hint", &hinted, 80, 24),
        ("play_pass", &view("person person", BLACK_MUST_PASS), 80, 24),
        ("play_finished", &finished, 80, 24),
        ("play_too_small", &picked("person engine"), 79, 23),
        ("play_tiny", &picked("person engine"), 9, 2),
        ("play_many_moves", &long, 80, 24),
        ("play_tall", &long, 80, 40),
        ("play_wide", &long, 120, 40),
        ("play_polish", &polish, 80, 24),
        ("play_ukrainian_help", &ukrainian, 80, 24),
    ] {
        insta::with_settings!({ snapshot_path => "../../tests/snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(name, drawn(view, columns, rows, Colours::Wanted));
        });
    }
}

#[test]
fn every_language_fits_the_smallest_screen() {
    let rows = |view: &GameView| -> Vec<String> {
        let screen = drawn(view, 80, 24, Colours::Unwanted);
        screen
            .buffer()
            .content()
            .chunks(80)
            .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
            .collect()
    };
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut thinking = spoken(language, "person engine:10", START, Some("90m"));
        press(&mut thinking, "f3<enter>");
        let mut paused = spoken(language, "engine:10 engine:10", FIGURE_3, Some("90m"));
        press(&mut paused, " ");
        let mut picked = spoken(language, "person engine", FIGURE_3, None);
        press(&mut picked, "<left><enter>");
        let mut finished = spoken(language, "person person", BLACK_MUST_PASS, None);
        press(&mut finished, "<enter>c3-a3<enter>");
        for (view, phase, keys) in [
            (&spoken(language, "person engine", START, None), key::PHASE_PLACEMENT, key::KEYS_PLACE),
            (&thinking, key::PHASE_PLACEMENT, key::KEYS_WAIT),
            (&paused, key::PHASE_MOVEMENT, key::KEYS_WATCH),
            (&spoken(language, "person person", FIGURE_3, None), key::PHASE_MOVEMENT, key::KEYS_PICK),
            (&picked, key::PHASE_MOVEMENT, key::KEYS_PICKED),
            (&spoken(language, "person person", BLACK_MUST_PASS, None), key::PHASE_MOVEMENT, key::KEYS_PASS),
            (&finished, key::PHASE_END, key::KEYS_END),
        ] {
            let rows = rows(view);
            assert!(
                rows[0].ends_with(&format!(" DVONN, {} ", texts.get(phase))),
                "{language:?}: {}",
                rows[0]
            );
            assert_eq!(rows[22].trim_end(), texts.get(keys), "{language:?}");
            assert!(rows[15].trim_end().ends_with('.'), "{language:?}: {}", rows[15]);
            if keys != key::KEYS_END {
                assert_eq!(rows[23].trim_end(), texts.get(key::KEYS_ALL), "{language:?}");
            }
        }
    }
}

#[test]
fn the_board_speaks_the_language_of_the_player() {
    for (language, keys, told) in [
        (Language::Polish, "u", "Nie ma czego cofać."),
        (Language::Polish, "a1-a9<enter>", "\"a9\" to nie pole"),
        (Language::Polish, "/level 11<enter>", "/level: podaj liczbę od 1 do 10 albo auto"),
        (
            Language::Ukrainian,
            "e3-g3<enter>",
            "g3 не на відстані 1 від e3, а стос ходить рівно на стільки комірок, скільки в ньому фішок",
        ),
        (Language::Ukrainian, "<right><right><right><right><enter>", "стос на j3 належить супернику"),
        (Language::Spanish, "/dance<enter>", "no existe el comando /dance; escribe / para ver la lista"),
        (Language::Romanian, "pass<enter>", "poți sări o tură doar dacă nu ai nicio mutare"),
        (Language::Italian, "m", "Il computer non sta pensando."),
    ] {
        let mut view = spoken(language, "person engine", FIGURE_3, None);
        press(&mut view, keys);
        assert_eq!(view.message(), Some(told), "{language:?}");
    }
}

#[test]
fn no_information_depends_on_colour_alone() {
    let mut view = view("person person", FIGURE_3);
    press(&mut view, "<left><enter><right>");
    let with = drawn(&view, 80, 24, Colours::Wanted);
    let without = drawn(&view, 80, 24, Colours::Unwanted);
    let text = |screen: &TestBackend| screen.to_string();
    assert_eq!(text(&with), text(&without));
    let is_plain = |cell: &ratatui::buffer::Cell| {
        (cell.fg, cell.bg, cell.modifier) == (Ink::Reset, Ink::Reset, Modifier::empty())
    };
    let plain = |screen: &TestBackend| screen.buffer().content().iter().all(is_plain);
    assert!(plain(&without) && !plain(&with));
}

#[test]
fn clicks_hit_the_cells_where_they_are_drawn() {
    for (columns, rows) in [(80, 24), (81, 25), (100, 30), (103, 60), (104, 24), (120, 40), (300, 100)] {
        let area = Rect::new(0, 0, columns, rows);
        for cell in Cell::ALL {
            let mut view = view("person person", START);
            view.click(Some(cell));
            let screen = drawn(&view, columns, rows, Colours::Unwanted);
            let bracket = (0..columns)
                .flat_map(|column| (0..rows).map(move |row| (column, row)))
                .find(|&(column, row)| screen.buffer()[(column, row)].symbol() == "[")
                .unwrap();
            let found = screen::cell_at(area, bracket.0 + 1, bracket.1);
            assert_eq!(found, Some(cell), "{columns} by {rows}");
        }
        assert_eq!(screen::cell_at(area, 0, 0), None);
    }
    assert_eq!(screen::cell_at(Rect::new(0, 0, 79, 24), 40, 8), None);
}

#[test]
fn messages_and_moves_use_the_chosen_notation() {
    let options = Options {
        texts: Texts::default(),
        notation: Notation::Newsletter,
        mouse: Mouse::Yours,
        save_as: String::new(),
        level: LevelArg::default(),
        results: Vec::new(),
    };
    let terms = Terms::casual(ByColor::new(Seat::Here, Seat::Here));
    let table = Table::new(terms, position(FIGURE_3), Duration::ZERO);
    let mut view = GameView::new(options, table, Tags::default(), Rng::with_seed(1));
    press(&mut view, "b10<enter>");
    assert_eq!(view.message(), Some("the stack on b10 is blocked: all six neighbours are occupied"));
    press(&mut view, "c5-c6<enter>");
    assert_eq!(view.table().game().history().plies()[0].mv, Move::Stack(StackMove::new(Cell::E3, Cell::F3)));
    assert!(
        drawn(&view, 80, 24, Colours::Unwanted)
            .to_string()
            .contains("White played c5-c6; 7 stacks fell off.")
    );
}
