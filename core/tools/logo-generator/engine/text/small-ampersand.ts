import type { Shape } from '../geometry/point.ts';
import { move, scale } from '../geometry/transform.ts';

interface Glyph {
  characters: string;
  x: number;
  advance: number;
  draw(): Shape;
}

/** Size of an ampersand between words, as a share of the letters. */
const SIZE = 0.72;

/** Sets an ampersand that stands between words smaller, in the middle of the capitals: it joins, the words say. */
export function withSmallAmpersands<Each extends Glyph>(
  glyphs: readonly Each[],
  capHeight: number,
): readonly Each[] {
  if (!glyphs.some((_, index) => isJoining(glyphs, index))) return glyphs;
  let shift = 0;
  return glyphs.map((glyph, index) => {
    const placed = { ...glyph, x: glyph.x + shift };
    if (!isJoining(glyphs, index)) return placed;
    shift -= glyph.advance * (1 - SIZE);
    return {
      ...placed,
      advance: glyph.advance * SIZE,
      draw: () => move(scale(glyph.draw(), SIZE), 0, (-capHeight * (1 - SIZE)) / 2),
    };
  });
}

/** Whether it stands alone beside a word. */
function isJoining(glyphs: readonly Glyph[], index: number): boolean {
  const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
  const isFree = [before, after].every((glyph) => !glyph || glyph.characters === ' ');
  return glyphs[index]?.characters === '&' && isFree && glyphs.length > 1;
}
