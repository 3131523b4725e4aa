import type Database from 'libsql';
import { fromSqlite, HranaError } from './errors.ts';
import type { StatementResult, Value } from './protocol.ts';
import { fromSqliteValue, type SqliteValue } from './values.ts';

/** What the native library has and its types leave out. */
type NativeStatement = Database.Statement<unknown[]> & { interrupt(): void };

const mostResultBytes = 10 * 1024 * 1024;
const mostPrepared = 256;

/** A prepared statement that always runs to its end, so that none stays open and holds back a commit or a checkpoint. */
export class Prepared {
  readonly isReader: boolean;
  readonly #native: NativeStatement;

  constructor(native: NativeStatement) {
    this.#native = native;
    this.isReader = native.reader;
    if (this.isReader) native.raw().safeIntegers();
  }

  columns(): StatementResult['cols'] {
    if (!this.isReader) return [];
    return this.#native.columns().map(({ name, type }) => ({ name, decltype: type }));
  }

  run(args: SqliteValue[], wantRows: boolean): Value[][] {
    if (!this.isReader) {
      this.#native.run(args);
      return [];
    }
    const found = this.#native.iterate(args) as Iterator<SqliteValue[]>;
    let isDone = false;
    try {
      const rows: Value[][] = [];
      let bytes = 0;
      for (;;) {
        const next = found.next();
        if (next.done) {
          isDone = true;
          return rows;
        }
        if (!wantRows) continue;
        rows.push(next.value.map(fromSqliteValue));
        for (const value of next.value) bytes += sizeOf(value);
        if (bytes > mostResultBytes) {
          throw new HranaError('RESPONSE_TOO_LARGE', 'The result is larger than 10 MB: ask for fewer rows');
        }
      }
    } finally {
      if (!isDone) this.#stop(found);
    }
  }

  #stop(found: Iterator<SqliteValue[]>): void {
    this.#native.interrupt();
    try {
      while (!found.next().done);
    } catch {
      // The interruption itself: the statement is closed now.
    }
  }
}

/** The statements that ran last, ready to run again. */
export class PreparedCache {
  readonly #native: Database.Database;
  readonly #statements = new Map<string, Prepared>();

  constructor(native: Database.Database) {
    this.#native = native;
  }

  get(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > mostPrepared && oldest !== undefined) this.#statements.delete(oldest);
    return prepared;
  }

  clear(): void {
    this.#statements.clear();
  }

  #prepare(sql: string): Prepared {
    try {
      return new Prepared(this.#native.prepare(sql) as NativeStatement);
    } catch (error) {
      throw fromSqlite(error, 'prepare');
    }
  }
}

function sizeOf(value: SqliteValue): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? value.byteLength : 8;
}
