import { map } from 'nanostores';
import { ApiError, type FieldError } from '#core/errors.ts';
import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import {
  dropGig,
  endEdit,
  noteSave,
  onForget,
  showEdited,
  shownGig,
  storedGig,
  takeIn,
} from './gigs.store.ts';
import { isEmpty, patched } from './patched-gig.ts';
import { trackerCall } from './tracker-call.ts';
import { withoutRefused } from './without-refused.ts';

/** What came of a change. `kept`: it could not be sent, is shown all the same, and can be sent again. */
export type Outcome =
  | { kind: 'saved'; gig: Gig }
  | { kind: 'refused'; fields: readonly FieldError[]; reason: string }
  | { kind: 'kept'; reason: string }
  | { kind: 'gone' };

/** Of each gig what was changed both here and elsewhere: somebody has to choose. */
export const $conflicts = map<Readonly<Record<string, readonly Conflict[]>>>({});

/** Why the edits of a gig are not saved yet. */
export const $unsaved = map<Readonly<Record<string, string | undefined>>>({});

/** The edits of a gig: what they began with, and what they have made of it. */
interface Edit {
  base: Gig;
  mine: Gig;
  /** What was sent last, where nobody knows whether it arrived. */
  unsure: Gig | null;
  /** It could not be sent before: whoever typed it has gone on since. */
  wasKept: boolean;
  /** Those who wait for what comes of their change. */
  waiting: ((outcome: Outcome) => void)[];
  isSending: boolean;
}

const edits = new Map<string, Edit>();

/**
 * Changes a gig: at once where it is shown, then on the server. Changes of one gig are sent one after another; where
 * somebody else was faster, both are merged, and what can't be is left to `$conflicts`. A venue or client that the patch
 * names by its id comes with it in `known`.
 */
export function changeGig(id: string, patch: GigPatch, known?: Partial<VenueAndClient>): Promise<Outcome> {
  const base = storedGig(id);
  if (!base) return Promise.resolve({ kind: 'gone' });
  const edit = edits.get(id) ?? begin(id, base);
  edit.mine = patched(edit.mine, patch, known);
  showEdited(edit.mine);
  return send(id, edit);
}

function begin(id: string, base: Gig): Edit {
  const edit = { base, mine: base, unsure: null, wasKept: false, waiting: [], isSending: false };
  edits.set(id, edit);
  return edit;
}

/** Sends what is not saved yet once more. */
export function retrySaving(id: string): Promise<Outcome> {
  const edit = edits.get(id);
  return edit ? send(id, edit) : Promise.resolve({ kind: 'gone' });
}

function send(id: string, edit: Edit): Promise<Outcome> {
  return new Promise((resolve) => {
    edit.waiting.push(resolve);
    if (!edit.isSending) void sendAll(id, edit);
  });
}

/** Whether these are the edits of a gig still: those of another account are not sent by this one. */
const isCurrent = (id: string, edit: Edit): boolean => edits.get(id) === edit;

/** Until nothing is left to send. Each change hears what came of it, and not what came of a later one. */
async function sendAll(id: string, edit: Edit): Promise<void> {
  edit.isSending = true;
  let outcome: Outcome;
  do {
    const answered = edit.waiting;
    edit.waiting = [];
    outcome = await sendOnce(id, edit);
    const isOver = outcome.kind === 'kept' || outcome.kind === 'gone';
    for (const resolve of isOver ? [...answered, ...edit.waiting.splice(0)] : answered) resolve(outcome);
    if (isOver) break;
  } while (edit.waiting.length > 0 || !isEmpty(patchOf(edit.base, edit.mine)));
  edit.isSending = false;
  if (outcome.kind !== 'kept' && isCurrent(id, edit)) finish(id);
}

/** Sends what the edits are by now, again as long as others are faster. */
async function sendOnce(id: string, edit: Edit): Promise<Outcome> {
  for (;;) {
    if (!isCurrent(id, edit)) return { kind: 'gone' };
    let sent = edit.mine;
    try {
      if (edit.unsure) await settle(id, edit, edit.unsure);
      sent = edit.mine;
      const patch = patchOf(edit.base, sent);
      if (isEmpty(patch)) return { kind: 'saved', gig: edit.base };
      edit.unsure = sent;
      const { gig } = await trackerCall('changeGig', {
        params: { id },
        headers: { 'if-match': `"${edit.base.version}"` },
        body: patch,
      });
      edit.unsure = null;
      if (!isCurrent(id, edit)) return { kind: 'gone' };
      goOnFrom(gig, edit, patchOf(sent, edit.mine));
      noteSave();
      return { kind: 'saved', gig };
    } catch (error) {
      const outcome = await outcomeOf(error, id, edit, sent);
      if (outcome) return outcome;
    }
  }
}

