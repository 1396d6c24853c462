//! `diagram`: a position as a picture.

use std::path::Path;

use dvonn_core::{Move, Notation, StackMove};
use dvonn_game::Ply;
use dvonn_text::{Texts, words};
use dvonn_view::{BlockedStacks, Diagram};
use resvg::{tiny_skia, usvg};

use crate::cli::DiagramArgs;
use crate::{Failure, input};

pub(crate) fn diagram(texts: &Texts, args: &DiagramArgs) -> Result<(), Failure> {
    let kind = PictureKind::of(texts, &args.output)?;
    let svg = draw(texts, args)?.to_svg();
    if args.output == Path::new("-") {
        return Ok(std::io::Write::write_all(&mut std::io::stdout(), svg.as_bytes())?);
    }
    let bytes = match kind {
        PictureKind::Svg => svg.into_bytes(),
        PictureKind::Png => png(&svg)?,
    };
    std::fs::write(&args.output, bytes).map_err(|error| input::file_failure(texts, &args.output, &error))
}

enum PictureKind {
    Svg,
    Png,
}

impl PictureKind {
    fn of(texts: &Texts, path: &Path) -> Result<PictureKind, Failure> {
        let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("png") => Ok(PictureKind::Png),
            Some("svg") => Ok(PictureKind::Svg),
            None if path == Path::new("-") => Ok(PictureKind::Svg),
            _ => {
                let file = path.display().to_string().into();
                Err(Failure::BadUse(texts.with("diagram-kind", &[("file", file)])))
            }
        }
    }
}

fn draw(texts: &Texts, args: &DiagramArgs) -> Result<Diagram, Failure> {
    let before = input::position(texts, &args.position)?;
    let notation: Notation = args.notation.into();
    let played = match &args.mv {
        Some(text) => {
            let mv = input::parse_move(texts, notation, text)?;
            let refusal = |error| format!("{mv}: {}", words::refusal(texts, &error, notation));
            Some(Ply::of(&before, mv).map_err(|error| Failure::No(refusal(error)))?)
        }
        None => None,
    };
    let position = played.map_or(before, |ply| ply.position);
    let blocked = if args.blocked { BlockedStacks::Marked } else { BlockedStacks::Unmarked };
    let mut diagram = Diagram::new(&position)
        .coordinates(args.coordinates.then_some(notation))
        .orientation(args.orientation())
        .theme(args.theme.into())
        .width(args.width)
        .blocked(blocked);
    if let Some(ply) = played {
        diagram = diagram.last_move(ply.mv).removed_since(&before, ply.removed());
    }
    for text in &args.arrow {
        let Move::Stack(StackMove { from, to }) = input::parse_move(texts, notation, text)? else {
            let text = format!("{text:?}").into();
            return Err(Failure::BadUse(texts.with("diagram-arrow", &[("text", text)])));
        };
        diagram = diagram.arrow(from, to);
    }
    let marked: Result<_, _> = args.mark.iter().map(|name| notation.parse_cell(name)).collect();
    diagram = diagram.marked(marked.map_err(|error| Failure::BadUse(words::no_move(texts, &error)))?);
    if let Some(caption) = &args.caption {
        diagram = diagram.caption(caption.as_str());
    }
    Ok(diagram)
}

fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("our own drawings are SVG");
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).expect("the size is positive");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| Failure::BadUse(error.to_string()))
}
