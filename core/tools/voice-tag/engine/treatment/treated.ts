import type { Mono } from '#core/music/sound.ts';
import type { SpokenWord } from '../spoken-word.ts';

/** A voice on its way through the treatment: its words always lie where they are heard. */
export interface Treated {
  voice: Mono;
  words: readonly SpokenWord[];
}

/** Words on another time axis. `heardAt` takes seconds and gives seconds. */
export const movedWords = (
  words: readonly SpokenWord[],
  heardAt: (seconds: number) => number,
): SpokenWord[] => words.map(({ text, at, until }) => ({ text, at: heardAt(at), until: heardAt(until) }));
