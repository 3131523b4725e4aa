import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase } from './database.ts';
import { Processes } from './processes.ts';

const token = 'token of a test';
let folder: string;
let processes: Processes;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckhand-local-'));
  processes = new Processes();
});
afterEach(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true });
});

describe('startDatabase', () => {
  it('serves a migrated database that only the token opens', { timeout: 20_000 }, async () => {
    const { url } = await startDatabase(processes, { file: join(folder, 'deckhand.db'), port: 0, token });
    const { rows } = await createClient({ url, authToken: token }).execute(
      'SELECT count(*) AS users FROM users',
    );
    expect(rows[0]?.users).toBe(0);
    await expect(createClient({ url, authToken: 'another' }).execute('SELECT 1')).rejects.toThrow('token');
  });

  it('names a damaged file and says what to do', { timeout: 20_000 }, async () => {
    const file = join(folder, 'deckhand.db');
    writeFileSync(file, 'no database, only words. '.repeat(100));
    await expect(startDatabase(processes, { file, port: 0, token })).rejects.toThrow(
      `The database ${file} is damaged or is no database. Put a copy back in its place, or move it away`,
    );
  });
});
