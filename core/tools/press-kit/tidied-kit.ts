import type { PressKit } from './kit.ts';

/** Whether anything was written in an item of a list, beside what was chosen for it. */
const says = (item: object | string): boolean =>
  typeof item === 'string'
    ? item.trim() !== ''
    : Object.entries(item).some(
        ([key, value]) => key !== 'role' && typeof value === 'string' && value.trim(),
      );

/** Filled items of a list, and where each of them stood. */
function filled<Item extends object | string>(items: readonly Item[]): { items: Item[]; places: number[] } {
  const places = [...items.keys()].filter((index) => says(items[index] as Item));
  return { items: places.map((place) => items[place] as Item), places };
}

const LISTS = [
  'genres',
  'languages',
  'figures',
  'facts',
  'proofs',
  'recordings',
  'highlights',
  'releases',
  'quotes',
  'dates',
  'rider',
  'contacts',
] as const satisfies (keyof PressKit)[];

/** A draft without its empty lines, and how a path in what is left is called in the draft. */
export function tidiedKit(draft: PressKit): { kit: PressKit; pathInDraft: (path: string) => string } {
  const lists = LISTS.map((key) => [key, filled<object | string>(draft[key])] as const);
  const places = new Map<string, number[]>(lists.map(([key, list]) => [key, list.places]));
  const socials = Object.fromEntries(Object.entries(draft.socials).filter(([, link]) => link.trim() !== ''));
  return {
    kit: { ...draft, ...Object.fromEntries(lists.map(([key, { items }]) => [key, items])), socials },
    pathInDraft: (path) =>
      path.replace(/^(\w+)\.(\d+)/, (whole, key: string, index: string) => {
        const place = places.get(key)?.[Number(index)];
        return place === undefined ? whole : `${key}.${place}`;
      }),
  };
}
