//! Headers: those of every response, and what a request accepts.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;

/// The page may load its own files and run its own modules, and nothing else. `blob:` is for images that it draws
/// itself.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'";

const FOR_ALL: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
];

/// Adds the headers of every response, including errors.
pub async fn add_headers(mut response: Response) -> Response {
    for (name, value) in FOR_ALL {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the client accepts brotli.
pub(crate) fn accepts_brotli(headers: &HeaderMap) -> bool {
    list(headers, &header::ACCEPT_ENCODING).any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let is_brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        // A quality of zero means that it is not accepted.
        let is_refused = parts.any(|part| {
            part.strip_prefix("q=")
                .is_some_and(|quality| quality.parse::<f32>().is_ok_and(|quality| quality <= 0.0))
        });
        is_brotli && !is_refused
    })
}

/// Whether the client already has this version.
pub(crate) fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    list(headers, &header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// The items of a header that is a list.
fn list<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn brotli_is_sent_only_to_clients_that_accept_it() {
        for (value, accepts) in [
            ("gzip, deflate, br, zstd", true),
            ("br", true),
            ("BR;q=0.5", true),
            ("br;q=0", false),
            ("br; q=0.0, gzip", false),
            ("gzip, deflate", false),
            ("bread", false),
            ("", false),
        ] {
            assert_eq!(accepts_brotli(&headers(header::ACCEPT_ENCODING, value)), accepts, "{value:?}");
        }
        assert!(!accepts_brotli(&HeaderMap::new()));
    }

    #[test]
    fn a_matching_tag_is_recognised() {
        for (value, has) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
        ] {
            assert_eq!(has_already(&headers(header::IF_NONE_MATCH, value), "\"a\""), has, "{value:?}");
        }
    }
}
