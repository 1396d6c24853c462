//! Five short, soft sounds, synthesised without files.

use dvonn_core::Move;
use dvonn_game::Ply;
use leptos::prelude::*;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

use crate::browser;

/// The sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece is placed.
    Place,
    /// A stack lands.
    Land,
    /// Stacks fall off.
    Fall,
    /// The game is over.
    End,
    /// An answer in the course is right.
    Right,
}

/// One tone of a sound.
struct Tone {
    wave: OscillatorType,
    /// Seconds from now.
    after: f64,
    /// The frequency in hertz at the beginning and at the end.
    from: f32,
    to: f32,
    seconds: f64,
    loudness: f32,
}

impl Sound {
    /// The sound of a ply; a pass is silent.
    pub(crate) fn of(ply: &Ply) -> Option<Sound> {
        match ply.mv {
            Move::Place(_) => Some(Sound::Place),
            Move::Stack(_) if ply.removed().is_empty() => Some(Sound::Land),
            Move::Stack(_) => Some(Sound::Fall),
            Move::Pass => None,
        }
    }

    fn tones(self) -> Vec<Tone> {
        let tone =
            |wave, after, from, to, seconds, loudness| Tone { wave, after, from, to, seconds, loudness };
        let sine = OscillatorType::Sine;
        let triangle = OscillatorType::Triangle;
        match self {
            // Like a pebble on wood.
            Sound::Place => vec![tone(triangle, 0.0, 520.0, 300.0, 0.07, 0.5)],
            // The same, but heavier.
            Sound::Land => {
                vec![tone(triangle, 0.0, 320.0, 150.0, 0.12, 0.7), tone(sine, 0.0, 120.0, 70.0, 0.16, 0.6)]
            }
            // Like something sliding away.
            Sound::Fall => vec![tone(sine, 0.05, 420.0, 90.0, 0.42, 0.45)],
            // Two calm notes.
            Sound::End => {
                vec![tone(sine, 0.0, 392.0, 392.0, 0.35, 0.4), tone(sine, 0.16, 587.0, 587.0, 0.6, 0.4)]
            }
            // Two light notes, after the sound of the move.
            Sound::Right => {
                vec![tone(sine, 0.18, 659.0, 659.0, 0.22, 0.25), tone(sine, 0.3, 880.0, 880.0, 0.4, 0.25)]
            }
        }
    }
}

/// Plays sounds. Browsers allow that only after the person has used the page, so the audio context is created when
/// needed.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(StoredValue<Option<AudioContext>, LocalStorage>);

impl Speaker {
    pub(crate) fn new() -> Speaker {
        Speaker(StoredValue::new_local(None))
    }

    /// Plays a sound at a volume from 0 to 100. A device without sound stays silent.
    pub(crate) fn play(self, sound: Sound, volume: u8) {
        self.0.update_value(|context| {
            if context.is_none() && browser::was_touched() {
                *context = AudioContext::new().ok();
            }
            if let Some(context) = context {
                for tone in sound.tones() {
                    // If a tone cannot be played, it is left out.
                    let _ = sing(context, &tone, f32::from(volume.min(100)) / 100.0);
                }
            }
        });
    }
}

fn sing(context: &AudioContext, tone: &Tone, volume: f32) -> Result<(), wasm_bindgen::JsValue> {
    let begin = context.current_time() + tone.after;
    let end = begin + tone.seconds;
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(tone.wave);
    oscillator.frequency().set_value_at_time(tone.from, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value_at_time(1_800.0, begin)?;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0001, begin)?;
    gain.gain()
        .exponential_ramp_to_value_at_time((tone.loudness * volume * 0.4).max(0.0002), begin + 0.008)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end + 0.02)
}
