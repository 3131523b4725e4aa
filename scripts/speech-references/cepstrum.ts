import { resample } from '#core/tools/voice-tag/engine/voice/resample.ts';
import { transform } from './fourier.ts';

/** Coefficients of a frame: twelve of the shape of the spectrum and its level. */
export const COEFFICIENTS = 13;
const RATE = 16_000;
const FRAME = 400;
/** 20 ms from frame to frame. */
const HOP = 320;
const SIZE = 512;
const FILTERS = 24;
const LOWEST = 100;
const HIGHEST = 6500;
const QUIET = 0.02;

const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
const hzOf = (pitch: number) => 700 * (Math.exp(pitch / 1127) - 1);

/** Cosines of each order over the filters. */
const COSINES = Array.from({ length: COEFFICIENTS - 1 }, (_, order) =>
  Float64Array.from({ length: FILTERS }, (_, at) => Math.cos((Math.PI * (order + 1) * (at + 0.5)) / FILTERS)),
);

/** Power spectra of what is not silence at the ends, 20 ms apart. */
export function spectra(sound: Float32Array, sampleRate: number): Float64Array[] {
  const all = resample(sound, sampleRate, RATE);
  const least = QUIET * all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const first = all.findIndex((value) => Math.abs(value) >= least);
  const last = all.findLastIndex((value) => Math.abs(value) >= least);
  const heard = all.subarray(first, last + 1);
  const frames: Float64Array[] = [];
  for (let from = 0; from + FRAME < heard.length; from += HOP) {
    const real = new Float64Array(SIZE);
    const imaginary = new Float64Array(SIZE);
    for (let index = 0; index < FRAME; index++) {
      const before = index === 0 ? 0 : heard[from + index - 1]!;
      const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (FRAME - 1));
      real[index] = (heard[from + index]! - 0.97 * before) * window;
    }
    transform(real, imaginary);
    frames.push(Float64Array.from({ length: SIZE / 2 }, (_, bin) => real[bin]! ** 2 + imaginary[bin]! ** 2));
  }
  return frames;
}

/** Mel cepstrum of spectra, as it would be with a vocal tract `warp` times as long. */
export function cepstra(frames: readonly Float64Array[], warp = 1): Float32Array[] {
  const edges = Array.from({ length: FILTERS + 2 }, (_, index) => {
    const hz = hzOf(mel(LOWEST) + ((mel(HIGHEST) - mel(LOWEST)) * index) / (FILTERS + 1));
    return Math.min(SIZE / 2 - 1, (hz * warp * SIZE) / RATE);
  });
  return frames.map((power) => {
    const levels = Array.from({ length: FILTERS }, (_, filter) => {
      const [low, middle, high] = [edges[filter]!, edges[filter + 1]!, edges[filter + 2]!];
      let sum = 1e-7;
      for (let bin = Math.ceil(low); bin < high; bin++) {
        const share = bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle);
        sum += share * power[bin]!;
      }
      return Math.log(sum);
    });
    const shape = COSINES.map((wave) => wave.reduce((sum, cosine, at) => sum + cosine * levels[at]!, 0));
    return Float32Array.from([...shape, (2 * levels.reduce((sum, level) => sum + level, 0)) / FILTERS]);
  });
}

/** Each coefficient over time with mean 0 and variance 1: what differs between microphones and mouths goes. */
export function normalised(frames: readonly Float32Array[]): Float32Array[] {
  const out = frames.map((frame) => frame.slice());
  for (let order = 0; order < COEFFICIENTS; order++) {
    const mean = frames.reduce((sum, frame) => sum + frame[order]!, 0) / frames.length;
    const variance = frames.reduce((sum, frame) => sum + (frame[order]! - mean) ** 2, 0) / frames.length;
    for (const frame of out) frame[order] = (frame[order]! - mean) / Math.sqrt(variance + 1e-6);
  }
  return out;
}

/** Frames with how they change: the difference over 60 ms to either side, at 0.7 of its size. */
export function withChange(frames: readonly Float32Array[]): Float32Array[] {
  return frames.map((frame, at) => {
    const before = frames[Math.max(0, at - 2)]!;
    const after = frames[Math.min(frames.length - 1, at + 2)]!;
    const out = new Float32Array(2 * COEFFICIENTS);
    out.set(frame);
    for (let order = 0; order < COEFFICIENTS; order++) {
      out[COEFFICIENTS + order] = 0.7 * (after[order]! - before[order]!);
    }
    return out;
  });
}
