/** Index of the last heading that is at or above `line`; -1 before the first. `tops` go down the page. */
export function reached(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}

/** @param share of the text that was on screen, 0 to 1 and past it */
export function minutesLeft(minutes: number, share: number): string {
  const left = Math.ceil(minutes * (1 - Math.min(1, Math.max(0, share))));
  return left === 0 ? 'Read' : `${left} min left`;
}
