import type { Gig } from '#core/gigs/gig.ts';
import { $gigs, shownGig, storedGig } from '../state/gigs.store.ts';
import { type KeptTracker, keptNow, putAll } from './kept-tracker.ts';

/** All kept gigs, once somebody asked for them: reading thousands takes a moment. */
let inMemory: { db: KeptTracker; gigs: Promise<Map<string, Gig>> } | null = null;

function keptGigs(db: KeptTracker): Promise<Map<string, Gig>> {
  if (inMemory?.db === db) return inMemory.gigs;
  const gigs = db.getAll('gigs').then((all) => new Map(all.map((gig) => [gig.id, gig])));
  inMemory = { db, gigs };
  gigs.catch(() => {
    inMemory = null;
  });
  return gigs;
}

/** Keeps gigs as the server told them; an older version than the one that is kept is passed over. */
export async function keepGigs(db: KeptTracker, gigs: readonly Gig[]): Promise<void> {
  const before = await Promise.all(gigs.map(({ id }) => db.get('gigs', id)));
  // One of version 0 isn't on the server yet: its edits are kept, and it with them.
  const newer = gigs.filter(({ version }, index) => version >= (before[index]?.version ?? 1));
  await putAll(db, 'gigs', newer);
  if (inMemory?.db !== db) return;
  const kept = await inMemory.gigs;
  for (const gig of newer) kept.set(gig.id, gig);
}

/** Keeps these gigs alone. */
export async function keepOnly(db: KeptTracker, ids: ReadonlySet<string>): Promise<void> {
  const { store, done } = db.transaction('gigs', 'readwrite');
  const gone = (await store.getAllKeys()).filter((id) => !ids.has(id));
  await Promise.all([...gone.map((id) => store.delete(id)), done]);
  if (inMemory?.db !== db) return;
  const kept = await inMemory.gigs;
  for (const id of gone) kept.delete(id);
}

/** A gig as it is stored, as far as this device knows, and as it is shown with what was changed here since. */
export interface KnownGig {
  stored: Gig;
  shown: Gig;
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
