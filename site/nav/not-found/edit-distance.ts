/**
 * How many letters have to be put in, left out, replaced, or swapped with their neighbour to turn one text into the other:
 * Damerau-Levenshtein in its restricted form (optimal string alignment), where no part is edited twice. Infinite beyond `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      const least = Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      next.push(isSwap ? Math.min(least, (before[j - 1] ?? 0) + 1) : least);
    }
    [before, row] = [row, next];
  }
  const distance = row[to.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