/**
 * Finds out whether what was sent last arrived: what was changed back here since would be no change from the version before.
 * Throws what `call` throws.
 */
async function settle(id: string, edit: Edit, sent: Gig): Promise<void> {
  const { gig } = await trackerCall('gig', { params: { id } });
  const mergeGig = await loadMerge();
  const { merged, conflicts } = mergeGig(edit.base, sent, gig);
  const hasArrived = isEmpty(merged) && conflicts.length === 0;
  if (hasArrived) edit.base = sent;
  edit.unsure = null;
  await merge(id, edit, gig);
}

/** Goes on from what is stored now, with what was changed here since. */
function goOnFrom(gig: Gig, edit: Edit, rest: GigPatch): void {
  const { venue, client } = edit.mine;
  edit.base = gig;
  edit.mine = isEmpty(rest)
    ? gig
    : patched(gig, rest, { ...(rest.venue && { venue }), ...(rest.client && { client }) });
  takeIn([gig]);
  showEdited(edit.mine);
}

/** Nothing is in the way any more. */
function finish(id: string): void {
  edits.delete(id);
  $unsaved.setKey(id, undefined);
  endEdit(id);
}

/** What a failed call means for the edits that were sent; null where they go on from a newer version. */
async function outcomeOf(error: unknown, id: string, edit: Edit, sent: Gig): Promise<Outcome | null> {
  if (!isCurrent(id, edit)) return { kind: 'gone' };
  if (!(error instanceof ApiError)) return keep(id, edit, problemOf(error));
  const { versions, fields = [] } = error.details;
  if (error.code === 'CONFLICT' && versions) {
    edit.unsure = null;
    try {
      await merge(id, edit, versions.stored as Gig);
    } catch (failure) {
      return keep(id, edit, problemOf(failure));
    }
    return null;
  }
  if (error.code === 'NOT_FOUND') {
    const title = edit.mine.title;
    finish(id);
    dropGig(id);
    $conflicts.setKey(id, []);
    showToast({ tone: 'danger', title: `${title} was deleted`, text: 'Your last change is not saved.' });
    return { kind: 'gone' };
  }
  if (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT') {
    takeBack(edit, sent, fields);
    return { kind: 'refused', fields, reason: problemOf(error) };
  }
  return keep(id, edit, problemOf(error));
}

/** Takes what was refused out of the edits; what was changed since stays, and is sent next. */
function takeBack(edit: Edit, sent: Gig, fields: readonly FieldError[]): void {
  const left = withoutRefused({ ...edit, sent }, fields);
  Object.assign(edit, { mine: left.mine, wasKept: left.isPartial, unsure: null });
  showEdited(edit.mine);
}

function keep(id: string, edit: Edit, reason: string): Outcome {
  edit.wasKept = true;
  $unsaved.setKey(id, reason);
  return { kind: 'kept', reason };
}

/** Most edits meet no other: how two become one is loaded with the first that does. */
const loadMerge = async () => (await import('#core/gigs/merge-gig.ts')).mergeGig;

/** Brings the edits into what somebody else stored. Throws where the way to do that can't be loaded. */
async function merge(id: string, edit: Edit, stored: Gig): Promise<void> {
  const mergeGig = await loadMerge();
  const { merged, conflicts } = mergeGig(edit.base, edit.mine, stored);
  goOnFrom(stored, edit, merged);
  noteConflicts(id, conflicts);
}

/** Has somebody choose, beside what they are asked of this gig already. */
export function noteConflicts(id: string, conflicts: readonly Conflict[]): void {
  if (conflicts.length > 0) $conflicts.setKey(id, [...($conflicts.get()[id] ?? []), ...conflicts]);
}

// What is not saved of another account is given up.
onForget(() => {
  edits.clear();
  $unsaved.set({});
  $conflicts.set({});
});

/**
 * Takes a change back and nothing else: what was changed since stays, even in the same list. `changed` is what the change made
 * of `before`. Refused where the same was changed again since.
 */
export async function undoChange(id: string, before: Gig, changed: Gig): Promise<Outcome> {
  const now = shownGig(id);
  if (!now) return { kind: 'gone' };
  const mergeGig = await loadMerge();
  const { merged, conflicts } = mergeGig(changed, before, now);
  if (conflicts.length > 0)
    return { kind: 'refused', fields: [], reason: 'It was changed again since then.' };
  return changeGig(id, merged, { venue: before.venue, client: before.client });
}
