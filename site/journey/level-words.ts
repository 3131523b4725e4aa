import type { JourneyProgress } from '#core/journey.ts';

/** Milestones that a level takes: the level is floor(completed / 2) + 1. spec §4 */
const MILESTONES_A_LEVEL = 2;

/** `1 more to level 3`; null where no further level can be reached. */
export function levelWords({ completed, total, level }: JourneyProgress): string | null {
  const needed = level * MILESTONES_A_LEVEL;
  return needed > total ? null : `${needed - completed} more to level ${level + 1}`;
}
