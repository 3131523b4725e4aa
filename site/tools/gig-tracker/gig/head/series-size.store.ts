import { map } from 'nanostores';
import { trackerCall } from '../../state/tracker-call.ts';

/** As many as the list tells at once. */
const MOST = 200;

/** How many gigs a series has, by its id, in words: `8`, `200+`. */
export const $seriesSizes = map<Readonly<Record<string, string>>>({});

/** Asks how many gigs a series has. Where that fails nothing is said of it. */
export async function loadSeriesSize(id: string): Promise<void> {
  try {
    const { gigs, next } = await trackerCall('gigs', { query: { series: id, limit: String(MOST) } });
    $seriesSizes.setKey(id, next === null ? String(gigs.length) : `${MOST}+`);
  } catch {
    // What leads to the series does so all the same.
  }
}
