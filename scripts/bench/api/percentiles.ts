/** The value that `share` (0 to 1) of the numbers do not go past, by the nearest rank. Throws where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('No percentile of no numbers');
  return found;
}

/** The middle value, or the mean of the two in the middle. Throws where there are none. */
export function median(numbers: readonly number[]): number {
  const below = percentile(numbers, 0.5);
  if (numbers.length % 2 === 1) return below;
  const sorted = numbers.toSorted((a, b) => a - b);
  return (below + (sorted[numbers.length / 2] ?? below)) / 2;
}
