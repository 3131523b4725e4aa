import { atom } from 'nanostores';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { $saves, takeIn } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

/** A status: how many gigs it has, what they are worth in each currency, and the first of them. */
export interface BoardColumn {
  status: GigStatus;
  count: number;
  /** Minor units. */
  sums: readonly { amount: number; unpaid: number; currency: string }[];
  ids: readonly string[];
}

export type Board =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; columns: readonly BoardColumn[] };

/** What the account has, by status. All views need it: it tells whether there is any gig at all. */
export const $board = atom<Board>({ state: 'waiting' });

/** The newest of what was asked for: an answer that was overtaken is passed over. */
let asked = 0;

/** Asks for the board; what is shown stays until the answer is there, and where it fails. */
export async function loadBoard(): Promise<void> {
  const own = ++asked;
  try {
    const { columns } = await trackerCall('gigBoard', {});
    if (own !== asked) return;
    takeIn(columns.flatMap(({ gigs }) => gigs));
    $board.set({
      state: 'ready',
      columns: columns.map(({ gigs, ...column }) => ({ ...column, ids: gigs.map(({ id }) => id) })),
    });
  } catch (error) {
    if (own === asked && $board.get().state !== 'ready') $board.set({ state: 'failed', error });
  }
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
  };
}
