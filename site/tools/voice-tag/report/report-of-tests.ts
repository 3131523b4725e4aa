import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';

/** A drop that is on target and under its ceiling. */
export const ON_TARGET: LoudnessReport = {
  target: -12,
  ceiling: -1,
  integrated: -12.04,
  momentaryMax: -9.4,
  shortTermMax: -10.2,
  truePeak: -1.52,
  range: 4.83,
  monoFold: -0.61,
  noiseFloor: -71.3,
  seconds: 6.04,
  sampleRate: 44_100,
  measuredBy: 'integrated',
};
