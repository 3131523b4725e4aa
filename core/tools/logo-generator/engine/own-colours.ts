import { contrast } from '#core/colour/contrast.ts';
import { areReadable, LEAST_CONTRAST, type LogoColours } from '../colours.ts';
import { type Avoided, avoidsGround } from './avoid.ts';

/**
 * Ways to use a person's own colours: as given, then with every other colour as the ground that the rest are read on.
 * A colour that would be lost on its ground is left out, and another stands in for it. Empty where each ground is
 * avoided.
 */
export function arrangementsOf(given: LogoColours, avoided: Avoided = []): LogoColours[] {
  const turned = [given.fg, given.a, given.b].flatMap((ground) => {
    const others = [given.bg, given.fg, given.a, given.b].filter((colour) => colour !== ground);
    return onGround(ground, others);
  });
  const swapped = { ...given, a: given.b, b: given.a };
  const all = [given, ...turned, swapped].filter(({ bg }) => !avoidsGround(avoided, bg));
  const known = new Set<string>();
  return all.filter((colours) => {
    const key = Object.values(colours).join();
    return !known.has(key) && known.add(key);
  });
}

/** The best read of the others as the main colour, and the next as accents; nothing where none is read as text. */
function onGround(bg: string, others: readonly string[]): LogoColours[] {
  const seen = others
    .filter((colour) => contrast(colour, bg) >= LEAST_CONTRAST.a)
    .toSorted((one, other) => contrast(other, bg) - contrast(one, bg));
  const [fg, a = fg, b = a] = new Set(seen);
  if (!fg || !a || !b) return [];
  const colours = { bg, fg, a, b };
  return areReadable(colours) ? [colours] : [];
}
