import { eq, sql } from 'drizzle-orm';
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from './client.ts';
import { startTemporaryServer } from './local-server/temporary-server-of-tests.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey(), body: text('body') });
const things = sqliteTable('things', {
  id: integer('id').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  data: text('data', { mode: 'json' }).$type<{ tags: string[] }>(),
  bytes: blob('bytes', { mode: 'buffer' }),
});

let server: Awaited<ReturnType<typeof startTemporaryServer>>;
let db: Database;
beforeAll(async () => {
  server = await startTemporaryServer();
  db = connect(server);
  await db.run(sql`CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT)`);
  await db.run(
    sql`CREATE TABLE things (id INTEGER PRIMARY KEY, at INTEGER, is_on INTEGER, data TEXT, bytes BLOB)`,
  );
});
afterAll(() => server.stop());

describe('connect', () => {
  it('reads back dates, booleans, JSON and bytes', async () => {
    const thing = {
      at: new Date(1_800_000_000_123),
      isOn: true,
      data: { tags: ['é', '鼓'] },
      bytes: Buffer.from([0, 255]),
    };
    const [made] = await db.insert(things).values(thing).returning();
    expect(made).toEqual({ id: 1, ...thing });
    expect(await db.select().from(things).where(eq(things.id, 1))).toEqual([made]);
  });

  it('answers a batch in order, and undoes it when one statement fails', async () => {
    const [, rows] = await db.batch([db.insert(notes).values({ body: 'a' }), db.select().from(notes)]);
    expect(rows).toEqual([{ id: 1, body: 'a' }]);
    await expect(
      db.batch([db.insert(notes).values({ body: 'b' }), db.insert(notes).values({ id: 1 })]),
    ).rejects.toThrow();
    expect(await db.$count(notes)).toBe(1);
  });
});
