import type { Mono, Stereo } from '#core/music/sound.ts';

/** Where the bend begins, as a share of what it approaches. */
const KNEE = 0.65;

/**
 * Bends peaks over two thirds of `ceiling` towards it, without a corner. Only what is taken off runs through the curve's
 * antiderivative (Parker et al., "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution",
 * DAFx-16), so that the bend folds little back into the band and the rest stays sample for sample as it was.
 */
export function saturate(sound: Stereo, ceiling: number): Stereo {
  return [bend(sound[0], ceiling), bend(sound[1], ceiling)];
}

function bend(side: Mono, ceiling: number): Mono {
  const knee = KNEE * ceiling;
  const room = ceiling - knee;
  const out = new Float32Array(side.length);
  let [here, areaHere, before] = [0, 0, 0];
  for (let i = 0; i <= side.length; i++) {
    const next = side[i] ?? 0;
    const areaNext = Math.abs(next) > knee ? takenArea(Math.abs(next) - knee, room) : 0;
    const after = meanTaken(here, next, areaHere, areaNext, knee, room);
    if (i > 0) out[i - 1] = kept(here, (before + after) / 2, knee, room);
    [here, areaHere, before] = [next, areaNext, after];
  }
  return out;
}

/** What is left of a sample. A lone click is no curve that a mean could follow: it is bent by itself. */
function kept(sample: number, takenOff: number, knee: number, room: number): number {
  if (takenOff === 0) return sample;
  const level = Math.abs(sample);
  const left = level - Math.min(level / 2, Math.max(0, takenOff * Math.sign(sample)));
  const most = knee + room;
  return Math.sign(sample) * (left > most ? level - taken(level - knee, room) : left);
}

/** What the curve takes off at `over` above the knee, and the integral of that from the knee on. */
const taken = (over: number, room: number): number => over - room * Math.tanh(over / room);
function takenArea(over: number, room: number): number {
  const x = over / room;
  // log(cosh x), which overflows as it is written.
  const logCosh = x + Math.log1p(Math.exp(-2 * x)) - Math.LN2;
  return (over * over) / 2 - room * room * logCosh;
}

/** The mean of what is taken off along the straight line between two samples. */
function meanTaken(a: number, b: number, areaA: number, areaB: number, knee: number, room: number): number {
  if (areaA === 0 && areaB === 0) return 0;
  if (Math.abs(b - a) > 1e-5) return (areaB - areaA) / (b - a);
  const middle = (a + b) / 2;
  return Math.abs(middle) > knee ? Math.sign(middle) * taken(Math.abs(middle) - knee, room) : 0;
}
