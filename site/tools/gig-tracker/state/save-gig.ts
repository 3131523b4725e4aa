import { map } from 'nanostores';
import { ApiError, type FieldError } from '#core/errors.ts';
import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { fieldsOf, patchOf } from '#core/gigs/gig-patch.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import {
  $unsaved,
  beginEdit,
  dropEdited,
  type Edit,
  editOf,
  finishEdit,
  isCurrent,
  noteEdit,
} from './edits.ts';
import { noteSave, onForget, takeIn } from './gigs.store.ts';
import { $offline } from './offline.store.ts';
import { isEmpty, patched } from './patched-gig.ts';
import { callServer } from './tracker-call.ts';
import { withoutRefused } from './without-refused.ts';

/** What came of a change. `kept`: it could not be sent, is shown all the same, and can be sent again. */
export type Outcome =
  | { kind: 'saved'; gig: Gig }
  | { kind: 'refused'; fields: readonly FieldError[]; reason: string }
  | { kind: 'kept'; reason: string }
  | { kind: 'gone' };

/** Of each gig what was changed both here and elsewhere: somebody has to choose. */
export const $conflicts = map<Readonly<Record<string, readonly Conflict[]>>>({});

/**
 * Changes a gig: at once where it is shown, then on the server. Changes of one gig are sent one after another; where
 * somebody else was faster, both are merged, and what can't be is left to `$conflicts`. A venue or client that the patch
 * names by its id comes with it in `known`.
 */
export function changeGig(id: string, patch: GigPatch, known?: Partial<VenueAndClient>): Promise<Outcome> {
  const edit = beginEdit(id);
  if (!edit) return Promise.resolve({ kind: 'gone' });
  edit.mine = patched(edit.mine, patch, known);
  noteEdit(id, edit);
  return send(id, edit);
}

/** Moves a gig to the trash, or takes it back: as `changeGig` changes it. */
export function trashGig(id: string, isTrash: boolean): Promise<Outcome> {
  const edit = beginEdit(id);
  if (edit?.isRefused && isTrash) dropEdited(id);
  if (!edit || !isCurrent(id, edit)) return Promise.resolve({ kind: 'gone' });
  edit.trash = isTrash;
  noteEdit(id, edit);
  return send(id, edit);
}

/** Sends what is not saved yet once more. */
export function retrySaving(id: string): Promise<Outcome> {
  const edit = editOf(id);
  return edit ? send(id, edit) : Promise.resolve({ kind: 'gone' });
}

function send(id: string, edit: Edit): Promise<Outcome> {
  return new Promise((resolve) => {
    edit.waiting.push(resolve);
    if (!edit.isSending) void sendAll(id, edit);
  });
}

/** Nothing is left to send. */
const isDone = ({ base, mine, trash }: Edit): boolean => trash === null && isEmpty(patchOf(base, mine));

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
  } while (edit.waiting.length > 0 || !isDone(edit));
  edit.isSending = false;
  if (outcome.kind !== 'kept' && isCurrent(id, edit)) finishEdit(id);
}

/** Sends what the edits are by now, again as long as others are faster. */
async function sendOnce(id: string, edit: Edit): Promise<Outcome> {
  for (;;) {
    if (!isCurrent(id, edit)) return { kind: 'gone' };
    let sent = edit.mine;
    try {
      if (edit.addition) await sendAddition(id, edit);
      if (edit.unsure) await settle(id, edit, edit.unsure);
      // What is in the trash can't be changed: it is taken out of it first, and goes there last.
      if (edit.trash === false) await sendTrash(id, edit, false);
      if (!isCurrent(id, edit)) return { kind: 'gone' };
      sent = edit.mine;
      const patch = patchOf(edit.base, sent);
      if (isEmpty(patch)) {
        if (edit.trash !== null) await sendTrash(id, edit, edit.trash);
        return { kind: 'saved', gig: edit.base };
      }
      edit.unsure = sent;
      noteEdit(id, edit);
      const { gig } = await callServer('changeGig', {
        params: { id },
        headers: { 'if-match': `"${edit.base.version}"` },
        body: patch,
      });
      edit.unsure = null;
      if (!isCurrent(id, edit)) return { kind: 'gone' };
      goOnFrom(id, edit, gig, patchOf(sent, edit.mine));
      noteSave();
      return { kind: 'saved', gig };
    } catch (error) {
      const outcome = await outcomeOf(error, id, edit, sent);
      if (outcome) return outcome;
    }
  }
}

