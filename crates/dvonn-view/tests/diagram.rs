//! Diagrams as SVG.

#![allow(clippy::unwrap_used)]

use dvonn_core::{Cell, CellSet, Move, Notation, Position};
use dvonn_view::{BlockedStacks, Diagram, Orientation, Sheet, Theme};
use proptest::prelude::*;

const FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
const FIGURE_4: &str = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";
const TALL: &str = "........./....B10W8..../...W14+++B12....../........../......... W M";

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Figure 3 after White's move, with everything that a diagram can show.
fn rich() -> Diagram {
    let before = position(FIGURE_3);
    let mv: Move = "e3-f3".parse().unwrap();
    let mut after = before;
    let removed = after.apply(mv).unwrap().unwrap().removed;
    Diagram::new(&after)
        .coordinates(Some(Notation::Standard))
        .last_move(mv)
        .removed_since(&before, removed | Cell::A1.into())
        .arrow(Cell::H5, Cell::H3)
        .marked(CellSet::of(Cell::J2) | Cell::A3.into())
        .blocked(BlockedStacks::Marked)
        .caption("Figure 3")
        .description("White has played e3-f3.")
}

/// Many diagrams that differ in position and options.
fn samples() -> Vec<Diagram> {
    let mut samples = Vec::new();
    for theme in Theme::ALL {
        for orientation in Orientation::ALL {
            samples.push(rich().theme(theme).orientation(orientation));
            for text in [FULL, FIGURE_3, FIGURE_4, TALL] {
                samples.push(Diagram::new(&position(text)).theme(theme).orientation(orientation));
            }
        }
    }
    samples.extend(Notation::ALL.map(|notation| Diagram::new(&Position::START).coordinates(Some(notation))));
    samples
}

fn number(node: roxmltree::Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).unwrap_or("0").parse().unwrap()
}

#[test]
fn diagrams_look_as_reviewed() {
    let empty = Diagram::new(&Position::START).coordinates(Some(Notation::Newsletter)).width(640);
    for (name, diagram) in [("empty_print", empty), ("figure_3_dark", rich().theme(Theme::Dark))] {
        insta::assert_snapshot!(name, diagram.to_svg());
    }
}

#[test]
fn a_diagram_needs_no_font_style_sheet_or_identifier() {
    for diagram in samples() {
        let svg = diagram.to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        for element in document.descendants().filter(roxmltree::Node::is_element) {
            let name = element.tag_name().name();
            assert!(["svg", "title", "desc", "g", "path", "circle", "rect"].contains(&name), "{name}");
            for attribute in ["id", "style", "class", "href", "filter", "font-family"] {
                assert!(!element.has_attribute(attribute), "{attribute} of {name}");
            }
        }
    }
}

#[test]
fn title_and_description_can_be_any_text() {
    let text = "1 < 2 & \"3\" > ]]> 'x'";
    let svg = Diagram::new(&position(FIGURE_4)).caption(text).description("\u{0}\u{1b}\r\u{ffff}é").to_svg();
    let document = roxmltree::Document::parse(&svg).unwrap();
    let of = |name| document.descendants().find(|node| node.has_tag_name(name)).unwrap().text().unwrap();
    assert_eq!(of("title"), text);
    assert_eq!(of("desc"), format!("\u{fffd}\u{fffd}\u{fffd}\u{fffd}é {FIGURE_4}"));
}

#[test]
fn numbers_have_at_most_two_decimals() {
    for diagram in samples() {
        let svg = diagram.to_svg();
        let body = svg.split_once("</desc>").unwrap().1;
        for (place, _) in body.match_indices('.') {
            let digits = body[place + 1..].chars().take_while(char::is_ascii_digit).count();
            assert!((1..=2).contains(&digits), "{}", &body[place.saturating_sub(20)..place + 20]);
        }
        assert!(!body.contains("NaN") && !body.contains("inf"));
    }
}

#[test]
fn every_disc_lies_within_the_image() {
    for diagram in samples() {
        let svg = diagram.to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let frame: Vec<f64> = document
            .root_element()
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let (left, top) = (frame[0], frame[1]);
        let (right, bottom) = (left + frame[2], top + frame[3]);
        for circle in document.descendants().filter(|node| node.has_tag_name("circle")) {
            if circle.parent().is_some_and(|parent| parent.has_attribute("transform")) {
                continue; // A mark on a disc that is tested separately.
            }
            let (x, y, radius) = (number(circle, "cx"), number(circle, "cy"), number(circle, "r"));
            assert!(left <= x - radius && x + radius <= right, "{x} {radius} in {frame:?}");
            assert!(top <= y - radius && y + radius <= bottom, "{y} {radius} in {frame:?}");
        }
    }
}

