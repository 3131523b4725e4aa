import { createClient, type InStatement } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../client.ts';
import { startTemporaryServer } from './temporary-server-of-tests.ts';

/** For a machine that is busy: no time-out may end what the tests do not want to end. In milliseconds. */
const never = 10 * 60_000;
let server: Awaited<ReturnType<typeof startTemporaryServer>>;
const client = () => createClient({ ...server, intMode: 'number' });
const insert = (body: string) => ({ sql: 'INSERT INTO notes (body) VALUES (?)', args: [body] });
const bodies = async (from: { execute(query: InStatement): Promise<{ rows: unknown[] }> } = client()) => {
  const { rows } = await from.execute('SELECT body FROM notes ORDER BY id');
  return rows.map((row) => (row as { body: string }).body);
};

beforeAll(async () => {
  server = await startTemporaryServer({ transaction: never, idle: never, wait: never });
});
afterAll(() => server.stop());
beforeEach(() =>
  client().executeMultiple('DROP TABLE IF EXISTS notes; CREATE TABLE notes (id INTEGER PRIMARY KEY, body)'),
);

describe('db.transaction()', () => {
  it('keeps all that its function wrote', async () => {
    const returned = await connect(server).transaction(async (tx) => {
      await tx.run(sql`INSERT INTO notes (body) VALUES ('a')`);
      const [row] = await tx.all<{ id: number }>(sql`SELECT max(id) AS id FROM notes`);
      await tx.run(sql`INSERT INTO notes (body) VALUES (${`after ${row?.id}`})`);
      return row?.id;
    });
    expect(returned).toBe(1);
    expect(await bodies()).toEqual(['a', 'after 1']);
  });

  it('keeps nothing of it when the function throws or rolls back', async () => {
    const db = connect(server);
    const failing = db.transaction(async (tx) => {
      await tx.run(sql`INSERT INTO notes (body) VALUES ('a')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await expect(db.transaction((tx) => Promise.resolve(tx.rollback()))).rejects.toThrow('Rollback');
    expect(await bodies()).toEqual([]);
  });

  it('rolls an inner transaction back alone', async () => {
    await connect(server).transaction(async (tx) => {
      await tx.run(sql`INSERT INTO notes (body) VALUES ('outer')`);
      const inner = tx.transaction(async (nested) => {
        await nested.run(sql`INSERT INTO notes (body) VALUES ('inner')`);
        throw new Error('inner only');
      });
      await expect(inner).rejects.toThrow('inner only');
    });
    expect(await bodies()).toEqual(['outer']);
  });

  it('loses no update when forty read and write at once', async () => {
    await client().execute(insert('0'));
    const db = connect(server);
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.all<{ body: string }>(sql`SELECT body FROM notes`);
        await tx.run(sql`UPDATE notes SET body = ${`${Number(row?.body) + 1}`}`);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect(await bodies()).toEqual(['40']);
  });
});

describe('a transaction that writes', () => {
  it('is seen by nobody else before its commit, and holds no reader up', async () => {
    const transaction = await client().transaction('write');
    await transaction.execute(insert('a'));
    expect(await bodies()).toEqual([]);
    expect(await bodies(transaction)).toEqual(['a']);
    const { rows } = (await client().batch(['SELECT count(*) AS count FROM notes'], 'read'))[0] ?? {
      rows: [],
    };
    expect(rows).toMatchObject([{ count: 0 }]);
    await transaction.commit();
    expect(await bodies()).toEqual(['a']);
  });

  it('makes every other write wait for its end', async () => {
    const transaction = await client().transaction('write');
    await transaction.execute(insert('first'));
    const others = [
      client().execute(insert('other')),
      client().batch(['SELECT 1', insert('other')], 'deferred'),
      client().executeMultiple("INSERT INTO notes (body) VALUES ('other')"),
      client().migrate([insert('other')]),
      connect(server).transaction(
        async (tx) => void (await tx.run(sql`INSERT INTO notes (body) VALUES ('other')`)),
      ),
    ];
    await transaction.execute(insert('second'));
    expect(await bodies()).toEqual([]);
    await transaction.batch(['SELECT 1', insert('third')]);
    await transaction.commit();
    await Promise.all(others);
    expect(await bodies()).toEqual(['first', 'second', 'third', ...others.map(() => 'other')]);
  });

  it('is rolled back when its client closes it', async () => {
    const transaction = await client().transaction('write');
    await transaction.execute(insert('a'));
    transaction.close();
    await client().execute(insert('b'));
    expect(await bodies()).toEqual(['b']);
    await expect(transaction.execute(insert('c'))).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  });

  it('shows a changed table to connections that have read it before', async () => {
    const all = async () => (await client().execute('SELECT * FROM notes')).columns;
    expect(await all()).toEqual(['id', 'body']);
    const transaction = await client().transaction('write');
    await transaction.execute('ALTER TABLE notes ADD COLUMN tag TEXT');
    expect(await all()).toEqual(['id', 'body']);
    await transaction.commit();
    expect(await all()).toEqual(['id', 'body', 'tag']);
  });
});

describe('a transaction that reads', () => {
  it('sees the same rows until its end, whatever others write', async () => {
    await client().execute(insert('a'));
    const transaction = await client().transaction('read');
    expect(await bodies(transaction)).toEqual(['a']);
    await client().execute(insert('b'));
    expect(await bodies(transaction)).toEqual(['a']);
    await transaction.commit();
    expect(await bodies()).toEqual(['a', 'b']);
  });

  it('can write later, unless others have written since it read', async () => {
    const [one, two] = [await client().transaction('deferred'), await client().transaction('deferred')];
    expect([await bodies(one), await bodies(two)]).toEqual([[], []]);
    await one.execute(insert('one'));
    const late = two.execute(insert('two'));
    await one.commit();
    await expect(late).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await two.commit();
    await client().execute(insert('three'));
    expect(await bodies()).toEqual(['one', 'three']);
  });
});

describe('what a transaction leaves behind', () => {
  const post = async (baton: string | null, requests: unknown[]) => {
    const headers = { authorization: `Bearer ${server.authToken}` };
    const body = JSON.stringify({ baton, requests });
    return (await fetch(`${server.url}/v2/pipeline`, { method: 'POST', headers, body })).json();
  };

  it('is neither rows nor a setting', async () => {
    await client().executeMultiple(
      'DROP TABLE IF EXISTS children; CREATE TABLE children (note REFERENCES notes (id))',
    );
    const orphan = 'INSERT INTO children VALUES (7)';
    const begin = ['PRAGMA foreign_keys = OFF', 'BEGIN', orphan];
    const { baton, results } = await post(
      null,
      begin.map((text) => ({ type: 'execute', stmt: { sql: text } })),
    );
    expect(results.map(({ type }: { type: string }) => type)).toEqual(['ok', 'ok', 'ok']);
    expect((await post(baton, [{ type: 'close' }])).baton).toBeNull();
    // More than once, so that each connection there is has its turn.
    for (let round = 0; round < 3; round++) {
      await expect(client().execute(orphan)).rejects.toThrow('FOREIGN KEY');
      const transaction = await client().transaction('write');
      await expect(transaction.execute(orphan)).rejects.toThrow('FOREIGN KEY');
      await transaction.rollback();
    }
    expect((await client().execute('SELECT * FROM children')).rows).toEqual([]);
  });
});
