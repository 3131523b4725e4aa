import { type CollectionEntry, getEntry } from 'astro:content';
import { isOpenToday, PLAN_ROWS } from './plan-rows.ts';

type Row = (typeof PLAN_ROWS)[number] & Omit<CollectionEntry<'comparison'>['data'], 'group'>;

/** The heading above what can't be had today. */
const WAITING = 'Coming later';

/** The comparison as it is read: groups from the top, each with its rows. Throws where a row has no words. */
export async function planGroups(): Promise<{ name: string; rows: Row[] }[]> {
  const groups = new Map<string, Row[]>();
  for (const row of PLAN_ROWS) {
    const words = (await getEntry('comparison', row.id))?.data;
    if (!words) throw new Error(`content/comparison.yaml has no row ${row.id}`);
    const { label, hint } = words;
    const group = isOpenToday(row) ? words.group : WAITING;
    groups.set(group, [...(groups.get(group) ?? []), { ...row, label, hint }]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
