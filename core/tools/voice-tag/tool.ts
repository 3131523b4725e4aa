import * as z from 'zod/mini';
import { deviceTool } from '../define-tool.ts';
import { BEDS } from './beds.ts';
import { dropLine } from './drop-line.ts';
import { voiceDropSchema } from './drop-schema.ts';
import { voiceTagFacts } from './facts.ts';
import { loudnessReportSchema } from './report.ts';
import { LONGEST_SCRIPT } from './script.ts';

/** Names of the files of a drop. */
export const DROP_FILE = 'drop.mp3';
/** What a provider spoke, before anything was done to it: the drop can be made from it again. */
export const SOURCE_FILE = 'source.wav';
/** Drawn and written by the server from the output. */
export const WAVE_FILE = 'wave.svg';
export const REPORT_FILE = 'report.json';

/** Columns of the stored wave picture. */
export const WAVE_COLUMNS = 240;

const MB = 1024 * 1024;

const seconds = z.number().check(z.minimum(0), z.maximum(120));
const peaks = z
  .array(z.int().check(z.minimum(0), z.maximum(255)))
  .check(z.length(WAVE_COLUMNS, `A wave has ${WAVE_COLUMNS} columns`));

export const voiceDropOutputSchema = z.object({
  seconds,
  /** Peaks from 0 to 255, a column each: the whole band, and what lies below 220 Hz. */
  wave: z.object({ body: peaks, core: peaks }),
  /** Words of the script and when they are heard, in seconds; none where a recording speaks. */
  words: z
    .array(z.object({ text: z.string().check(z.maxLength(LONGEST_SCRIPT)), at: seconds, until: seconds }))
    .check(z.maxLength(80)),
  /** The voice and the layers on the time axis of the drop. */
  lanes: z
    .array(
      z.object({
        kind: z.enum(['voice', ...(Object.keys(BEDS) as (keyof typeof BEDS)[])]),
        at: seconds,
        seconds,
        gain: z.number().check(z.minimum(-60), z.maximum(12)),
      }),
    )
    .check(z.maxLength(12)),
  report: loudnessReportSchema,
  /** Who spoke: the name of the engine or the provider, or `own recording`. */
  spokenBy: z.string().check(z.minLength(1), z.maxLength(80)),
  /** SHA-256 of the MP3, in hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type VoiceDropOutput = z.infer<typeof voiceDropOutputSchema>;

/** What may change later: nothing but the title, which is not an edit. */
export const voiceDropEditsSchema = z.strictObject({});

export const voiceTag = deviceTool({
  ...voiceTagFacts,
  input: voiceDropSchema,
  output: voiceDropOutputSchema,
  edits: voiceDropEditsSchema,
  files: {
    [DROP_FILE]: { type: 'audio/mpeg', maxBytes: 4 * MB },
    [SOURCE_FILE]: { type: 'audio/wav', maxBytes: 4 * MB, optional: true },
  },
  titleOf: (drop) => drop.script,
  shownAs: ({ input }) => ({
    style: dropLine(input),
    djName: '',
    picture: WAVE_FILE,
    audio: DROP_FILE,
  }),
  example: { script: 'You are locked in with DJ Nova' },
});
