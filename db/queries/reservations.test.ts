import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { SIGN_UP_CREDITS } from '#core/plans.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { settle } from './generations.ts';
import { getFunds, release, releaseAllExpired, reserve } from './reservations.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const start = new Date('2026-11-21T10:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

const newUser = () => test.addUser(newId('usr'));

async function hold(
  userId: string,
  key: string,
  options: { cost?: number; now?: Date; limit?: number } = {},
) {
  const { cost = 2, now = start, limit } = options;
  const id = newId('gen');
  const result = await reserve(test.db, {
    id,
    entryId: newId('crd'),
    userId,
    tool: 'logo-generator',
    title: 'DJ NOVA',
    allowance: { cost, most: limit ?? 1000, since: startOfUtcDay(now) },
    idempotencyKey: key,
    input: { name: 'DJ NOVA' },
    now,
    cutoff: reservationCutoff(now),
  });
  return { id, ...result };
}

const finish = (userId: string, id: string, now = start) =>
  settle(test.db, {
    id,
    userId,
    output: { made: true },
    files: [{ name: 'one.svg', mediaKey: `generations/${id}/one.svg`, type: 'image/svg+xml', size: 1 }],
    required: [],
    pictureIds: [],
    activity: { id: newId('act'), action: 'logo-created' },
    milestone: 'firstLogoGenerated',
    now,
    dayStart: startOfUtcDay(now),
  });

const balance = async (userId: string, now = start) =>
  (await getFunds(test.db, { userId, now, dayStart: startOfUtcDay(now), cutoff: reservationCutoff(now) }))
    .balance;

const entries = (userId: string) =>
  test.db.all<{ kind: string; delta: number }>(
    sql`SELECT kind, delta FROM credit_entries WHERE user_id = ${userId} ORDER BY created_at, kind`,
  );

describe('a new account', () => {
  it('starts with the credits of the plan, in the ledger', async () => {
    const user = await newUser();
    expect(await entries(user)).toEqual([{ kind: 'sign-up', delta: SIGN_UP_CREDITS }]);
    expect(await balance(user)).toBe(SIGN_UP_CREDITS);
  });
});

describe('a reservation', () => {
  it('takes its price at once, and settling takes nothing more', async () => {
    const user = await newUser();
    const { id, row } = await hold(user, 'key');
    expect(row).toEqual({
      id,
      status: 'reserved',
      tool: 'logo-generator',
      isDeleted: 0,
      input: '{"name":"DJ NOVA"}',
    });
    expect(await balance(user)).toBe(SIGN_UP_CREDITS - 2);
    const { generation, funds } = await finish(user, id);
    expect(generation?.status).toBe('done');
    expect(generation?.files).toHaveLength(1);
    expect(funds).toEqual({ balance: SIGN_UP_CREDITS - 2, dailyUsed: 1 });
  });

  it('is refused when the balance is too small, and leaves no trace', async () => {
    const user = await newUser();
    const { row, funds } = await hold(user, 'key', { cost: SIGN_UP_CREDITS + 1 });
    expect(row).toBeNull();
    expect(funds).toEqual({ balance: SIGN_UP_CREDITS, dailyUsed: 0 });
    expect(await entries(user)).toHaveLength(1);
  });

  it('is refused past the daily limit, and again allowed on the next UTC day', async () => {
    const user = await newUser();
    for (const key of ['a', 'b', 'c']) expect((await hold(user, key, { limit: 3 })).row).not.toBeNull();
    expect((await hold(user, 'd', { limit: 3 })).row).toBeNull();
    const tomorrow = new Date('2026-11-22T00:00:00Z');
    expect((await hold(user, 'd', { limit: 3, now: tomorrow })).row).not.toBeNull();
  });

  it('answers the same row for the same key', async () => {
    const user = await newUser();
    const first = await hold(user, 'key');
    const second = await hold(user, 'key');
    expect(second.row?.id).toBe(first.id);
    expect(await balance(user)).toBe(SIGN_UP_CREDITS - 2);
  });

  it('gives its credits back once when it is released, and frees its key', async () => {
    const user = await newUser();
    const { id } = await hold(user, 'key');
    await release(test.db, { id, userId: user, now: start });
    await release(test.db, { id, userId: user, now: start });
    expect(await balance(user)).toBe(SIGN_UP_CREDITS);
    expect((await finish(user, id)).generation?.status).toBe('failed');
    expect((await hold(user, 'key')).row?.status).toBe('reserved');
  });

  it('cannot be released by another account', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { id } = await hold(owner, 'key');
    await release(test.db, { id, userId: other, now: start });
    expect(await balance(owner)).toBe(SIGN_UP_CREDITS - 2);
  });

  it('is void after fifteen minutes: a crash between reserve and settle gives the credits back', async () => {
    const user = await newUser();
    const { id } = await hold(user, 'key');
    expect(await balance(user, minutes(15))).toBe(SIGN_UP_CREDITS - 2);
    expect(await balance(user, minutes(15.1))).toBe(SIGN_UP_CREDITS);
    expect((await finish(user, id, minutes(16))).generation?.status).toBe('failed');
  });

  it('is given back for every account by the sweep', async () => {
    const users = [await newUser(), await newUser()];
    for (const user of users) await hold(user, 'key');
    await releaseAllExpired(test.db, { cutoff: reservationCutoff(minutes(16)), now: minutes(16) });
    for (const user of users) expect(await balance(user)).toBe(SIGN_UP_CREDITS);
  });

  it('stays paid once it is settled, whatever comes after', async () => {
    const user = await newUser();
    const { id } = await hold(user, 'key');
    await finish(user, id);
    await release(test.db, { id, userId: user, now: start });
    expect(await balance(user, minutes(60))).toBe(SIGN_UP_CREDITS - 2);
  });
});

type Step = { act: 'hold' | 'finish' | 'release' | 'expire'; slot: number; cost: number };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('hold', 'finish', 'release', 'expire'),
  slot: fc.nat({ max: 5 }),
  cost: fc.integer({ min: 0, max: 9 }),
});

describe('the ledger', () => {
  it('never falls below zero and always explains itself, however requests interleave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }),
        async (scheduler, clients) => {
          const user = await newUser();
          const made: string[] = [];
          let clock = start;
          const run = async ({ act, slot, cost }: Step) => {
            if (act === 'hold') made.push((await hold(user, `key-${slot}`, { cost, now: clock })).id);
            const id = made[slot];
            if (act === 'finish' && id) await finish(user, id, clock);
            if (act === 'release' && id) await release(test.db, { id, userId: user, now: clock });
            if (act === 'expire') clock = new Date(clock.getTime() + 16 * 60_000);
            expect(await balance(user, clock)).toBeGreaterThanOrEqual(0);
          };
          const all = Promise.all(
            clients.map(async (steps) => {
              for (const one of steps) await scheduler.schedule(Promise.resolve()).then(() => run(one));
            }),
          );
          await scheduler.waitFor(all);

          const end = new Date(clock.getTime() + 16 * 60_000);
          const left = await balance(user, end);
          const [paid] = await test.db.all<{ sum: number }>(sql`
            SELECT coalesce(sum(cost), 0) AS sum FROM generations WHERE user_id = ${user} AND status = 'done'`);
          expect(left).toBe(SIGN_UP_CREDITS - (paid?.sum ?? 0));
          const wrong = await test.db.all(sql`
            SELECT generation_id FROM credit_entries WHERE user_id = ${user} AND kind IN ('reserve', 'release')
            GROUP BY generation_id HAVING sum(delta) > 0 OR sum(kind = 'reserve') <> 1`);
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});
