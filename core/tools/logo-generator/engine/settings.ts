import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';
import { SETS_NO_ROW } from './longest-row.ts';

/** How a name is set, beyond what its kind decides. */
export interface Setting {
  rows?: number;
  tracking?: number;
}

const TRACKINGS = [0.1, 0.22, -0.06, 0.36, 0.5] as const;
const MOST_ROWS = 4;
/** Shorter words are not cut into rows. */
export const LONG_ENOUGH_TO_CUT = 6;

/** Kinds whose letters join up. */
const NO_TRACKING: readonly ArchetypeId[] = ['script'];

/** Ways to set a name: the first is the usual one, and each further time brings another. */
export function settingsFor({ words, size, isJoined }: NameParts) {
  const most = words.length > 1 ? Math.min(words.length, MOST_ROWS) : size >= LONG_ENOUGH_TO_CUT ? 2 : 1;
  const rows = most > 1 ? Array.from({ length: most }, (_, index) => most - index) : [];
  return (kind: ArchetypeId, time: number): Setting => {
    const trackings = isJoined || NO_TRACKING.includes(kind) ? [] : TRACKINGS;
    const inRows = SETS_NO_ROW.includes(kind) ? [] : rows;
    const ways: Setting[] = [{}];
    for (let index = 0; index < Math.max(trackings.length, inRows.length); index++) {
      const [tracking, row] = [trackings[index], inRows[index]];
      if (tracking !== undefined) ways.push({ tracking });
      if (row !== undefined)
        ways.push({ rows: row }, ...(trackings[0] ? [{ rows: row, tracking: trackings[0] }] : []));
    }
    return ways[time % ways.length] ?? {};
  };
}
