import { atom } from 'nanostores';
import { idsBetween } from './list-lines.ts';

/** The gigs that are selected, by id. */
export const $selected = atom<ReadonlySet<string>>(new Set());

/** Where a range begins: what was selected last. */
let anchor: string | null = null;

/** Selects a gig, or takes it out; with `isRange` all from the one before to it, of the ids as they are shown. */
export function select(id: string, ids: readonly string[], isRange: boolean): void {
  const selected = new Set($selected.get());
  if (isRange) for (const one of idsBetween(ids, anchor, id)) selected.add(one);
  else if (!selected.delete(id)) selected.add(id);
  anchor = id;
  $selected.set(selected);
}

export const selectAll = (ids: readonly string[]): void => $selected.set(new Set(ids));

/** Takes gigs out; others that were selected since stay. */
export function deselect(ids: readonly string[]): void {
  const selected = new Set($selected.get());
  for (const id of ids) selected.delete(id);
  $selected.set(selected);
}

export function clearSelection(): void {
  anchor = null;
  if ($selected.get().size > 0) $selected.set(new Set());
}
