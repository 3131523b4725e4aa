import type { Pause } from '../speech-plan.ts';
import { SHORTHAND } from './club-words.ts';
import { folded, latinLetters } from './latin-letters.ts';
import type { Piece } from './respelled.ts';

/** A word as it is written, between spaces, in its pieces. A respelled one may have spaces of its own. */
export interface WrittenWord {
  text: string;
  pieces: readonly Piece[];
}

export function writtenWords(pieces: readonly Piece[]): WrittenWord[] {
  const words: { text: string; pieces: Piece[] }[] = [];
  let isOpen = false;
  const add = (piece: Piece) => {
    const open = isOpen ? words.at(-1) : undefined;
    if (open) {
      open.text += piece.text;
      open.pieces.push(piece);
    } else words.push({ text: piece.text, pieces: [piece] });
    isOpen = true;
  };
  for (const piece of pieces) {
    if (piece.respelling !== null) add(piece);
    else
      for (const part of piece.text.split(/(\s+)/)) {
        if (/^\s/.test(part)) isOpen = false;
        else if (part !== '') add({ text: part, respelling: null });
      }
  }
  return words;
}

const isShort = (text: string): boolean =>
  Object.hasOwn(SHORTHAND, folded(text).replace(/\.$/, '')) || /^\W*([a-z]\.)+$/i.test(text);

/** The pause that the signs at the end of a word, or a dash of its own, ask for. */
export function pauseAfter({ text }: WrittenWord): Pause {
  if (isShort(text)) return '';
  const signs = /[^\p{L}\p{N}]*$/u.exec(latinLetters(text))?.[0] ?? '';
  if (signs.includes('?')) return '?';
  if (signs.includes('!')) return '!';
  if (/\.\.|[,;:|/]|-$/.test(signs)) return ',';
  return signs.includes('.') ? '.' : '';
}
