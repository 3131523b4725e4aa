import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAIR_USE_MESSAGES } from '#core/chat.ts';
import { knownCaller } from '../../tests/support/caller.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { openTurn } from './open-turn.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await deps.addUser('usr_mara');
});
afterAll(() => deps.close());

it('past the questions of a day the next one is refused until the UTC day ends', async () => {
  const now = new Date('2026-11-21T22:30:00Z');
  deps.setNow(now);
  const ids = Array.from({ length: FAIR_USE_MESSAGES }, (_, i) => `trn_${i}`);
  await deps.db.run(sql`
    INSERT INTO chat_turns (id, user_id, status, cost, question, created_at)
    SELECT value, 'usr_mara', 'done', 0, 'How loud?', ${now.getTime()} FROM json_each(${JSON.stringify(ids)})`);
  const caller = knownCaller(deps.db, {
    id: 'usr_mara',
    subscriptionStatus: 'free',
    hasProTrial: false,
    trialEndsAt: null,
  });
  const ask = () => openTurn(deps, caller, { question: 'How loud?', idempotencyKey: null });
  await expect(ask()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { resetsAt: '2026-11-22T00:00:00.000Z', retryAfter: 5400 },
  });
  deps.setNow(new Date('2026-11-22T00:00:00Z'));
  expect((await ask()).isNew).toBe(true);
});
