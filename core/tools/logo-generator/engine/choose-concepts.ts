import type { LogoSpec } from '../spec.ts';
import { distanceToNearest, type Look, lookOf } from './diversity.ts';
import { drawLogo } from './draw-logo.ts';
import { drawingFaults, specFaults, TASTE_RULES, type TasteRule } from './taste.ts';
import type { Typesetter } from './text/typesetter.ts';

export interface Demands {
  count: number;
  /** Distance that concepts have to keep from each other, as long as there are enough of them. */
  apart: number;
  /** Faults that were asked for. */
  allowed?: readonly TasteRule[];
  /** What is shown where the specs are too few. */
  stopgaps?: readonly LogoSpec[];
}

/**
 * The first `count` of the specs that are drawn well and stand apart from each other; where there are not enough of
 * them, those that come nearest to it. Only as many are drawn as it takes.
 */
export function chooseConcepts(specs: readonly LogoSpec[], set: Typesetter, demands: Demands): LogoSpec[] {
  const chosen: Look[] = [];
  for (const each of [specs, demands.stopgaps ?? []]) choose(each, chosen, set, demands);
  if (chosen.length > 0 || demands.allowed === TASTE_RULES) return chosen.map(({ spec }) => spec);
  // Locks and a name can leave no way without a fault.
  return chooseConcepts(specs, set, { ...demands, allowed: TASTE_RULES });
}

/** Adds to those that are chosen already. */
function choose(
  specs: readonly LogoSpec[],
  chosen: Look[],
  set: Typesetter,
  { count, apart, allowed = [] }: Demands,
): void {
  const twins: Look[] = [];
  for (const spec of specs) {
    if (chosen.length === count) return;
    const layers = drawLogo(spec, set);
    const faults = [...specFaults(spec), ...drawingFaults(layers)];
    if (faults.some((fault) => !allowed.includes(fault))) continue;
    const look = lookOf(spec, layers);
    (distanceToNearest(look, chosen) >= apart ? chosen : twins).push(look);
  }
  while (chosen.length < count && twins.length > 0) {
    const distances = twins.map((twin) => distanceToNearest(twin, chosen));
    const farthest = distances.indexOf(Math.max(...distances));
    chosen.push(...twins.splice(farthest, 1));
  }
}
