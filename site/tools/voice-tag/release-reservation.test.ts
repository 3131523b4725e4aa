import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';

const lib = vi.hoisted(() => ({ call: vi.fn(), putData: vi.fn(), refresh: vi.fn() }));
vi.mock('virtual:api-addresses', () => ({ ADDRESSES: { releaseGeneration: { path: '', method: 'POST' } } }));
vi.mock('#site/lib/api.ts', () => ({ call: lib.call, addressOf: () => '' }));
vi.mock('#site/lib/query.ts', () => ({ putData: lib.putData, refresh: lib.refresh }));

const { releaseReservation } = await import('./release-reservation.ts');
const CREDITS = { balance: 6 };

/** The server, with a generation that stands so once it was asked to let go. */
function stands(status: string): void {
  lib.call.mockImplementation(async (name: string) =>
    name === 'generation' ? { id: 'gen_1', status } : { credits: CREDITS },
  );
}

beforeEach(() => vi.clearAllMocks());

it('what was given up is no run, and its credits are back', async () => {
  stands('failed');
  expect(await releaseReservation('gen_1', false)).toBeNull();
  expect(lib.putData).toHaveBeenCalledWith('credits', CREDITS);
});

it('what was settled a moment before is a run that is done', async () => {
  stands('done');
  expect(await releaseReservation('gen_1', false)).toEqual({
    generation: { id: 'gen_1', status: 'done' },
    credits: CREDITS,
  });
});

it('one that outlives the page is noted as a change that is still settling', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => new Response());
  expect(await releaseReservation('gen_1', true)).toBeNull();
  expect(Number(kept.get('deckhand.changed-at'))).toBeGreaterThan(Date.now() + 30_000);
  vi.unstubAllGlobals();
});

it('never throws: what cannot be reached is asked for again', async () => {
  lib.call.mockRejectedValue(new ApiError('UNAVAILABLE'));
  expect(await releaseReservation('gen_1', false)).toBeNull();
  expect(lib.refresh).toHaveBeenCalledWith('credits');
});
