import { LOUDNESS_PROFILES, type LoudnessProfileId } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { level, secondsWords, signed, tookWords } from './level-words.ts';
import { verdictOf } from './verdict.ts';

/** What was measured: a preview before it is encoded, or the finished MP3 after it was decoded again. */
export type Measured = 'preview' | 'file';

export const MEASURED: Record<Measured, string> = {
  file: 'Measured on the decoded MP3',
  preview: 'Measured before encoding',
};

interface TextParts {
  report: LoudnessReport;
  profile: LoudnessProfileId;
  from: Measured;
  madeInMs?: number | undefined;
}

/** The report as text, for a mail or a ticket. */
export function reportText({ report, profile, from, madeInMs }: TextParts): string {
  const { short, long } = verdictOf(report, profile);
  const { label } = LOUDNESS_PROFILES[profile];
  const rows: readonly (readonly [string, string] | null)[] = [
    ['Verdict', long ? `${short}. ${long}` : short],
    ['Profile', `${label}, target ${signed(report.target)} LUFS, ceiling ${signed(report.ceiling)} dBTP`],
    ['Integrated', `${level(report.integrated)} LUFS`],
    ['Momentary max', `${level(report.momentaryMax)} LUFS`],
    ['Short-term max', `${level(report.shortTermMax)} LUFS`],
    ['True peak', `${level(report.truePeak)} dBTP`],
    ['Counted by', report.measuredBy === 'integrated' ? 'integrated loudness' : 'highest momentary loudness'],
    ['Length', secondsWords(report.seconds)],
    ['Range', `${level(report.range)} LU`],
    ['Mono fold', `${level(report.monoFold)} dB`],
    ['Noise floor', `${level(report.noiseFloor, 0)} dBFS`],
    ['Sample rate', `${report.sampleRate} Hz`],
    madeInMs === undefined ? null : ['Rendered in', tookWords(madeInMs)],
  ];
  const told = rows.flatMap((row) => (row ? [`${row[0]}: ${row[1]}`] : []));
  return ['Loudness report (ITU-R BS.1770-4)', `${MEASURED[from]}.`, ...told].join('\n');
}
