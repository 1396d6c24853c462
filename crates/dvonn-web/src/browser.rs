//! What the page needs from the browser: time, randomness, the clipboard, files.
//!
//! Any of it may be missing or forbidden; then nothing happens, or the caller is told.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::html::{self, ElementType};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlElement,
    HtmlImageElement,
};

/// The time since the page was loaded, from a clock that cannot be set.
pub(crate) fn now() -> Duration {
    let millis = window().performance().map_or_else(js_sys::Date::now, |performance| performance.now());
    Duration::from_secs_f64(millis.max(0.0) / 1000.0)
}

/// Whether the person has used the page since it was loaded; true if the browser cannot tell.
pub(crate) fn was_touched() -> bool {
    let property = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into());
    property(&window().navigator(), "userActivation")
        .and_then(|activation| property(&activation, "hasBeenActive"))
        .map_or(true, |was_active| was_active.as_bool().unwrap_or(true))
}

/// A random seed.
pub(crate) fn seed() -> u64 {
    (js_sys::Math::random() * 9e15) as u64
}

/// The time of day and the date, in milliseconds since 1970.
pub(crate) fn clock() -> u64 {
    js_sys::Date::now() as u64
}

/// A day in words, in a language given by its tag.
pub(crate) fn day_in_words(millis: u64, language: &str) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    let options = js_sys::Object::new();
    for (name, value) in [("day", "numeric"), ("month", "short"), ("year", "numeric")] {
        // A new object takes any property.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_date_string(language, &options).into()
}

/// Today's date as in records: `2026.11.16`.
pub(crate) fn today() -> String {
    date(clock())
}

/// A date as in records.
pub(crate) fn date(millis: u64) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    format!("{:04}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Whether a media query matches, now and later.
pub(crate) fn matches(query: &str) -> Signal<bool> {
    let fits = RwSignal::new(false);
    if let Ok(Some(list)) = window().match_media(query) {
        fits.set(list.matches());
        let listen = Closure::<dyn FnMut(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| fits.set(event.matches()),
        );
        let _ = list.add_event_listener_with_callback("change", listen.as_ref().unchecked_ref());
        // The page uses only a few of these, for its whole life.
        listen.forget();
    }
    fits.into()
}

/// Whether this is a phone or a tablet.
pub(crate) fn is_handheld() -> bool {
    window().match_media("(pointer: coarse)").is_ok_and(|list| list.is_some_and(|list| list.matches()))
}

/// Copies a text to the clipboard; `done` gets whether that succeeded.
pub(crate) fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    leptos::task::spawn_local(async move {
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
        let is_there = clipboard.is_ok_and(|clipboard| clipboard.is_object());
        let copied = is_there && {
            let promise = window().navigator().clipboard().write_text(&text);
            wasm_bindgen_futures::JsFuture::from(promise).await.is_ok()
        };
        done(copied);
    });
}

/// Whether the device has a share dialog.
pub(crate) fn can_share() -> bool {
    let share = js_sys::Reflect::get(&window().navigator(), &"share".into());
    share.is_ok_and(|share| share.is_function())
}

/// Opens the share dialog for an address. Cancelling it is not an error.
pub(crate) fn share(title: &str, address: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    data.set_url(address);
    let promise = window().navigator().share_with_data(&data);
    leptos::task::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    });
}

/// The address of the front page with a fragment: a link that needs only the page from the server.
pub(crate) fn address(fragment: &str) -> String {
    page_address(&format!("/#{fragment}"))
}

/// The whole address of a page.
pub(crate) fn page_address(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// The fragment of the current address, without `#`.
pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Removes the fragment from the address bar.
pub(crate) fn drop_fragment() {
    replace_address(&path());
}

/// The path of the address.
pub(crate) fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Shows another address for the current entry of the history.
pub(crate) fn replace_address(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// What the state of an entry in the browser's history says if a sheet covers the page there.
const LAYER: &str = "layer";

/// Whether the current entry of the browser's history is one for a sheet.
pub(crate) fn is_on_layer() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(LAYER))
}

/// Adds an entry for a sheet to the browser's history; the address stays.
pub(crate) fn push_layer() {
    if let Ok(history) = window().history() {
        let _ = history.push_state(&LAYER.into(), "");
    }
}

/// Goes back in the browser's history.
pub(crate) fn go_back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}

/// Downloads text as a file.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    let parts = Array::of1(&Uint8Array::from(text.as_bytes()));
    if let Some(blob) = blob(&parts, kind) {
        download_blob(name, &blob);
    }
}

