import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';
import type { Take } from '../take.ts';

const MOST_WORDS = 80;

/** What is kept of a finished drop beside its file. */
export function outputOf(
  take: Pick<Take, 'words' | 'rendered' | 'speech'>,
  { report, wave }: { report: LoudnessReport; wave: VoiceDropOutput['wave'] },
  sha256: string,
): VoiceDropOutput {
  const { voice, clips } = take.rendered.arrangement;
  const end = report.seconds;
  const within = (at: number): number => Math.min(end, Math.max(0, at));
  return {
    seconds: end,
    wave,
    words: take.words.slice(0, MOST_WORDS).map(({ text, at, until }) => ({
      text,
      at: within(voice.at + at),
      until: within(voice.at + until),
    })),
    lanes: [
      { kind: 'voice', at: within(voice.at), seconds: voice.seconds, gain: 0 },
      ...clips.map(({ kind, at, seconds, gain }) => ({ kind, at: within(at), seconds, gain })),
    ],
    report,
    spokenBy: take.speech.spokenBy,
    sha256,
  };
}
