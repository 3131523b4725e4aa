import { createClient } from '@libsql/client/web';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTemporaryServer } from './local-server/temporary-server-of-tests.ts';

let server: Awaited<ReturnType<typeof startTemporaryServer>>;
const client = () => createClient({ ...server, intMode: 'bigint' });
const value = async (query: string) => (await client().execute(query)).rows[0]?.[0];

beforeAll(async () => {
  server = await startTemporaryServer();
});
afterAll(() => server.stop());
beforeEach(() =>
  client().executeMultiple(
    'DROP TABLE IF EXISTS notes; CREATE TABLE notes (id INTEGER PRIMARY KEY, body UNIQUE)',
  ),
);

describe('statements', () => {
  it('answers rows, columns, counts and row ids', async () => {
    const inserted = await client().execute({
      sql: 'INSERT INTO notes (body) VALUES (?), (?)',
      args: ['a', 'b'],
    });
    expect(inserted).toMatchObject({ rowsAffected: 2, lastInsertRowid: 2n });
    const read = await client().execute('SELECT id, body, 1 AS one FROM notes');
    expect(read).toMatchObject({
      columns: ['id', 'body', 'one'],
      columnTypes: ['INTEGER', '', ''],
      rowsAffected: 0,
    });
    expect(read.rows.map((row) => Array.from(row))).toEqual([
      [1n, 'a', 1n],
      [2n, 'b', 1n],
    ]);
  });

  it('counts the rows that INSERT … RETURNING changed, and none for a read after it', async () => {
    const returned = await client().execute("INSERT INTO notes (body) VALUES ('x') RETURNING id");
    expect(returned).toMatchObject({ rowsAffected: 1, rows: [{ id: 1n }] });
    expect((await client().execute('SELECT 1')).rowsAffected).toBe(0);
  });

  it('gives back every value as it was sent', async () => {
    const argument = fc.oneof(
      fc.constant(null),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
      fc.string({ unit: 'grapheme' }).filter((string) => !string.includes('\0')),
      fc.uint8Array(),
    );
    const check = fc.asyncProperty(fc.array(argument, { minLength: 1, maxLength: 9 }), async (args) => {
      const { rows } = await client().execute({ sql: `SELECT ${args.map(() => '?').join()}`, args });
      const received = Array.from(rows[0] ?? [], (cell) =>
        cell instanceof ArrayBuffer ? new Uint8Array(cell) : cell,
      );
      expect(received).toEqual(args);
    });
    await fc.assert(check);
  });

  it('keeps the smallest and the largest integer of 64 bits', async () => {
    const args = [-(2n ** 63n), 2n ** 63n - 1n];
    const { rows } = await client().execute({ sql: "SELECT ?, ?2, ?1 || '', typeof(?2)", args });
    expect(Array.from(rows[0] ?? [])).toEqual([...args, '-9223372036854775808', 'integer']);
    await client().execute({ sql: 'INSERT INTO notes (id) VALUES (?), (?)', args });
    expect(await value('SELECT min(id) FROM notes')).toBe(args[0]);
    expect(await value('SELECT max(id) FROM notes')).toBe(args[1]);
  });

  it('binds values by name where the SQL also numbers its parameters', async () => {
    const args = { a: 'one', ':b': 'two' };
    const { rows } = await client().execute({ sql: 'SELECT :b, :a, ?1, ?2 || :b', args });
    expect(Array.from(rows[0] ?? [])).toEqual(['two', 'one', 'two', 'onetwo']);
    await expect(client().execute({ sql: 'SELECT :b, :a, ?3', args })).rejects.toThrow(
      /parameter \?3 not found/,
    );
  });

  it.each([
    ['too few', [1], /parameter 2 not found/],
    ['too many', [1, 2, 3], /2 parameters and got 3/],
    ['NUL in text', ['a\0b', 1], /NUL/],
    ['half of a surrogate pair in JSON', ['{"name":"\\uD83D!"}', 1], /surrogate/],
    ['an integer past 64 bits', [2n ** 63n, 1], /.+/],
  ])('refuses wrong arguments: %s', async (_, args, message) => {
    await expect(client().execute({ sql: 'SELECT ?, ?', args })).rejects.toThrow(message);
  });

  it('refuses a name that the SQL does not have', async () => {
    const unknown = { sql: 'SELECT :a', args: { a: 1, b: 2 } };
    await expect(client().execute(unknown)).rejects.toThrow('no parameter b');
  });

  it('takes JSON that escapes a whole surrogate pair', async () => {
    const read = { sql: "SELECT ? ->> 'name'", args: ['{"name":"\\uD83D\\uDE00"}'] };
    expect((await client().execute(read)).rows[0]?.[0]).toBe('😀');
  });

  it('never reuses a value of the run before', async () => {
    await client().execute({ sql: 'SELECT ?, ?', args: ['secret', 'secret'] });
    await expect(client().execute({ sql: 'SELECT ?, ?', args: ['x'] })).rejects.toThrow();
    expect((await client().execute({ sql: 'SELECT ?, ?', args: ['x', null] })).rows[0]).toMatchObject({
      0: 'x',
      1: null,
    });
  });

  it('takes names with and without their sign, and follows a table that changes', async () => {
    const named = { sql: 'SELECT :a, $b, @c', args: { a: 'x', $b: 'y', c: 'z' } };
    expect((await client().execute(named)).rows[0]).toMatchObject({ 0: 'x', 1: 'y', 2: 'z' });
    await client().execute('SELECT * FROM notes');
    await client().execute('ALTER TABLE notes ADD COLUMN tag TEXT');
    expect((await client().execute('SELECT * FROM notes')).columns).toEqual(['id', 'body', 'tag']);
  });

  it.each([
    ['SELEC', 'SQL_INPUT_ERROR'],
    ['SELECT * FROM nowhere', 'SQL_INPUT_ERROR'],
    ['SELECT 1; SELECT 2', 'SQL_MANY_STATEMENTS'],
    ['-- nothing', 'SQL_NO_STATEMENT'],
    ['SELECT 1\0', 'SQL_INPUT_ERROR'],
    ['INSERT INTO notes (id) VALUES (1), (1)', 'SQLITE_CONSTRAINT'],
    ["ATTACH 'other.db' AS other", 'SQL_NOT_SERVED'],
    ["VACUUM INTO 'other.db'", 'SQL_NOT_SERVED'],
    ['PRAGMA synchronous = OFF', 'SQL_NOT_SERVED'],
    ['PRAGMA main.journal_mode(DELETE)', 'SQL_NOT_SERVED'],
    ['CREATE TEMP TABLE t (a)', 'SQL_NOT_SERVED'],
    ['SELECT 9e999', 'SQLITE_RANGE'],
    ["SELECT load_extension('x')", 'SQLITE_UNKNOWN'],
    [
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT zeroblob(1000) FROM n',
      'RESPONSE_TOO_LARGE',
    ],
  ])('answers %s with %s and goes on', async (query, code) => {
    await expect(client().execute(query)).rejects.toMatchObject({ code });
    await client().execute("INSERT INTO notes (body) VALUES ('after')");
    expect(await value('SELECT count(*) FROM notes')).toBe(1n);
  });

  it('lets go of a table whose result was too large', async () => {
    await client().execute("INSERT INTO notes (body) VALUES ('a')");
    const endless =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT zeroblob(9999) FROM n, notes';
    await expect(client().execute(endless)).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE' });
    await client().execute('DROP TABLE notes');
  });

  it('finishes a change whatever it returns', async () => {
    const infinite = 'INSERT INTO notes (body) VALUES (1), (2), (3) RETURNING 9e999';
    await expect(client().execute(infinite)).rejects.toMatchObject({ code: 'SQLITE_RANGE' });
    expect(await value('SELECT count(*) FROM notes')).toBe(3n);
    const twice = "INSERT INTO notes (id, body) VALUES (4, 'a'), (4, 'b') RETURNING id";
    await expect(client().execute(twice)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
    await client().execute('DROP TABLE notes');
  });

  it('runs the statements of a sequence until one fails', async () => {
    const run = client().executeMultiple(
      "INSERT INTO notes (body) VALUES ('a;b'); INSERT INTO notes (id) VALUES (1); INSERT INTO notes (body) VALUES ('c')",
    );
    await expect(run).rejects.toThrow('UNIQUE');
    expect(await value('SELECT count(*) FROM notes')).toBe(1n);
  });
});

describe('close', () => {
  it('can be called twice, and leaves nobody to answer', async () => {
    const other = await startTemporaryServer();
    await createClient(other).execute('SELECT 1');
    await Promise.all([other.close(), other.close()]);
    await other.close();
    await expect(createClient(other).execute('SELECT 1')).rejects.toThrow('fetch failed');
    await other.stop();
  });
});

describe('transactions', () => {
  it('keeps all of a batch or nothing of it', async () => {
    const batch = client().batch(
      ["INSERT INTO notes (body) VALUES ('a')", "INSERT INTO notes (body) VALUES ('a')"],
      'write',
    );
    await expect(batch).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT', statementIndex: 1 });
    expect(await value('SELECT count(*) FROM notes')).toBe(0n);
    await client().batch(
      ["INSERT INTO notes (body) VALUES ('a')", "INSERT INTO notes (body) VALUES ('b')"],
      'write',
    );
    expect(await value('SELECT count(*) FROM notes')).toBe(2n);
  });

  it('lets a request switch foreign keys off for itself only', async () => {
    await client().executeMultiple(
      'DROP TABLE IF EXISTS children; CREATE TABLE children (note REFERENCES notes (id))',
    );
    const orphan = 'INSERT INTO children VALUES (7)';
    await expect(client().execute(orphan)).rejects.toThrow('FOREIGN KEY');
    await client().executeMultiple(`PRAGMA foreign_keys = OFF; ${orphan}; DELETE FROM children`);
    await expect(client().execute(orphan)).rejects.toThrow('FOREIGN KEY');
  });

  it('spends a balance of 37 exactly 37 times when 200 spend at once', async () => {
    const spend = {
      sql: 'INSERT INTO notes (body) SELECT ? WHERE (SELECT count(*) FROM notes) < 37',
      args: [] as string[],
    };
    const clients = [client(), client(), client()];
    const tries = Array.from({ length: 200 }, (_, at) =>
      clients[at % 3]?.batch([{ ...spend, args: [`spend ${at}`] }], 'write'),
    );
    const results = await Promise.all(tries);
    expect(results.filter((result) => result?.[0]?.rowsAffected === 1)).toHaveLength(37);
    expect(await value('SELECT count(*) FROM notes')).toBe(37n);
  });
});
