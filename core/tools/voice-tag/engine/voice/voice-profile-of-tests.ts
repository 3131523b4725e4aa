import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { biquad, filterInPlace } from './biquad.ts';
import { pitchTrack } from './find-pitch-of-tests.ts';
import { rmsOf } from './level.ts';
import { resample } from './resample.ts';

/** Middles of the bands that a spectrum is compared in, in Hz: an octave each. */
const BANDS = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
const PITCH_RATE = 8000;

/** What tells one character from another by ear, measured. */
export interface VoiceProfile {
  /** Median pitch in Hz, and where the middle half of the melody lies around it, in semitones. */
  hz: number;
  melody: number;
  /** Share of the loud frames that have a pitch: low for a whisper. */
  voiced: number;
  seconds: number;
  /** Long-term levels by octave against the whole, in dB. */
  bands: readonly number[];
}

/** Measures a shaped voice. */
export function profileOf(voice: Mono): VoiceProfile {
  const loud = pitchTrack(resample(voice, SAMPLE_RATE, PITCH_RATE), PITCH_RATE).filter(
    ({ isLoud }) => isLoud,
  );
  const pitches = loud.flatMap(({ hz }) => (hz > 0 ? [hz] : [])).toSorted((a, b) => a - b);
  const at = (share: number) => pitches[Math.floor(share * pitches.length)] ?? 0;
  const whole = rmsOf(voice);
  return {
    hz: at(0.5),
    melody: at(0.25) > 0 ? 12 * Math.log2(at(0.75) / at(0.25)) : 0,
    voiced: pitches.length / Math.max(1, loud.length),
    seconds: voice.length / SAMPLE_RATE,
    bands: BANDS.map((hz) => {
      const band = filterInPlace(voice.slice(), biquad('bandpass', hz, 0, 1.4, SAMPLE_RATE));
      return 20 * Math.log10(rmsOf(band) / whole);
    }),
  };
}

/**
 * How different two characters are. 1 is about what anybody hears side by side: three semitones of pitch, 3 dB of
 * spectrum in every octave, a fifth of pace, three semitones of melody, or a third of the voicing.
 */
export function difference(one: VoiceProfile, other: VoiceProfile): number {
  const spectrum = Math.sqrt(
    one.bands.reduce((sum, level, band) => sum + (level - (other.bands[band] ?? 0)) ** 2, 0) / BANDS.length,
  );
  return Math.hypot(
    (12 * Math.log2(one.hz / other.hz)) / 3,
    spectrum / 3,
    Math.log2(one.seconds / other.seconds) / Math.log2(1.2),
    (one.melody - other.melody) / 3,
    (one.voiced - other.voiced) / 0.33,
  );
}
