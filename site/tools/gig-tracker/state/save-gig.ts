import { map } from 'nanostores';
import { ApiError, type FieldError } from '#core/errors.ts';
import { applyPatch, type VenueAndClient } from '#core/gigs/apply-patch.ts';
import { chooseMine } from '#core/gigs/choose-mine.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { dropGig, endEdit, noteSave, showEdited, shownGig, storedGig, takeIn } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

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
  sending: Promise<Outcome> | null;
}

const edits = new Map<string, Edit>();

/** Venue and client that a patch names, as far as it says them. Those named by their id are in `known`. */
const namedIn = ({ venue, client }: GigPatch, before: Gig): VenueAndClient => ({
  venue:
    venue && 'name' in venue
      ? {
          ...{ id: '', name: venue.name, city: venue.city ?? '', country: '' },
          ...{ latitude: null, longitude: null, travelMinutes: null, setUp: null },
        }
      : venue === undefined || venue?.id === before.venue?.id
        ? before.venue
        : null,
  client:
    client && 'name' in client
      ? { id: '', name: client.name }
      : client === undefined || client?.id === before.client?.id
        ? before.client
        : null,
});

/** The gig with a patch, in the version that it has: only the server counts them. */
const patched = (gig: Gig, patch: GigPatch, known?: Partial<VenueAndClient>): Gig => ({
  ...applyPatch(gig, patch, { ...namedIn(patch, gig), ...known }, new Date().toISOString()),
  version: gig.version,
});

const isEmpty = (patch: GigPatch): boolean => Object.keys(patch).length === 0;

/**
 * Changes a gig: at once where it is shown, then on the server. Changes of one gig are sent one after another; where
 * somebody else was faster, both are merged, and what can't be is left to `$conflicts`. A venue or client that the patch
 * names by its id comes with it in `known`.
 */
export function changeGig(id: string, patch: GigPatch, known?: Partial<VenueAndClient>): Promise<Outcome> {
  const shown = shownGig(id);
  const base = storedGig(id);
  if (!shown || !base) return Promise.resolve({ kind: 'gone' });
  const edit = edits.get(id) ?? { base, mine: shown, unsure: null, sending: null };
  edit.mine = patched(edit.mine, patch, known);
  edits.set(id, edit);
  showEdited(edit.mine);
  return send(id);
}

/** Sends what is not saved yet once more. */
export const retrySaving = (id: string): Promise<Outcome> => send(id);

function send(id: string): Promise<Outcome> {
  const edit = edits.get(id);
  if (!edit) return Promise.resolve({ kind: 'gone' });
  edit.sending ??= sendAll(id, edit).finally(() => {
    edit.sending = null;
  });
  return edit.sending;
}

/** Until nothing is left to send. */
async function sendAll(id: string, edit: Edit): Promise<Outcome> {
  for (;;) {
    try {
      if (edit.unsure) await settle(id, edit, edit.unsure);
    } catch (error) {
      const outcome = await outcomeOf(error, id, edit);
      if (outcome) return outcome;
    }
    const sent = edit.mine;
    const patch = patchOf(edit.base, sent);
    if (isEmpty(patch)) return finish(id, { kind: 'saved', gig: edit.base });
    edit.unsure = sent;
    try {
      const { gig } = await trackerCall('changeGig', {
        params: { id },
        headers: { 'if-match': `"${edit.base.version}"` },
        body: patch,
      });
      edit.unsure = null;
      goOnFrom(gig, edit, patchOf(sent, edit.mine));
      noteSave();
    } catch (error) {
      const outcome = await outcomeOf(error, id, edit);
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
function finish<Result extends Outcome>(id: string, outcome: Result): Result {
  edits.delete(id);
  $unsaved.setKey(id, undefined);
  endEdit(id);
  return outcome;
}

/** What a failed call means for an edit; null where it goes on from a newer version. */
async function outcomeOf(error: unknown, id: string, edit: Edit): Promise<Outcome | null> {
  if (!(error instanceof ApiError)) return keep(id, problemOf(error));
  const { versions, fields = [] } = error.details;
  if (error.code === 'CONFLICT' && versions) {
    edit.unsure = null;
    try {
      await merge(id, edit, versions.stored as Gig);
    } catch (failure) {
      return keep(id, problemOf(failure));
    }
    return null;
  }
  if (error.code === 'NOT_FOUND') {
    finish(id, { kind: 'gone' });
    dropGig(id);
    return { kind: 'gone' };
  }
  if (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT')
    return finish(id, { kind: 'refused', fields, reason: problemOf(error) });
  return keep(id, problemOf(error));
}

function keep(id: string, reason: string): Outcome {
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
  if (conflicts.length > 0) $conflicts.setKey(id, [...($conflicts.get()[id] ?? []), ...conflicts]);
}

/** Answers a conflict of a gig; with `mine` what was written here is saved over what is stored. */
export function answerConflict(id: string, conflict: Conflict, side: 'mine' | 'stored'): Promise<Outcome> {
  const left = ($conflicts.get()[id] ?? []).filter((one) => one !== conflict);
  $conflicts.setKey(id, left);
  const gig = shownGig(id);
  if (side === 'stored' || !gig) return Promise.resolve(gig ? { kind: 'saved', gig } : { kind: 'gone' });
  const { venue, client } = (conflict.mine ?? {}) as Partial<VenueAndClient>;
  return changeGig(id, chooseMine(gig, conflict), {
    ...(venue !== undefined && { venue }),
    ...(client !== undefined && { client }),
  });
}

/** Gives up what is not saved: the gig is shown as it is stored. */
export function dropEdits(id: string): void {
  finish(id, { kind: 'gone' });
}

/** What takes a change back, of a gig as it was before. */
export function inverseOf(before: Gig, patch: GigPatch): GigPatch {
  const changed = patched(before, patch);
  return patchOf(changed, before);
}
