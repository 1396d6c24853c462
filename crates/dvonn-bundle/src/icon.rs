//! The icon in the sizes that home screens need.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::Failure;

/// The drawing as a square PNG with sides of this many pixels.
pub(crate) fn png(svg: &str, pixels: u16) -> Result<Vec<u8>, Failure> {
    let fail = |reason: String| Failure::Content { name: "icon.svg".to_owned(), reason };
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| fail(error.to_string()))?;
    let side = u32::from(pixels);
    let mut pixmap =
        Pixmap::new(side, side).ok_or_else(|| fail("not enough memory for the image".to_owned()))?;
    let scale = f32::from(pixels) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| fail(error.to_string()))
}
