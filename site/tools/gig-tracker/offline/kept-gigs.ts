import type { Gig } from '#core/gigs/gig.ts';
import { $gigs, shownGig, storedGig } from '../state/gigs.store.ts';
import { $offline } from '../state/offline.store.ts';
import { type KeptTracker, keptNow } from './kept-tracker.ts';
import type { KnownGig } from './tracker-copy.ts';

/** All kept gigs, once somebody asked for them: reading thousands takes a moment. Other tabs write, too: it ends with the network's return. */
let inMemory: { db: KeptTracker; gigs: Promise<Map<string, Gig>> } | null = null;
$offline.listen((offline) => {
  if (offline === null) inMemory = null;
});

function keptGigs(db: KeptTracker): Promise<Map<string, Gig>> {
  if (inMemory?.db === db) return inMemory.gigs;
  const gigs = db.getAll('gigs').then((all) => new Map(all.map((gig) => [gig.id, gig])));
  inMemory = { db, gigs };
  gigs.catch(() => {
    inMemory = null;
  });
  return gigs;
}

/**
 * Keeps gigs as the server told them; an older version than the one that is kept is passed over. One of version 0 isn't on the
 * server yet: its edits are kept, and it with them.
 */
export async function keepGigs(gigs: readonly Gig[]): Promise<void> {
  const { store, done } = (await keptNow()).transaction('gigs', 'readwrite');
  const keep = async (gig: Gig): Promise<void> => {
    const before = await store.get(gig.id);
    if (gig.version >= (before?.version ?? 1)) await store.put(gig);
  };
  await Promise.all([...gigs.map(keep), done]);
  inMemory = null;
}

/** Keeps these gigs alone, and what changed since a moment (ISO). */
export async function keepOnly(ids: ReadonlySet<string>, since: string): Promise<void> {
  const { store, done } = (await keptNow()).transaction('gigs', 'readwrite');
  for (let at = await store.openCursor(); at; at = await at.continue())
    if (!ids.has(at.key) && at.value.updatedAt < since) await at.delete();
  await done;
  inMemory = null;
}

/** All gigs that this device knows of. */
export async function knownGigs(): Promise<KnownGig[]> {
  const kept = await keptGigs(await keptNow());
  const known = [...kept.values()].map((gig) => {
    const told = storedGig(gig.id);
    const stored = told && told.version >= gig.version ? told : gig;
    return { stored, shown: shownGig(gig.id) ?? stored };
  });
  const others = Object.values($gigs.get()).flatMap((shown) => {
    const stored = kept.has(shown.id) ? undefined : storedGig(shown.id);
    return stored ? [{ stored, shown }] : [];
  });
  return [...known, ...others];
}
