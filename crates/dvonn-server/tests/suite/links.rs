//! What other sites show of a game.

use dvonn_host::Site;
use dvonn_server::{Proxy, Settings};
use dvonn_wire::Action;

use crate::support::{Club, Seated, ask};

/// A server with a page.
async fn club() -> Club {
    let page = "<!doctype html><html><head><title>DVONN</title></head><body>the page</body></html>";
    let site = Site::new([("index.html".to_owned(), page.into())]).unwrap();
    let settings = Settings { proxy: Proxy::Trusted, ..Settings::default() };
    Club::with_page(settings, site).await
}

async fn finished(club: &Club) -> Seated {
    let (mut white, _) = club.pair(r#"{"color":"white"}"#).await;
    white.play("f3").await.unwrap();
    white.until(1).await;
    white.act(Action::Resign).await.unwrap();
    white
}

#[tokio::test]
async fn the_head_of_a_games_page_says_which_game_it_is_in_the_readers_language() {
    let club = club().await;
    let game = finished(&club).await.game;
    for (language, title, result) in [
        ("", "<title>Guest – Guest · DVONN</title>", "White resigned"),
        (
            "accept-language: it-IT,it;q=0.9\r\n",
            "<title>Ospite – Ospite · DVONN</title>",
            "Il Bianco ha abbandonato",
        ),
    ] {
        let answer = ask(club.address, &format!("GET /game/{game}"), language, "").await.unwrap();
        assert_eq!(answer.status, 200);
        let picture =
            format!("<meta property=\"og:image\" content=\"http://{}/game/{game}.png\">", club.address);
        for part in [title, result, &picture, "og:description", "the page"] {
            assert!(answer.body.contains(part), "{part} is not in {}", answer.body);
        }
        // It is the page, so it is as isolated as the page.
        assert_eq!(answer.header("cross-origin-embedder-policy"), Some("require-corp"));
    }
    // A game that does not exist: the page says so.
    for path in ["/game/000000000000", "/game/nonsense", "/game"] {
        let answer = ask(club.address, &format!("GET {path}"), "", "").await.unwrap();
        assert!(answer.status == 200 && answer.body.contains("<title>DVONN</title>"), "{path}: {answer:?}");
    }
    club.close().await;
}

#[tokio::test]
async fn names_and_hosts_cannot_write_html() {
    let club = club().await;
    let game = finished(&club).await.game;
    let answer = ask(club.address, &format!("GET /game/{game}"), "host: \"><script>\r\n", "").await.unwrap();
    assert!(!answer.body.contains("<script>"), "{}", answer.body);
    club.close().await;
}

#[tokio::test]
async fn a_game_has_a_picture_and_a_frame_for_other_sites() {
    let club = club().await;
    let game = finished(&club).await.game;
    let answer = ask(club.address, &format!("GET /game/{game}.png"), "", "").await.unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")));
    assert!(answer.body.contains("PNG"));
    let frame = ask(club.address, &format!("GET /embed/{game}"), "", "").await.unwrap();
    assert_eq!(frame.status, 200);
    assert!(frame.body.contains(&format!("src=\"/game/{game}.png\"")), "{}", frame.body);
    assert!(frame.header("content-security-policy").unwrap().ends_with("frame-ancestors *"));
    for path in ["/game/000000000000.png", "/game/nonsense.png", "/embed/000000000000", "/embed/nonsense"] {
        let answer = ask(club.address, &format!("GET {path}"), "", "").await.unwrap();
        assert_eq!(answer.status, 404, "{path}: {answer:?}");
        assert!(answer.body.contains("\"reason\""), "{path}: {answer:?}");
    }
    club.close().await;
}
