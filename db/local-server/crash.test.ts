import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, describe, expect, it } from 'vitest';
import type { Announcement } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckhand-crash-'));
const file = join(folder, 'deckhand.db');
const authToken = 'token of a test';
const script = join(import.meta.dirname, '..', 'local-server.ts');
const started: ChildProcess[] = [];

async function start(...args: string[]): Promise<{ child: ChildProcess; announcement: Announcement }> {
  const child = fork(script, args, {
    env: { ...process.env, LIBSQL_AUTH_TOKEN: authToken },
    stdio: 'ignore',
  });
  started.push(child);
  const [announcement] = await once(child, 'message');
  return { child, announcement };
}

async function startOnFile() {
  const { child, announcement } = await start('--file', file);
  if (!('url' in announcement)) throw new Error(announcement.failure);
  return { child, client: createClient({ url: announcement.url, authToken, intMode: 'number' }) };
}

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('a server that is killed', () => {
  it('has kept every row it acknowledged, and every batch whole', { timeout: 60_000 }, async () => {
    const acknowledged: number[] = [];
    let next = 1;
    for (let round = 0; round < 5; round++) {
      const { child, client } = await startOnFile();
      await client.execute('CREATE TABLE IF NOT EXISTS pairs (id INTEGER, half TEXT)');
      const gone = once(child, 'exit');
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) {
          const id = next++;
          const half = (name: string) => ({ sql: 'INSERT INTO pairs VALUES (?, ?)', args: [id, name] });
          await client.batch([half('left'), half('right')], 'write');
          acknowledged.push(id);
          if (acknowledged.length % 50 === 0) child.kill('SIGKILL');
        }
      });
      expect((await Promise.allSettled(writers)).map(({ status }) => status)).not.toContain('fulfilled');
      await gone;
    }
    const { child, client } = await startOnFile();
    const { rows } = await client.execute('SELECT id, count(*) AS halves FROM pairs GROUP BY id');
    const kept = new Map(rows.map(({ id, halves }) => [id, halves]));
    expect(acknowledged.length).toBeGreaterThanOrEqual(250);
    expect(acknowledged.filter((id) => kept.get(id) !== 2)).toEqual([]);
    expect([...kept.values()].filter((halves) => halves !== 2)).toEqual([]);
    expect((await client.execute('PRAGMA integrity_check')).rows[0]?.[0]).toBe('ok');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('loses a transaction that was open, whole, and nothing else', async () => {
    const { child, client } = await startOnFile();
    await client.executeMultiple('CREATE TABLE entries (body); INSERT INTO entries VALUES (1)');
    const kept = await client.transaction('write');
    await kept.execute('INSERT INTO entries VALUES (2)');
    await kept.commit();
    const open = await client.transaction('write');
    // More than the cache holds, so that some of it is in the write-ahead log before the end.
    for (let round = 0; round < 5; round++) {
      await open.batch([
        'UPDATE entries SET body = -1',
        'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000) INSERT INTO entries SELECT randomblob(900) FROM n',
      ]);
    }
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const again = await startOnFile();
    expect((await again.client.execute('SELECT body FROM entries')).rows.map(({ body }) => body)).toEqual([
      1, 2,
    ]);
    expect((await again.client.execute('PRAGMA integrity_check')).rows[0]?.[0]).toBe('ok');
    await again.client.execute('INSERT INTO entries VALUES (3)');
    again.child.disconnect();
    expect(await once(again.child, 'exit')).toEqual([0, null]);
  });
});

describe('a server process', () => {
  it('says in a sentence why it does not start', async () => {
    const { announcement } = await start('--file', folder);
    expect(announcement).toEqual({ failure: expect.stringContaining(`Cannot open the database ${folder}`) });
    expect((await start()).announcement).toEqual({ failure: expect.stringContaining('--file') });
  });

  it('closes the file in order at SIGTERM, with a transaction open', async () => {
    const { child, client } = await startOnFile();
    await (await client.transaction('write')).execute('CREATE TABLE unfinished (a)');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
