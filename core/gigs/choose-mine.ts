import type { Gig, GigPatch } from './gig.ts';
import { fieldsOf, patchBetween } from './gig-patch.ts';
import type { Conflict, Fields } from './merge-fields.ts';

/**
 * What a conflict answered with "mine" changes in a gig; nothing where what it is about is gone. The times of the night go along
 * with a start.
 */
export function chooseMine(gig: Gig, { path, mine }: Conflict): GigPatch {
  const [name, id] = path;
  const chosen = name === undefined ? mine : { [name]: changed(gig[name as keyof Gig], id, mine) };
  const patch = patchBetween(fieldsOf(gig), fieldsOf({ ...gig, ...chosen }));
  if (patch.start !== undefined) delete patch.schedule;
  return patch;
}

function changed(value: unknown, id: string | undefined, mine: Fields | null): unknown {
  if (id === undefined) return value && { ...(value as Fields), ...mine };
  const items = value as readonly Fields[];
  if (mine === null) return items.filter((item) => item.id !== id);
  if (items.some((item) => item.id === id))
    return items.map((item) => (item.id === id ? { ...item, ...mine } : item));
  return mine.id === id ? [...items, mine] : items;
}
