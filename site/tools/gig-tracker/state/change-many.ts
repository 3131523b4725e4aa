import { ApiError } from '#core/errors.ts';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import { GIG_MOST, type Gig, type GigPatch } from '#core/gigs/gig.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { isUntouched } from './edits.ts';
import { dropGig, noteSave, showMeanwhile, shownGig, storedGig, takeIn } from './gigs.store.ts';
import { changeGig, trashGig } from './save-gig.ts';
import { callServer } from './tracker-call.ts';

/** What is to become of a gig: a patch, or the trash (`deleted: true`) and back. */
export type Wish = { id: string } & ({ patch: GigPatch } | { deleted: boolean });

/** The gigs that were changed, as they were before, and why others were not. */
export interface ManyChanged {
  before: Gig[];
  problem: string | null;
}

/** A gig as a wish makes it, in the version that it has: only the server counts them. */
function wished(gig: Gig, wish: Wish): Gig {
  const now = new Date().toISOString();
  if ('deleted' in wish) return { ...gig, deletedAt: wish.deleted ? now : null };
  return { ...applyPatch(gig, wish.patch, gig, now), version: gig.version };
}

/**
 * Changes many gigs: at once where they are shown, then on the server, a hundred at a time. What somebody else changed by then is
 * changed by itself, from what they made of it; so is what can't be sent now, and is sent later. What is refused is shown again as
 * it is stored.
 */
export async function changeMany(wishes: readonly Wish[]): Promise<ManyChanged> {
  const known = wishes.flatMap((wish) => {
    const gig = shownGig(wish.id);
    return gig ? [{ wish, gig, isEdited: !isUntouched(wish.id) }] : [];
  });
  const before = new Map(known.map(({ gig }) => [gig.id, gig]));
  const done = new Set<string>();
  let problem: string | null = null;
  // Whatever is being edited is sent by who edits it.
  const [own, alone] = [
    known.filter(({ isEdited }) => !isEdited),
    known.filter(({ isEdited }) => isEdited).map(({ wish }) => wish),
  ];
  const end = showMeanwhile(new Map(own.map(({ wish }) => [wish.id, (gig) => wished(gig, wish)])));
  try {
    for (let at = 0; at < own.length; at += GIG_MOST.atOnce) {
      const piece = own.slice(at, at + GIG_MOST.atOnce).map(({ wish }) => wish);
      const { saved, late } = await sendPiece(piece);
      for (const id of saved) done.add(id);
      alone.push(...late);
    }
  } catch (error) {
    if (error instanceof ApiError) problem = problemOf(error);
    else alone.push(...own.flatMap(({ wish }) => (done.has(wish.id) || alone.includes(wish) ? [] : [wish])));
  } finally {
    end();
  }
  const refusals = await Promise.all(alone.map(changeAlone));
  for (const [index, { id }] of alone.entries()) {
    const refusal = refusals[index] ?? null;
    if (refusal === null) done.add(id);
    else problem ??= refusal;
  }
  if (done.size > 0) noteSave();
  return { before: [...done].flatMap((id) => before.get(id) ?? []), problem };
}

/** Answers which were saved, and which somebody else was faster with. Throws what `call` throws. */
async function sendPiece(piece: readonly Wish[]): Promise<{ saved: string[]; late: Wish[] }> {
  const changes = piece.map((wish) => ({ ...wish, version: storedGig(wish.id)?.version ?? 0 }));
  const { gigs, refused } = await callServer('changeGigs', { body: { changes } });
  takeIn([...gigs, ...refused.flatMap(({ stored }) => stored ?? [])]);
  for (const { id, stored } of refused) if (!stored) dropGig(id);
  const late = new Set(refused.flatMap(({ id, stored }) => (stored ? [id] : [])));
  return { saved: gigs.map(({ id }) => id), late: piece.filter(({ id }) => late.has(id)) };
}

/** Of one gig, whichever version it has. Answers why it was not changed, or null. */
async function changeAlone(wish: Wish): Promise<string | null> {
  const outcome =
    'patch' in wish ? await changeGig(wish.id, wish.patch) : await trashGig(wish.id, wish.deleted);
  if (outcome.kind === 'gone') return 'Some of them were deleted.';
  return outcome.kind === 'refused' ? outcome.reason : null;
}
