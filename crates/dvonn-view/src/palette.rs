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
    line: "#a8a8a8",
    node: "#8c8c8c",
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
    layer: "#d4d4d4",
    layer_edge: "#111",
    glow: 0.0,
    shade: 0.0,
    ghost: 0.4,
    pick: "#555",
    accent: "#1f7a6d",
    blocked: "#555",
};

const LIGHT: Palette = Palette {
    ground: "#f4efe6",
    board: "#e7dcc8",
    rim: "#d2c3a8",
    rim_edge: "#bfae8f",
    line: "#c4b393",
    node: "#b7a582",
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
    layer: "#cdbd9f",
    layer_edge: "#6d6149",
    glow: 0.07,
    shade: 0.22,
    ghost: 0.38,
    pick: "#e0a100",
    accent: "#1f7a6d",
    blocked: "#8a7d64",
};

const DARK: Palette = Palette {
    ground: "#12151a",
    board: "#1c2129",
    rim: "#2a313c",
    rim_edge: "#364050",
    line: "#3a4451",
    node: "#4a5666",
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
    ghost: 0.35,
    pick: "#ffcf4a",
    accent: "#4fc3ae",
    blocked: "#5d6979",
};
