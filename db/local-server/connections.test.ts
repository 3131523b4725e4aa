import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { openFile } from './open-file.ts';
import { splitStatements } from './sql-text.ts';

let folder: string;
let file: string;
let connections: Connections;

function run(connection: Connection, sql: string) {
  const [statement] = splitStatements(sql);
  if (!statement) throw new Error('No statement.');
  return connection.run(statement, () => [], true).rows;
}
function count(connection: Connection): number {
  const [[cell] = []] = run(connection, 'SELECT count(*) FROM notes');
  return cell?.type === 'integer' ? Number(cell.value) : Number.NaN;
}

beforeEach(() => {
  folder = makeMemoryFolder();
  file = join(folder, 'deckhand.db');
  connections = new Connections(file, 0);
  run(connections.shared, 'CREATE TABLE notes (id INTEGER PRIMARY KEY)');
});
afterEach(() => {
  connections.close();
  rmSync(folder, { recursive: true });
});

describe('Connections', () => {
  it('go on as before once another program, which had the file locked, is done', () => {
    const other = openFile(file);
    other.exec('BEGIN IMMEDIATE; INSERT INTO notes VALUES (1)');
    expect(() => run(connections.shared, 'INSERT INTO notes VALUES (2)')).toThrow('database is locked');
    connections.settle();
    expect(count(connections.shared)).toBe(0);
    connections.settle();
    other.exec('COMMIT');
    other.close();
    expect(count(connections.shared)).toBe(1);
    run(connections.shared, 'INSERT INTO notes VALUES (3)');
    expect(count(connections.shared)).toBe(2);
  });

  it('give a transaction that read a lock it can still have, and leave it as it was where it cannot', () => {
    run(connections.shared, 'BEGIN');
    const [early, late] = [connections.handOver(), connections.shared];
    expect(count(early)).toBe(0);
    run(late, 'INSERT INTO notes VALUES (1)');
    expect(() => early.takeWriteLock()).toThrow('database is locked');
    expect(early.isStuck).toBe(false);
    expect(count(early)).toBe(0);
    run(early, 'COMMIT');
    run(early, 'BEGIN');
    early.takeWriteLock();
    expect(() => run(late, 'INSERT INTO notes VALUES (2)')).toThrow('database is locked');
    connections.settle();
    run(early, 'COMMIT');
    connections.takeBack(early);
    expect(count(connections.shared)).toBe(1);
  });

  it('are not used again when a lock stopped one of their statements', () => {
    run(connections.shared, 'BEGIN');
    const taken = connections.handOver();
    const other = openFile(file);
    other.exec('BEGIN IMMEDIATE');
    expect(() => run(taken, 'INSERT INTO notes VALUES (1)')).toThrow('database is locked');
    other.close();
    connections.takeBack(taken);
    run(connections.shared, 'BEGIN');
    connections.takeBack(connections.handOver());
    expect(connections.shared).not.toBe(taken);
  });

  it('come back without the transaction and the settings of who had them', () => {
    run(connections.shared, 'PRAGMA foreign_keys = OFF');
    run(connections.shared, 'BEGIN');
    const taken = connections.handOver();
    run(taken, 'INSERT INTO notes VALUES (1)');
    connections.takeBack(taken);
    run(connections.shared, 'BEGIN');
    connections.handOver().close();
    expect(connections.shared).toBe(taken);
    expect(taken.isInTransaction).toBe(false);
    expect(run(taken, 'PRAGMA foreign_keys')).toMatchObject([[{ value: '1' }]]);
    expect(count(taken)).toBe(0);
  });
});
