//! The command in languages other than English.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_testkit::testdata;
use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, command, dvonn};

fn last_lines(text: &str, count: usize) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len() - count..].to_vec()
}

#[test]
fn show_speaks_every_language() {
    for (language, told) in [
        (
            "en",
            [
                "Pieces: White 18, Black 25",
                "White to move: 25 possible moves.",
                "Blocked (all six neighbours occupied): j4",
            ],
        ),
        (
            "es",
            [
                "Piezas: Blanco 18, Negro 25",
                "Turno de Blanco: 25 movimientos posibles.",
                "Bloqueadas (las seis vecinas ocupadas): j4",
            ],
        ),
        (
            "pl",
            [
                "Piony: Biały 18, Czarny 25",
                "Kolej na Białego: 25 możliwych ruchów.",
                "Zablokowane (wszystkie sześć sąsiednich pól zajętych): j4",
            ],
        ),
        (
            "ro",
            [
                "Piese: Alb 18, Negru 25",
                "Mută Albul: 25 de mutări posibile.",
                "Blocate (toate cele șase spații vecine sunt ocupate): j4",
            ],
        ),
        (
            "uk",
            [
                "Фішки: Білі 18, Чорні 25",
                "Черга Білих: 25 можливих ходів.",
                "Заблоковані (усі шість сусідніх комірок зайняті): j4",
            ],
        ),
        (
            "it",
            [
                "Pedine: Bianco 18, Nero 25",
                "Tocca al Bianco: 25 mosse possibili.",
                "Bloccate (con le sei caselle adiacenti occupate): j4",
            ],
        ),
    ] {
        // The option before and after the command.
        for arguments in [["--lang", language, "show", FIGURE_3], ["show", FIGURE_3, "--lang", language]] {
            assert_eq!(last_lines(&dvonn(arguments).fine(), 3), told);
        }
    }
}

