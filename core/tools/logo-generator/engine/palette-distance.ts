import { type Oklab, oklabOf } from '#core/colour/oklab.ts';
import { PALETTES, type Palette } from './palettes.ts';

/** What a difference in each part counts for: the ground is most of what is seen of a palette. */
const SHARES = { bg: 0.6, fg: 0.25, a: 0.3, b: 0.1 } as const;
const PARTS = ['bg', 'fg', 'a', 'b'] as const;

const known: ReadonlyMap<string, Oklab> = new Map(
  Object.values(PALETTES).flatMap((palette) => PARTS.map((part) => [palette[part], oklabOf(palette[part])])),
);

const distance = (one: string, other: string): number => {
  if (one === other) return 0;
  const [a, b] = [known.get(one) ?? oklabOf(one), known.get(other) ?? oklabOf(other)];
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
};

/** How different two sets of colours look: 0 the same, 1.25 black on white beside white on black. */
export const paletteDistance = (one: Palette, other: Palette): number =>
  PARTS.reduce((sum, part) => sum + SHARES[part] * distance(one[part], other[part]), 0);

/** Things with colours, those nearest to the given ones first. */
export function nearestFirst<Thing>(
  things: readonly Thing[],
  coloursOf: (thing: Thing) => Palette,
  to: Palette,
): Thing[] {
  return things
    .map((thing) => ({ thing, away: paletteDistance(coloursOf(thing), to) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ thing }) => thing);
}
