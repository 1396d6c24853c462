//! Drawings as PNG.

use resvg::{tiny_skia, usvg};

/// Draws an SVG of [`Diagram::to_svg`](crate::Diagram::to_svg) as PNG, in its own size.
///
/// # Panics
/// If it is not such an SVG.
pub fn png(svg: &str) -> Vec<u8> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("our own drawings are SVG");
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).expect("the size is positive");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().expect("pixels in memory can be written as PNG")
}
