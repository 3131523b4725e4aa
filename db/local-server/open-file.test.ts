import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseFileError, openFile } from './open-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckhand-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('openFile', () => {
  it('makes the file and its folder, durable and with foreign keys', () => {
    const database = openFile(join(folder, 'new', 'deckhand.db'));
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(database.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    database.close();
  });

  it('names a file that is no database, and says what to do', () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear reader, this is a letter. '.repeat(50));
    expect(() => openFile(file)).toThrow(DatabaseFileError);
    expect(() => openFile(file)).toThrow(`${file} is damaged or is no database. Put a copy back`);
    expect(readFileSync(file, 'utf8')).toContain('Dear reader');
  });

  it('finds damage in the middle of a database', () => {
    const file = join(folder, 'damaged.db');
    const database = openFile(file);
    database.exec('CREATE TABLE notes (body)');
    const insert = database.prepare('INSERT INTO notes VALUES (?)');
    database.exec('BEGIN');
    for (let at = 0; at < 2000; at++) insert.run(['x'.repeat(100)]);
    database.exec('COMMIT');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xab, 4096 * 3, 4096 * 20));
    expect(() => openFile(file)).toThrow(`${file} is damaged`);
  });

  it('names a path that cannot be a file', () => {
    expect(() => openFile(folder)).toThrow(`Cannot open the database ${folder}`);
  });
});
