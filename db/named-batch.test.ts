import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../tests/support/database.ts';
import { roundTripsOf } from '../tests/support/round-trips.ts';
import { namedBatch } from './named-batch.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const add = (id: string) => test.db.run(sql`INSERT INTO freed_media (media_key, freed_at) VALUES (${id}, 1)`);
const count = () => test.db.all<{ count: number }>(sql`SELECT count(*) AS count FROM freed_media`);

it('results come back under their names, each statement done after the one before it, in one round trip', async () => {
  const trips = await roundTripsOf(test.db, async () => {
    const { one, second, three } = await namedBatch(test.db, [add('a')], {
      one: count(),
      second: add('b'),
      three: count(),
    });
    expect([one, second.rowsAffected, three]).toEqual([[{ count: 1 }], 1, [{ count: 2 }]]);
  });
  expect(trips).toHaveLength(1);
});

it('a batch in which one statement fails has done nothing', async () => {
  await expect(namedBatch(test.db, [add('c')], { again: add('a') })).rejects.toThrow();
  expect(await count()).toEqual([{ count: 2 }]);
});
