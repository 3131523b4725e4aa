import { map } from 'nanostores';
import { gigOfNew } from '#core/gigs/apply-patch.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { dropGig, endEdit, onForget, showEdited, shownGig, storedGig, takeIn } from './gigs.store.ts';
import { namedIn } from './patched-gig.ts';
import type { Outcome } from './save-gig.ts';

/** What of the edits of a gig outlives the tab. */
export interface KeptEdit {
  /** What they began with; of a gig that isn't on the server yet, what it is there once it was added (version 0). */
  base: Gig;
  /** What they have made of it. */
  mine: Gig;
  /** What was sent last, where nobody knows whether it arrived. */
  unsure: Gig | null;
  /** The gig as it is to be added, until it was. */
  addition: (NewGig & { id: string }) | null;
  /** Whether it is to be in the trash; null where nobody moved it. */
  trash: boolean | null;
}

/** The edits of a gig. */
export interface Edit extends KeptEdit {
  /** They could not be sent before: whoever typed them has gone on since. */
  wasKept: boolean;
  /** The server doesn't take the gig that is to be added. */
  isRefused: boolean;
  /** Those who wait for what comes of their change. */
  waiting: ((outcome: Outcome) => void)[];
  isSending: boolean;
}

const edits = new Map<string, Edit>();

/** Why the edits of a gig are not saved yet. */
export const $unsaved = map<Readonly<Record<string, string | undefined>>>({});

export const editOf = (id: string): Edit | undefined => edits.get(id);

/** Whether these are the edits of a gig still: those of another account are not sent by this one. */
export const isCurrent = (id: string, edit: Edit): boolean => edits.get(id) === edit;

/** Whether nothing of a gig is changed here: it is shown as it is stored. */
export const isUntouched = (id: string): boolean => !edits.has(id) && shownGig(id) === storedGig(id);

type Listener = (id: string, edit: KeptEdit | null) => void;
const listeners = new Set<Listener>();

/** Hears of all edits, as they are now (null: over), until it is told to stop. */
export function followEdits(listener: Listener): () => void {
  listeners.add(listener);
  for (const [id, edit] of edits) listener(id, edit);
  return () => listeners.delete(listener);
}

/** Shows what the edits are by now, and tells those who keep them. */
export function noteEdit(id: string, edit: Edit): void {
  if (!isCurrent(id, edit)) return;
  const { mine, trash } = edit;
  const deletedAt = trash ? (mine.deletedAt ?? new Date().toISOString()) : null;
  showEdited(trash === null ? mine : { ...mine, deletedAt });
  for (const listener of listeners) listener(id, edit);
}

const FRESH = {
  unsure: null,
  addition: null,
  trash: null,
  wasKept: false,
  isRefused: false,
  isSending: false,
};

/** The edits of a gig that is known, begun now where there are none; null where it isn't known. */
export function beginEdit(id: string): Edit | null {
  const known = edits.get(id);
  const base = known ? known.base : storedGig(id);
  if (!base) return null;
  const edit = known ?? { ...FRESH, base, mine: base, waiting: [] };
  edits.set(id, edit);
  return edit;
}

/** A gig that could not be added yet: it is shown, can be edited, and is added before its edits are sent. `reason` is why. */
export function keepAddition(addition: NewGig & { id: string }, reason: string): Gig {
  const { id } = addition;
  const names = namedIn(addition, { venue: null, client: null });
  const base = { ...gigOfNew(addition, names, new Date().toISOString()), version: 0 };
  takeIn([base]);
  const edit = { ...FRESH, base, mine: base, addition, wasKept: true, waiting: [] };
  edits.set(id, edit);
  $unsaved.setKey(id, reason);
  noteEdit(id, edit);
  return base;
}

/** The edits of a gig as they were kept when their tab was closed. */
export function restoreEdit(id: string, kept: KeptEdit, reason: string): void {
  if (!storedGig(id)) takeIn([kept.base]);
  const edit = { ...FRESH, ...kept, wasKept: true, waiting: [] };
  edits.set(id, edit);
  $unsaved.setKey(id, reason);
  noteEdit(id, edit);
}

/** Nothing is in the way any more. */
export function finishEdit(id: string): void {
  edits.delete(id);
  $unsaved.setKey(id, undefined);
  endEdit(id);
  for (const listener of listeners) listener(id, null);
}

/** The gig isn't there any more, and its edits are given up. */
export function dropEdited(id: string): void {
  finishEdit(id);
  dropGig(id);
}

// Another account takes over: what isn't saved of this one waits where it is kept.
onForget(() => {
  edits.clear();
  $unsaved.set({});
});
