import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import { $toast } from '#site/lib/toast.store.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { deleteGig, restoreGig } from './delete-gig.ts';
import { $unsaved } from './edits.ts';
import { $saves, forgetGigs, shownGig, takeIn } from './gigs.store.ts';
import { changeGig, retrySaving } from './save-gig.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const { id } = aGig();
let stored = aGig();
let answers: 'as asked' | 'not there' | 'lost';

async function answer(_: string, { method, body }: RequestInit): Promise<Response> {
  if (answers === 'lost') throw new TypeError('Failed to fetch');
  if (answers === 'not there')
    return Response.json({ error: { code: 'NOT_FOUND', message: 'x', requestId: 'r' } }, { status: 404 });
  if (method === 'PATCH') stored = applyPatch(stored, JSON.parse(String(body)), stored, NOW);
  else if (method !== 'GET')
    stored = { ...stored, version: stored.version + 1, deletedAt: method === 'DELETE' ? NOW : null };
  return Response.json({ gig: stored });
}

beforeEach(() => {
  stored = aGig({ title: 'Fabric' });
  answers = 'as asked';
  vi.stubGlobal('fetch', answer);
  takeIn([stored]);
});
afterEach(() => {
  forgetGigs();
  $toast.set(null);
});

it('a gig is shown as deleted at once, and Undo takes it back', async () => {
  const saves = $saves.get();
  const deleting = deleteGig(id);
  expect(shownGig(id)?.deletedAt).not.toBeNull();
  expect(await deleting).toBe(true);
  expect([$toast.get()?.title, $saves.get() - saves]).toEqual(['Fabric: deleted', 1]);
  $toast.get()?.action?.onAction();
  await vi.waitFor(() => expect($toast.get()?.title).toBe('Fabric: restored'));
  expect(shownGig(id)).toMatchObject({ deletedAt: null, version: 3 });
});

it('a gig that could not be deleted yet is shown as deleted, and is deleted by the next try', async () => {
  answers = 'lost';
  expect(await deleteGig(id)).toBe(true);
  expect([shownGig(id)?.deletedAt === null, Boolean($unsaved.get()[id])]).toEqual([false, true]);
  answers = 'as asked';
  expect((await retrySaving(id)).kind).toBe('saved');
  expect([stored.deletedAt, $unsaved.get()[id]]).toEqual([NOW, undefined]);
});

it('a gig that was deleted without a network and taken back is there as it was', async () => {
  answers = 'lost';
  await deleteGig(id);
  await restoreGig(id);
  expect(shownGig(id)?.deletedAt).toBeNull();
  answers = 'as asked';
  await retrySaving(id);
  expect(stored.deletedAt).toBeNull();
  expect(shownGig(id)).toEqual(stored);
});

it('a gig that is changed and deleted without a network is both', async () => {
  answers = 'lost';
  await Promise.all([changeGig(id, { title: 'Printworks' }), deleteGig(id)]);
  answers = 'as asked';
  await retrySaving(id);
  expect(stored).toMatchObject({ title: 'Printworks', deletedAt: NOW });
});

it('a gig that is not there anymore is forgotten', async () => {
  answers = 'not there';
  expect(await deleteGig(id)).toBe(true);
  expect(shownGig(id)).toBeUndefined();
});
