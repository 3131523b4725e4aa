import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { SIGN_UP_CREDITS } from '#core/plans.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { clearTurns, getTurn, reserveTurn, settleTurn } from './chat-turns.ts';
import { getFunds, releaseAllExpired, release as releaseTurn } from './reservations.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const start = new Date('2026-11-21T10:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const newUser = () => test.addUser(newId('usr'));
const SOURCE = { title: 'Credits', href: '/help/credits' };

async function ask(userId: string, { key = null, cost = 1, now = start, ceiling = 1000 }: Partial<Ask> = {}) {
  const id = newId('trn');
  const reserved = await reserveTurn(test.db, {
    id,
    entryId: newId('crd'),
    userId,
    question: 'What do credits buy?',
    allowance: { cost, most: ceiling, since: startOfUtcDay(now) },
    idempotencyKey: key,
    now,
    cutoff: reservationCutoff(now),
    openSince: new Date(now.getTime() - 2 * 60_000),
    tools: {},
    remembered: 2,
    wantsContract: false,
    wantsGigs: false,
  });
  return { id, ...reserved };
}
interface Ask {
  key: string | null;
  cost: number;
  now: Date;
  ceiling: number;
}

const answer = (userId: string, id: string, sources = [SOURCE], now = start) =>
  settleTurn(test.db, { id, userId, answer: 'Runs.', sources, now, dayStart: startOfUtcDay(now) });
const release = (userId: string, id: string, now = start) => releaseTurn(test.db, { id, userId, now });
const balance = async (userId: string, now = start) =>
  (await getFunds(test.db, { userId, now, dayStart: startOfUtcDay(now), cutoff: reservationCutoff(now) }))
    .balance;

describe('a question', () => {
  it('takes its credit at once, and answering takes nothing more', async () => {
    const user = await newUser();
    const { id, turn, funds } = await ask(user);
    expect(turn).toMatchObject({ id, status: 'reserved', question: 'What do credits buy?' });
    expect(funds).toEqual({ balance: SIGN_UP_CREDITS - 1, dailyUsed: 0 });
    const settled = await answer(user, id);
    expect(settled.turn).toMatchObject({ status: 'done', answer: 'Runs.', sources: [SOURCE] });
    expect(settled.funds).toEqual({ balance: SIGN_UP_CREDITS - 1, dailyUsed: 0 });
  });

  it('answered without a source costs nothing, once', async () => {
    const user = await newUser();
    const { id } = await ask(user);
    for (let times = 0; times < 3; times++) await answer(user, id, []);
    expect(await balance(user)).toBe(SIGN_UP_CREDITS);
    const [row] = await test.db.all<{ cost: number }>(sql`SELECT cost FROM chat_turns WHERE id = ${id}`);
    expect(row?.cost).toBe(0);
  });

  it('is refused while another one is open, and taken again once that is answered', async () => {
    const user = await newUser();
    const first = await ask(user);
    expect(await ask(user)).toMatchObject({ turn: null, isBusy: true });
    await answer(user, first.id);
    expect((await ask(user)).turn).not.toBeNull();
  });

  it('that never got an answer keeps nobody from the next one for longer than two minutes', async () => {
    const user = await newUser();
    await ask(user);
    expect((await ask(user, { now: minutes(1.9) })).turn).toBeNull();
    expect((await ask(user, { now: minutes(2.1) })).turn).not.toBeNull();
  });

  it('is refused without credit, and leaves no trace', async () => {
    const user = await newUser();
    expect(await ask(user, { cost: SIGN_UP_CREDITS + 1 })).toMatchObject({ turn: null, isBusy: false });
    expect(await test.db.all(sql`SELECT id FROM chat_turns WHERE user_id = ${user}`)).toEqual([]);
  });

  it('is refused past the ceiling of the day, also where nothing was paid', async () => {
    const user = await newUser();
    for (let times = 0; times < 2; times++) {
      const { id } = await ask(user, { cost: 0, ceiling: 2 });
      await answer(user, id, []);
    }
    expect((await ask(user, { cost: 0, ceiling: 2 })).turn).toBeNull();
    expect((await ask(user, { cost: 0, ceiling: 2, now: minutes(24 * 60) })).turn).not.toBeNull();
  });

  it('under the same key is the same turn, open or answered', async () => {
    const user = await newUser();
    const first = await ask(user, { key: 'key' });
    expect((await ask(user, { key: 'key' })).turn?.id).toBe(first.id);
    await answer(user, first.id);
    expect((await ask(user, { key: 'key' })).turn).toMatchObject({ id: first.id, status: 'done' });
    expect(await balance(user)).toBe(SIGN_UP_CREDITS - 1);
  });

  it('that failed gives its credit and its key back, and its words go', async () => {
    const user = await newUser();
    const { id } = await ask(user, { key: 'key' });
    await release(user, id);
    await release(user, id);
    expect(await balance(user)).toBe(SIGN_UP_CREDITS);
    expect(await getTurn(test.db, { id, userId: user })).toMatchObject({ status: 'failed', question: '' });
    expect((await answer(user, id)).turn?.status).toBe('failed');
    expect((await ask(user, { key: 'key' })).turn?.id).not.toBe(id);
  });

  it('of another account can be neither answered, released nor read', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { id } = await ask(owner);
    expect((await answer(other, id)).turn).toBeNull();
    await release(other, id);
    expect(await getTurn(test.db, { id, userId: other })).toBeNull();
    expect(await getTurn(test.db, { id, userId: owner })).toMatchObject({ status: 'reserved' });
  });

  it('is void after fifteen minutes, by a look at the balance and by the sweep', async () => {
    const users = [await newUser(), await newUser()] as const;
    for (const user of users) await ask(user);
    expect(await balance(users[0], minutes(15))).toBe(SIGN_UP_CREDITS - 1);
    expect(await balance(users[0], minutes(15.1))).toBe(SIGN_UP_CREDITS);
    await releaseAllExpired(test.db, { cutoff: reservationCutoff(minutes(16)), now: minutes(16) });
    expect(await balance(users[1])).toBe(SIGN_UP_CREDITS);
  });

  it('that is open when the conversation is cleared is paid, and keeps no words', async () => {
    const user = await newUser();
    const { id } = await ask(user);
    await clearTurns(test.db, { userId: user, now: start });
    const { turn } = await answer(user, id);
    expect(turn).toMatchObject({ status: 'done', question: '', answer: '', sources: [], isCleared: true });
    expect(await balance(user)).toBe(SIGN_UP_CREDITS - 1);
  });
});

