//! The module that the browser's worker loads. The page's `static/engine-worker.js` calls these exports.

use dvonn_worker::{Outside, Question, Report, Thinker};
use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

fn main() {
    // The worker's script calls the exports; loading alone does nothing.
}

/// The engine, and the two functions that connect it to the page.
#[wasm_bindgen]
pub struct EngineModule {
    thinker: Thinker,
    browser: Browser,
}

#[wasm_bindgen]
impl EngineModule {
    /// `report` is called with each report as JSON, and `goes_on` with the number of a question that may have been
    /// stopped.
    #[wasm_bindgen(constructor)]
    pub fn new(report: Function, goes_on: Function) -> EngineModule {
        let mut module = EngineModule { thinker: Thinker::default(), browser: Browser { report, goes_on } };
        module.browser.report(&Report::Ready {});
        module
    }

    /// Whether the network would change the answer to a question in JSON.
    pub fn wants_network(&self, question: &str) -> bool {
        Question::from_json(question).is_ok_and(|question| question.wants_network())
    }

    /// From now on, questions are answered with the network in this file.
    ///
    /// # Errors
    /// If it is not the file of a network.
    pub fn use_network(&mut self, file: &[u8]) -> Result<(), JsError> {
        self.thinker.use_network(file).map_err(Into::into)
    }

    /// Answers a question in JSON; returns after its last report.
    pub fn hear(&mut self, question: &str) {
        self.thinker.hear(question, &mut self.browser);
    }
}

#[wasm_bindgen]
extern "C" {
    /// A monotonic clock, independent of the system time.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

struct Browser {
    report: Function,
    goes_on: Function,
}

impl Outside for Browser {
    fn now(&mut self) -> f64 {
        now()
    }

    fn goes_on(&mut self, id: u32) -> bool {
        // A script that fails to answer has not asked to stop.
        self.goes_on.call1(&JsValue::NULL, &id.into()).map_or(true, |answer| answer.is_truthy())
    }

    fn report(&mut self, report: &Report) {
        // If the report cannot be delivered, neither can the error.
        let _ = self.report.call1(&JsValue::NULL, &report.to_json().into());
    }
}
