//! The addresses below `/puzzles`.

use dvonn_coach::{PuzzleId, Theme};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::own::OwnView;
use super::shelf::WithPuzzles;
use super::sprint::SprintView;
use super::training::{DailyView, OneView, TrainingView};
use crate::app::NotFound;
use crate::learn::today;

/// What the address asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Train,
    Theme(Theme),
    Daily,
    Sprint,
    Own,
    One(PuzzleId),
}

impl Way {
    fn of(name: &str) -> Option<Way> {
        Some(match name {
            "train" => Way::Train,
            "daily" => Way::Daily,
            "sprint" => Way::Sprint,
            "own" => Way::Own,
            _ => match (name.parse(), name.parse()) {
                (Ok(theme), _) => Way::Theme(theme),
                (_, Ok(id)) => Way::One(id),
                _ => return None,
            },
        })
    }
}

/// The page of one way to solve puzzles.
#[component]
pub(crate) fn PuzzlePage() -> impl IntoView {
    let params = use_params_map();
    let way = Memo::new(move |_| params.with(|params| Way::of(&params.get("way")?)));
    move || match way.get() {
        None => view! { <NotFound /> }.into_any(),
        Some(Way::Own) => view! { <OwnView /> }.into_any(),
        Some(way) => view! {
            <WithPuzzles view=move |puzzles| match way {
                Way::Train => view! { <TrainingView puzzles theme=None /> }.into_any(),
                Way::Theme(theme) => view! { <TrainingView puzzles theme=Some(theme) /> }.into_any(),
                Way::Daily => view! { <DailyView puzzle=puzzles.of_day(today()).cloned() /> }.into_any(),
                Way::Own => ().into_any(),
                Way::Sprint => view! { <SprintView puzzles /> }.into_any(),
                Way::One(id) => view! { <OneView id puzzle=puzzles.get(id).cloned() /> }.into_any(),
            } />
        }
        .into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_way_a_theme_or_a_puzzle() {
        assert_eq!(Way::of("daily"), Some(Way::Daily));
        for theme in Theme::ALL {
            assert_eq!(Way::of(theme.name()), Some(Way::Theme(theme)));
        }
        assert!(matches!(Way::of("03fa91c2"), Some(Way::One(_))));
        assert_eq!(Way::of("own"), Some(Way::Own));
        assert_eq!(Way::of("tomorrow"), None);
    }
}
