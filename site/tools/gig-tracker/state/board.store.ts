import { atom, computed } from 'nanostores';
import { type BoardColumn, columnsNow } from '#core/gigs/board-columns.ts';
import { localDay } from '#site/lib/local-day.ts';
import { $openGig } from './address.store.ts';
import { $gigs, $saves, takeIn } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

export type { BoardColumn } from '#core/gigs/board-columns.ts';

export type Board =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; columns: readonly BoardColumn[] };

/** What the account has, by status, as the server told it. */
const $told = atom<Board>({ state: 'waiting' });

/** The same with what was changed here since. All views need it: it tells whether there is any gig at all. */
export const $board = computed(
  [$told, $gigs],
  (told, gigs): Board =>
    told.state === 'ready' ? { state: 'ready', columns: columnsNow(told.columns, gigs) } : told,
);

/** The newest of what was asked for: an answer that was overtaken is passed over. */
let asked = 0;

/** Asks for the board; what is shown stays until the answer is there, and where it fails. */
export async function loadBoard(): Promise<void> {
  const own = ++asked;
  try {
    const { columns } = await trackerCall('gigBoard', { query: { today: localDay(new Date()) } });
    if (own !== asked) return;
    takeIn(columns.flatMap(({ gigs }) => gigs));
    $told.set({ state: 'ready', columns });
  } catch (error) {
    if (own === asked && $told.get().state !== 'ready') $told.set({ state: 'failed', error });
  }
}

/** After a failure: as at the beginning. */
export function retryBoard(): void {
  $told.set({ state: 'waiting' });
  void loadBoard();
}

/**
 * Keeps the board as the server has it: after changes here, and when the window is looked at again. While the page of a gig is
 * open nobody sees it, and it is asked for when that is left.
 */
export function followBoard(): () => void {
  let isStale = true;
  const look = (): void => {
    isStale = $openGig.get() !== null;
    if (!isStale) void loadBoard();
  };
  look();
  const stops = [$saves.listen(look), $openGig.listen(() => isStale && look())];
  addEventListener('focus', look);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('focus', look);
    asked += 1;
    $told.set({ state: 'waiting' });
  };
}
