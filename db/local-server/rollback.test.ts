import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTemporaryServer } from './temporary-server-of-tests.ts';

let server: Awaited<ReturnType<typeof startTemporaryServer>>;
const client = () => createClient({ ...server, intMode: 'number' });
const ids = async () => (await client().execute('SELECT id FROM notes')).rows.map(({ id }) => id);
const closed = { code: 'TRANSACTION_CLOSED' };

beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server.stop());
beforeEach(() => client().executeMultiple('DROP TABLE IF EXISTS notes; CREATE TABLE notes (id UNIQUE)'));

describe('a batch', () => {
  it.each([
    ['ROLLBACK', 2],
    ['INSERT OR ROLLBACK INTO notes VALUES (1)', 1],
  ])('ends at %s, and nothing that follows is run outside of its transaction', async (statement, at) => {
    const batch = client().batch(
      ['INSERT INTO notes VALUES (1)', statement, 'INSERT INTO notes VALUES (2)'],
      'write',
    );
    await expect(batch).rejects.toMatchObject({
      statementIndex: at,
      code: at === 2 ? 'TRANSACTION_CLOSED' : 'SQLITE_CONSTRAINT',
    });
    expect(await ids()).toEqual([]);
  });

  it('ends so as a migration too, with foreign keys on again', async () => {
    const migration = client().migrate(['ROLLBACK', 'INSERT INTO notes VALUES (2)']);
    await expect(migration).rejects.toMatchObject(closed);
    expect((await client().execute('PRAGMA foreign_keys')).rows).toMatchObject([{ foreign_keys: 1 }]);
    expect(await ids()).toEqual([]);
  });
});

describe('a transaction over several requests', () => {
  it.each([['ROLLBACK'], ['INSERT OR ROLLBACK INTO notes VALUES (1)']])(
    'ends at %s, and refuses all that follows',
    async (statement) => {
      const transaction = await client().transaction('write');
      await transaction.execute('INSERT INTO notes VALUES (1)');
      await transaction.execute(statement).catch(() => undefined);
      await expect(transaction.execute('INSERT INTO notes VALUES (2)')).rejects.toMatchObject(closed);
      await expect(transaction.execute('SELECT 1')).rejects.toMatchObject(closed);
      await expect(transaction.executeMultiple('INSERT INTO notes VALUES (3)')).rejects.toMatchObject(closed);
      await expect(transaction.commit()).rejects.toThrow('no transaction is active');
      expect(await ids()).toEqual([]);
    },
  );

  it('ends so in its first request', async () => {
    await client().execute('INSERT INTO notes VALUES (1)');
    const transaction = await client().transaction('write');
    const [first, second] = [1, 2].map((id) =>
      transaction.execute(`INSERT OR ROLLBACK INTO notes VALUES (${id})`),
    );
    await expect(first).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
    await expect(second).rejects.toMatchObject(closed);
    expect(await ids()).toEqual([1]);
  });
});

describe('a stream that is a connection to its client', () => {
  const execute = (sql: string) => ({ type: 'execute', stmt: { sql } });
  const batch = (...steps: unknown[]) => ({ type: 'batch', batch: { steps } });
  const step = (sql: string, condition?: unknown) => ({ stmt: { sql }, condition });
  const send = async (requests: unknown[]) => {
    const headers = { authorization: `Bearer ${server.authToken}` };
    const body = JSON.stringify({ requests: [...requests, { type: 'close' }] });
    const response = await fetch(`${server.url}/v2/pipeline`, { method: 'POST', headers, body });
    return (await response.json()).results as unknown[];
  };
  const insert = 'INSERT INTO notes VALUES (9)';

  it.each([
    ['a request of its own', [execute('BEGIN'), execute('ROLLBACK'), batch(step(insert))]],
    ['a sequence', [{ type: 'sequence', sql: 'BEGIN; ROLLBACK' }, batch(step(insert))]],
    [
      'a step for the case of a failure',
      [
        batch(
          step('BEGIN'),
          step('SELEC'),
          step('COMMIT', { type: 'ok', step: 1 }),
          step('ROLLBACK', { type: 'not', cond: { type: 'ok', step: 2 } }),
        ),
        batch(step(insert)),
      ],
    ],
    [
      'a batch that begins another',
      [batch(step('BEGIN'), step('ROLLBACK'), step('BEGIN'), step(insert), step('END'))],
    ],
  ])('goes on after it ended a transaction by %s', async (_, requests) => {
    expect((await send(requests)).map((result) => (result as { type: string }).type)).not.toContain('error');
    expect(await ids()).toEqual([9]);
  });

  it('goes on once it says itself that it rolls back', async () => {
    const lost = batch(step('BEGIN'), step('ROLLBACK'));
    const [, refused, , done] = await send([lost, execute(insert), execute('ROLLBACK'), execute(insert)]);
    expect(refused).toMatchObject({ type: 'error', error: closed });
    expect(done).toMatchObject({ type: 'ok' });
    expect(await ids()).toEqual([9]);
  });
});
