import { LOUDNESS_PROFILES, type LoudnessProfileId } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { State } from '#site/ui/state-icons.ts';
import { signed } from './level-words.ts';

/** What the numbers of a report mean, in words. */
export interface Verdict {
  state: State;
  /** Two or three words beside the title. */
  short: string;
  /** The reason, where there is more to say. */
  long: string | null;
}

/** LU within which a drop is on its target, and dB by which a true peak may be measured over its ceiling. */
const LOUDNESS_TOLERANCE = 0.5;
const PEAK_TOLERANCE = 0.3;

const SAFE: Record<LoudnessProfileId, string> = {
  club: 'Club-safe',
  standard: 'Club-safe',
  stream: 'Stream-safe',
  broadcast: 'Broadcast-safe',
};

/** The loudness that counted: integrated, or the highest momentary value of a short drop. */
export const measuredLoudness = (report: LoudnessReport): number | null =>
  report.measuredBy === 'integrated' ? report.integrated : report.momentaryMax;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** What a report says about a drop for its place; computed from its numbers alone. */
export function verdictOf(report: LoudnessReport, profile: LoudnessProfileId): Verdict {
  const { truePeak, ceiling, target } = report;
  const loudness = measuredLoudness(report);
  if (loudness === null || truePeak === null)
    return { state: 'nothing', short: 'Too quiet to measure', long: 'Nothing in it reaches −70 LUFS.' };
  if (truePeak > ceiling + PEAK_TOLERANCE)
    return {
      state: 'danger',
      short: 'Over the ceiling',
      long: `Its true peak is ${oneDecimal(truePeak - ceiling)} dB over ${signed(ceiling)} dBTP: it may clip.`,
    };
  const off = oneDecimal(loudness - target);
  if (Math.abs(loudness - target) <= LOUDNESS_TOLERANCE)
    return { state: 'ok', short: SAFE[profile], long: null };
  const { label } = LOUDNESS_PROFILES[profile];
  if (off > 0)
    return {
      state: 'waiting',
      short: `${off} LU over target`,
      long: `Louder than ${label} asks for. Turn it down on the channel.`,
    };
  return {
    state: 'waiting',
    short: `${-off} LU under target`,
    long: `Louder would break the ceiling of ${signed(ceiling)} dBTP: its peaks are too steep. Less impact or distortion gets it there.`,
  };
}
