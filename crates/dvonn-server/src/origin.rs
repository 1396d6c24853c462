//! Where a request comes from: which page, and which address.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};
use dvonn_wire::ProblemCode;

use crate::app::{Proxy, Settings};
use crate::problem::ApiError;

/// Refuses requests from pages of other sites. A browser sends the cookie with them too, so without this any page could
/// play for its visitors. Programs that are not browsers send no origin.
pub(crate) fn check(settings: &Settings, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let is_ours = if let Some(ours) = &settings.origin {
        origin.eq_ignore_ascii_case(ours)
    } else {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let asked_by = origin.split_once("://").map(|(_, host)| host);
        asked_by.zip(host).is_some_and(|(asked_by, host)| asked_by.eq_ignore_ascii_case(host))
    };
    if is_ours {
        Ok(())
    } else {
        Err(ApiError::new(ProblemCode::ForeignOrigin, "the request comes from another site"))
    }
}

/// The address of the client, for limits.
pub(crate) fn address(settings: &Settings, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    match settings.proxy {
        Proxy::None => peer.ip(),
        Proxy::Trusted => {
            let mut values =
                headers.get_all("x-forwarded-for").into_iter().filter_map(|value| value.to_str().ok());
            let last = values.next_back().and_then(|value| value.rsplit(',').next()?.trim().parse().ok());
            last.unwrap_or(peer.ip())
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_our_own_pages_and_programs_may_ask() {
        let club = Some("https://dvonn.example");
        for (ours, origin, host, may) in [
            (None, None, "dvonn.example", true),
            (None, Some("http://localhost:7777"), "localhost:7777", true),
            (None, Some("https://Dvonn.Example"), "dvonn.example", true),
            (None, Some("https://evil.example"), "dvonn.example", false),
            (None, Some("http://localhost:7778"), "localhost:7777", false),
            (None, Some("null"), "dvonn.example", false),
            (club, Some("https://dvonn.example"), "127.0.0.1:7777", true),
            (club, Some("http://dvonn.example"), "127.0.0.1:7777", false),
            (club, Some("http://127.0.0.1:7777"), "127.0.0.1:7777", false),
        ] {
            let settings = Settings { origin: ours.map(str::to_owned), ..Settings::default() };
            let mut all = headers(&[(header::HOST, host)]);
            all.extend(origin.map(|origin| (Some(header::ORIGIN), origin.parse().unwrap())));
            assert_eq!(check(&settings, &all).is_ok(), may, "{ours:?} {origin:?} {host}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_where_a_client_is() {
        let forwarded = HeaderName::from_static("x-forwarded-for");
        let peer: SocketAddr = "10.0.0.1:5".parse().unwrap();
        for (proxy, value, expected) in [
            (Proxy::None, "1.2.3.4", "10.0.0.1"),
            (Proxy::Trusted, "9.9.9.9, 1.2.3.4", "1.2.3.4"),
            (Proxy::Trusted, "nonsense", "10.0.0.1"),
        ] {
            let settings = Settings { proxy, ..Settings::default() };
            let found = address(&settings, &headers(&[(forwarded.clone(), value)]), peer);
            assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{proxy:?} {value}");
        }
    }
}