fn blob(parts: &Array, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(parts, &options).ok()
}

fn download_blob(name: &str, blob: &Blob) {
    let Ok(address) = web_sys::Url::create_object_url_with_blob(blob) else {
        return;
    };
    if let Ok(anchor) = document().create_element("a") {
        let anchor: HtmlAnchorElement = anchor.unchecked_into();
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
    }
    // The download must have started before the address is revoked.
    set_timeout(
        move || {
            let _ = web_sys::Url::revoke_object_url(&address);
        },
        Duration::from_secs(10),
    );
}

/// Draws an SVG image of this size and downloads it as a PNG file.
pub(crate) fn download_png(name: String, svg: &str, failed: impl Fn() + Clone + 'static) {
    let parts = Array::of1(&Uint8Array::from(svg.as_bytes()));
    let address =
        blob(&parts, "image/svg+xml").and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob).ok());
    let (Ok(image), Some(address)) = (HtmlImageElement::new(), address) else {
        return failed();
    };
    image.set_src(&address);
    leptos::task::spawn_local(async move {
        let is_drawn = wasm_bindgen_futures::JsFuture::from(image.decode()).await.is_ok()
            && draw_png(name, &image, failed.clone()).is_some();
        let _ = web_sys::Url::revoke_object_url(&address);
        if !is_drawn {
            failed();
        }
    });
}

fn draw_png(name: String, image: &HtmlImageElement, failed: impl FnOnce() + 'static) -> Option<()> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    context.draw_image_with_html_image_element(image, 0.0, 0.0).ok()?;
    let finish = Closure::once_into_js(move |blob: JsValue| match blob.dyn_into::<Blob>() {
        Ok(blob) => download_blob(&name, &blob),
        Err(_) => failed(),
    });
    canvas.to_blob(finish.unchecked_ref()).ok()
}

/// Reads the file that the person chose. `None` if it cannot be read, or is far too large to be a record.
pub(crate) fn read_file(event: &web_sys::Event, then: impl FnOnce(Option<Vec<u8>>) + 'static) {
    const LARGEST: f64 = 16e6;
    let input: web_sys::HtmlInputElement = event_target(event);
    if let Some(file) = input.files().and_then(|files| files.get(0)) {
        leptos::task::spawn_local(async move {
            if file.size() > LARGEST {
                return then(None);
            }
            let read = wasm_bindgen_futures::JsFuture::from(file.array_buffer()).await;
            then(read.ok().map(|buffer| Uint8Array::new(&buffer).to_vec()));
        });
    }
    // Allows the same file to be chosen again.
    input.set_value("");
}

/// Whether nothing smaller than the page has the focus: a button may have disappeared while it was pressed.
pub(crate) fn is_focus_lost() -> bool {
    document().active_element().is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"))
}

/// Scrolls a list to one of its parts; the page itself does not scroll.
pub(crate) fn show_in_list(list: NodeRef<html::Div>, part: &'static str) {
    request_animation_frame(move || {
        let Some(Some(list)) = list.try_get_untracked() else { return };
        let Ok(Some(part)) = list.query_selector(part) else { return };
        if let Ok(Some(folded)) = part.closest("details") {
            // Setting this attribute on a `details` element always works.
            let _ = folded.set_attribute("open", "");
        }
        let (around, within) = (list.get_bounding_client_rect(), part.get_bounding_client_rect());
        if within.top() < around.top() || within.bottom() > around.bottom() {
            let middle = (within.top() + within.bottom() - around.top() - around.bottom()) / 2.0;
            list.set_scroll_top(list.scroll_top() + middle as i32);
        }
    });
}

/// Scrolls up to an element if it is above what is in view.
pub(crate) fn scroll_up_to(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(element) = found.filter(|element| element.get_bounding_client_rect().top() < 0.0) {
            element.scroll_into_view();
        }
    });
}

/// Focuses an element if nothing has the focus: a button may have disappeared while it was pressed. The page stays as it
/// is: on a phone, the board should not scroll away.
pub(crate) fn focus_if_lost<E: Focusable>(node: NodeRef<E>) {
    request_animation_frame(move || {
        if is_focus_lost() {
            focus_in_place(node);
        }
    });
}

/// Focuses an element that has just appeared.
pub(crate) fn focus_soon<E: Focusable>(node: NodeRef<E>) {
    request_animation_frame(move || focus(node));
}

