import type { Mono } from '#core/music/sound.ts';

/** Zero crossings of the sinc on either side, and how finely its table is divided between two samples. */
const CROSSINGS = 16;
const PHASES = 256;

interface Kernel {
  /** Taps of one phase. */
  width: number;
  /** `PHASES + 1` rows of `width` taps, so that two neighbours can be read for any phase. */
  taps: Float32Array;
}

const kernels = new Map<string, Kernel>();

/** Windowed sinc (Hann) with its cutoff at `share` of the source's half rate. */
function kernelFor(share: number, crossings: number): Kernel {
  const name = `${share}/${crossings}`;
  const known = kernels.get(name);
  if (known) return known;
  const half = Math.ceil(crossings / share);
  const width = 2 * half;
  const taps = new Float32Array((PHASES + 1) * width);
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let tap = 0; tap < width; tap++) {
      const distance = tap - half + 1 - phase / PHASES;
      if (Math.abs(distance) >= half) continue;
      const angle = Math.PI * distance * share;
      const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
      taps[phase * width + tap] = share * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
    }
  }
  const kernel = { width, taps };
  // A tempo knob can ask for many ratios; the table is quickly made again.
  if (kernels.size > 16) kernels.clear();
  kernels.set(name, kernel);
  return kernel;
}

/** Band-limited change of sample rate; length goes with it. More `crossings` of the sinc cut more steeply. */
export function resample(sound: Mono, from: number, to: number, crossings = CROSSINGS): Mono {
  if (from === to) return sound.slice();
  const ratio = to / from;
  const { width, taps } = kernelFor(Math.min(1, ratio), crossings);
  const half = width / 2;
  // Silence on either side saves the inner loop its bounds.
  const padded = new Float32Array(sound.length + 2 * width);
  padded.set(sound, width);
  const out = new Float32Array(Math.floor(sound.length * ratio));
  for (let index = 0; index < out.length; index++) {
    const at = index / ratio;
    const whole = Math.floor(at);
    const phase = (at - whole) * PHASES;
    const row = Math.floor(phase);
    const blend = phase - row;
    const lower = row * width;
    const upper = lower + width;
    const start = whole + width - half + 1;
    let low = 0;
    // Whole ratios fall onto rows of the table.
    if (blend < 1e-6) {
      for (let tap = 0; tap < width; tap++) low += (padded[start + tap] ?? 0) * (taps[lower + tap] ?? 0);
      out[index] = low;
      continue;
    }
    let high = 0;
    for (let tap = 0; tap < width; tap++) {
      const sample = padded[start + tap] ?? 0;
      low += sample * (taps[lower + tap] ?? 0);
      high += sample * (taps[upper + tap] ?? 0);
    }
    out[index] = low + blend * (high - low);
  }
  return out;
}
