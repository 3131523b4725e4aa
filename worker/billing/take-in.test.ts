import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BillingEvent, BillingFact } from '#core/billing/billing-event.ts';
import { newId } from '#db/ids.ts';
import { settleRecord } from '#db/queries/billing-record.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { takeIn } from './take-in.ts';

let deps: TestDeps;
let accounts = 0;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const CREDITS = 20;
const total = { amount: 499, currency: 'USD' };
/** What may become of the order of a pack. */
const ENDS = ['kept', 'refunded', 'part-refunded', 'lost', 'won'] as const;
type End = (typeof ENDS)[number];

function factsOf(order: string, end: End): BillingFact[] {
  const payment = `pi_${order}`;
  const paid: BillingFact = { kind: 'pack-paid', order, payment, invoice: null, credits: CREDITS, total };
  const dispute = (status: 'open' | 'won' | 'lost'): BillingFact => ({ kind: 'dispute', payment, status });
  const isWhole = end === 'refunded';
  const refunded = { ...total, amount: isWhole ? 499 : 100 };
  if (end === 'kept') return [paid];
  if (end === 'lost' || end === 'won') return [paid, dispute('open'), dispute(end)];
  return [paid, { kind: 'refund', payment, refunded, isWhole }];
}

it('in any order, however often and with credits spent meanwhile, the ledger adds up and is never less than nothing', async () => {
  const happens = fc.record({
    ends: fc.array(fc.constantFrom(...ENDS), { minLength: 1, maxLength: 4 }),
    turns: fc.array(fc.nat({ max: 999 }), { minLength: 24, maxLength: 24 }),
    /** How much of what is there goes after each message. */
    spends: fc.array(fc.constantFrom(0, 0, 0.5, 1), { minLength: 24, maxLength: 24 }),
    /** How many are told together. */
    together: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(happens, async ({ ends, turns, spends, together }) => {
      const userId = `usr_${++accounts}`;
      await deps.db.run(sql`INSERT INTO users (id, first_name, email, created_at, updated_at)
        VALUES (${userId}, 'Mara', ${`${userId}@example.com`}, 1, 1)`);
      const balance = async () => {
        const [row] = await deps.db.all<{ balance: number; sum: number }>(sql`
          SELECT credit_balance AS balance, coalesce((SELECT sum(delta) FROM credit_entries WHERE user_id = users.id), 0) AS sum
          FROM users WHERE id = ${userId}`);
        expect(row?.balance).toBe(row?.sum);
        expect(row?.balance).toBeGreaterThanOrEqual(0);
        return row?.balance ?? 0;
      };
      let n = 0;
      const once = ends.flatMap((end, order) =>
        factsOf(`${userId}_${order}`, end).map((fact): BillingEvent => {
          n++;
          return { id: `${userId}_evt_${n}`, at: new Date(n * 1000).toISOString(), fact };
        }),
      );
      const told = [...once, ...once].map((event, i) => ({ event, turn: turns[i % turns.length] ?? 0 }));
      const events = told.toSorted((a, b) => a.turn - b.turn).map(({ event }) => event);
      for (let i = 0; i < events.length; i += together) {
        await takeIn(deps, userId, events.slice(i, i + together));
        const spent = Math.floor((await balance()) * (spends[i % spends.length] ?? 0));
        if (spent > 0)
          await deps.db.run(sql`INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
            VALUES (${`${userId}_spent_${i}`}, ${userId}, ${-spent}, 'adjust', 1)`);
      }
      await balance();
      const entries = await deps.db.all<{ kind: string; delta: number; n: number }>(sql`
        SELECT kind, sum(delta) AS delta, count(*) AS n FROM credit_entries
        WHERE user_id = ${userId} AND kind IN ('pack', 'refund') GROUP BY kind ORDER BY kind`);
      const gone = ends.filter((end) => end === 'refunded' || end === 'lost').length;
      const [packs, back] = entries;
      expect(packs).toEqual({ kind: 'pack', delta: ends.length * CREDITS, n: ends.length });
      expect(back?.n ?? 0).toBe(gone);
      expect(-(back?.delta ?? 0)).toBeLessThanOrEqual(gone * CREDITS);
    }),
    { numRuns: 12 },
  );
});

it('what follows from fewer facts than there are by now is not written', async () => {
  const userId = await deps.addUser(newId('usr'));
  const fact: BillingFact = { kind: 'pro-given', until: '2027-01-01T00:00:00.000Z' };
  await takeIn(deps, userId, [{ id: `${userId}_1`, at: '2026-11-28T12:00:00.000Z', fact }]);
  const of = { userId, trialEndsAt: null, proUntil: null, now: new Date() };
  const packs = [{ order: `${userId}_order`, credits: CREDITS, isGone: false }];
  expect(await settleRecord(deps.db, { ...of, packs, count: 0 })).toBe(false);
  const [row] = await deps.db.all<{ pro_until: number; n: number }>(sql`
    SELECT pro_until, (SELECT count(*) FROM credit_entries WHERE user_id = users.id AND kind = 'pack') AS n
    FROM users WHERE id = ${userId}`);
  expect(row).toEqual({ pro_until: Date.parse(fact.until), n: 0 });
  expect(await settleRecord(deps.db, { ...of, packs, count: 1 })).toBe(true);
});