/// Listens to an event anywhere, before any element does, until the current component is removed.
pub(crate) fn listen_first(name: &'static str, listen: impl FnMut(web_sys::Event) + 'static) {
    let listener = Closure::<dyn FnMut(web_sys::Event)>::new(listen);
    let function: js_sys::Function = listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
    // Listening to a window and ceasing to cannot fail.
    let _ = window().add_event_listener_with_callback_and_bool(name, &function, true);
    let kept = StoredValue::new_local((listener, function));
    on_cleanup(move || {
        kept.try_with_value(|(_, function)| {
            let _ = window().remove_event_listener_with_callback_and_bool(name, function, true);
        });
    });
}

/// Moves the focus from the board to an element that has just appeared.
pub(crate) fn focus_instead_of_board<E: Focusable>(node: NodeRef<E>) {
    request_animation_frame(move || {
        let is_at_board = document()
            .active_element()
            .is_some_and(|element| element.closest("[role=grid]").is_ok_and(|grid| grid.is_some()));
        if is_focus_lost() || is_at_board {
            focus(node);
        }
    });
}

/// A kind of element that can have the focus.
pub(crate) trait Focusable: ElementType<Output: JsCast + Clone + Into<HtmlElement>> + 'static {}

impl<E: ElementType<Output: JsCast + Clone + Into<HtmlElement>> + 'static> Focusable for E {}

fn focus<E: Focusable>(node: NodeRef<E>) {
    // The page may have been left meanwhile.
    if let Some(Some(element)) = node.try_get_untracked() {
        let element: HtmlElement = element.into();
        let _ = element.focus();
    }
}

/// Focuses an element that has just appeared, so that Enter continues. It does not scroll: something else should stay in view.
pub(crate) fn focus_in_place_soon<E: Focusable>(node: NodeRef<E>) {
    request_animation_frame(move || focus_in_place(node));
}

fn focus_in_place<E: Focusable>(node: NodeRef<E>) {
    if let Some(Some(element)) = node.try_get_untracked() {
        let element: HtmlElement = element.into();
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// The element that matches a selector and from which, or from inside which, an event comes.
pub(crate) fn closest(event: &web_sys::Event, selector: &str) -> Option<web_sys::Element> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    element.closest(selector).ok().flatten()
}

/// Whether an event comes from an element that matches a selector, or from inside one.
pub(crate) fn is_within(event: &web_sys::Event, selector: &str) -> bool {
    closest(event, selector).is_some()
}

/// Logs an error to the browser's console.
pub(crate) fn log_error(reason: &str) {
    web_sys::console::error_1(&reason.into());
}

/// Removes an element, if it exists.
pub(crate) fn remove_element(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.remove();
    }
}

/// Opens the browser's print dialog.
pub(crate) fn print() {
    // A browser that cannot print does nothing.
    let _ = window().print();
}

/// Scrolls to an element and focuses it, so that screen readers continue there.
pub(crate) fn go_to_element(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Asks whether this page may show notifications, and passes the answer on.
pub(crate) fn ask_for_notifications(then: impl FnOnce(bool) + 'static) {
    let asked = web_sys::Notification::request_permission();
    leptos::task::spawn_local(async move {
        let answer = match asked {
            Ok(asked) => wasm_bindgen_futures::JsFuture::from(asked).await.ok(),
            Err(_) => None,
        };
        then(answer.and_then(|answer| answer.as_string()).as_deref() == Some("granted"));
    });
}

/// Shows a notification of the system, if the person allows it. A press leads to this page.
pub(crate) fn show_notification(title: &str, text: &str) {
    let options = web_sys::NotificationOptions::new();
    options.set_body(text);
    // A newer one takes the place of an older one.
    options.set_tag("dvonn-turn");
    if web_sys::Notification::new_with_options(title, &options).is_ok() {
        return;
    }
    // On phones only a service worker may show one. Where there is none, the title of the page still changes.
    let Ok(ready) = window().navigator().service_worker().ready() else { return };
    let title = title.to_owned();
    leptos::task::spawn_local(async move {
        if let Ok(registration) = wasm_bindgen_futures::JsFuture::from(ready).await {
            let registration: web_sys::ServiceWorkerRegistration = registration.unchecked_into();
            let _ = registration.show_notification_with_options(&title, &options);
        }
    });
}

/// The seconds since 1970 at the beginning of a day such as 2026-11-18, in the time of this device.
pub(crate) fn seconds_of_day(date: &str) -> Option<u64> {
    let millis = js_sys::Date::parse(&format!("{date}T00:00"));
    (millis >= 0.0).then_some((millis / 1000.0) as u64)
}
