import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleOf } from '#core/account.ts';
import { reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { SIGN_UP_CREDITS } from '#core/plans.ts';
import { isPro, subscriptionAt } from '#core/subscription.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { users } from '../schema/users.ts';
import { reserveTurn, settleTurn } from './chat-turns.ts';
import { hasPro } from './credits-allowance.ts';
import { settle } from './generations.ts';
import { getFunds, release, releaseAllExpired, reserve } from './reservations.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const start = new Date('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE);

interface Held {
  id: string;
  kind: 'generation' | 'question';
}

async function hold(userId: string, kind: Held['kind'], key: string, cost: number, now: Date): Promise<Held> {
  const id = newId(kind === 'generation' ? 'gen' : 'trn');
  const common = {
    id,
    entryId: newId('crd'),
    userId,
    idempotencyKey: key,
    now,
    cutoff: reservationCutoff(now),
  };
  const allowance = { cost, most: 1000, since: startOfUtcDay(now) };
  if (kind === 'generation')
    await reserve(test.db, { ...common, tool: 'logo-generator', title: 'NOVA', allowance, input: {} });
  else
    await reserveTurn(test.db, {
      ...common,
      question: 'How loud?',
      allowance,
      openSince: later(now, -2),
      tools: {},
      remembered: 1,
      wantsContract: false,
      wantsGigs: false,
    });
  return { id, kind };
}

async function end(userId: string, held: Held, hasSource: boolean, now: Date): Promise<void> {
  const common = { id: held.id, userId, now, dayStart: startOfUtcDay(now) };
  if (held.kind === 'question') {
    const sources = hasSource ? [{ title: 'Credits', href: '/help' }] : [];
    await settleTurn(test.db, { ...common, answer: 'Minus nine.', sources });
    return;
  }
  const activity = { id: newId('act'), action: 'logo-created' };
  await settle(test.db, {
    ...common,
    output: {},
    files: [],
    required: [],
    pictureIds: [],
    activity,
    milestone: 'firstLogoGenerated',
  });
}

const balanceAt = async (userId: string, now: Date) =>
  (await getFunds(test.db, { userId, now, dayStart: startOfUtcDay(now), cutoff: reservationCutoff(now) }))
    .balance;

async function ledgerOf(userId: string): Promise<{ kept: number; sum: number }> {
  const [row] = await test.db
    .select({
      kept: users.creditBalance,
      sum: sql<number>`(SELECT sum(delta) FROM credit_entries WHERE user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { kept: 0, sum: 0 };
}

const step = fc.record({
  act: fc.constantFrom('hold', 'end', 'release', 'wait', 'sweep'),
  kind: fc.constantFrom('generation' as const, 'question' as const),
  slot: fc.nat({ max: 5 }),
  cost: fc.integer({ min: 0, max: 9 }),
  hasSource: fc.boolean(),
});

it('generations and questions hold from one balance, however requests interleave: it is the sum of the ledger, and no look changes it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }),
      async (scheduler, clients) => {
        const user = await test.addUser(newId('usr'));
        const held: Held[] = [];
        let clock = start;
        const run = async ({ act, kind, slot, cost, hasSource }: (typeof clients)[number][number]) => {
          if (act === 'hold') held.push(await hold(user, kind, `key-${slot}`, cost, clock));
          const one = held[slot];
          if (act === 'end' && one) await end(user, one, hasSource, clock);
          if (act === 'release' && one) await release(test.db, { id: one.id, userId: user, now: clock });
          if (act === 'wait') clock = later(clock, 16);
          if (act === 'sweep')
            await releaseAllExpired(test.db, { cutoff: reservationCutoff(clock), now: clock });
          expect(await balanceAt(user, clock)).toBeGreaterThanOrEqual(0);
          const { kept, sum } = await ledgerOf(user);
          expect(kept).toBe(sum);
        };
        const all = Promise.all(
          clients.map(async (steps) => {
            for (const one of steps) await scheduler.schedule(Promise.resolve()).then(() => run(one));
          }),
        );
        await scheduler.waitFor(all);

        const last = later(clock, 16);
        const [paid] = await test.db.all<{ sum: number }>(sql`
          SELECT coalesce(sum(cost), 0) AS sum FROM
            (SELECT user_id, status, cost FROM generations UNION ALL SELECT user_id, status, cost FROM chat_turns)
          WHERE user_id = ${user} AND status = 'done'`);
        const balance = SIGN_UP_CREDITS - (paid?.sum ?? 0);
        // Seen before the sweep, and the same after it.
        expect(await balanceAt(user, last)).toBe(balance);
        await releaseAllExpired(test.db, { cutoff: reservationCutoff(last), now: last });
        expect(await balanceAt(user, last)).toBe(balance);
        expect(await ledgerOf(user)).toEqual({ kept: balance, sum: balance });
      },
    ),
    { numRuns: 80 },
  );
});

it('an entry that would take the balance below zero is refused by the table itself, and no entry is changed', async () => {
  const user = await test.addUser(newId('usr'));
  const insert = (delta: number) =>
    test.db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
      VALUES (${newId('crd')}, ${user}, ${delta}, 'adjust', 1)`);
  await expect(insert(-SIGN_UP_CREDITS - 1)).rejects.toThrow();
  await insert(-SIGN_UP_CREDITS);
  await expect(
    test.db.run(sql`UPDATE credit_entries SET delta = 0 WHERE user_id = ${user}`),
  ).rejects.toThrow();
  expect(await ledgerOf(user)).toEqual({ kept: 0, sum: 0 });
});

it('the database tells Pro as core/subscription.ts does', async () => {
  const ends = [null, start, later(start, 1), later(start, -1)];
  for (const trialEndsAt of ends)
    for (const proUntil of ends)
      for (const emailVerified of [true, false])
        for (const isNamed of [true, false]) {
          const id = await test.addUser(newId('usr'));
          const account = { email: `${id}@DJNova.example`, emailVerified, trialEndsAt, proUntil };
          await test.db.update(users).set(account).where(eq(users.id, id));
          const adminEmails = isNamed ? [account.email.toLowerCase()] : ['kit@djnova.example'];
          const [row] = await test.db
            .select({ isPro: hasPro(start, adminEmails).mapWith(Boolean) })
            .from(users)
            .where(eq(users.id, id));
          const told = { ...account, ...subscriptionAt(account, start), role: roleOf(account, adminEmails) };
          expect([account, row?.isPro]).toEqual([account, isPro(told, start)]);
        }
});
