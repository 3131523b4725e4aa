import { move } from '../geometry/transform.ts';
import type { OutlinedGlyph } from './outliner.ts';

/** Typefaces may draw parts of a letter as glyphs that stand for no character of their own. */
const ONLY_MARKS = /^\p{M}*$/u;

/** The short I of Devanagari stands before the letter that it is read after. */
const BEFORE_ITS_LETTER = /^\u093F/u;

/**
 * Puts each letter and its marks together into one glyph, so that nothing that is done glyph by glyph (spacing,
 * bending round a circle) can tear them apart.
 * @param glyphs in visual order
 */
export function withTheirMarks(glyphs: readonly OutlinedGlyph[], isRightToLeft: boolean): OutlinedGlyph[] {
  const clusters: OutlinedGlyph[][] = [];
  for (const glyph of isRightToLeft ? glyphs.toReversed() : glyphs) {
    const open = clusters.at(-1);
    const isPart =
      open && (belongsToNext(open) || (isMark(glyph) && !BEFORE_ITS_LETTER.test(glyph.characters)));
    if (isPart) open.push(glyph);
    else clusters.push([glyph]);
  }
  return isRightToLeft
    ? clusters.map((cluster) => together(cluster.toReversed())).toReversed()
    : clusters.map(together);
}

const isMark = ({ characters }: OutlinedGlyph): boolean => ONLY_MARKS.test(characters);

const belongsToNext = (cluster: readonly OutlinedGlyph[]): boolean =>
  cluster.every(({ characters }) => BEFORE_ITS_LETTER.test(characters));

function together(parts: readonly OutlinedGlyph[]): OutlinedGlyph {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const starts: number[] = [];
  let advance = 0;
  for (const part of parts) {
    starts.push(advance);
    advance += part.advance;
  }
  return {
    characters: parts.map(({ characters }) => characters).join(''),
    advance,
    offsetX: 0,
    offsetY: 0,
    get segments() {
      return parts.reduce((sum, part) => sum + part.segments, 0);
    },
    outline: (tolerance) =>
      parts.flatMap((part, index) =>
        move(part.outline(tolerance), (starts[index] ?? 0) + part.offsetX, part.offsetY),
      ),
  };
}
