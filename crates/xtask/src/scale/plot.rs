//! A small plot with logarithmic axes, as an SVG drawing.

use std::fmt::Write as _;

/// What is drawn in one colour: a prediction as a curve, measurements as dots.
pub(super) struct Line {
    pub(super) name: &'static str,
    pub(super) color: &'static str,
    pub(super) curve: Vec<(f64, f64)>,
    pub(super) dots: Vec<(f64, f64)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
/// The space for the numbers at the axes.
const EDGE: f64 = 56.0;

/// The powers of ten around all values.
fn decades(values: impl Iterator<Item = f64> + Clone) -> (i32, i32) {
    let low = values.clone().fold(f64::INFINITY, f64::min).log10().floor();
    let high = values.fold(f64::NEG_INFINITY, f64::max).log10().ceil();
    (low as i32, high as i32)
}

/// Draws the lines under a title.
pub(super) fn plot(title: &str, lines: &[Line]) -> String {
    let points = || lines.iter().flat_map(|line| line.curve.iter().chain(&line.dots));
    let (left, right) = decades(points().map(|point| point.0));
    let (bottom, top) = decades(points().map(|point| point.1));
    let along =
        |value: f64, (low, high): (i32, i32)| (value.log10() - f64::from(low)) / f64::from(high - low);
    let x = |value: f64| EDGE + along(value, (left, right)) * (WIDTH - 2.0 * EDGE);
    let y = |value: f64| HEIGHT - EDGE - along(value, (bottom, top)) * (HEIGHT - 2.0 * EDGE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n<text x=\"{EDGE}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    let power = |exponent: i32| 10_f64.powi(exponent);
    for exponent in left..=right {
        let _ = writeln!(
            svg,
            "<path d=\"M{0:.1} {1:.1}V{2:.1}\" stroke=\"#ddd\"/><text x=\"{0:.1}\" y=\"{3:.1}\" text-anchor=\"middle\">{4}</text>",
            x(power(exponent)),
            y(power(bottom)),
            y(power(top)),
            HEIGHT - EDGE + 18.0,
            super::number(power(exponent)),
        );
    }
    for exponent in bottom..=top {
        let _ = writeln!(
            svg,
            "<path d=\"M{0:.1} {1:.1}H{2:.1}\" stroke=\"#ddd\"/><text x=\"{3:.1}\" y=\"{1:.1}\" dy=\"4\" text-anchor=\"end\">{4}</text>",
            x(power(left)),
            y(power(exponent)),
            x(power(right)),
            EDGE - 6.0,
            power(exponent),
        );
    }
    for (number, Line { name, color, curve, dots }) in lines.iter().enumerate() {
        let points: Vec<String> =
            curve.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1))).collect();
        let _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{}\"/>\n\
             <text x=\"{}\" y=\"{}\" fill=\"{color}\">{name}</text>",
            points.join(" "),
            EDGE + 8.0,
            EDGE + 16.0 + 16.0 * number as f64,
        );
        for point in dots {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{color}\"/>",
                x(point.0),
                y(point.1)
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}
