/** How a level goes over time: linear RMS, `step` seconds apart. */
export interface Envelope {
  step: number;
  levels: Float32Array;
}

const STEP_SECONDS = 0.01;

/** The level of a sound, every 10 ms. */
export function envelopeOf(sides: readonly Float32Array[], sampleRate: number): Envelope {
  const hop = Math.round(sampleRate * STEP_SECONDS);
  const length = Math.ceil((sides[0]?.length ?? 0) / hop);
  const levels = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let sum = 0;
    let count = 0;
    for (const side of sides) {
      const end = Math.min(side.length, (i + 1) * hop);
      for (let at = i * hop; at < end; at++) sum += (side[at] ?? 0) ** 2;
      count += end - i * hop;
    }
    levels[i] = Math.sqrt(sum / Math.max(1, count));
  }
  return { step: hop / sampleRate, levels };
}

/** How deep the loop goes under the drop, and how fast it goes down and comes back (seconds). */
const DUCK_DB = -12;
const DOWN_SECONDS = 0.015;
const BACK_SECONDS = 0.28;
/** The level at which the loop is all the way down, against the loudest of the drop. */
const FULL_AT = 0.35;

/** Gain of a loop under a sound, a value each step: 1 where it is silent, down where it is loud. */
export function duckingOf({ step, levels }: Envelope): Float32Array {
  const loudest = levels.reduce((most, level) => Math.max(most, level), 1e-6);
  const down = 1 - Math.exp(-step / DOWN_SECONDS);
  const back = 1 - Math.exp(-step / BACK_SECONDS);
  let depth = 0;
  return levels.map((level) => {
    const wanted = Math.min(1, level / loudest / FULL_AT);
    depth += (wanted - depth) * (wanted > depth ? down : back);
    return 10 ** ((DUCK_DB * depth) / 20);
  });
}
