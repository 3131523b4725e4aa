import type { Room } from '../engine/box.ts';
import type { Lockup } from '../lockup-names.ts';

interface Size {
  width: number;
  height: number;
}

/** The ground that stays free around a lockup: a share of what can be measured on any copy. */
export interface ClearSpace {
  of: 'height' | 'width' | 'letters';
  share: 0.25 | 0.5;
  /** In the unit of the drawing. */
  size: number;
}

/** From here on a lockup is a line of letters, and a quarter of its height would be next to nothing. */
const LINE = 2.5;
/** Letters lower than this share of their lockup are no measure for it. */
const LETTERS = 0.15;

/** @param letters height of the letters, as a share of the height, where the lockup is made of them */
export function clearSpaceOf({ width, height }: Size, letters = 0): ClearSpace {
  if (letters >= LETTERS) return { of: 'letters', share: 0.5, size: (letters * height) / 2 };
  if (width >= LINE * height) return { of: 'height', share: 0.5, size: height / 2 };
  const of = width < height ? 'width' : 'height';
  return { of, share: 0.25, size: Math.min(width, height) / 4 };
}

const THINGS: Readonly<Record<Lockup, string>> = {
  full: 'logo',
  symbol: 'symbol',
  wordmark: 'wordmark',
};

/** `half the height of the letters`. */
export function clearSpaceWords(lockup: Lockup, { of, share }: Pick<ClearSpace, 'of' | 'share'>): string {
  const part = share === 0.5 ? 'half' : 'a quarter of';
  return of === 'letters'
    ? `${part} the height of the letters`
    : `${part} the ${of} of the ${THINGS[lockup]}`;
}

/** A lockup with its clear space, in the unit of the drawing, and what of that the drawing fills. */
export interface Frame extends Size {
  room: Room;
  clear: ClearSpace;
}

export function frameOf(drawing: Size, letters = 0): Frame {
  const clear = clearSpaceOf(drawing, letters);
  const [width, height] = [drawing.width + 2 * clear.size, drawing.height + 2 * clear.size];
  return { width, height, room: { width: drawing.width / width, height: drawing.height / height }, clear };
}

/** The frame as large as its long side allows, in multiples of `step`. */
export function frameSize({ width, height }: Size, longSide: number, step = 1): Size {
  const unit = longSide / Math.max(width, height);
  // Counted in steps, so that 64.5 is 64.5 and not 64.50000000000001.
  const whole = (side: number): number =>
    Math.max(1, Math.round((side * unit) / step)) / Math.round(1 / step);
  return { width: whole(width), height: whole(height) };
}
