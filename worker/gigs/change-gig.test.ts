import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { newId } from '#db/ids.ts';
import { selectGig, selectTimeline } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { changeGigs } from './change-gig.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps({}, { read: async () => new Uint8Array() });
});
afterAll(() => deps.close());

async function aStoredGig(said: Partial<Gig> = {}) {
  const userId = await deps.addUser(newId('usr'));
  const { id, version } = (await storeGig(deps.db, userId, said as object)) as Gig;
  const stored = async () => {
    const [row] = await selectGig(deps.db, { id, owner: userId });
    return row && gigOf(row);
  };
  const told = async () => (await selectTimeline(deps.db, { id, owner: userId })).map(({ text }) => text);
  return { userId, asked: { id, version }, stored, told };
}

it('a gig that is to be taken out of the trash and isn’t there stays as it is', async () => {
  const { userId, asked, stored } = await aStoredGig();
  const before = await stored();
  const reply = await changeGigs(deps, userId, [{ ...asked, deleted: false }]);
  expect(reply).toEqual({ gigs: [before], refused: [] });
  expect(await stored()).toEqual(before);
  const late = await changeGigs(deps, userId, [{ ...asked, version: 2, deleted: false }]);
  expect(late).toEqual({ gigs: [], refused: [{ id: asked.id, stored: before }] });
});

it('what is said of it with that is stored, and told', async () => {
  const { userId, asked, stored, told } = await aStoredGig();
  const { gigs } = await changeGigs(deps, userId, [
    { ...asked, deleted: false, patch: { status: 'confirmed' } },
  ]);
  expect(gigs).toEqual([await stored()]);
  expect(gigs).toMatchObject([{ version: 2, status: 'confirmed', deletedAt: null }]);
  expect(await told()).toContain('Confirmed');
});

it('a gig goes to the trash and back as it is, whatever of it doesn’t go together', async () => {
  const payment = { id: 'a1', kind: 'deposit', amount: 60_000, due: null, paidOn: null } as const;
  const { userId, asked, stored, told } = await aStoredGig({ payments: [payment] });
  await deps.db.run(sql`UPDATE gigs SET fee = NULL, currency = NULL, unpaid = 7 WHERE id = ${asked.id}`);
  const before = (await stored()) as Gig;
  const gone = await changeGigs(deps, userId, [{ ...asked, deleted: true }]);
  expect(gone).toEqual({ gigs: [await stored()], refused: [] });
  expect(await stored()).toEqual({
    ...{ ...before, version: 2, deletedAt: expect.any(String), updatedAt: expect.any(String) },
  });
  await changeGigs(deps, userId, [{ ...asked, version: 2, deleted: false }]);
  expect(await stored()).toEqual({ ...before, version: 3, updatedAt: expect.any(String) });
  expect((await told()).slice(0, 2)).toEqual(['Restored', 'Moved to trash']);
});
