/** A gain in dB and by how many LU it misses: too quiet is negative. */
export interface Try {
  gain: number;
  miss: number;
}

const CLOSE_ENOUGH = 0.04;
const MOST_TRIES = 10;
/** LU a dB where nothing is known yet, and the least that a guess beyond what is known reckons with. */
const FIRST_SLOPE = 0.8;
const LEAST_SLOPE = 0.3;

/**
 * The gain at which `missAt`, which rises with it, is nought, from `quiet`, which is too low, by way of `guess`. False
 * position with half the weight for an end that stays (Illinois). Where it does not close in, the highest gain known to
 * be too low.
 */
export function findGain(missAt: (gain: number) => number, quiet: Try, guess: number): number {
  let low = quiet;
  let high: Try | null = null;
  let gain = guess;
  /** The side that the try before fell on. */
  let side = 0;
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const here: Try = { gain, miss: missAt(gain) };
    if (Math.abs(here.miss) < CLOSE_ENOUGH) return gain;
    const slope = slopeBetween(low, here);
    const stays = side === Math.sign(here.miss) ? 0.5 : 1;
    side = Math.sign(here.miss);
    if (here.miss > 0) {
      low = { gain: low.gain, miss: low.miss * stays };
      high = here;
    } else {
      if (high) high = { gain: high.gain, miss: high.miss * stays };
      low = here;
    }
    gain = high ? between(low, high) : here.gain - here.miss / slope;
  }
  return low.gain;
}

function slopeBetween(a: Try, b: Try): number {
  const slope = (b.miss - a.miss) / (b.gain - a.gain);
  return Number.isFinite(slope) ? Math.min(1, Math.max(LEAST_SLOPE, slope)) : FIRST_SLOPE;
}

const between = (low: Try, high: Try): number =>
  low.gain + ((high.gain - low.gain) * -low.miss) / (high.miss - low.miss);
