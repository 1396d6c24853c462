//! The examples in `docs/wire.md`, which describes the wire protocol.

const PAGE: &str = include_str!("../../../docs/wire.md");

/// The word that stands before each example, such as `client`, and the example itself, in the order of the page.
pub fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("```json").skip(1).map(|block| block.split("```").next().unwrap());
    blocks
        .map(|block| block.split_once('\n').expect("an example begins on a new line"))
        .map(|(kind, example)| (kind.trim(), example.trim()))
        .collect()
}

/// The examples of one kind, of which there is at least one.
pub fn examples_of(kind: &str) -> Vec<&'static str> {
    let all = examples().into_iter();
    let found: Vec<&str> = all.filter(|(other, _)| *other == kind).map(|(_, example)| example).collect();
    assert!(!found.is_empty(), "an example for {kind}");
    found
}
