import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { $toast } from '#site/lib/toast.store.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { changeMany } from './change-many.ts';
import { deleteMany, moveMany } from './change-many-with-undo.ts';
import { forgetGigs, shownGig, takeIn } from './gigs.store.ts';
import { retryAll } from './retry-saving.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const idOf = (index: number) => `gig_${String(index).padStart(22, '0')}`;

interface Change {
  id: string;
  version: number;
  patch?: GigPatch;
  deleted?: boolean;
}

/** What the server keeps, and how many changes came with each call. */
let stored: Map<string, Gig>;
let pieces: number[];
/** From which call for many on the network is lost, or the server broken. */
let fails: { from: number; how: 'lost' | 'broken' };
const NOTHING = { from: Number.POSITIVE_INFINITY, how: 'lost' } as const;

function store(gig: Gig, { patch = {}, deleted }: Partial<Change>): Gig {
  const next = applyPatch(gig, patch, gig, NOW);
  if (deleted !== undefined) next.deletedAt = deleted ? NOW : null;
  stored.set(gig.id, next);
  return next;
}

function changeAll(changes: readonly Change[]): Response {
  pieces.push(changes.length);
  const isBroken = pieces.length >= fails.from;
  if (isBroken && fails.how === 'broken')
    return Response.json({ error: { code: 'INTERNAL', message: 'x', requestId: 'r' } }, { status: 500 });
  if (isBroken) throw new TypeError('Failed to fetch');
  const gigs: Gig[] = [];
  const refused: { id: string; stored: Gig | null }[] = [];
  for (const change of changes) {
    const gig = stored.get(change.id);
    if (gig?.version === change.version) gigs.push(store(gig, change));
    else refused.push({ id: change.id, stored: gig ?? null });
  }
  return Response.json({ gigs, refused });
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  const body = JSON.parse(String(init.body ?? '{}'));
  if (address === '/api/gig-changes') return changeAll(body.changes);
  if (pieces.length >= fails.from) throw new TypeError('Failed to fetch');
  const gig = stored.get(address.split('/')[3] ?? '');
  if (!gig)
    return Response.json({ error: { code: 'NOT_FOUND', message: 'x', requestId: 'r' } }, { status: 404 });
  if (init.method === 'PATCH') return Response.json({ gig: store(gig, { patch: body }) });
  return Response.json({ gig: store(gig, { deleted: init.method === 'DELETE' }) });
}

function begin(count: number, told: (index: number) => Partial<Gig> = () => ({})): string[] {
  const gigs = Array.from({ length: count }, (_, index) => aGig({ ...told(index), id: idOf(index) }));
  stored = new Map(gigs.map((gig) => [gig.id, gig]));
  takeIn(gigs);
  return gigs.map(({ id }) => id);
}

const statuses = (ids: readonly string[]) => ids.map((id) => shownGig(id)?.status);
const confirmed = (ids: readonly string[]) =>
  ids.map((id) => ({ id, patch: { status: 'confirmed' as const } }));

beforeEach(() => {
  pieces = [];
  fails = NOTHING;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  forgetGigs();
  $toast.set(null);
});

describe('a change of many gigs', () => {
  it('is shown at once, and sent a hundred at a time', async () => {
    const ids = begin(230);
    const changing = changeMany(confirmed(ids));
    expect(new Set(statuses(ids))).toEqual(new Set(['confirmed']));
    const { before, problem } = await changing;
    expect([pieces, before.length, problem]).toEqual([[100, 100, 30], 230, null]);
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['lead']));
    expect([...stored.values()].every(({ status, version }) => status === 'confirmed' && version === 2)).toBe(
      true,
    );
  });

  it('is made by itself where somebody else was faster, on what they stored', async () => {
    const ids = begin(3);
    store(stored.get(idOf(1)) ?? aGig(), { patch: { notes: 'Faster' } });
    const { before, problem } = await changeMany(confirmed(ids));
    expect([before.length, problem]).toEqual([3, null]);
    expect(shownGig(idOf(1))).toMatchObject({ status: 'confirmed', notes: 'Faster', version: 3 });
  });

  it('leaves out what is not there anymore', async () => {
    const ids = begin(3);
    stored.delete(idOf(2));
    expect((await changeMany(confirmed(ids))).before.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(shownGig(idOf(2))).toBeUndefined();
  });

  it('shows again as it is stored what was refused, and says why', async () => {
    const ids = begin(150);
    fails = { from: 2, how: 'broken' };
    const { before, problem } = await changeMany(confirmed(ids));
    expect([before.length, problem]).toEqual([100, 'x.']);
    expect(statuses(ids).filter((status) => status === 'lead')).toHaveLength(50);
  });

  it('keeps what could not be sent, and sends it later', async () => {
    const ids = begin(150);
    fails = { from: 2, how: 'lost' };
    const { before, problem } = await changeMany(confirmed(ids));
    expect([before.length, problem]).toEqual([150, null]);
    expect(new Set(statuses(ids))).toEqual(new Set(['confirmed']));
    expect([...stored.values()].filter(({ status }) => status === 'lead')).toHaveLength(50);
    fails = NOTHING;
    await retryAll();
    expect([...stored.values()].filter(({ status }) => status === 'lead')).toEqual([]);
  });
});

describe('undo', () => {
  const undo = async (): Promise<void> => {
    $toast.get()?.action?.onAction();
    await vi.waitFor(() => expect($toast.get()?.title).toMatch(/changed back$/));
  };

  it('brings each gig back to what it was, its place in the queue too', async () => {
    const was: GigStatus[] = ['lead', 'hold', 'confirmed'];
    const holds = [null, { order: 2, until: '2026-11-25' }, null];
    const ids = begin(3, (index) => ({ status: was[index] ?? 'lead', hold: holds[index] ?? null }));
    await moveMany(ids, 'hold');
    expect($toast.get()?.title).toBe('2 gigs: hold');
    expect(ids.map((id) => shownGig(id)?.hold?.order)).toEqual([1, 2, 1]);
    await undo();
    expect(statuses(ids)).toEqual(was);
    expect(ids.map((id) => stored.get(id)?.hold)).toEqual(holds);
  });

  it('takes deleted gigs back from the trash', async () => {
    const ids = begin(2);
    store(stored.get(idOf(1)) ?? aGig(), { patch: { notes: 'Faster' } });
    await deleteMany(ids);
    expect($toast.get()?.title).toBe('2 gigs: deleted');
    expect([...stored.values()].map(({ deletedAt }) => deletedAt)).toEqual([NOW, NOW]);
    await undo();
    expect([...stored.values()].map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
  });
});
