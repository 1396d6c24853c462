//! How a rating has changed, and how certain it was.

use dvonn_wire::RatingPoint;
use leptos::prelude::*;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 80.0;

/// A line through the ratings after each game, in a band that contains the true value in 95 of 100 cases.
pub(super) fn rating_plot(points: &[RatingPoint]) -> impl IntoView + use<> {
    let Paths { band, line } = paths(points);
    view! {
        <svg class="rating-plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
            <path class="rating-band" d=band />
            <path class="rating-line" d=line />
        </svg>
    }
}

#[derive(PartialEq, Debug)]
struct Paths {
    band: String,
    line: String,
}

fn paths(points: &[RatingPoint]) -> Paths {
    let value = |point: &RatingPoint| f64::from(point.value);
    let spread = |point: &RatingPoint| 2.0 * f64::from(point.deviation);
    let lowest = points.iter().map(|point| value(point) - spread(point)).fold(f64::INFINITY, f64::min);
    let highest = points.iter().map(|point| value(point) + spread(point)).fold(f64::NEG_INFINITY, f64::max);
    let range = (highest - lowest).max(1.0);
    let step = WIDTH / (points.len().max(2) - 1) as f64;
    let place = |index: usize, rating: f64| {
        format!("{:.1} {:.1}", index as f64 * step, HEIGHT * (highest - rating) / range)
    };
    let path = |places: Vec<String>| format!("M{}", places.join("L"));
    let at = |offset: fn(f64, f64) -> f64| -> Vec<String> {
        let place_of = |(index, point)| place(index, offset(value(point), spread(point)));
        points.iter().enumerate().map(place_of).collect()
    };
    let upper = at(|value, spread| value + spread);
    let lower = at(|value, spread| value - spread);
    let band = path(upper.into_iter().chain(lower.into_iter().rev()).collect()) + "Z";
    Paths { band, line: path(at(|value, _| value)) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_line_lies_within_the_band() {
        let point = |value, deviation| RatingPoint { at: Duration::ZERO, value, deviation };
        let plot = paths(&[point(1500, 100), point(1600, 50)]);
        // From 1300 to 1700: 80 pixels for 400 points.
        assert_eq!(plot.line, "M0.0 40.0L320.0 20.0");
        assert_eq!(plot.band, "M0.0 0.0L320.0 0.0L320.0 40.0L0.0 80.0Z");
    }
}
