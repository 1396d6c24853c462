//! The course and the rules book in words: every task, hint, reaction and caption exists in every language and fits its
//! space.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use dvonn_coach::{
    Attempt, Block, COURSE, DIFFERENCES, Fact, Help, Input, Passage, Progress, RULES, Reaction, Remark, Step,
    TextKey, Why,
};
use dvonn_core::{Color, Move, Notation};
use dvonn_testkit::course::{answers, steps};
use dvonn_text::{Language, Texts, key, words};

fn texts_in(language: Language) -> Texts {
    Texts::new(language)
}

fn english() -> Texts {
    texts_in(Language::English)
}

/// A passage in every language, English first.
fn told(passage: &Passage) -> Vec<String> {
    let told_in = |language| words::passage(&texts_in(language), passage, Notation::Standard);
    Language::ALL.into_iter().map(told_in).collect()
}

/// The terminal has three lines for the reaction to an answer.
fn check_length(step: &Step, passage: &Passage) {
    for text in told(passage) {
        let length = text.chars().count();
        assert!((6..=230).contains(&length), "{}: {length} characters: {text}", step.id);
    }
}

#[test]
fn every_task_hint_and_solution_has_words_in_every_language() {
    for chapter in COURSE {
        assert!(!english().get(chapter.title).is_empty());
    }
    for step in steps() {
        let mut attempt = step.attempt();
        assert!(told(&attempt.text()).iter().all(|text| text.chars().count() > 10), "{}", step.id);
        check_length(step, &attempt.hint(Help::Hint).said);
        let solution = Remark::Solution(attempt.solution().unwrap().input);
        for language in Language::ALL {
            let words = words::remark(&texts_in(language), &solution, Notation::Standard);
            assert!(words.chars().count() > 5, "{} in {language:?}: {words}", step.id);
        }
    }
}

#[test]
fn the_first_tasks_are_short_in_every_language() {
    for step in COURSE[0].steps {
        for text in told(&step.attempt().text()) {
            let words = text.split_whitespace().count();
            assert!(words <= 12, "{}: {words} words: {text}", step.id);
        }
    }
}

#[test]
fn praise_has_words_in_every_language() {
    for step in steps() {
        let mut attempt = step.attempt();
        let praise = loop {
            let solution = attempt.solution().unwrap().input;
            match attempt.answer(solution) {
                Reaction::Right { said, .. } => break said,
                Reaction::Continue { .. } => {}
                Reaction::Wrong { why, .. } => panic!("{}: {why:?}", step.id),
            }
        };
        assert_eq!(praise.key, step.texts.right);
        check_length(step, &praise);
    }
}

#[test]
fn every_reaction_to_a_mistake_has_words_in_every_language() {
    for step in steps() {
        let mut reactions: BTreeMap<TextKey, Passage> = BTreeMap::new();
        let mut attempt = step.attempt();
        for input in answers(step) {
            match attempt.answer(input) {
                Reaction::Wrong { why: Why::Explained(passage), .. } => {
                    reactions.entry(passage.key).or_insert(passage);
                }
                Reaction::Wrong { .. } => {}
                Reaction::Right { .. } | Reaction::Continue { .. } => attempt.restart(),
            }
        }
        assert!(
            step.texts.mistakes.iter().all(|mistake| reactions.contains_key(&mistake.text)),
            "{}",
            step.id
        );
        for passage in reactions.values() {
            check_length(step, passage);
        }
    }
}

/// Gives the first answer that these moves allow, until the coach accepts or rejects one.
fn lose(step: &'static Step, choose: impl Fn(&Attempt) -> Move) -> Passage {
    let mut attempt = step.attempt();
    loop {
        match attempt.answer(Input::Move(choose(&attempt))) {
            Reaction::Continue { .. } => {}
            Reaction::Wrong { why: Why::Explained(passage), .. } => return passage,
            other => panic!("{}: {other:?}", step.id),
        }
    }
}

#[test]
fn a_lost_game_has_words_in_every_language() {
    let inside = |attempt: &Attempt| {
        let mut legal = attempt.position().legal_moves();
        legal
            .find(|mv| matches!(mv, Move::Place(cell) if !cell.is_edge()))
            .unwrap_or_else(|| attempt.position().legal_moves().next().unwrap())
    };
    let last = |attempt: &Attempt| attempt.position().legal_moves().last().unwrap();
    for (id, key, choose) in [
        ("edges-3", "learn-wrong-mobile", &inside as &dyn Fn(&Attempt) -> Move),
        ("sharp-1", "learn-wrong-owns", &last),
    ] {
        let step = steps().find(|step| step.id == id).unwrap();
        let passage = lose(step, choose);
        assert_eq!(passage.key.name(), key);
        check_length(step, &passage);
    }
}

#[test]
fn a_task_names_the_cell_or_move_that_the_board_points_out() {
    let mut pointed = 0;
    for step in steps() {
        let name = match step.exercise().subject() {
            None => continue,
            Some(Fact::Cell(cell)) => cell.to_string(),
            Some(Fact::Move(mv)) => mv.to_string(),
            other => panic!("{}: {other:?}", step.id),
        };
        pointed += 1;
        for text in told(&step.attempt().text()) {
            assert!(text.contains(&name), "{}: {name} in {text}", step.id);
        }
    }
    assert!(pointed > 10, "{pointed}");
}

#[test]
fn the_opponent_s_answers_have_words() {
    let by = Color::Black;
    for (mv, words) in [
        (None, "It is your turn again."),
        (Some("pass"), "Black must pass. Your turn again."),
        (Some("e3-f3"), "Black replies e3-f3. Your turn again."),
    ] {
        let remark = Remark::Reply { by, mv: mv.map(|text| text.parse().unwrap()) };
        assert_eq!(words::remark(&english(), &remark, Notation::Standard), words);
    }
}

#[test]
fn progress_that_cannot_be_read_has_words() {
    let good = Progress::default().to_json();
    let errors = [String::new(), good.replace("dvonn-course", "dvonn-record"), good.replace(": 4", ": 99")]
        .map(|text| Progress::from_json(&text).unwrap_err());
    for language in Language::ALL {
        let texts = texts_in(language);
        let expected = [
            texts.get(key::LEARN_PROGRESS_UNREADABLE),
            texts.get(key::LearnProgressFormat { format: "dvonn-record".into() }),
            texts.get(key::LearnProgressVersion { version: 99.into() }),
        ];
        assert_eq!(errors.each_ref().map(|error| words::progress_error(&texts, error)), expected);
    }
}

#[test]
fn every_sentence_of_the_rules_book_exists_once() {
    let mut keys: Vec<TextKey> = RULES.iter().map(|section| section.heading).collect();
    for block in RULES.iter().flat_map(|section| section.blocks) {
        match block {
            Block::Paragraph(key) | Block::Point(key) => keys.push(*key),
            Block::Figure(figure) => assert!(told(&figure.caption()).iter().all(|text| text.len() > 10)),
        }
    }
    for difference in DIFFERENCES {
        keys.extend([difference.question, difference.said, difference.played]);
    }
    assert!(keys.iter().all(|key| !english().get(*key).is_empty()));
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

#[test]
fn the_rules_book_prints_on_two_pages() {
    let words: usize = RULES
        .iter()
        .flat_map(|section| section.blocks)
        .map(|block| match block {
            Block::Paragraph(key) | Block::Point(key) => english().get(*key),
            Block::Figure(figure) => words::passage(&english(), &figure.caption(), Notation::Standard),
        })
        .map(|text| text.split_whitespace().count())
        .sum();
    // A page has room for about 450 words and two figures.
    assert!(words < 900, "{words}");
}
