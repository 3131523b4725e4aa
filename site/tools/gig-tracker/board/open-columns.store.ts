import { atom } from 'nanostores';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';

/** Columns that are folded until somebody opens them: what is over. */
const FOLDING: readonly GigStatus[] = ['paid', 'cancelled', 'lost'];

const KEY = 'deckhand.gig-board-open';

function remembered(): readonly GigStatus[] {
  const known = recall(tabMemory, KEY);
  return Array.isArray(known) ? known.filter((one): one is GigStatus => one in GIG_STATUSES) : [];
}

/** Those of them that are open. The tab remembers it. */
export const $openColumns = atom<readonly GigStatus[]>(remembered());

export const canFold = (status: GigStatus): boolean => FOLDING.includes(status);

/** Opens or folds a column. */
export function setColumnOpen(status: GigStatus, isOpen: boolean): void {
  const others = $openColumns.get().filter((one) => one !== status);
  $openColumns.set(isOpen ? [...others, status] : others);
  remember(tabMemory, KEY, $openColumns.get());
}
