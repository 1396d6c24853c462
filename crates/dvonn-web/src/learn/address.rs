//! The addresses of the steps.

use dvonn_coach::StepIndex;

/// The address of a step: the name of its chapter and its number there, from 1.
pub(super) fn address(index: StepIndex) -> String {
    format!("/learn/{}/{}", index.chapter().id, index.number())
}

/// The address of a step, or of the list of chapters.
pub(crate) fn address_or_list(index: Option<StepIndex>) -> String {
    index.map_or_else(|| "/learn".to_owned(), address)
}

/// The step with this address.
pub(super) fn find(chapter: &str, step: &str) -> Option<StepIndex> {
    StepIndex::all().find(|index| index.chapter().id == chapter && index.number().to_string() == step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_to_their_steps() {
        for index in StepIndex::all() {
            let address = address(index);
            let parts: Vec<&str> = address.split('/').collect();
            assert_eq!(find(parts[2], parts[3]), Some(index), "{address}");
        }
        for (chapter, step) in
            [("board", "0"), ("board", "4"), ("nowhere", "1"), ("board", "one"), ("board", "01")]
        {
            assert_eq!(find(chapter, step), None, "{chapter}/{step}");
        }
    }
}
