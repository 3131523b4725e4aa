/** The pad that stands for none in particular. */
export const ANY = 'any';
export type OrAny<Id extends string> = Id | typeof ANY;

/**
 * What a press leaves chosen: `any` clears the others, the first of the others clears `any`. In the order of the table,
 * so that the same choice is the same brief, whichever was pressed first.
 */
export function someAfter<Id extends string>(
  next: readonly OrAny<Id>[],
  before: readonly Id[],
  table: readonly Id[],
  most: number,
): Id[] {
  if (next.includes(ANY) && before.length > 0) return [];
  const chosen = next.filter((choice) => choice !== ANY).slice(0, most);
  return table.filter((id) => chosen.includes(id));
}
