/** What intensity changes about a character. */
export interface Feeling {
  /** Times the melody, the overdrive and the rate of the character. */
  melody: number;
  drive: number;
  rate: number;
  semitones: number;
  /** dB around 3 kHz. */
  presence: number;
  /** dB by which the compressor sets in earlier. */
  pressure: number;
}

/** Intensity from 0 (calm) over 0.5 (as the character is) to 1 (all of it). */
export function feeling(intensity: number): Feeling {
  const from = 2 * intensity - 1;
  return {
    melody: 2 ** (0.7 * from),
    drive: 1.5 ** from,
    rate: 1 + 0.06 * from,
    semitones: 0.8 * from,
    presence: 3 * from,
    pressure: 4 * from,
  };
}
