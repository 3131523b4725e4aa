import { atom, computed } from 'nanostores';
import { type BoardColumn, columnsNow } from '#core/gigs/board-columns.ts';
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
    const { columns } = await trackerCall('gigBoard', {});
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

/** Keeps the board as the server has it, while it is shown: after changes here, and when the window is looked at again. */
export function followBoard(): () => void {
  void loadBoard();
  const stop = $saves.listen(() => void loadBoard());
  const look = (): void => void loadBoard();
  addEventListener('focus', look);
  return () => {
    stop();
    removeEventListener('focus', look);
    asked += 1;
    $told.set({ state: 'waiting' });
  };
}
