//! Players as written on the command line.

use std::time::Duration;

use dvonn_lab::{Budget, Entrant, Openings};

#[test]
fn settings_are_parsed_as_written() {
    let ms = Duration::from_millis;
    for (text, budget) in [
        ("engine,nodes=5000", Budget { nodes: Some(5000), ..Budget::default() }),
        ("engine,nodes=5k,hash=1,threads=2", Budget { nodes: Some(5000), ..Budget::default() }),
        (
            "plain2011,nodes=1_000_000,depth=7",
            Budget { nodes: Some(1_000_000), depth: Some(7), ..Budget::default() },
        ),
        (
            "plain2011,time=3s,inc=50ms",
            Budget { time: Some(ms(3000)), increment: ms(50), ..Budget::default() },
        ),
        ("engine,nodes=7,without=lmr+lmp,judgement=material", Budget { nodes: Some(7), ..Budget::default() }),
        ("engine,movetime=0.5s", Budget { move_time: Some(ms(500)), ..Budget::default() }),
        ("codecup,time=2m:./program --x", Budget { time: Some(ms(120_000)), ..Budget::default() }),
        ("random,seed=7", Budget::default()),
        ("grabber", Budget::default()),
        ("engine,level=3", Budget::default()),
        ("engine,level=10,time=3s", Budget { time: Some(ms(3000)), ..Budget::default() }),
        ("engine,handicap=10/300/50/60/128/40/70/80/4", Budget::default()),
        ("codecup:program", Budget::default()),
    ] {
        let entrant: Entrant = text.parse().unwrap();
        assert_eq!(*entrant.budget(), budget, "{text}");
        assert_eq!(entrant.to_string(), text);
        assert_eq!(entrant.name(), text);
    }
    let named: Entrant = "udi,nodes=9,name=Prima:/a/long path".parse().unwrap();
    assert_eq!(named.name(), "Prima");
    assert!(named.is_external());
}

#[test]
fn errors_name_what_is_wrong() {
    for (text, reason) in [
        ("", "unknown kind of player \"\""),
        ("stockfish,nodes=1", "unknown kind of player \"stockfish\""),
        ("engine", "engine needs a limit"),
        ("plain2011,seed=1", "plain2011 needs a limit"),
        ("engine,level=11", "level=11: a level is a number from 1 to 10"),
        ("engine,level=3,nodes=5", "a level or a handicap cannot be combined with nodes"),
        ("engine,level=3,handicap=1/2/3/4/5/6/7/8/9", "nor with each other"),
        ("engine,handicap=1/2/3", "handicap=1/2/3: not nine numbers"),
        ("engine,handicap=300/2/3/4/5/6/7/8/9", "not a whole number in range"),
        ("plain2011,nodes=1,level=3", "plain2011 has no setting \"level\""),
        ("udi:program", "udi needs a limit"),
        ("engine,nodes", "\"nodes\" is not of the form KEY=VALUE"),
        ("engine,nodes=1,nodes=2", "nodes is given twice"),
        ("engine,nodes=-1", "nodes=-1: not a whole number"),
        ("engine,nodes=99999999999999M", "not a whole number in range"),
        ("engine,depth=256", "depth=256: not a whole number in range"),
        ("engine,time=3", "time=3: not a time such as 50ms"),
        ("engine,time=-3s", "time=-3s: not a time"),
        ("engine,nodes=1,colour=red", "engine has no setting \"colour\"; it has seed,"),
        ("engine,nodes=1,without=lmr+magic", "unknown search feature \"magic\"; there are aspiration, lmr,"),
        ("engine,nodes=1,judgement=taste", "judgement=taste: neither hand nor material"),
        ("engine,nodes=1,weights=/no/such/file", "weights=/no/such/file: "),
        ("plain2011,nodes=1,threads=2", "plain2011 has no setting \"threads\""),
        ("random:command", "random takes no command"),
        ("engine,nodes=1:command", "engine takes no command"),
        ("udi,nodes=1", "udi needs a command after a colon"),
        ("codecup: ", "codecup needs a command"),
        ("codecup:'program", "a quote that is not closed"),
    ] {
        let error = text.parse::<Entrant>().unwrap_err().to_string();
        assert!(error.contains(reason), "{text:?}: {error}");
    }
}

#[test]
fn codecup_programs_need_the_placements_in_their_command() {
    let plain: Entrant = "codecup:program".parse().unwrap();
    let told: Entrant = "codecup:program --placements {placements}".parse().unwrap();
    let library: Entrant = "random".parse().unwrap();
    let figure = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse().unwrap();
    for (openings, can_plain, can_told) in [
        (Openings::Placements(0), true, true),
        (Openings::Placements(2), false, false),
        (Openings::Placements(11), false, true),
        (Openings::Random, false, true),
        (Openings::Placed, false, true),
        (Openings::Book(vec![figure]), false, false),
        (Openings::Book(vec![Openings::Random.get(1, 0).start]), false, true),
    ] {
        assert_eq!(plain.can_begin(&openings).is_ok(), can_plain, "{openings}");
        assert_eq!(told.can_begin(&openings).is_ok(), can_told, "{openings}");
        assert!(library.can_begin(&openings).is_ok(), "{openings}");
    }
}

#[test]
fn openings_can_be_placed_piece_by_piece_and_differ() {
    for openings in [Openings::Random, Openings::Placed, Openings::Balanced, Openings::Placements(11)] {
        let mut seen = std::collections::HashSet::new();
        for pair in 0..20 {
            let opening = openings.get(5, pair);
            assert_eq!(opening, openings.get(5, pair), "the same seed gives the same opening");
            let cells = opening.placements().unwrap();
            let place =
                |position: dvonn_core::Position, cell| position.play(dvonn_core::Move::Place(cell)).unwrap();
            let replayed = cells.into_iter().fold(dvonn_core::Position::START, place);
            assert_eq!(replayed, opening.position());
            assert!(seen.insert(replayed), "{openings}: pair {pair} repeats an opening");
        }
        assert_ne!(openings.get(5, 0), openings.get(6, 0));
    }
}
