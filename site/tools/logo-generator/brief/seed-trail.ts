/** The seed in use and those that were looked at, oldest first. */
export interface SeedTrail {
  seed: number;
  tried: readonly number[];
}

/** Seeds that are remembered. */
export const MOST_TRIED = 60;

/** What was looked at, the present one included. */
export function trailOf({ seed, tried }: SeedTrail): number[] {
  return (tried.includes(seed) ? [...tried] : [...tried, seed]).slice(-MOST_TRIED);
}

/** Goes to a seed, and remembers where one comes from. */
export function goToSeed(trail: SeedTrail, seed: number): { seed: number; tried: number[] } {
  return { seed, tried: trailOf({ seed, tried: trailOf(trail) }) };
}

/** The seed before or after the present one; null at the ends. */
export function besideSeed(trail: SeedTrail, by: 1 | -1): number | null {
  const all = trailOf(trail);
  return all[all.indexOf(trail.seed) + by] ?? null;
}

const LARGEST = 2 ** 31 - 1;

/** Whether the server would take it, by the rule of logoSeedSchema, which loads later. Minus zero would come back from storage as zero. */
export const isSeed = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= LARGEST &&
  !Object.is(value, -0);

/** The next seed that was not looked at yet. Seeds go round after the largest. */
export function nextSeed({ seed, tried }: SeedTrail): number {
  let next = seed;
  do next = next === LARGEST ? 0 : next + 1;
  while (tried.includes(next));
  return next;
}

/** Most shuffled seeds are short enough to be read out. */
const SHORT = 100_000;

/** A seed that was not looked at, from a source of chance between 0 and 1. */
export function shuffledSeed(trail: SeedTrail, chance: () => number): number {
  const all = trailOf(trail);
  let seed = Math.floor(chance() * SHORT);
  while (all.includes(seed)) seed = (seed + 1) % SHORT;
  return seed;
}