/** Adds a gig that could not be added before; sent again with its id, it is there once. Throws what `call` throws. */
async function sendAddition(id: string, edit: Edit): Promise<void> {
  // What was refused is nowhere: what it has become since is added in its place.
  if (edit.isRefused) Object.assign(edit, { addition: { ...fieldsOf(edit.mine), id }, base: edit.mine });
  const { gig } = await callServer('addGig', { body: edit.addition ?? { ...fieldsOf(edit.mine), id } });
  if (!isCurrent(id, edit)) return;
  Object.assign(edit, { addition: null, isRefused: false });
  // Another device had it already, from a try whose reply was lost.
  if (gig.version > 1) await merge(id, edit, gig);
  else goOnFrom(id, edit, gig, patchOf(edit.base, edit.mine));
  noteSave();
}

/** Throws what `call` throws. */
async function sendTrash(id: string, edit: Edit, isTrash: boolean): Promise<void> {
  const { gig } = await callServer(isTrash ? 'deleteGig' : 'restoreGig', { params: { id } });
  if (!isCurrent(id, edit)) return;
  if (edit.trash === isTrash) edit.trash = null;
  const rest = patchOf(edit.base, edit.mine);
  if (isEmpty(rest)) goOnFrom(id, edit, gig, rest);
  else await merge(id, edit, gig);
  noteSave();
}

/**
 * Finds out whether what was sent last arrived: what was changed back here since would be no change from the version before.
 * Throws what `call` throws.
 */
async function settle(id: string, edit: Edit, sent: Gig): Promise<void> {
  const { gig } = await callServer('gig', { params: { id } });
  const mergeGig = await loadMerge();
  if (!isCurrent(id, edit)) return;
  const { merged, conflicts } = mergeGig(edit.base, sent, gig);
  const hasArrived = isEmpty(merged) && conflicts.length === 0;
  if (hasArrived) edit.base = sent;
  edit.unsure = null;
  await merge(id, edit, gig);
}

/** Goes on from what is stored now, with what was changed here since. */
function goOnFrom(id: string, edit: Edit, gig: Gig, rest: GigPatch): void {
  if (!isCurrent(id, edit)) return;
  const { venue, client } = edit.mine;
  edit.base = gig;
  edit.mine = isEmpty(rest)
    ? gig
    : patched(gig, rest, { ...(rest.venue && { venue }), ...(rest.client && { client }) });
  takeIn([gig]);
  noteEdit(id, edit);
}

/** What a failed call means for the edits that were sent; null where they go on from a newer version. */
async function outcomeOf(error: unknown, id: string, edit: Edit, sent: Gig): Promise<Outcome | null> {
  if (!isCurrent(id, edit)) return { kind: 'gone' };
  if (!(error instanceof ApiError)) {
    // Whether nothing comes through is known once views have asked again.
    if ($offline.get() === null) noteSave();
    return keep(id, edit, problemOf(error));
  }
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
    dropEdited(id);
    $conflicts.setKey(id, []);
    showToast({ tone: 'danger', title: `${title} was deleted`, text: 'Your last change is not saved.' });
    return { kind: 'gone' };
  }
  if (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT') {
    // Nothing of a gig that was never added is thrown away: whoever deletes it does that.
    if (edit.addition) {
      edit.isRefused = true;
      return keep(id, edit, fields[0] ? `${fields[0].reason}.` : problemOf(error));
    }
    takeBack(id, edit, sent, fields);
    return { kind: 'refused', fields, reason: problemOf(error) };
  }
  return keep(id, edit, problemOf(error));
}

/** Takes what was refused out of the edits; what was changed since stays, and is sent next. */
function takeBack(id: string, edit: Edit, sent: Gig, fields: readonly FieldError[]): void {
  const left = withoutRefused({ ...edit, sent }, fields);
  Object.assign(edit, { mine: left.mine, wasKept: left.isPartial, unsure: null, trash: null });
  noteEdit(id, edit);
}

function keep(id: string, edit: Edit, reason: string): Outcome {
  edit.wasKept = true;
  $unsaved.setKey(id, reason);
  return { kind: 'kept', reason };
}

/** Most edits meet no other: how two become one is loaded with the first that does. */
export const loadMerge = async () => (await import('#core/gigs/merge-gig.ts')).mergeGig;

/** Brings the edits into what somebody else stored. Throws where the way to do that can't be loaded. */
async function merge(id: string, edit: Edit, stored: Gig): Promise<void> {
  const mergeGig = await loadMerge();
  if (!isCurrent(id, edit)) return;
  const { merged, conflicts } = mergeGig(edit.base, edit.mine, stored);
  goOnFrom(id, edit, stored, merged);
  noteConflicts(id, conflicts);
}

/** Has somebody choose, beside what they are asked of this gig already. */
export function noteConflicts(id: string, conflicts: readonly Conflict[]): void {
  if (conflicts.length > 0) $conflicts.setKey(id, [...($conflicts.get()[id] ?? []), ...conflicts]);
}

onForget(() => $conflicts.set({}));
