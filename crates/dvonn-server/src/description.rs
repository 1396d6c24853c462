//! The description of the API in the `OpenAPI` format, for programs and as a page for people who write them.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use dvonn_wire::Problem;
use serde_json::Value;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Components, Content, Info, License, OpenApi, Ref, RefOr, ResponseBuilder, Server};
use utoipa::{PartialSchema as _, ToSchema as _};

use crate::app::App;
use crate::links::escape;
use crate::session;

/// Serves the description as `openapi.json` and as a page.
pub(crate) fn router(described: OpenApi) -> Router<App> {
    let described = complete(described);
    let value = serde_json::to_value(&described).expect("a description can be written as JSON");
    let page: Arc<str> = page(&value).into();
    let text: Arc<str> = value.to_string().into();
    Router::new()
        .route("/openapi.json", get(async move || answer_json(&text)))
        .route("/docs", get(async move || answer_page(&page)))
}

fn answer_json(text: &str) -> Response {
    (StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

fn answer_page(page: &str) -> Response {
    let mut response = Html(page.to_owned()).into_response();
    let policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    response
}

/// Adds what the handlers have in common: who the server is, how clients identify themselves, and the problems that
/// follow from what a request contains.
fn complete(mut described: OpenApi) -> OpenApi {
    described.info = Info::new("DVONN online games", env!("CARGO_PKG_VERSION"));
    described.info.license = Some(License::new("MIT OR Apache-2.0"));
    described.info.description = Some(
        "Everything live goes through the WebSocket `/ws`; docs/wire.md describes its messages.".to_owned(),
    );
    described.servers = Some(vec![Server::new("/api")]);
    let components = described.components.get_or_insert_with(Components::new);
    components.schemas.insert(Problem::name().into_owned(), Problem::schema());
    let cookie = ApiKeyValue::with_description(session::COOKIE, "The session of a browser.");
    components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    for item in described.paths.paths.values_mut() {
        for (operation, changes) in [
            (&mut item.get, Effect::Reads),
            (&mut item.post, Effect::Changes),
            (&mut item.put, Effect::Changes),
            (&mut item.patch, Effect::Changes),
            (&mut item.delete, Effect::Changes),
        ] {
            if let Some(operation) = operation {
                add_problems(operation, changes);
            }
        }
    }
    described
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Reads,
    Changes,
}

fn add_problems(operation: &mut Operation, effect: Effect) {
    let has = |place: ParameterIn| {
        let mut all = operation.parameters.iter().flatten();
        all.any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == place))
    };
    let (in_query, in_path) = (has(ParameterIn::Query), has(ParameterIn::Path));
    let (has_body, knows_clients) = (operation.request_body.is_some(), operation.security.is_some());
    for (status, applies, meaning) in [
        (
            "400",
            has_body || in_query,
            "the request cannot be read, or asks for something that does not exist",
        ),
        ("401", knows_clients || has_body, "the password is wrong, or the token is not valid"),
        ("403", effect == Effect::Changes, "the request comes from another site, or needs an account"),
        ("404", in_path, "there is no such thing"),
        ("413", has_body, "the body is too large"),
        ("503", true, "the server cannot answer now; try again"),
    ] {
        if applies {
            let content = Content::new(Some(Ref::from_schema_name(Problem::name())));
            let problem = ResponseBuilder::new().description(meaning).content("application/json", content);
            operation.responses.responses.entry(status.to_owned()).or_insert_with(|| problem.into());
        }
    }
}

/// The description as HTML: each address with what it takes and answers, and then the types.
fn page(described: &Value) -> String {
    let mut html = String::from(HEAD);
    let empty = serde_json::Map::new();
    let object = |value: &Value| value.as_object().cloned().unwrap_or_else(|| empty.clone());
    for (path, methods) in object(&described["paths"]) {
        for (method, operation) in object(&methods) {
            let text = |value: &Value| escape(value.as_str().unwrap_or_default());
            let _ = write!(
                html,
                "<section><h2><code>{} /api{}</code></h2><p>{} {}</p><dl>",
                method.to_uppercase(),
                escape(&path),
                text(&operation["summary"]),
                text(&operation["description"]),
            );
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let (name, place) = (text(&parameter["name"]), text(&parameter["in"]));
                let about = text(&parameter["description"]);
                let _ = write!(html, "<dt><code>{name}</code> ({place})</dt><dd>{about}</dd>");
            }
            if !operation["requestBody"].is_null() {
                let _ = write!(html, "<dt>Body</dt><dd>{}</dd>", kind(&operation["requestBody"]));
            }
            for (status, response) in object(&operation["responses"]) {
                let about = text(&response["description"]);
                let _ = write!(html, "<dt>{}</dt><dd>{} {about}</dd>", escape(&status), kind(&response));
            }
            html.push_str("</dl></section>");
        }
    }
    html.push_str("<h2>Types</h2>");
    for (name, schema) in object(&described["components"]["schemas"]) {
        let (name, json) = (escape(&name), serde_json::to_string_pretty(&schema).unwrap_or_default());
        let _ = write!(
            html,
            "<details id=\"{name}\"><summary>{name}</summary><pre>{}</pre></details>",
            escape(&json)
        );
    }
    html + "</main></html>"
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>DVONN: the API</title>\
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:48rem;padding:1rem}\
h2{font-size:1.1rem;margin:2rem 0 .3rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}\
dd{margin:0}pre{overflow:auto}</style><main><h1>The API of this server</h1>\
<p>The same as <a href=\"openapi.json\">openapi.json</a>, for programs. Everything live goes through the WebSocket <code>/ws</code>.</p>";

/// The type of a body, with a link to it.
fn kind(body: &Value) -> String {
    let schema = body["content"].as_object().and_then(|content| content.values().next());
    let schema = schema.map_or(&Value::Null, |content| &content["schema"]);
    let (reference, before) = match &schema["items"]["$ref"] {
        Value::String(item) => (Some(item.as_str()), "list of "),
        _ => (schema["$ref"].as_str(), ""),
    };
    let name = reference.and_then(|reference| reference.rsplit('/').next()).map(escape);
    name.map_or_else(String::new, |name| format!("{before}<a href=\"#{name}\">{name}</a>"))
}