#[test]
fn the_image_has_the_given_width_and_keeps_its_proportions() {
    for (orientation, width, height) in [
        (Orientation::Lying, 240, 104),
        (Orientation::Lying, 1200, 520),
        (Orientation::Upright, 390, 899),
        (Orientation::Lying, 0, 1),
    ] {
        let svg = Diagram::new(&Position::START).orientation(orientation).width(width).to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let root = document.root_element();
        let size = (root.attribute("width").unwrap(), root.attribute("height").unwrap());
        assert_eq!(size, (width.max(1).to_string().as_str(), height.to_string().as_str()), "{orientation:?}");
    }
}

#[test]
fn black_pieces_are_not_lost_on_a_small_dark_board() {
    let board = position(FIGURE_3);
    for (width, least) in [(116, 0.95), (240, 0.95), (640, 1.5), (1, 0.0)] {
        let svg = Diagram::new(&board).theme(Theme::Dark).width(width).to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let scale = {
            let frame = document.root_element().attribute("viewBox").unwrap();
            f64::from(width) / frame.split(' ').nth(2).unwrap().parse::<f64>().unwrap()
        };
        let rims = document.descendants().filter(|node| node.attribute("stroke") == Some("#8793a1"));
        let number =
            |node: &roxmltree::Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
        let rims: Vec<(f64, f64)> =
            rims.map(|rim| (number(&rim, "stroke-width"), number(&rim, "r"))).collect();
        assert_eq!(rims.len(), 13, "black stacks");
        for (rim, radius) in rims {
            assert!(rim * scale >= least, "{width}: {:.2} pixels", rim * scale);
            assert!(radius > rim, "{width}: a face is left");
        }
    }
}

#[test]
fn a_row_of_a_page_is_as_high_as_its_own_texts() {
    let (short, long) = ("A word.", "A sentence of many words. ".repeat(12));
    let height = |texts: &[&str]| {
        let diagram = || Diagram::new(&Position::START);
        let svg = texts.iter().fold(Sheet::new("Page"), |sheet, text| sheet.with(diagram(), *text)).to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        document.root_element().attribute("height").unwrap().parse::<u32>().unwrap()
    };
    let (none, low, high) = (height(&[]), height(&[short, short]), height(&[&long, short]));
    assert!(low < high);
    assert_eq!(height(&[short, short, &long, short]) - none, (low - none) + (high - none));
}

#[test]
fn an_unused_option_draws_nothing() {
    let plain = Diagram::new(&position(FIGURE_3)).to_svg();
    let diagram = Diagram::new(&position(FIGURE_3))
        .coordinates(None)
        .last_move(Move::Pass)
        .removed(CellSet::EMPTY)
        .arrow(Cell::E3, Cell::E3)
        .marked(CellSet::EMPTY)
        .blocked(BlockedStacks::Unmarked);
    assert_eq!(diagram.to_svg(), plain);
}

#[test]
fn each_dvonn_piece_inside_a_stack_has_a_sign_and_a_layer() {
    for (text, dvonns) in [("DDW2+", 1), ("DW3++", 2), ("W4+++", 3), ("W20+++", 3)] {
        let cells = text.matches(['D', 'W']).count();
        let row = format!("{text}{}", ".".repeat(11 - cells));
        let board = position(&format!("........./........../{row}/........../......... W M"));
        let svg = Diagram::new(&board).to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let red = document
            .descendants()
            .filter(|node| node.has_tag_name("circle") && node.attribute("fill") == Some("#d9321f"));
        assert_eq!(red.count(), 3, "lone pieces and layers of {text}");
        let signs =
            document.descendants().filter_map(|node| node.attribute("d")).find(|data| data.ends_with("v9"));
        assert_eq!(signs.unwrap().matches('h').count(), dvonns, "{text}");
    }
}

proptest! {
    #[test]
    fn every_position_gives_a_well_formed_image(choices in prop::collection::vec(any::<u16>(), 0..110)) {
        let mut position = Position::START;
        for choice in choices {
            let moves: Vec<Move> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[usize::from(choice) % moves.len()]).unwrap();
        }
        let svg = Diagram::new(&position).blocked(BlockedStacks::Marked).to_svg();
        prop_assert!(roxmltree::Document::parse(&svg).is_ok());
        prop_assert!(svg.len() < 40_000);
    }
}
