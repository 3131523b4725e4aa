import type { Respelling } from '../script.ts';
import { folded } from './latin-letters.ts';

/** A part of the script: as it is written, or with the place of the respelling that covers it. */
export interface Piece {
  text: string;
  respelling: number | null;
}

/** A text folded for comparison, and for each of its letters the place in the text that it comes from. */
function foldedWithPlaces(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = folded(character);
    // What folds to nothing is no Latin letter or a mark, and still has to be found.
    letters += plain;
    for (let index = 0; index < plain.length; index++) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  return { letters, places };
}

const LETTER = /[\p{L}\p{N}]/u;

interface Found {
  start: number;
  end: number;
  respelling: number;
}

/** Where a respelled word stands alone in a script. */
function occurrences(script: string, word: string, respelling: number): Found[] {
  const { letters, places } = foldedWithPlaces(script);
  const looked = folded(word);
  const found: Found[] = [];
  if (looked === '') return found;
  for (let at = letters.indexOf(looked); at >= 0; at = letters.indexOf(looked, at + 1)) {
    const end = at + looked.length;
    const isWithin =
      (LETTER.test(looked[0] ?? '') && LETTER.test(letters[at - 1] ?? '')) ||
      (LETTER.test(looked.at(-1) ?? '') && LETTER.test(letters[end] ?? ''));
    if (!isWithin) found.push({ start: places[at] ?? 0, end: places[end] ?? script.length, respelling });
  }
  return found;
}

/** Cuts a script at its respelled words. Longer ones come first; whole words only; case and accents do not matter. */
export function piecesOf(script: string, respellings: readonly Pick<Respelling, 'word'>[]): Piece[] {
  const composed = script.normalize('NFC');
  const taken: Found[] = [];
  const byLength = respellings
    .map(({ word }, place) => ({ word: word.normalize('NFC').trim(), place }))
    .sort((a, b) => b.word.length - a.word.length);
  for (const { word, place } of byLength)
    for (const found of occurrences(composed, word, place))
      if (taken.every(({ start, end }) => found.end <= start || found.start >= end)) taken.push(found);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, respelling } of taken.sort((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ text: composed.slice(at, start), respelling: null });
    pieces.push({ text: composed.slice(start, end), respelling });
    at = end;
  }
  if (at < composed.length) pieces.push({ text: composed.slice(at), respelling: null });
  return pieces;
}
