import type { LogoBrief } from '../brief.ts';
import type { Direction } from '../direction.ts';
import type { LogoSpec } from '../spec.ts';
import { planAlike } from './plan-alike.ts';
import { type Plan, planFreely } from './plan-freely.ts';
import { startPlanning } from './planning.ts';

/**
 * Decides everything about the concepts of a brief. No font file is needed for it: which characters a face
 * draws is known beforehand. Directions come first, where they agree with the wishes of the brief and with taste.
 * @throws UnsupportedScriptError
 */
export const planLogos = (
  brief: LogoBrief,
  count: number,
  directions: readonly Direction[] = [],
): LogoSpec[] => planWithSpares(brief, { count, spares: 0 }, directions).concepts;

/** As planLogos, with at most so many spares. */
export function planWithSpares(
  brief: LogoBrief,
  wanted: { count: number; spares: number },
  directions: readonly Direction[] = [],
): Plan {
  const planning = startPlanning(brief);
  return brief.like ? planAlike(planning, brief.like, wanted) : planFreely(planning, wanted, directions);
}
