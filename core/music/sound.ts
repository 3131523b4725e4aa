/** Samples a second of everything after the speech engine. */
export const SAMPLE_RATE = 44_100;

/** Samples from -1 to 1. */
export type Mono = Float32Array;
/** Left and right, of equal length. */
export type Stereo = readonly [left: Mono, right: Mono];

export const silence = (seconds: number): Stereo => {
  const length = Math.max(0, Math.round(seconds * SAMPLE_RATE));
  return [new Float32Array(length), new Float32Array(length)];
};