const step = fc.record({
  act: fc.constantFrom('ask', 'answer', 'answer for nothing', 'release', 'clear', 'expire'),
  slot: fc.nat({ max: 5 }),
  cost: fc.integer({ min: 0, max: 9 }),
});

describe('the ledger of a conversation', () => {
  it('never falls below zero and always explains itself, however requests interleave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }),
        async (scheduler, clients) => {
          const user = await newUser();
          const asked: string[] = [];
          let clock = start;
          const run = async ({ act, slot, cost }: (typeof clients)[number][number]) => {
            if (act === 'ask') asked.push((await ask(user, { key: `key-${slot}`, cost, now: clock })).id);
            const id = asked[slot];
            if (act === 'answer' && id) await answer(user, id, [SOURCE], clock);
            if (act === 'answer for nothing' && id) await answer(user, id, [], clock);
            if (act === 'release' && id) await release(user, id, clock);
            if (act === 'clear') await clearTurns(test.db, { userId: user, now: clock });
            if (act === 'expire') clock = new Date(clock.getTime() + 16 * 60_000);
            expect(await balance(user, clock)).toBeGreaterThanOrEqual(0);
          };
          const all = Promise.all(
            clients.map(async (steps) => {
              for (const one of steps) await scheduler.schedule(Promise.resolve()).then(() => run(one));
            }),
          );
          await scheduler.waitFor(all);

          const left = await balance(user, new Date(clock.getTime() + 16 * 60_000));
          const [paid] = await test.db.all<{ sum: number }>(sql`
            SELECT coalesce(sum(cost), 0) AS sum FROM chat_turns WHERE user_id = ${user} AND status = 'done'`);
          expect(left).toBe(SIGN_UP_CREDITS - (paid?.sum ?? 0));
          const wrong = await test.db.all(sql`
            SELECT turn_id FROM credit_entries WHERE user_id = ${user} AND kind IN ('reserve', 'release')
            GROUP BY turn_id HAVING sum(delta) > 0 OR sum(kind = 'reserve') <> 1`);
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
