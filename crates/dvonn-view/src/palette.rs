//! The colours of a diagram.
//!
//! Each theme paints its own background, so a diagram fits on any page. No information depends on colour alone.

/// A set of colours for a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Dark lines on white paper, with red; also readable in black and white.
    #[default]
    Print,
    /// Wood and ivory on a light page.
    Light,
    /// The same in dark colours.
    Dark,
}

/// A piece or a stack of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceColors {
    pub(crate) face: &'static str,
    pub(crate) rim: &'static str,
    /// The centre mark of a single piece.
    pub(crate) mark: &'static str,
    /// The height written on it.
    pub(crate) number: &'static str,
    /// Height and ring when a DVONN piece is inside.
    pub(crate) dvonn_number: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    pub(crate) ground: &'static str,
    pub(crate) board: &'static str,
    pub(crate) rim: &'static str,
    pub(crate) rim_edge: &'static str,
    pub(crate) line: &'static str,
    pub(crate) node: &'static str,
    pub(crate) label: &'static str,
    pub(crate) white: PieceColors,
    pub(crate) black: PieceColors,
    pub(crate) dvonn: PieceColors,
    /// A piece below the top, whose colour is not known.
    pub(crate) layer: &'static str,
    pub(crate) layer_edge: &'static str,
    /// The glow of a DVONN piece on the board: the opacity of each of several discs.
    pub(crate) glow: f64,
    /// The opacity of a stack's shadow on the board, 0 to 1.
    pub(crate) shade: f64,
    /// The opacity of a stack that falls off.
    pub(crate) ghost: f64,
    pub(crate) pick: &'static str,
    pub(crate) accent: &'static str,
    pub(crate) blocked: &'static str,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Print, Theme::Light, Theme::Dark];

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Print => &PRINT,
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

const PRINT: Palette = Palette {
    ground: "#fff",
    board: "#fff",
    rim: "#ececec",
    rim_edge: "#222",
    line: "#8f8f8f",
    node: "#808080",
    label: "#222",
    white: PieceColors { face: "#fff", rim: "#111", mark: "#777", number: "#111", dvonn_number: "#c4170c" },
    black: PieceColors {
        face: "#1c1c1c",
        rim: "#000",
        mark: "#aaa",
        number: "#fff",
        dvonn_number: "#ff9c8c",
    },
    dvonn: PieceColors { face: "#d9321f", rim: "#111", mark: "#fff", number: "#fff", dvonn_number: "#fff" },
    layer: "#b4b4b4",
    layer_edge: "#111",
    glow: 0.0,
    shade: 0.0,
    ghost: 0.55,
    pick: "#555",
    accent: "#1f7a6d",
    blocked: "#555",
};

const LIGHT: Palette = Palette {
    ground: "#f4efe6",
    board: "#e7dcc8",
    rim: "#d2c3a8",
    rim_edge: "#bfae8f",
    line: "#90794f",
    node: "#85714c",
    label: "#5b4f3a",
    white: PieceColors {
        face: "#fffaf0",
        rim: "#8a7d64",
        mark: "#d9cdb4",
        number: "#33363d",
        dvonn_number: "#c4301d",
    },
    black: PieceColors {
        face: "#33363d",
        rim: "#16181c",
        mark: "#6c717c",
        number: "#fffaf0",
        dvonn_number: "#ff7f6b",
    },
    dvonn: PieceColors {
        face: "#d9432f",
        rim: "#8f2417",
        mark: "#fffaf0",
        number: "#fffaf0",
        dvonn_number: "#fffaf0",
    },
    layer: "#7f8894",
    layer_edge: "#4a515b",
    glow: 0.07,
    shade: 0.22,
    ghost: 0.55,
    pick: "#e0a100",
    accent: "#1f7a6d",
    blocked: "#4f4636",
};

const DARK: Palette = Palette {
    ground: "#12151a",
    board: "#1c2129",
    rim: "#2a313c",
    rim_edge: "#364050",
    line: "#5d6d82",
    node: "#65758b",
    label: "#aab4c0",
    white: PieceColors {
        face: "#f6eedc",
        rim: "#b9ad92",
        mark: "#cfc3a8",
        number: "#1c2129",
        dvonn_number: "#c4301d",
    },
    black: PieceColors {
        face: "#2a2f37",
        rim: "#8793a1",
        mark: "#667180",
        number: "#f6eedc",
        dvonn_number: "#ff6f59",
    },
    dvonn: PieceColors {
        face: "#f0553f",
        rim: "#ffb3a4",
        mark: "#fff1ec",
        number: "#fff1ec",
        dvonn_number: "#fff1ec",
    },
    layer: "#6f7986",
    layer_edge: "#12151a",
    glow: 0.08,
    shade: 0.5,
    ghost: 0.55,
    pick: "#ffcf4a",
    accent: "#4fc3ae",
    blocked: "#b3bdc9",
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as WCAG 2 defines it.
    fn luminance(color: &str) -> f64 {
        let digits: Vec<f64> =
            color[1..].chars().map(|digit| f64::from(digit.to_digit(16).expect("a digit"))).collect();
        let parts: Vec<f64> = match digits.len() {
            3 => digits.iter().map(|digit| digit * 17.0).collect(),
            _ => digits.chunks(2).map(|pair| pair[0] * 16.0 + pair[1]).collect(),
        };
        let linear = |part: f64| {
            let part = part / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn lines_nodes_and_labels_are_visible_to_everybody() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            for (what, color, behind, least) in [
                ("line", palette.line, palette.board, 3.0),
                ("node", palette.node, palette.board, 3.0),
                ("hexagon", palette.blocked, palette.board, 3.0),
                ("label", palette.label, palette.rim, 4.5),
            ] {
                let found = contrast(color, behind);
                assert!(found >= least, "{theme:?}: {what} {color} on {behind}: {found:.2}");
            }
        }
    }

    #[test]
    fn a_piece_of_unknown_colour_does_not_look_white() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            let found = contrast(palette.layer, palette.white.face);
            assert!(found >= 2.0, "{theme:?}: {found:.2}");
        }
    }
}
