import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connections } from './connections.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import type { StreamRequest } from './protocol.ts';
import { type StreamLimits, Streams } from './streams.ts';

const execute = (sql: string): StreamRequest => ({ type: 'execute', stmt: { sql } });
const write = execute('INSERT INTO notes DEFAULT VALUES');
const begin = [execute('BEGIN IMMEDIATE'), write];
const busy = [{ type: 'error', error: { code: 'SQLITE_BUSY' } }];
const ok = [{ type: 'ok' }];

let folder: string;
let connections: Connections;
let streams: Streams;

function start(limits: Partial<StreamLimits> = {}) {
  streams = new Streams(connections, { idle: 1000, transaction: 500, wait: 2000, ...limits });
}
async function open(...requests: StreamRequest[]): Promise<string> {
  const { baton } = await streams.run(null, requests);
  if (baton === null) throw new Error('The stream did not stay open.');
  return baton;
}
async function count(): Promise<number> {
  const { results } = await streams.run(null, [execute('SELECT count(*) FROM notes'), { type: 'close' }]);
  const [result] = results as unknown as { response: { result: { rows: [[{ value: string }]] } } }[];
  return Number(result?.response.result.rows[0][0].value);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = makeMemoryFolder();
  connections = new Connections(join(folder, 'deckhand.db'));
  start();
  await streams.run(null, [execute('CREATE TABLE notes (id INTEGER PRIMARY KEY)')]);
});
afterEach(() => {
  streams.close();
  connections.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

describe('a baton', () => {
  it('is good for one request, which gives the next one', async () => {
    const first = await open(...begin);
    const { baton: second, results } = await streams.run(first, [write]);
    expect(results).toMatchObject(ok);
    expect(second).not.toBe(first);
    await expect(streams.run(first, [write])).rejects.toMatchObject({ status: 400, code: 'BATON_REUSED' });
    expect(await streams.run(second, [execute('COMMIT')])).toMatchObject({ baton: null, results: ok });
    expect(await count()).toBe(2);
  });

  it.each(['made up', 'made.up', '.', 'x.'])('that was never given is refused: %s', async (baton) => {
    await expect(streams.run(baton, [write])).rejects.toMatchObject({ status: 400, code: 'BATON_INVALID' });
    expect(await count()).toBe(0);
  });

  it('is used up while its request waits', async () => {
    const reader = await open(execute('BEGIN'));
    const writer = await open(...begin);
    const waiting = streams.run(reader, [write]);
    await expect(streams.run(reader, [write])).rejects.toMatchObject({ code: 'BATON_REUSED' });
    await streams.run(writer, [{ type: 'close' }]);
    expect((await waiting).results).toMatchObject(ok);
  });

  it('is not good without its second half, nor after the stream was closed', async () => {
    const baton = await open(...begin);
    const [id] = baton.split('.');
    for (const forged of [`${id}`, `${id}.`, `${id}.x`])
      await expect(streams.run(forged, [write])).rejects.toMatchObject({ code: 'BATON_REUSED' });
    await streams.run(baton, [{ type: 'close' }]);
    await expect(streams.run(baton, [write])).rejects.toMatchObject({ code: 'BATON_INVALID' });
  });
});

describe('a stream', () => {
  it('keeps the SQL texts stored in it, and is closed when there is nothing to keep', async () => {
    const baton = await open({ type: 'store_sql', sql_id: 1, sql: 'SELECT 1' });
    const stored: StreamRequest = { type: 'execute', stmt: { sql_id: 1 } };
    const { baton: next, results } = await streams.run(baton, [stored]);
    expect(results).toMatchObject(ok);
    expect(await streams.run(next, [stored, { type: 'close_sql', sql_id: 1 }])).toMatchObject({
      baton: null,
    });
  });

  it('stores fifty SQL texts of 5000 bytes each, and no more', async () => {
    const store = (at: number, sql: string): StreamRequest => ({ type: 'store_sql', sql_id: at, sql });
    const long = Array.from({ length: 51 }, (_, at) => store(at, `SELECT '${'x'.repeat(4991)}'`));
    const { results } = await streams.run(null, [store(99, `SELECT '${'x'.repeat(4992)}'`), ...long]);
    const codes = results.map((result) => (result.type === 'error' ? result.error.code : 'ok'));
    expect(codes).toEqual(['SQL_STORE_TOO_LARGE', ...Array(50).fill('ok'), 'SQL_STORE_TOO_MANY']);
  });

  it('remembers that its batch lost a transaction', async () => {
    const steps = ['BEGIN', 'ROLLBACK'].map((sql) => ({ stmt: { sql } }));
    const baton = await open({ type: 'batch', batch: { steps } });
    const { results } = await streams.run(baton, [write]);
    expect(results).toMatchObject([{ type: 'error', error: { code: 'TRANSACTION_CLOSED' } }]);
    expect(await count()).toBe(0);
  });

  it('expires after its last request, with all that it had not committed', async () => {
    start({ transaction: 60_000 });
    let baton: string | null = await open(...begin);
    for (let request = 0; request < 3; request++) {
      vi.advanceTimersByTime(999);
      ({ baton } = await streams.run(baton, [write]));
    }
    vi.advanceTimersByTime(1000);
    await expect(streams.run(baton, [write])).rejects.toMatchObject({ status: 400, code: 'STREAM_EXPIRED' });
    expect(await count()).toBe(0);
  });

  it('is refused where too many are open, and rolled back', async () => {
    start({ streams: 2 });
    const [first] = [await open(execute('BEGIN')), await open(execute('BEGIN'))];
    await expect(streams.run(null, begin)).rejects.toMatchObject({ status: 503, code: 'TRANSACTION_BUSY' });
    expect(await streams.run(null, [write])).toMatchObject({ baton: null, results: ok });
    await streams.run(first, [{ type: 'close' }]);
    await open(...begin);
    expect(await count()).toBe(1);
  });
});

describe('a transaction that is open for too long', () => {
  it('is rolled back, and the next write goes through', async () => {
    const baton = await open(...begin);
    const waiting = streams.run(null, [write]);
    vi.advanceTimersByTime(499);
    expect(await count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect((await waiting).results).toMatchObject(ok);
    expect(await count()).toBe(1);
    const late = streams.run(baton, [write, execute('COMMIT')]);
    await expect(late).rejects.toMatchObject({ status: 400, code: 'TRANSACTION_TIMEOUT' });
    expect(await count()).toBe(1);
  });

  it('is counted from its own start, not from that of the one before', async () => {
    const first = await open({ type: 'store_sql', sql_id: 1, sql: 'SELECT 1' }, ...begin);
    vi.advanceTimersByTime(400);
    const { baton: second } = await streams.run(first, [execute('COMMIT')]);
    const { baton: third } = await streams.run(second, begin);
    vi.advanceTimersByTime(400);
    const { baton: last } = await streams.run(third, [write]);
    vi.advanceTimersByTime(100);
    await expect(streams.run(last, [write])).rejects.toMatchObject({ code: 'TRANSACTION_TIMEOUT' });
    expect(await count()).toBe(1);
  });

  it('is not saved by its requests, even by one that waits to write', async () => {
    const reader = await open(execute('BEGIN'), execute('SELECT * FROM notes'));
    vi.advanceTimersByTime(250);
    const { baton } = await streams.run(reader, [execute('SELECT 1')]);
    await open(...begin);
    const waiting = streams.run(baton, [write]);
    vi.advanceTimersByTime(250);
    await expect(waiting).rejects.toMatchObject({ code: 'TRANSACTION_TIMEOUT' });
  });
});

describe('a request that has to write while another transaction does', () => {
  it('waits for its turn, first come first served', async () => {
    const baton = await open(...begin);
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map(async (name) => {
      const { baton: own } = await streams.run(null, begin);
      order.push(name);
      await streams.run(own, [execute('COMMIT')]);
      order.push(`${name} done`);
    });
    await streams.run(baton, [execute('COMMIT')]);
    await Promise.all(waiting);
    expect(order).toEqual(['a', 'a done', 'b', 'b done', 'c', 'c done']);
    expect(await count()).toBe(4);
  });

  it('lets others write when its own transaction only reads in the end', async () => {
    const baton = await open(...begin);
    const reading = [{ type: 'store_sql', sql_id: 1, sql: 'DELETE FROM notes' } as const, execute('BEGIN')];
    const waiting = [streams.run(null, reading), streams.run(null, [write, execute('BEGIN')])];
    await streams.run(baton, [execute('COMMIT')]);
    await Promise.all(waiting);
    expect((await streams.run(null, [write])).results).toMatchObject(ok);
    expect(await count()).toBe(3);
  });

  it('is told that the database is busy once it has waited long enough, and has changed nothing', async () => {
    start({ wait: 100 });
    const baton = await open(...begin);
    const waiting = streams.run(null, [write]);
    vi.advanceTimersByTime(100);
    expect((await waiting).results).toMatchObject(busy);
    await streams.run(baton, [execute('COMMIT')]);
    expect((await streams.run(null, [write])).results).toMatchObject(ok);
    expect(await count()).toBe(2);
  });

  it.each([
    ['SELECT count(*) FROM notes', false],
    ['WITH all_notes AS (SELECT * FROM notes) SELECT * FROM all_notes', false],
    ['EXPLAIN DELETE FROM notes', false],
    ['PRAGMA user_version', false],
    ['BEGIN', false],
    ['ROLLBACK', false],
    ['PRAGMA user_version = 3', true],
    ['PRAGMA main.user_version(3)', true],
    ['WITH one AS (SELECT 1) INSERT INTO notes SELECT * FROM one', true],
    ['CREATE TABLE more (a)', true],
    ['ANALYZE', true],
    ['begin immediate', true],
  ])('is recognized by its SQL: %s', async (sql, waits) => {
    await open(...begin);
    let isAnswered = false;
    const asked = streams.run(null, [execute(sql), { type: 'close' }]).finally(() => {
      isAnswered = true;
    });
    await new Promise(setImmediate);
    expect(isAnswered).toBe(!waits);
    vi.advanceTimersByTime(500);
    await asked;
  });

  it('is given up, and every transaction rolled back, when the server closes', async () => {
    await open(...begin);
    const waiting = [streams.run(null, [write]), streams.run(null, [write])];
    streams.close();
    const outcomes = await Promise.allSettled(waiting);
    const closed = { status: 'rejected', reason: { code: 'SERVER_CLOSED' } };
    expect(outcomes).toMatchObject([closed, closed]);
    expect(vi.getTimerCount()).toBe(0);
    start();
    expect(await count()).toBe(0);
  });
});
