/** The list with the entry at `from` moved to `to`, which stays within the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const taken = rest.splice(from, 1);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, ...taken);
  return rest;
}

/** Where in a list an entry belongs whose middle is dragged to `y`: one above each middle that it has passed. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
