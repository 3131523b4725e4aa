import type { Scale } from './meter-runs.ts';

/** What the meters of a report show, in dB: from quieter than broadcast to full scale. */
export const SCALE: Scale = { from: -30, to: 0 };
export const TICKS = [-30, -24, -18, -12, -6, 0] as const;
/** Runs of a meter: two to the dB. */
export const RUNS = 60;
