export type {
  SavedRecipe,
  SpeechProviderInfo,
  VoiceDesk,
  VoicePack,
  VoiceTake,
} from './voice-schema.ts';

/** What a person agrees to before their own voice is kept, word for word. A new wording gets a new id. */
export const VOICE_STATEMENTS = {
  'own-voice-1':
    'This is my own voice. I recorded it, or had it recorded, and I agree that Deckhand keeps it in my account and makes voice drops from it. I can take this back at any time: the recording and the drops made from it are then deleted.',
} as const satisfies Record<string, string>;
export type VoiceStatementId = keyof typeof VOICE_STATEMENTS;

/** The wording that is asked for now. */
export const VOICE_STATEMENT: VoiceStatementId = 'own-voice-1';

/** Characters that a provider is given at once: a script with all its respellings. */
export const LONGEST_SPOKEN_TEXT = 400;

/** Limits of a recording of one's own voice. */
export const LONGEST_TAKE_SECONDS = 20;
export const LARGEST_TAKE_BYTES = 8 * 1024 * 1024;
