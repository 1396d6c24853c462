//! The pictures that a review writes: a page to print, and the moment that lost the most.

use std::path::{Path, PathBuf};

use clap::Args;
use dvonn_coach::Review;
use dvonn_core::Notation;
use dvonn_game::Record;
use dvonn_text::{Texts, key, words};
use dvonn_view::png;

use crate::commands::diagram::PictureKind;
use crate::{Failure, input};

#[derive(Args, Debug)]
pub(super) struct PageArgs {
    /// Write the review as a page to print, ending in .svg
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Write a picture of the worst move: a file ending in .svg or, without words, in .png
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
}

impl PageArgs {
    /// Refuses names of files that cannot be written, before the long search.
    pub(super) fn check(&self, texts: &Texts) -> Result<(), Failure> {
        if let Some(path) = &self.sheet
            && path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("svg"))
        {
            let file = path.display().to_string().into();
            return Err(Failure::BadUse(texts.get(key::PuzzleSheetKind { file })));
        }
        self.picture.as_deref().map_or(Ok(()), |path| PictureKind::of(texts, path).map(drop))
    }

    /// Writes what was asked for. `numbers` are the plies of the review as the game counts them. A game without moments has no picture.
    pub(super) fn write(
        &self,
        texts: &Texts,
        record: &Record,
        review: &Review,
        numbers: &[usize],
    ) -> Result<(), Failure> {
        let (title, notation) = (words::review_title(texts, record), Notation::default());
        if let Some(path) = &self.sheet {
            let page = words::review_sheet(texts, &title, review, |ply| numbers[ply], notation).to_svg();
            write(texts, path, page.as_bytes())?;
        }
        let worst = review.moments().first().and_then(|&index| Some((numbers[index], review.ply(index)?)));
        match (&self.picture, worst) {
            (Some(path), Some((number, ply))) => match PictureKind::of(texts, path)? {
                PictureKind::Svg => {
                    let picture = words::moment_picture(texts, &title, number, ply, notation);
                    write(texts, path, picture.to_svg().as_bytes())
                }
                // Our drawing of PNG has no fonts.
                PictureKind::Png => {
                    write(texts, path, &png(&words::moment_diagram(texts, number, ply, notation).to_svg()))
                }
            },
            (Some(path), None) => {
                let file = path.display().to_string().into();
                Err(Failure::No(texts.get(key::ReviewNoPicture { file })))
            }
            (None, _) => Ok(()),
        }
    }
}

fn write(texts: &Texts, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).map_err(|error| input::file_failure(texts, path, &error))
}
