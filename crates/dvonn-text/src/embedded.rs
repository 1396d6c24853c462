//! The texts of all languages, as part of the program.

use crate::{Group, Language};

macro_rules! files {
    ($($language:ident $tag:literal)*) => {
        /// The compiled texts of a group. Missing texts are in English.
        pub const fn file(language: Language, group: Group) -> &'static str {
            match (language, group) {
                $(
                    (Language::$language, Group::Common) => files!(@ $tag "common"),
                    (Language::$language, Group::Course) => files!(@ $tag "course"),
                    (Language::$language, Group::Online) => files!(@ $tag "online"),
                    (Language::$language, Group::Terminal) => files!(@ $tag "terminal"),
                )*
            }
        }
    };
    (@ $tag:literal $group:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $group, "-", $tag, ".txt"))
    };
}

files! { English "en" Spanish "es" Polish "pl" Romanian "ro" Ukrainian "uk" Italian "it" }
