import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { madeSince } from './funds.ts';
import { listToolGenerations } from './generation-lists.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const dialect = new SQLiteAsyncDialect();

/** How the database would find the rows of a statement. */
async function planOf(statement: ReturnType<typeof sql>): Promise<string> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const inlined = params.reduce<string>((each, value) => each.replace('?', `'${String(value)}'`), text);
  const rows = await test.db.all<{ detail: string }>(sql.raw(`EXPLAIN QUERY PLAN ${inlined}`));
  return rows.map(({ detail }) => detail).join('\n');
}

it('a page is found by an index and never by looking through the table', async () => {
  const all = vi.spyOn(test.db, 'all');
  await listToolGenerations(test.db, {
    userId: 'usr_one',
    tool: 'voice-tag',
    words: 'nova',
    before: { at: new Date(5), id: 'gen_five' },
    limit: 21,
  });
  const statement = all.mock.calls[0]?.[0] as ReturnType<typeof sql>;
  all.mockRestore();
  const plan = await planOf(statement);
  expect(plan).toMatch(
    /SEARCH g USING INDEX generations_user_id_created_at_id_idx .*\(created_at,id\)<\(\?,\?\)/,
  );
  expect(plan).not.toContain('TEMP B-TREE FOR');
  expect(plan).not.toMatch(/SCAN g\b/);
});

it('copies are counted by an index of their own', async () => {
  const plan = await planOf(sql`SELECT ${madeSince('usr_one', new Date(0))}`);
  expect(plan).toMatch(/USING (COVERING )?INDEX generations_copies_user_id_created_at_idx/);
  expect(plan).not.toMatch(/SCAN generations/);
});
