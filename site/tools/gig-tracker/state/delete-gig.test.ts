import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toast } from '#site/lib/toast.store.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { deleteGig } from './delete-gig.ts';
import { $saves, forgetGigs, shownGig, takeIn } from './gigs.store.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const { id } = aGig();
let stored = aGig();
let answers: 'as asked' | 'not there' | 'lost';

async function answer(_: string, { method }: RequestInit): Promise<Response> {
  if (answers === 'lost') throw new TypeError('Failed to fetch');
  if (answers === 'not there')
    return Response.json({ error: { code: 'NOT_FOUND', message: 'x', requestId: 'r' } }, { status: 404 });
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

it('a gig that could not be deleted is back, and the reason is said', async () => {
  answers = 'lost';
  expect(await deleteGig(id)).toBe(false);
  expect(shownGig(id)?.deletedAt).toBeNull();
  expect($toast.get()).toMatchObject({
    title: 'Not deleted',
    text: expect.stringContaining("Can't reach Deckhand"),
  });
});

it('a gig that is not there anymore is forgotten', async () => {
  answers = 'not there';
  expect(await deleteGig(id)).toBe(false);
  expect(shownGig(id)).toBeUndefined();
});
