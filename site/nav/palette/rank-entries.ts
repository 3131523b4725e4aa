import { scoreEntry } from './score-entry.ts';

/** Groups of the palette, in their order. */
export const GROUPS = ['Recent', 'Tools', 'Gigs', 'Library', 'Actions', 'Pages', 'Help'] as const;
export type Group = (typeof GROUPS)[number];

export interface Entry {
  /** What it is remembered by; the same for the same thing on every page. */
  id: string;
  label: string;
  /** What kind of thing it is, or when it was made. */
  note?: string;
  group: Exclude<Group, 'Recent'>;
  /** Name of its icon in the palette's template. */
  icon: string;
  /** Other words that people look for it with. */
  words?: string;
  /** Where it leads; an action does something instead. */
  href?: string;
  act?: () => void;
  /** The query for which the server found it, by whatever stands in it. */
  foundFor?: string;
  /** What somebody has to have begun to type before this may stand first: it is not undone by a second Enter. */
  onlyFor?: readonly string[];
}

export interface Hit {
  entry: Entry;
  /** Places of the matched letters in the label. */
  marks: number[];
}

export interface HitGroup {
  group: Group;
  hits: Hit[];
}

/** How many things of a group show before anybody has typed, and after. */
const SHOWN_AT_FIRST = 6;
const SHOWN_MATCHES = 8;

/**
 * What the palette shows. Without a query: recent choices, then everything in its order. With one: what matches, the
 * best of each group first, and the group with the best match first.
 */
export function rankEntries(query: string, entries: readonly Entry[], recent: readonly string[]): HitGroup[] {
  if (query.trim() === '') return [recentGroup(entries, recent), ...atFirst(entries, recent)].filter(hasHits);
  const found = entries.flatMap((entry) => scoreEntry(query.trim(), entry) ?? []);
  // What must not stand first is not shown alone either.
  if (found.every(({ score }) => score < 0)) return [];
  return GROUPS.map((group) => {
    const ranked = found.filter(({ entry }) => entry.group === group).toSorted((a, b) => b.score - a.score);
    const hits = ranked.slice(0, SHOWN_MATCHES).map(({ entry, marks }) => ({ entry, marks }));
    return { group, hits, best: ranked[0]?.score ?? Number.NEGATIVE_INFINITY };
  })
    .filter(hasHits)
    .toSorted((a, b) => b.best - a.best)
    .map(({ group, hits }) => ({ group, hits }));
}

/** The same groups in the order in which they were shown before; those that are new come last. */
export const asShown = (groups: readonly HitGroup[], shown: readonly Group[]): HitGroup[] => {
  const placeOf = ({ group }: HitGroup) => (shown.includes(group) ? shown.indexOf(group) : shown.length);
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const hasHits = ({ hits }: HitGroup) => hits.length > 0;

const mayBeFirst = ({ onlyFor }: Entry) => onlyFor === undefined;

function recentGroup(entries: readonly Entry[], recent: readonly string[]): HitGroup {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return { group: 'Recent', hits: known.filter(mayBeFirst).map((entry) => ({ entry, marks: [] })) };
}

function atFirst(entries: readonly Entry[], recent: readonly string[]): HitGroup[] {
  return GROUPS.map((group) => ({
    group,
    hits: entries
      .filter((entry) => entry.group === group && !(recent.includes(entry.id) && mayBeFirst(entry)))
      .slice(0, group === 'Pages' ? undefined : SHOWN_AT_FIRST)
      .map((entry) => ({ entry, marks: [] })),
  }));
}
