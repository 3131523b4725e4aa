import { atom, map } from 'nanostores';
import type { Gig } from '#core/gigs/gig.ts';

/** Gigs as they are shown, by id: with what was changed here and is not saved yet. Views look them up. */
export const $gigs = map<Readonly<Record<string, Gig>>>({});

/** As the server last told them. */
const stored = new Map<string, Gig>();
/** With edits that are not saved yet. */
const edited = new Map<string, Gig>();
/** What is shown over a gig while many are changed at once, or one goes to the trash. The latest is the last. */
const overlays = new Map<string, readonly Overlay[]>();

type Overlay = (gig: Gig) => Gig;

/** Counts what was saved here, so that views ask again for what may have changed with it. */
export const $saves = atom(0);
/** Many saves in a row are told as two: at once, and when they are over. */
const GATHERS_MS = 300;
let gathering: ReturnType<typeof setTimeout> | undefined;
let isMore = false;

export function noteSave(): void {
  if (gathering !== undefined) {
    isMore = true;
    return;
  }
  $saves.set($saves.get() + 1);
  gathering = setTimeout(() => {
    gathering = undefined;
    if (isMore) {
      isMore = false;
      noteSave();
    }
  }, GATHERS_MS);
}

export const storedGig = (id: string): Gig | undefined => stored.get(id);
export const shownGig = (id: string): Gig | undefined => $gigs.get()[id];

/** Shows gigs as they are known by now, all at once: views are told once, however many they are. */
function show(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const gigs = { ...$gigs.get() };
  for (const id of ids) {
    const gig = edited.get(id) ?? stored.get(id);
    if (gig) gigs[id] = (overlays.get(id) ?? []).reduce((shown, overlay) => overlay(shown), gig);
    else delete gigs[id];
  }
  $gigs.set(gigs);
}

/** Takes in what the server told; an older version than the one that is known is passed over. */
export function takeIn(gigs: readonly Gig[]): void {
  const fresh = gigs.filter(({ id, version }) => (stored.get(id)?.version ?? 0) <= version);
  for (const gig of fresh) stored.set(gig.id, gig);
  show(fresh.map(({ id }) => id));
  for (const listener of listeners) listener(fresh);
}

type Listener = (gigs: readonly Gig[]) => void;
const listeners = new Set<Listener>();

/** Hears of what the server tells, until it is told to stop. */
export function followStored(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a gig with an edit that is on its way: what the server tells of it doesn't take its place. */
export function showEdited(gig: Gig): void {
  edited.set(gig.id, gig);
  show([gig.id]);
}

/** The edit is over: what the server told is shown again. */
export function endEdit(id: string): void {
  edited.delete(id);
  show([id]);
}

/** Shows gigs otherwise than they are known, each by its id, until the change is over. Answers what ends it. */
export function showMeanwhile(changes: ReadonlyMap<string, Overlay>): () => void {
  const ids = [...changes.keys()];
  for (const [id, overlay] of changes) overlays.set(id, [...(overlays.get(id) ?? []), overlay]);
  show(ids);
  return () => {
    for (const [id, overlay] of changes) {
      const left = (overlays.get(id) ?? []).filter((one) => one !== overlay);
      if (left.length > 0) overlays.set(id, left);
      else overlays.delete(id);
    }
    show(ids);
  };
}

/** Forgets a gig that isn't there any more. */
export function dropGig(id: string): void {
  stored.delete(id);
  edited.delete(id);
  overlays.delete(id);
  show([id]);
}

const forgetters = new Set<() => void>();

/** What else is forgotten when another account takes over. */
export const onForget = (forget: () => void): void => void forgetters.add(forget);

/** Another account takes over: nothing of the one before is shown, or sent. */
export function forgetGigs(): void {
  for (const forget of forgetters) forget();
  clearTimeout(gathering);
  gathering = undefined;
  isMore = false;
  stored.clear();
  edited.clear();
  overlays.clear();
  $gigs.set({});
}
