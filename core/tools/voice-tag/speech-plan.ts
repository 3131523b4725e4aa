/** Pauses that a voice makes after a word. */
export type Pause = '' | ',' | '.' | '?' | '!';

/** A word of the script and what is spoken for it: English words and single letters in ASCII, never empty. */
export interface PlannedWord {
  /** As the script has it. */
  text: string;
  say: string;
  pause: Pause;
}

/** A script as it is spoken. */
export interface SpeechPlan {
  words: readonly PlannedWord[];
  /** All of it, as an engine is given it. */
  text: string;
}

export const planOf = (words: readonly PlannedWord[]): SpeechPlan => ({
  words,
  text: words.map(({ say, pause }) => say + pause).join(' '),
});
