import * as z from 'zod/mini';
import { noControls } from './text.ts';
import { LONGEST_TAKE_SECONDS, VOICE_STATEMENT } from './voice.ts';

const nameSchema = z
  .string('Name it')
  .check(z.trim(), z.minLength(1, 'Name it'), z.maxLength(60, 'Use at most 60 characters'), noControls);

/** A recording of the account's own voice, and the consent it was given with. Times are ISO instants. */
export const voiceTakeSchema = z.object({
  id: z.string(),
  name: z.string(),
  seconds: z.number(),
  /** SHA-256 of the recording, in hex. */
  sha256: z.string(),
  statement: z.string(),
  agreedAt: z.string(),
  /** Null until the recording itself has arrived. */
  url: z.nullable(z.string()),
});
export type VoiceTake = z.infer<typeof voiceTakeSchema>;

/** What is known of a recording before it is sent. */
export const newTakeSchema = z.object({
  name: nameSchema,
  seconds: z
    .number()
    .check(
      z.minimum(0.3, 'Record at least 0.3 seconds'),
      z.maximum(LONGEST_TAKE_SECONDS, `Record ${LONGEST_TAKE_SECONDS} seconds at most`),
    ),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of the recording in hex')),
  consent: z.literal(VOICE_STATEMENT, 'Say first that this is your own voice'),
});

/** A treatment that the account saved. `recipe` is checked by the tool that made it. */
export const savedRecipeSchema = z.object({
  id: z.string(),
  name: z.string(),
  recipe: z.unknown(),
  createdAt: z.string(),
});
export type SavedRecipe = z.infer<typeof savedRecipeSchema>;

export const newRecipeSchema = z.object({
  name: nameSchema,
  recipe: z.looseObject({}, 'Send the treatment to save'),
});

/** The provider behind the speech port, as a person is told of it. */
export const speechProviderSchema = z.object({
  name: z.string(),
  dataGoes: z.string(),
  /** Longest text that it takes. */
  maxCharacters: z.int(),
});
export type SpeechProviderInfo = z.infer<typeof speechProviderSchema>;

export const respellingListSchema = z
  .array(
    z.object({
      word: z
        .string('Name the word')
        .check(z.trim(), z.minLength(1, 'Name the word'), z.maxLength(40), noControls),
      say: z
        .string('Write how it sounds')
        .check(z.trim(), z.minLength(1, 'Write how it sounds'), z.maxLength(60), noControls),
    }),
  )
  .check(z.maxLength(50, 'Keep at most 50 respellings'));

/** All that the voice studio needs of an account, in one reply. */
export const voiceDeskSchema = z.object({
  /** Null where the voices of the device speak alone. */
  provider: z.nullable(speechProviderSchema),
  takes: z.array(voiceTakeSchema),
  recipes: z.array(savedRecipeSchema),
  /** How words are said, for every new drop. */
  respellings: respellingListSchema,
});
export type VoiceDesk = z.infer<typeof voiceDeskSchema>;

/** What goes into the files of Pro beside the sound: to whom they are licensed. */
export const voicePackSchema = z.object({
  title: z.string(),
  artist: z.string(),
  licensee: z.string(),
  issuedAt: z.string(),
  /** Where the terms say what the licence allows, with the host. */
  licenceUrl: z.string(),
});
export type VoicePack = z.infer<typeof voicePackSchema>;
