import type { Generation } from '#core/generation.ts';
import { keyName } from '#core/music/camelot.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { dropLine } from '#core/tools/voice-tag/drop-line.ts';
import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { DROP_FILE, type VoiceDropOutput, voiceDropOutputSchema } from '#core/tools/voice-tag/tool.ts';
import { level, secondsWords } from '../report/level-words.ts';

/** A finished drop as the history shows it; `input` and `output` null where an older one cannot be read. */
export interface DropFacts {
  /** Where the MP3 is played from. */
  url: string | null;
  input: VoiceDrop | null;
  output: VoiceDropOutput | null;
  /** `Festival · Trailer Deep`. */
  line: string;
}

export function factsOf({ files, input, output }: Generation): DropFacts {
  const drop = voiceDropSchema.safeParse(input);
  const made = voiceDropOutputSchema.safeParse(output);
  const sayer = drop.success && drop.data.source.kind === 'take' ? ' · Own voice' : '';
  return {
    url: files.find(({ name }) => name === DROP_FILE)?.url ?? null,
    input: drop.success ? drop.data : null,
    output: made.success ? made.data : null,
    line: drop.success ? `${dropLine(drop.data)}${sayer}` : '',
  };
}

/** The loudness that counted: integrated, or for a short drop the highest momentary value. */
export function loudnessOf(report: LoudnessReport): number | null {
  return report.measuredBy === 'integrated' ? report.integrated : report.momentaryMax;
}

/** Every measured fact of a drop with its name, for the opened row. */
export function measuredFacts({
  input,
  output,
}: DropFacts): readonly (readonly [name: string, value: string])[] {
  const facts: [string, string][] = [];
  if (input) {
    facts.push(['Tempo', `${input.recipe.bpm} BPM`]);
    facts.push(['Key', `${input.recipe.key} (${keyName(input.recipe.key)})`]);
  }
  if (output) {
    const { report } = output;
    facts.push(['Length', secondsWords(output.seconds)]);
    facts.push(['Integrated', `${level(report.integrated)} LUFS`]);
    facts.push(['Momentary max', `${level(report.momentaryMax)} LUFS`]);
    facts.push(['True peak', `${level(report.truePeak)} dBTP`]);
    facts.push(['Spoken by', output.spokenBy]);
  }
  return facts;
}
