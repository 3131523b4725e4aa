import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTemporaryServer } from './local-server/temporary-server-of-tests.ts';
import { migrate } from './migrate.ts';

let server: Awaited<ReturnType<typeof startTemporaryServer>>;
let folder: string;
const client = () => createClient({ ...server, intMode: 'number' });
const run = () => migrate({ ...server, folder });
const count = async (table: string) => (await client().execute(`SELECT count(*) FROM ${table}`)).rows[0]?.[0];

const OURS = join(import.meta.dirname, 'migrations');

/** Applies the migrations of Deckhand that come before that one. */
async function applyBefore(name: string) {
  cpSync(OURS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag === name),
  );
  writeFileSync(journal, JSON.stringify({ entries: before }));
  await run();
}

const notes = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT);\n--> statement-breakpoint\n';
const first: [string, string] = ['0000_notes', `${notes}CREATE INDEX notes_body_idx ON notes (body);`];

function write(...migrations: [name: string, sql: string][]) {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map(([tag], idx) => ({
    idx,
    tag,
    when: 1_800_000_000_000 + idx,
    breakpoints: true,
  }));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'sqlite', entries }),
  );
  for (const [name, sql] of migrations) writeFileSync(join(folder, `${name}.sql`), sql);
}

beforeEach(async () => {
  server = await startTemporaryServer();
  folder = mkdtempSync(join(tmpdir(), 'deckhand-migrations-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('migrate', () => {
  it('applies what is missing, in order, and nothing twice', async () => {
    write(first);
    expect(await run()).toEqual(['0000_notes']);
    expect(await run()).toEqual([]);
    write(first, ['0001_tags', 'ALTER TABLE notes ADD COLUMN tag TEXT;']);
    expect(await run()).toEqual(['0001_tags']);
    expect((await client().execute('SELECT tag FROM notes')).columns).toEqual(['tag']);
  });

  it('applies the migrations of Deckhand', async () => {
    const applied = await migrate({ ...server, folder: OURS });
    expect(applied[0]).toMatch(/^0000_/);
    expect((await client().execute('PRAGMA foreign_key_check')).rows).toEqual([]);
  });

  it('keeps press kits that were being written, by the names that lists gave them', async () => {
    await applyBefore('0013_drafts');
    const kits = [
      { title: ' Booking kit ', artistName: 'DJ NOVA' },
      { title: ' ', artistName: '\tDJ NOVA' },
      { title: '', artistName: '' },
      {},
    ].map(
      (kit, index) => `('pkd_${index}', 'usr_1', 'gen_${index}', '${JSON.stringify(kit)}', 3, 1, ${index})`,
    );
    await client().executeMultiple(`
      INSERT INTO users (id, first_name, email) VALUES ('usr_1', 'Mara', 'mara@example.com');
      INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at)
        VALUES ('gen_0', 'usr_1', 'press-kit', 'done', 'DJ NOVA', 3, '{}', 1, 1);
      INSERT INTO press_kit_drafts (id, user_id, generation_id, kit, revision, created_at, updated_at)
        VALUES ${kits.join().replace(/'gen_[1-9]'/g, 'NULL')}`);
    expect(await migrate({ ...server, folder: OURS })).toContain('0013_drafts');
    const { rows } = await client().execute('SELECT * FROM drafts ORDER BY id');
    expect(rows[0]).toMatchObject({
      ...{ id: 'pkd_0', user_id: 'usr_1', tool: 'press-kit', title: 'Booking kit', generation_id: 'gen_0' },
      ...{ content: '{"title":" Booking kit ","artistName":"DJ NOVA"}', revision: 3 },
      ...{ created_at: 1, updated_at: 0 },
    });
    expect(rows.map(({ title }) => title)).toEqual([
      ...['Booking kit', 'DJ NOVA press kit', 'Press kit without a name', 'Press kit without a name'],
    ]);
  });

  it('keeps nothing of a migration that fails half way, and says why', async () => {
    write(first, [
      '0001_broken',
      'CREATE TABLE more (id);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);',
    ]);
    await expect(run()).rejects.toThrow(
      'Migration 0001_broken failed, and nothing of it was kept: SQL input error: no such table: nowhere',
    );
    expect(await count('notes')).toBe(0);
    expect(await count("sqlite_master WHERE name = 'more'")).toBe(0);
    write(first, ['0001_broken', 'CREATE TABLE more (id);']);
    expect(await run()).toEqual(['0001_broken']);
  });

  it('makes a table anew under the rows that refer to it', async () => {
    const tables = `${notes}CREATE TABLE tags (note INTEGER REFERENCES notes (id) ON DELETE CASCADE);`;
    write(['0000_tables', tables]);
    await run();
    await client().executeMultiple("INSERT INTO notes VALUES (1, 'a'); INSERT INTO tags VALUES (1)");
    const anew = [
      'CREATE TABLE notes_new (id INTEGER PRIMARY KEY, body TEXT NOT NULL);',
      'INSERT INTO notes_new SELECT * FROM notes;',
      'DROP TABLE notes;',
      'ALTER TABLE notes_new RENAME TO notes;',
    ];
    write(['0000_tables', tables], ['0001_anew', anew.join('\n--> statement-breakpoint\n')]);
    expect(await run()).toEqual(['0001_anew']);
    expect(await count('tags')).toBe(1);
    const orphan = client().execute('INSERT INTO tags VALUES (2)');
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
  });

  it('refuses a migration that leaves rows referring to nothing', async () => {
    const tables = `${notes}CREATE TABLE tags (note INTEGER REFERENCES notes (id));`;
    write(['0000_tables', tables], ['0001_orphan', 'INSERT INTO tags VALUES (7);']);
    await expect(run()).rejects.toThrow(
      'Migration 0001_orphan leaves rows that refer to rows which are not there.',
    );
    expect(await count('tags')).toBe(0);
  });

  it('keeps plans of accounts that had one before plans followed from their ends', async () => {
    await applyBefore('0019_billing');
    const trialEnd = Date.parse('2026-12-05T12:03:00.250Z');
    await client().batch([
      "INSERT INTO users (id, first_name, email) VALUES ('usr_free', 'Mara', 'free@example.com')",
      `INSERT INTO users (id, first_name, email, subscription_status, has_pro_trial, trial_ends_at)
        VALUES ('usr_trial', 'Kit', 'trial@example.com', 'trial', 1, ${trialEnd})`,
      `INSERT INTO users (id, first_name, email, subscription_status)
        VALUES ('usr_pro', 'Ana', 'pro@example.com', 'active')`,
    ]);
    cpSync(OURS, folder, { recursive: true });
    await run();
    const { rows } = await client().execute(`
      SELECT users.id, trial_ends_at, pro_until, at, fact FROM users
      LEFT JOIN billing_events ON billing_events.user_id = users.id ORDER BY users.id`);
    const year2100 = Date.parse('2100-01-01T00:00:00Z');
    const at = expect.any(Number);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['usr_free', null, null, null, null],
      ['usr_pro', null, year2100, at, '{"kind":"pro-given","until":"2100-01-01T00:00:00.000Z"}'],
      [
        ...['usr_trial', trialEnd, null, Date.parse('2026-11-28T12:03:00.250Z')],
        '{"kind":"trial-started","endsAt":"2026-12-05T12:03:00.250Z"}',
      ],
    ]);
  });

  it('lets several run at once, and applies each migration once', async () => {
    write(first, ['0001_row', "INSERT INTO notes (body) VALUES ('once');"]);
    const applied = await Promise.all([run(), run(), run(), run()]);
    expect(applied.flat().toSorted()).toEqual(['0000_notes', '0001_row']);
    expect(await count('notes')).toBe(1);
  });

  it('stops at a migration that was changed, whichever way its lines end now', async () => {
    write(first);
    await run();
    write([first[0], first[1].replaceAll('\n', '\r\n')]);
    expect(await run()).toEqual([]);
    write([first[0], `${first[1]} -- changed`]);
    await expect(run()).rejects.toThrow('Migration 0000_notes was changed after it was applied.');
  });

  it('stops at a database that is newer than the code', async () => {
    write(first, ['0001_tags', 'ALTER TABLE notes ADD COLUMN tag TEXT;']);
    await run();
    write(first);
    await expect(run()).rejects.toThrow(
      'has migration 0001_tags, which this version of Deckhand does not know',
    );
  });

  it('says what is wrong with a folder, an address or a token', async () => {
    await expect(run()).rejects.toThrow(`Cannot read ${join(folder, 'meta', '_journal.json')}`);
    write(first);
    writeFileSync(join(folder, 'meta', '_journal.json'), '{}');
    await expect(run()).rejects.toThrow('not what drizzle-kit writes');
    write(first);
    const nobody = migrate({ url: 'http://127.0.0.1:1', folder });
    await expect(nobody).rejects.toThrow('Cannot prepare the database at http://127.0.0.1:1: fetch failed');
    await expect(migrate({ url: server.url, authToken: 'x', folder })).rejects.toThrow('bearer token');
  });
});
