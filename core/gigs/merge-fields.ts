import { isSame } from './gig-patch.ts';

/** What was read, what one writer made of it, and what is stored now. */
export interface Three<T> {
  base: T;
  mine: T;
  stored: T;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What two writers changed to different values. Each has the same fields: those that differ, and what goes with them. */
export interface Conflict {
  /** Of what: [] of the gig itself, ['travel'] of a part of it, ['payments', 'a1'] of an item of a list. */
  path: readonly string[];
  /** Null where there is no such item. */
  base: Fields | null;
  mine: Fields | null;
  stored: Fields | null;
}

export interface Merged<T> {
  merged: T;
  conflicts: Conflict[];
}

const picked = (of: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (of as Fields)[name]]));

/** Field by field; names that belong `together` are changed as one. What is in conflict stays as it is stored. */
export function mergeFields<T extends object>(
  { base, mine, stored }: Three<T>,
  together: readonly (readonly string[])[],
  path: readonly string[],
): Merged<T> {
  const single = Object.keys(stored).filter((name) => !together.flat().includes(name));
  const merged = { ...stored };
  const conflicts: Conflict[] = [];
  for (const names of [...together, ...single.map((name) => [name])]) {
    const conflict = {
      path,
      base: picked(base, names),
      mine: picked(mine, names),
      stored: picked(stored, names),
    };
    if (isSame(conflict.mine, conflict.base) || isSame(conflict.mine, conflict.stored)) continue;
    if (isSame(conflict.stored, conflict.base)) Object.assign(merged, conflict.mine);
    else conflicts.push(conflict);
  }
  return { merged, conflicts };
}
