//! Free chat, blocking and reporting, through the real router and real sockets.

use dvonn_core::Color;
use dvonn_wire::{ClientMessage, GameId, Player, Problem, ProblemCode, ServerMessage};

use crate::support::{Club, Line, Seated, TestDatabase};

fn write(game: GameId, text: &str) -> ClientMessage {
    ClientMessage::Write { game, text: text.parse().unwrap() }
}

/// The problem that a message leads to.
async fn problem(line: &mut Line, message: &ClientMessage) -> Problem {
    line.send(message).await.unwrap();
    loop {
        if let ServerMessage::Problem(problem) = line.hear().await {
            return problem;
        }
    }
}

async fn switch(table: &mut Seated, on: bool) {
    table.line.send(&ClientMessage::Chat { game: table.game, on }).await.unwrap();
    let color = table.followed().status.you.unwrap();
    table.line.until_status(table.game, |status| status.chat[color] == on).await;
}

#[tokio::test]
async fn free_chat_is_off_until_both_players_want_it_and_nobody_else_reads_it() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    let game = white.game;
    let mut spectator = club.guest().line().await;
    spectator.follow(game, 0).await;
    switch(&mut white, true).await;
    assert_eq!(problem(&mut white.line, &write(game, "Anybody there?")).await.code, ProblemCode::Invalid);
    switch(&mut black, true).await;
    white.line.send(&write(game, "<b>Hello</b> & welcome")).await.unwrap();
    while black.line.written.is_empty() {
        black.line.hear().await;
    }
    assert_eq!(black.line.written, [(1, Color::White, "<b>Hello</b> & welcome".to_owned())]);
    // A phrase after it shows that nothing else was on the way to the spectator.
    let phrase = dvonn_wire::Phrase::Hello;
    white.line.send(&ClientMessage::Say { game, phrase }).await.unwrap();
    while spectator.said.is_empty() {
        spectator.hear().await;
    }
    assert!(spectator.written.is_empty(), "{:?}", spectator.written);
    switch(&mut black, false).await;
    assert_eq!(problem(&mut white.line, &write(game, "Still there?")).await.code, ProblemCode::Invalid);
    club.close().await;
}

#[tokio::test]
async fn whoever_writes_too_fast_or_too_much_is_refused() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    switch(&mut white, true).await;
    switch(&mut black, true).await;
    let game = white.game;
    for number in 0..5 {
        white.line.send(&write(game, &number.to_string())).await.unwrap();
    }
    assert_eq!(problem(&mut white.line, &write(game, "and more")).await.code, ProblemCode::TooMany);
    for text in ["", "two\nlines", &"x".repeat(201)] {
        let text = serde_json::to_string(text).unwrap();
        white.line.send_text(format!(r#"{{"write":{{"game":"{game}","text":{text}}}}}"#)).await.unwrap();
        let refused = loop {
            if let ServerMessage::Problem(problem) = white.line.hear().await {
                break problem;
            }
        };
        assert_eq!(refused.code, ProblemCode::Invalid);
        assert!(refused.reason.contains("1 to 200 characters"), "{refused:?}");
    }
    club.close().await;
}

#[tokio::test]
async fn a_blocked_player_cannot_challenge_or_chat_and_a_message_can_be_reported() {
    for database in TestDatabase::databases().await {
        let time = dvonn_store::Timepiece::manual(std::time::Duration::from_secs(1_000_000));
        let settings = dvonn_server::Settings { proxy: dvonn_server::Proxy::Trusted, ..Default::default() };
        let club = Club::at(&database.location, time, settings).await;
        let (mut anna, mut bert, mut clara) = (club.guest(), club.guest(), club.guest());
        anna.register("Anna").await;
        bert.register("Bert").await;
        clara.register("Clara").await;
        let game = anna.create(r#"{"color":"white"}"#).await.id;
        bert.join(game).await;
        let mut tables = Vec::new();
        for guest in [&anna, &bert] {
            let mut line = guest.line().await;
            line.follow(game, 0).await;
            tables.push(line);
        }
        for line in &mut tables {
            line.send(&ClientMessage::Chat { game, on: true }).await.unwrap();
        }
        let both = |status: &dvonn_wire::Status| status.chat.iter().all(|(_, is_on)| *is_on);
        tables[1].until_status(game, both).await;
        tables[1].send(&write(game, "You are a bad player")).await.unwrap();
        while tables[0].written.is_empty() {
            tables[0].hear().await;
        }
        let number = tables[0].written[0].0;

        // Only who has read it can report it, and only if it was written by that player.
        let report = |number| format!(r#"{{"reason":"conduct","game":"{game}","message":{number}}}"#);
        let path = "POST /api/players/bert/reports";
        assert_eq!(clara.ask(path, &report(number)).await.unwrap().status, 400);
        for (body, status) in [
            (report(number + 1), 400),
            (report(0), 400),
            (r#"{"reason":"conduct","message":1}"#.to_owned(), 400),
            (report(number), 204),
        ] {
            assert_eq!(anna.ask(path, &body).await.unwrap().status, status, "{body}");
        }
        let reports = dvonn_store::open(&database.location, dvonn_store::Use::Maintain, None).await.unwrap();
        let reported = reports.reports(5).await.unwrap();
        assert_eq!(reported[0].message.as_deref(), Some("You are a bad player"));

        assert_eq!(anna.ask("PUT /api/players/bert/block", "").await.unwrap().status, 204);
        let blocked: Vec<Player> = anna.ask("GET /api/account/blocked", "").await.unwrap().read();
        let names: Vec<_> = blocked.iter().filter_map(|player| player.name.as_deref()).collect();
        assert_eq!(names, ["Bert"]);
        let anna_id = anna.ask("GET /api/me", "").await.unwrap().read::<dvonn_wire::Me>().player.unwrap().id;
        let challenge = format!(r#"{{"opponent":"{anna_id}"}}"#);
        let refused = bert.ask("POST /api/games", &challenge).await.unwrap();
        assert_eq!((refused.status, refused.read::<Problem>().code), (403, ProblemCode::Blocked));
        let again = ClientMessage::Chat { game, on: true };
        assert_eq!(problem(&mut tables[1], &again).await.code, ProblemCode::Blocked);
        assert_eq!(anna.ask("DELETE /api/players/bert/block", "").await.unwrap().status, 204);
        assert_eq!(bert.ask("POST /api/games", &challenge).await.unwrap().status, 201);

        // Deleting the account deletes what it wrote.
        let deletion = r#"{"password":"correct horse"}"#;
        assert_eq!(bert.ask("DELETE /api/account", deletion).await.unwrap().status, 204);
        assert_eq!(reports.reports(5).await.unwrap()[0].message, None);
        drop(tables);
        club.close().await;
    }
}
