//! Any bytes as a file of self-play: they are refused, or they are games that can be written back.

#![no_main]

use std::io::Cursor;

use dvonn_lab::training::{GameFile, Sample, block, header};

libfuzzer_sys::fuzz_target!(|data: &[u8]| read(data));

fn read(data: &[u8]) {
    check(data);
    check(&[&header("a test")[..], data].concat());
    // Random bytes rarely have a checksum that fits: a game of the positions that they contain has.
    let (records, _) = data.as_chunks::<{ Sample::BYTES }>();
    let samples: Vec<Sample> = records.iter().filter_map(|record| Sample::from_bytes(record).ok()).collect();
    let written = [header("a test"), block(&samples)].concat();
    let mut file = GameFile::read(Cursor::new(&written)).expect("it was just written");
    assert_eq!((file.games(), file.length()), (1, written.len() as u64));
    assert_eq!(file.samples(0).expect("its positions are valid"), samples);
}

fn check(bytes: &[u8]) {
    let Ok(mut file) = GameFile::read(Cursor::new(bytes)) else { return };
    assert!(file.length() <= bytes.len() as u64);
    let mut written = header(file.identity());
    for game in 0..file.games() {
        let Ok(samples) = file.samples(game) else { return };
        written.extend(block(&samples));
    }
    assert_eq!(written, bytes[..file.length() as usize]);
}
