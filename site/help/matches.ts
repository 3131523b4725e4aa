/** Lower case without accents, so that `Zolw` finds Żółw; ł and its like have no accent to take off. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Whether every word of the query begins some word of the text. Nothing asked is found everywhere. */
export function matches(text: string, query: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const asked = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}
