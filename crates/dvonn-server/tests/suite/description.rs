//! The description of the API for programs, and the page for people who write them.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::support::{Club, ask};

/// The addresses that docs/wire.md lists, such as `GET /api/games/ID`.
fn documented() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let text = std::fs::read_to_string(root.join("docs/wire.md")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let addresses = rows.filter_map(|row| row.split('`').next()).filter(|address| address.contains(" /api/"));
    addresses.map(|address| address.split('?').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn the_description_lists_what_the_documentation_lists() {
    let club = Club::open().await;
    let answer = ask(club.address, "GET /api/openapi.json", "", "").await.unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    let description: Value = answer.read();
    assert_eq!(description["servers"][0]["url"], "/api");
    let mut found = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let path = path.replace("{id}", "ID").replace("{name}", "NAME");
        for (method, operation) in methods.as_object().unwrap() {
            found.insert(format!("{} /api{path}", method.to_uppercase()));
            assert!(operation["responses"]["503"].is_object(), "{path}");
        }
    }
    let documented = documented();
    let missing: Vec<_> = documented.difference(&found).collect();
    let undocumented: Vec<_> = found.difference(&documented).collect();
    assert!(
        missing.is_empty() && undocumented.is_empty(),
        "not described: {missing:?}; not in wire.md: {undocumented:?}"
    );
    club.close().await;
}

/// Every reference leads to a type, so that programs can be generated from the description.
#[tokio::test]
async fn every_reference_leads_somewhere() {
    fn check(value: &Value, whole: &Value) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(reference)) = fields.get("$ref") {
                    let place = reference.strip_prefix('#').unwrap();
                    assert!(whole.pointer(place).is_some(), "{reference}");
                }
                fields.values().for_each(|value| check(value, whole));
            }
            Value::Array(items) => items.iter().for_each(|value| check(value, whole)),
            _ => {}
        }
    }
    let club = Club::open().await;
    let description: Value = ask(club.address, "GET /api/openapi.json", "", "").await.unwrap().read();
    check(&description, &description);
    club.close().await;
}

#[tokio::test]
async fn the_page_for_people_shows_every_address_and_loads_nothing() {
    let club = Club::open().await;
    let page = ask(club.address, "GET /api/docs", "", "").await.unwrap();
    assert_eq!(page.status, 200);
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
    assert!(page.header("content-security-policy").unwrap().starts_with("default-src 'none'"));
    let description: Value = ask(club.address, "GET /api/openapi.json", "", "").await.unwrap().read();
    for path in description["paths"].as_object().unwrap().keys() {
        assert!(page.body.contains(&format!("/api{path}<")), "{path}");
    }
    for word in ["<script", "src=", "http://", "https://"] {
        assert!(!page.body.contains(word), "{word}");
    }
    club.close().await;
}
