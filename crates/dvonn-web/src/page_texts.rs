//! The texts of the page: the current language, and loading the files of other languages.
//!
//! `boot.js` fetches the common texts of the person's language together with the program. Everything else is fetched
//! when first needed: the course when one of its pages is opened, the texts of online games likewise, another language when it is chosen. A language is
//! shown once all texts it needs have arrived, so that a page never mixes languages.

use dvonn_text::{Group, Language, Texts};
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::desk::desk;

/// The current texts. Copies are handles to the same ones.
#[derive(Clone, Copy)]
pub(crate) struct PageTexts {
    shown: RwSignal<Shown>,
    needed: RwSignal<Extra>,
}

#[derive(Clone, Copy, PartialEq)]
struct Shown {
    texts: Texts,
    extra: Extra,
}

/// The groups of texts besides the common ones.
#[derive(Clone, Copy, PartialEq, Default)]
struct Extra {
    course: bool,
    online: bool,
}

impl Extra {
    fn with(self, group: Group) -> Extra {
        match group {
            Group::Course => Extra { course: true, ..self },
            Group::Online => Extra { online: true, ..self },
            Group::Common | Group::Terminal => self,
        }
    }

    fn has(self, group: Group) -> bool {
        self.with(group) == self
    }

    fn groups(self) -> impl Iterator<Item = Group> {
        [Group::Course, Group::Online].into_iter().filter(move |group| self.has(*group))
    }
}

impl PageTexts {
    /// Starts with the texts that `boot.js` has fetched, and then follows the chosen language.
    ///
    /// # Panics
    /// If `boot.js` has fetched none: the page would have no text.
    pub(crate) fn open(
        wanted: impl Fn() -> Option<Language> + 'static,
        fail: impl Fn() + Copy + 'static,
    ) -> PageTexts {
        let (language, file) = fetched_by_boot().expect("boot.js fetches texts before it starts the program");
        let texts = Texts::load(language, Group::Common, &file);
        let shown = RwSignal::new(Shown { texts, extra: Extra::default() });
        let needed = RwSignal::new(Extra::default());
        let requests = StoredValue::new(0_u32);
        Effect::new(move |_| {
            // Answers may arrive out of order; only the one to the latest request counts.
            let request = requests.get_value() + 1;
            requests.set_value(request);
            let language = wanted().unwrap_or(language);
            let extra = needed.get();
            spawn_local(async move {
                match load(language, extra).await {
                    Ok(texts) if requests.get_value() == request => {
                        shown.set(Shown { texts, extra });
                    }
                    Ok(_) => {}
                    Err(error) => {
                        browser::log_error(&format!("the texts in {language:?} were not loaded: {error:?}"));
                        fail();
                    }
                }
            });
        });
        PageTexts { shown, needed }
    }

    /// Fetches the texts of a group, if they are not here yet.
    pub(crate) fn want(self, group: Group) {
        self.needed.update(|needed| *needed = needed.with(group));
    }

    /// The texts of the current language.
    pub(crate) fn signal(self) -> Signal<Texts> {
        Memo::new(move |_| self.shown.get().texts).into()
    }
}

/// Shows its children once the texts of a group are loaded.
#[component]
pub(crate) fn WithTexts(group: Group, children: ChildrenFn) -> impl IntoView {
    let texts = desk().page_texts;
    let is_loaded = Memo::new(move |_| texts.shown.get().extra.has(group));
    view! { <Show when=move || is_loaded.get()>{children()}</Show> }
}

/// The texts of a language, after fetching the files that are missing.
async fn load(language: Language, extra: Extra) -> Result<Texts, JsValue> {
    for group in extra.groups() {
        if Texts::loaded(language, group).is_none() {
            Texts::load(language, group, &fetch(language, group).await?);
        }
    }
    match Texts::loaded(language, Group::Common) {
        Some(texts) => Ok(texts),
        None => Ok(Texts::load(language, Group::Common, &fetch(language, Group::Common).await?)),
    }
}

/// The object where `boot.js` puts the first texts and the function that fetches others.
fn boot() -> Result<JsValue, JsValue> {
    Reflect::get(&js_sys::global(), &"dvonnTexts".into())
}

fn fetched_by_boot() -> Option<(Language, String)> {
    let boot = boot().ok()?;
    let part = |name: &str| Reflect::get(&boot, &name.into()).ok()?.as_string();
    Some((Language::from_tag(&part("language")?)?, part("common")?))
}

async fn fetch(language: Language, group: Group) -> Result<String, JsValue> {
    let fetch: Function = Reflect::get(&boot()?, &"fetch".into())?.dyn_into()?;
    let promise: Promise =
        fetch.call2(&JsValue::UNDEFINED, &group.name().into(), &language.tag().into())?.dyn_into()?;
    let file = JsFuture::from(promise).await?;
    file.as_string().ok_or(file)
}
