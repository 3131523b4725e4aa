import { atom } from 'nanostores';
import { $gigs, onForget, shownGig, takeIn } from '../state/gigs.store.ts';
import { trackerCall } from '../state/tracker-call.ts';
import type { ListRequest } from './list-filter.ts';

/** Gigs that come at once, and when the list is asked for again. */
const PAGE = 60;
const AGAIN = 200;

/** The gigs of a filter, as far as they are loaded. */
export interface List {
  ids: readonly string[];
  /** The cursor of what comes next; null at the end. */
  next: string | null;
  state: 'waiting' | 'ready' | 'failed';
  error: unknown;
  /** What is shown is of another filter, until the gigs of this one are there. */
  isStale: boolean;
  more: 'idle' | 'loading' | 'failed';
}

const NOTHING: List = { ids: [], next: null, state: 'waiting', error: null, isStale: false, more: 'idle' };

export const $list = atom<List>(NOTHING);

/** What is shown, and what is being asked for. */
let request: ListRequest | null = null;
let asking = new AbortController();

const set = (part: Partial<List>): void => $list.set({ ...$list.get(), ...part });

/** Ends what is under way, and answers by what the next question can be ended. */
function anew(): AbortSignal {
  asking.abort();
  asking = new AbortController();
  return asking.signal;
}

async function ask(cursor: string | null, limit: number, signal: AbortSignal) {
  const query = { ...request, limit: String(limit), ...(cursor !== null && { cursor }) };
  const page = await trackerCall('gigs', { query, signal });
  if (signal.aborted) throw signal.reason;
  takeIn(page.gigs);
  return { ids: page.gigs.map(({ id }) => id), next: page.next };
}

/** Shows the gigs of a filter. Those that were shown before stay until they are there. */
export async function openList(wanted: ListRequest): Promise<void> {
  const isSame = JSON.stringify(request) === JSON.stringify(wanted);
  const isKnown = $list.get().ids.every((id) => shownGig(id));
  if (isSame && isKnown && $list.get().state === 'ready') return reloadList();
  request = wanted;
  if (!isKnown || $list.get().state !== 'ready') $list.set(NOTHING);
  else set({ isStale: true });
  await load(anew());
}

async function load(signal: AbortSignal): Promise<void> {
  try {
    const page = await ask(null, PAGE, signal);
    $list.set({ ...NOTHING, ...page, state: 'ready' });
  } catch (error) {
    if (!signal.aborted) $list.set({ ...NOTHING, state: 'failed', error });
  }
}

/** After a failure, from the beginning. */
export async function retryList(): Promise<void> {
  $list.set(NOTHING);
  await load(anew());
}

/** Loads the next page, unless it is on its way. */
export async function loadMore(): Promise<void> {
  const { next, more, isStale } = $list.get();
  if (next === null || more === 'loading' || isStale) return;
  set({ more: 'loading' });
  const { signal } = asking;
  try {
    const page = await ask(next, PAGE, signal);
    const known = new Set($list.get().ids);
    const ids = [...$list.get().ids, ...page.ids.filter((id) => !known.has(id))];
    set({ ids, next: page.next, more: 'idle' });
  } catch {
    if (!signal.aborted) set({ more: 'failed' });
  }
}

/** Asks again for as many gigs as are shown: quietly, and what is shown stays where that fails. */
export async function reloadList(): Promise<void> {
  const { ids: shown, state, isStale } = $list.get();
  if (state !== 'ready' || isStale) return;
  const signal = anew();
  set({ more: 'idle' });
  try {
    const ids = new Set<string>();
    let next: string | null = null;
    do {
      const left = Math.max(PAGE, shown.length - ids.size);
      const page = await ask(next, Math.min(AGAIN, left), signal);
      for (const id of page.ids) ids.add(id);
      next = page.next;
    } while (next !== null && ids.size < shown.length);
    set({ ids: [...ids], next });
  } catch {
    // What is shown is what was stored a moment ago.
  }
}

onForget(() => {
  anew();
  request = null;
  $list.set(NOTHING);
});

/** The gigs of a list that are shown: of the trash those that are in it, else those that are not. */
export function gigsOf({ ids }: List, isTrash: boolean) {
  const gigs = $gigs.get();
  return ids.flatMap((id) => {
    const gig = gigs[id];
    return gig && (gig.deletedAt !== null) === isTrash ? [gig] : [];
  });
}
