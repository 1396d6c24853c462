//! Our own icons.

use leptos::prelude::*;

/// The available icons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawing {
    TakeBack,
    Hint,
    Flag,
    Flip,
    More,
    New,
    Save,
    Share,
    Analyse,
    Settings,
    Fill,
    First,
    Back,
    Forward,
    Last,
    Stacks,
    Draw,
    List,
    Home,
    Talk,
}

impl Drawing {
    /// Lines in a square of 24 by 24 units.
    fn path(self) -> &'static str {
        match self {
            Drawing::TakeBack => "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 11h-3",
            Drawing::Hint => {
                "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z"
            }
            Drawing::Flag => "M5 21V4M5 4c4-2 6 2 10 1l4-1v9l-4 1c-4 1-6-3-10-1",
            Drawing::Flip => "M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M20 15a8 8 0 0 1-14 3l-2-2M4 21v-5h5",
            Drawing::More => "M5 12h.01M12 12h.01M19 12h.01",
            Drawing::New => "M12 5v14M5 12h14",
            Drawing::Save => "M12 4v11M7 11l5 5 5-5M5 20h14",
            Drawing::Share => "M12 15V4M8 7l4-4 4 4M6 11H5v9h14v-9h-1",
            Drawing::Analyse => "M4 20V10M10 20V4M16 20v-8M22 20H2",
            Drawing::Settings => {
                "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"
            }
            Drawing::Fill => "M6 6h.01M12 6h.01M18 6h.01M9 12h.01M15 12h.01M6 18h.01M12 18h.01M18 18h.01",
            Drawing::First => "M18 5l-8 7 8 7M6 5v14",
            Drawing::Back => "M15 5l-8 7 8 7",
            Drawing::Forward => "M9 5l8 7-8 7",
            Drawing::Last => "M6 5l8 7-8 7M18 5v14",
            Drawing::Stacks => {
                "M4 15c0 1.7 3.6 3 8 3s8-1.3 8-3M4 11c0 1.7 3.6 3 8 3s8-1.3 8-3M12 4c4.4 0 8 1.3 8 3s-3.6 3-8 3-8-1.3-8-3 3.6-3 8-3Z"
            }
            Drawing::Draw => "M5 9h14M5 15h14",
            Drawing::List => "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
            Drawing::Talk => "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
            Drawing::Home => "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
        }
    }
}

/// An icon next to a text that says the same.
#[component]
pub(crate) fn Icon(of: Drawing) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=of.path() />
        </svg>
    }
}
