//! The language of the output.

use dvonn_text::Language;

/// The language set by the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides, as is
/// usual on Unix; `C` and languages that we do not have mean English.
pub(crate) fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let wanted =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    Language::best(wanted.as_deref())
}

/// The language of the option `--lang`.
pub(crate) fn of_option(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| {
        let known: Vec<String> = Language::ALL
            .into_iter()
            .map(|language| format!("{} ({})", language.tag(), language.own_name()))
            .collect();
        format!("expected one of {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        for (variables, language) in [
            (&[][..], Language::English),
            (&[("LANG", "pl_PL.UTF-8")], Language::Polish),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "uk_UA.UTF-8")], Language::Ukrainian),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "it_IT")], Language::Italian),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "")], Language::Polish),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")], Language::English),
            (&[("LANG", "C.UTF-8")], Language::English),
            (&[("LANG", "tlh_AA")], Language::English),
        ] {
            let variable = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(of_environment(variable), language, "{variables:?}");
        }
    }
}
