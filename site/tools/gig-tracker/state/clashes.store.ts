import { atom, computed } from 'nanostores';
import type { Clash } from '#core/gigs/clash.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { tonight } from '../parts/tonight.ts';
import { $saves } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

/** A clash, told of the earlier of two gigs. */
export type GigClash = Clash & { gig: Pick<Gig, 'id' | 'title' | 'night'> };

type Clashes =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; clashes: readonly GigClash[] };

/** What clashes from tonight on. */
export const $clashes = atom<Clashes>({ state: 'waiting' });

/** Days that are looked ahead. */
const AHEAD = 400;

/** The newest of what was asked for: an answer that was overtaken is passed over. */
let asked = 0;

/** Asks what clashes; what is shown stays until the answer is there, and where it fails. */
export async function loadClashes(): Promise<void> {
  const own = ++asked;
  const from = tonight();
  try {
    const { clashes } = await trackerCall('gigClashes', { query: { from, to: dayAfter(from, AHEAD) } });
    if (own === asked) $clashes.set({ state: 'ready', clashes });
  } catch (error) {
    if (own === asked && $clashes.get().state !== 'ready') $clashes.set({ state: 'failed', error });
  }
}

/** Keeps them as the server has them, while they are shown. */
export function followClashes(): () => void {
  const look = (): void => void loadClashes();
  look();
  const stop = $saves.listen(look);
  addEventListener('focus', look);
  return () => {
    stop();
    removeEventListener('focus', look);
    asked += 1;
    $clashes.set({ state: 'waiting' });
  };
}

/** By the id of either gig: what it clashes with. */
export const $clashesOfGig = computed($clashes, (told): ReadonlyMap<string, readonly Clash[]> => {
  const found = new Map<string, Clash[]>();
  const note = (id: string, clash: Clash) => found.set(id, [...(found.get(id) ?? []), clash]);
  for (const { gig, ...clash } of told.state === 'ready' ? told.clashes : []) {
    note(gig.id, clash);
    if (clash.kind !== 'blocked') note(clash.with.id, { ...clash, with: { id: gig.id, title: gig.title } });
  }
  return found;
});
