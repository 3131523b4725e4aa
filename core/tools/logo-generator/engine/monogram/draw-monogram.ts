import type { LogoSpec } from '../../spec.ts';
import type { Brush } from '../archetypes/archetype.ts';
import { placedSymbol } from '../archetypes/placed-symbol.ts';
import type { Layer } from '../layer.ts';
import { readsAt } from '../legibility.ts';
import { seededRandom } from '../random.ts';
import { emblemOf, LEAST, SMALLEST } from './emblem.ts';
import { type Idea, ideaOf, PLAIN } from './ideas.ts';
import { legibleInitials } from './legible-initials.ts';

/** Whether a symbol keeps all its strokes and gaps where it is 24 pixels tall. */
export const holdsWhereSmall = (layers: readonly Layer[]): boolean => readsAt(layers, SMALLEST);

/**
 * The initials knocked out of a ground, with the idea of the logo where it holds at 24 pixels, plain otherwise; the
 * symbol of the spec where its letters have too many strokes for that.
 */
export function drawMonogram(spec: LogoSpec, brush: Brush): Layer[] {
  for (const initials of allThenFirst(brush.name.initials))
    for (const idea of [ideaOf(spec), PLAIN]) {
      const layers = attempt(spec, { ...brush, name: { ...brush.name, initials } }, idea);
      if (layers && holdsWhereSmall(layers)) return layers;
    }
  return placedSymbol(brush.symbol, { height: 240, centreX: 0, bottom: 0 });
}

function attempt({ seed }: LogoSpec, brush: Brush, idea: Idea): Layer[] | null {
  const random = seededRandom(`${seed}|monogram`);
  const ground = random.pick(idea.grounds)();
  const letters = legibleInitials(brush, ground, idea.least ?? LEAST);
  return letters && idea.draw(emblemOf(ground, letters), random);
}

function allThenFirst(initials: string): string[] {
  const [first = initials] = initials;
  return [...new Set([initials, first])];
}
