import { isSame } from './gig-patch.ts';
import { type Conflict, type Fields, type Merged, mergeFields, type Three } from './merge-fields.ts';

interface ItemRules<T> {
  list: string;
  /** Tells items apart. */
  keyOf: (item: T) => string;
  /** Fields of an item that are changed as one. */
  together: readonly (readonly string[])[];
  most: number;
}

/**
 * A list item by item. One that somebody deletes and somebody else changes stays, as a conflict. Where both put the list in
 * another order, or where there would be too many, the list as a whole is in conflict.
 */
export function mergeItems<T extends object>(
  three: Three<readonly T[]>,
  rules: ItemRules<T>,
): Merged<readonly T[]> {
  const { list, keyOf, most } = rules;
  const byKey = (items: readonly T[]) => new Map(items.map((item) => [keyOf(item), item]));
  const { base, mine, stored } = {
    base: byKey(three.base),
    mine: byKey(three.mine),
    stored: byKey(three.stored),
  };
  const merges = new Map(
    woven([...stored.keys()], [...mine.keys()]).map((key) => {
      const versions = { base: base.get(key), mine: mine.get(key), stored: stored.get(key) };
      return [key, mergeItem(versions, rules, [list, key])];
    }),
  );
  const inOrder = (keys: readonly string[]): T[] => keys.flatMap((key) => merges.get(key)?.merged ?? []);
  const order = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], stored: [...stored.keys()] });
  const merged = inOrder(order.merged);
  const whole = (own: readonly T[], theirs: readonly T[]): Conflict => ({
    path: [],
    base: { [list]: three.base },
    mine: { [list]: own },
    stored: { [list]: theirs },
  });
  if (merged.length > most) return { merged: three.stored, conflicts: [whole(three.mine, three.stored)] };
  const conflicts = [...merges.values()].flatMap((item) => item.conflicts);
  return {
    merged,
    conflicts: order.refused ? [...conflicts, whole(inOrder(order.refused), merged)] : conflicts,
  };
}

function mergeItem<T extends object>(
  { base, mine, stored }: Three<T | undefined>,
  { together }: ItemRules<T>,
  path: readonly string[],
): Merged<T | undefined> {
  if (base && mine && stored) return mergeFields({ base, mine, stored }, together, path);
  if (isSame(mine ?? null, base ?? null)) return { merged: stored, conflicts: [] };
  if (isSame(stored ?? null, base ?? null) || isSame(mine ?? null, stored ?? null))
    return { merged: mine, conflicts: [] };
  const told = (item: T | undefined) => (item ?? null) as Fields | null;
  return {
    merged: stored ?? mine,
    conflicts: [{ path, base: told(base), mine: told(mine), stored: told(stored) }],
  };
}

/** All keys of both in the order that one of them changed; where both did, in the stored one, and the other is refused. */
function mergeOrder({ base, mine, stored }: Three<string[]>): { merged: string[]; refused: string[] | null } {
  const common = base.filter((key) => mine.includes(key) && stored.includes(key));
  const orderIn = (keys: string[]) => keys.filter((key) => common.includes(key));
  const [own, theirs] = [orderIn(mine), orderIn(stored)];
  if (!isSame(own, common) && isSame(theirs, common)) return { merged: woven(mine, stored), refused: null };
  const isDisputed = !isSame(own, common) && !isSame(own, theirs);
  return { merged: woven(stored, mine), refused: isDisputed ? woven(mine, stored) : null };
}

/** The others come behind the one that they follow in their own list, and behind what was added there. */
function woven(keys: readonly string[], others: readonly string[]): string[] {
  const all = [...keys];
  for (const [index, key] of others.entries()) {
    if (all.includes(key)) continue;
    let at = index === 0 ? 0 : all.indexOf(others[index - 1] ?? '') + 1;
    while (at < all.length && !others.includes(all[at] ?? '')) at += 1;
    all.splice(at, 0, key);
  }
  return all;
}
