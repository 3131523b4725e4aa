/** Writing systems by the names that people know them under. */
const SYSTEMS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Japanese', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
];

const FOREIGN = /[^\P{L}A-Za-z]|[^\P{N}0-9]/u;

/** Whether a word, its Latin letters made plain, holds letters or digits that an English voice has no sound for. */
export const hasForeignLetters = (word: string): boolean => FOREIGN.test(word);

/** `Cyrillic` for a word in it; null where its writing system is none that is named here. */
export const writingSystemOf = (word: string): string | null =>
  SYSTEMS.find(([, letters]) => letters.test(word))?.[0] ?? null;
