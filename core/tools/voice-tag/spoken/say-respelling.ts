import type { Atom } from './atoms.ts';
import { latinLetters } from './latin-letters.ts';
import { spokenNumber } from './numbers.ts';
import { withApostrophe } from './say-atoms.ts';

/** How a respelling is spoken: letters as they sound, a single one by its name. `NO-vah` is two words, `D J` two letters. */
export function sayRespelling(say: string): Atom[] {
  const parts = latinLetters(say).match(/[A-Za-z]+(?:'[A-Za-z]+)*|\d+|&/g) ?? [];
  return parts.map((part) => ({ word: sayPart(part), isFinal: true, isNumber: false }));
}

function sayPart(part: string): string {
  if (part === '&') return 'and';
  if (/^\d/.test(part)) return spokenNumber(part);
  return part.length === 1 ? part.toUpperCase() : withApostrophe(part.toLowerCase());
}
