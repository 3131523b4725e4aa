import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signedUp } from '../support/client.ts';
import { inOneDay } from '../support/one-window.ts';
import { productDatabase, setBalance, userId } from '../support/product-database.ts';

const db = productDatabase();
/** Of requests that race each other, none may be lost. */
const NO_RETRY = { retry: 0 };

async function ledger(email: string) {
  const id = await userId(db, email);
  const rows = await db.all<{ delta: number }>(
    sql`SELECT delta FROM credit_entries WHERE user_id = ${id} ORDER BY created_at, rowid`,
  );
  const [made] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM generations WHERE user_id = ${id} AND status = 'done'`,
  );
  return { sum: rows.reduce((sum, { delta }) => sum + delta, 0), made: made?.count };
}

it(
  '200 requests at once on 4 credits give exactly two generations of 2, and a ledger of zero',
  NO_RETRY,
  async () => {
    const client = await signedUp();
    await setBalance(db, client.email, 4);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, seed) => client.generate('logo-generator', { name: 'DJ NOVA', seed })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, ...Array(198).fill(402)]);
    expect(await ledger(client.email)).toEqual({ sum: 0, made: 2 });
  },
);

it('the same key sent 50 times at once gives one generation and 50 equal answers', NO_RETRY, async () => {
  const client = await signedUp();
  const key = 'the-same-key-every-time';
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => client.generate('logo-generator', { name: 'DJ NOVA' }, key)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ledger(client.email)).toEqual({ sum: 18, made: 1 });
});

it(
  'the daily limit holds against requests at once',
  NO_RETRY,
  inOneDay(async () => {
    const client = await signedUp();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => client.generate('logo-generator', { name: 'DJ NOVA', seed })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(429)]);
    expect(await ledger(client.email)).toEqual({ sum: 14, made: 3 });
  }),
);
