/** Percent of the page that somebody has seen when it is counted. spec §7 */
const DEPTHS = [25, 50, 75] as const;

/** The depths that are reached for the first time; `counted` grows by them. */
export function newDepths(counted: Set<number>, seenPart: number): number[] {
  const reached = DEPTHS.filter((depth) => seenPart * 100 >= depth && !counted.has(depth));
  for (const depth of reached) counted.add(depth);
  return reached;
}