#[test]
fn the_environment_decides_unless_the_option_is_given() {
    for (variables, option, told) in [
        (&[("LANG", "pl_PL.UTF-8")][..], None, "Koniec gry: wygrywa Biały różnicą 3 pionów."),
        (
            &[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "uk_UA.UTF-8")],
            None,
            "Гру закінчено: перемагають Білі з перевагою в 3 фішки.",
        ),
        (&[("LC_MESSAGES", "it")], None, "Partita finita: il Bianco vince di 3 pedine."),
        (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")], None, "The game is over: White wins by 3."),
        (&[("LANG", "C.UTF-8")], None, "The game is over: White wins by 3."),
        (&[("LANG", "fr_FR.UTF-8")], None, "The game is over: White wins by 3."),
        (&[], None, "The game is over: White wins by 3."),
        (
            &[("LC_ALL", "pl_PL.UTF-8")],
            Some("ro-RO"),
            "Partida s-a încheiat: câștigă Albul la o diferență de 3 piese.",
        ),
        (&[("LC_ALL", "pl_PL.UTF-8")], Some("en"), "The game is over: White wins by 3."),
    ] {
        let mut command = command(["show", FINISHED]);
        command.envs(variables.iter().copied());
        if let Some(option) = option {
            command.args(["--lang", option]);
        }
        let output = command.output().unwrap();
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(last_lines(&text, 1), [told], "{variables:?} {option:?}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_a_list_of_all() {
    let complaint = dvonn(["--lang", "tlh", "show", "start"]).bad_use();
    for known in ["tlh", "--lang", "en (English)", "pl (Polski)", "uk (Українська)"] {
        assert!(complaint.contains(known), "{complaint}");
    }
}

#[test]
fn refusals_are_in_the_chosen_language() {
    for (language, arguments, told) in [
        (
            "pl",
            &["apply", FIGURE_3, "e3-g3"][..],
            "ruch 1, e3-g3: g3 nie leży w odległości 1 od e3, a stos przesuwa się dokładnie o tyle pól, ile ma pionów; pozycja: ",
        ),
        ("pl", &["solve", "start"], "rozwiązać można tylko pozycje z fazy tworzenia stosów"),
        ("pl", &["check", "no-such-file"], "no-such-file: nie ma takiego pliku"),
        ("pl", &["play"], "`play` potrzebuje terminala: klawiatury i ekranu"),
        ("uk", &["show", "WB W M"], "неправильна позиція: ігрове поле має 5 рядів, а тут їх 1"),
        (
            "uk",
            &["show", "hello"],
            "неправильна позиція (позиція має три частини (ряди, чергу й фазу), а тут їх 1), і файлу з такою назвою немає",
        ),
        ("uk", &["diagram", "start", "-o", "x.gif"], "x.gif: назва файлу має закінчуватися на .svg або .png"),
        ("uk", &["apply", BLACK_MUST_PASS, "a1-b1"], "хід 1, a1-b1: на a1 немає стосу; позиція: "),
    ] {
        let done = dvonn([&["--lang", language], arguments].concat());
        assert!(done.stderr.starts_with(&format!("dvonn: {told}")), "{}", done.stderr);
    }
}

#[test]
fn commands_speak_polish_and_ukrainian() {
    let file = testdata::path("records/several.dvonn");
    let file = file.to_str().unwrap();
    for (language, arguments, told) in [
        ("pl", &["apply", FIGURE_3, "e3-f3"][..], &["e3-f3: zdjęto b1 c1 c2 d2 d3 e4 e5"][..]),
        ("uk", &["apply", FIGURE_3, "e3-f3"], &["e3-f3: вилучено b1 c1 c2 d2 d3 e4 e5"]),
        (
            "pl",
            &["solve", FINISHED],
            &["Udowodnione: wygrywa Biały, różnica 3 (-3, na ruchu Czarny)", "Gra jest skończona."],
        ),
        (
            "uk",
            &["solve", BLACK_MUST_PASS],
            &["Доведено: перемагають Білі, перевага 3 (-3 для Чорних, чия черга)", "Найкраще: pass"],
        ),
        (
            "pl",
            &["analyze", BLACK_MUST_PASS, "--nodes", "10"],
            &["Na ruchu Czarny: pass", "różnica", "węzły: "],
        ),
        (
            "uk",
            &["analyze", BLACK_MUST_PASS, "--nodes", "10"],
            &["Черга Чорних: pass", "перевага", "вузлів: "],
        ),
        ("pl", &["check", file], &["partia 1: poprawnie: ", " ruch", "z błędem: "]),
        ("uk", &["check", file], &["партія 1: правильно: ", "з помилкою: "]),
        ("pl", &["replay", file], &["Ruch 1 z ", "Koniec partii: "]),
        ("uk", &["replay", file], &["Хід 1 з ", "Кінець партії: "]),
    ] {
        let done = dvonn([arguments, &["--lang", language]].concat());
        for told in told {
            assert!(done.stdout.contains(told), "{arguments:?} lacks {told:?}:\n{}", done.stdout);
        }
    }
}

#[test]
fn output_for_programs_is_the_same_in_every_language() {
    let file = testdata::path("records/several.dvonn");
    let file = file.to_str().unwrap();
    for arguments in [
        &["show", FIGURE_3, "--json"][..],
        &["apply", FIGURE_3, "e3-f3", "--json"],
        &["legal", FIGURE_3],
        &["check", file, "--json"],
        &["convert", file, "--to", "dvonn"],
        &["convert", file, "--to", "json"],
        &["diagram", FIGURE_3, "-o", "-", "--coordinates"],
    ] {
        let english = dvonn(arguments);
        for language in ["es", "pl", "ro", "uk", "it"] {
            let other = dvonn([arguments, &["--lang", language]].concat());
            assert_eq!((english.code, &english.stdout), (other.code, &other.stdout), "{arguments:?}");
        }
    }
    let game = dvonn(["analyze", file, "--nodes", "10", "--json", "--lang", "uk"]).fine();
    let game: serde_json::Value = serde_json::from_str(&game).unwrap();
    assert!(game["ending"].as_str().unwrap().is_ascii());
}
