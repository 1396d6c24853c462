//! `diagram`: a position as an image.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use dvonn_core::{Move, Notation, StackMove};
use dvonn_game::Ply;
use dvonn_text::{Texts, key, words};
use dvonn_view::{BlockedStacks, Diagram, Orientation, Theme, png};

use crate::{Failure, arguments, input};

#[derive(Args, Debug)]
pub(crate) struct DiagramArgs {
    /// Position text in quotes, a file containing it, `start`, or `-` for standard input
    position: String,
    /// File to write, ending in .svg or .png; `-` prints SVG
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Label the rows and columns
    #[arg(long)]
    coordinates: bool,
    /// How cells are named, in labels and in --move, --arrow and --mark
    #[arg(long, value_enum, default_value_t)]
    notation: arguments::Notation,
    /// Play this move first and show it, with removed stacks faded
    #[arg(long = "move", value_name = "MOVE")]
    mv: Option<String>,
    /// Draw an arrow for a move, such as c1-c2; can be repeated
    #[arg(long, value_name = "MOVE")]
    arrow: Vec<String>,
    /// Mark cells, such as c1,c2; can be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    mark: Vec<String>,
    /// Mark blocked stacks
    #[arg(long)]
    blocked: bool,
    /// Colour theme
    #[arg(long, value_enum, default_value_t = ThemeName::Print)]
    theme: ThemeName,
    /// Turn the board upright, for narrow columns
    #[arg(long)]
    upright: bool,
    /// Width in pixels, 64 to 4096
    #[arg(long, default_value_t = 640, value_parser = clap::value_parser!(u32).range(64..=4096))]
    width: u32,
    /// Alternative text of the picture; it is not drawn
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
}

impl DiagramArgs {
    fn orientation(&self) -> Orientation {
        if self.upright { Orientation::Upright } else { Orientation::Lying }
    }
}

/// The colours of a diagram.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum ThemeName {
    /// For paper; readable in black and white
    Print,
    /// For light pages
    Light,
    /// For dark pages
    Dark,
}

impl From<ThemeName> for Theme {
    fn from(theme: ThemeName) -> Theme {
        match theme {
            ThemeName::Print => Theme::Print,
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        }
    }
}

pub(crate) fn diagram(texts: &Texts, args: &DiagramArgs) -> Result<(), Failure> {
    let kind = PictureKind::of(texts, &args.output)?;
    let svg = draw(texts, args)?.to_svg();
    if args.output == Path::new("-") {
        return Ok(std::io::Write::write_all(&mut std::io::stdout(), svg.as_bytes())?);
    }
    let bytes = match kind {
        PictureKind::Svg => svg.into_bytes(),
        PictureKind::Png => png(&svg),
    };
    std::fs::write(&args.output, bytes).map_err(|error| input::file_failure(texts, &args.output, &error))
}

/// The format of a picture, by the name of its file.
pub(super) enum PictureKind {
    Svg,
    Png,
}

impl PictureKind {
    pub(super) fn of(texts: &Texts, path: &Path) -> Result<PictureKind, Failure> {
        let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("png") => Ok(PictureKind::Png),
            Some("svg") => Ok(PictureKind::Svg),
            None if path == Path::new("-") => Ok(PictureKind::Svg),
            _ => {
                let file = path.display().to_string().into();
                Err(Failure::BadUse(texts.get(key::DiagramKind { file })))
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
            return Err(Failure::BadUse(texts.get(key::DiagramArrow { text })));
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
