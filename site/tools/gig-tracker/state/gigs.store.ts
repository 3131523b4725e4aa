import { atom, map } from 'nanostores';
import type { Gig } from '#core/gigs/gig.ts';

/** Gigs as they are shown, by id: with what was edited here and is not saved yet. Views hold ids and look them up. */
export const $gigs = map<Readonly<Record<string, Gig>>>({});

/** As the server last told them. */
const stored = new Map<string, Gig>();
/** Gigs that are being edited: what the server tells of them doesn't replace what is shown. */
const edited = new Set<string>();

/** Counts what was saved here, so that views ask again for what may have changed with it. */
export const $saves = atom(0);
export const noteSave = (): void => $saves.set($saves.get() + 1);

export const storedGig = (id: string): Gig | undefined => stored.get(id);
export const shownGig = (id: string): Gig | undefined => $gigs.get()[id];

/** Takes in what the server told; an older version than the one that is known is passed over. */
export function takeIn(gigs: readonly Gig[]): void {
  const fresh = gigs.filter(({ id, version }) => (stored.get(id)?.version ?? 0) <= version);
  for (const gig of fresh) stored.set(gig.id, gig);
  const shown = fresh.filter((gig) => !edited.has(gig.id));
  if (shown.length === 0) return;
  $gigs.set({ ...$gigs.get(), ...Object.fromEntries(shown.map((gig) => [gig.id, gig])) });
}

/** Shows a gig with an edit that is on its way. */
export function showEdited(gig: Gig): void {
  edited.add(gig.id);
  $gigs.setKey(gig.id, gig);
}

/** The edit is over: what the server told is shown again. */
export function endEdit(id: string): void {
  edited.delete(id);
  const gig = stored.get(id);
  if (gig) $gigs.setKey(id, gig);
}

/** Forgets a gig that isn't there any more. */
export function dropGig(id: string): void {
  stored.delete(id);
  edited.delete(id);
  const { [id]: _, ...others } = $gigs.get();
  $gigs.set(others);
}

/** Of another account. */
export function forgetGigs(): void {
  stored.clear();
  edited.clear();
  $gigs.set({});
}
