import type Database from 'libsql';
import { fromSqlite, HranaError } from './errors.ts';
import type { StatementResult, Value } from './protocol.ts';
import type { SqlStatement } from './sql-text.ts';
import { fromSqliteValue, type SqliteValue } from './values.ts';

type Native = Database.Statement<unknown[]>;

const mostResultBytes = 10 * 1024 * 1024;
const mostPrepared = 256;

/** A prepared statement that never stays open after a run: an open one would hold back commits and locks its tables. */
export class Prepared {
  readonly #native: Native;
  readonly #isReader: boolean;
  readonly #changesRows: boolean;

  constructor(native: Native, changesRows: boolean) {
    this.#native = native;
    this.#isReader = native.reader;
    this.#changesRows = changesRows;
    if (this.#isReader) native.raw().safeIntegers();
  }

  columns(): StatementResult['cols'] {
    if (!this.#isReader) return [];
    return this.#native.columns().map(({ name, type }) => ({ name, decltype: type }));
  }

  /** `args` has one value per parameter: the native library keeps the last run's value for one that is left out. */
  run(args: SqliteValue[], wantRows: boolean): Value[][] {
    if (this.#isReader) return this.#read(this.#native.iterate(args) as Iterator<SqliteValue[]>, wantRows);
    this.#native.run(args);
    return [];
  }

  #read(found: Iterator<SqliteValue[]>, wantRows: boolean): Value[][] {
    const rows: Value[][] = [];
    let bytes = 0;
    for (let next = found.next(); !next.done; next = found.next()) {
      if (!wantRows) continue;
      try {
        rows.push(next.value.map(fromSqliteValue));
        for (const value of next.value) bytes += sizeOf(value);
        if (bytes > mostResultBytes && !this.#changesRows) {
          throw new HranaError('RESPONSE_TOO_LARGE', 'The result is larger than 10 MB: ask for fewer rows');
        }
      } catch (error) {
        this.#stop(found);
        throw error;
      }
    }
    return rows;
  }

  /** A change has to run to its end; a read may have none, and `get` is what resets a statement in this library. */
  #stop(found: Iterator<SqliteValue[]>): void {
    if (this.#changesRows) while (!found.next().done);
    else this.#native.get([]);
  }
}

/** The statements that ran last, ready to run again. */
export class PreparedCache {
  readonly #native: Database.Database;
  readonly #statements = new Map<string, Prepared>();

  constructor(native: Database.Database) {
    this.#native = native;
  }

  get({ sql, changesRows }: SqlStatement): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepare(sql, changesRows);
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > mostPrepared && oldest !== undefined) this.#statements.delete(oldest);
    return prepared;
  }

  clear(): void {
    this.#statements.clear();
  }

  #prepare(sql: string, changesRows: boolean): Prepared {
    try {
      return new Prepared(this.#native.prepare(sql), changesRows);
    } catch (error) {
      throw fromSqlite(error, 'prepare');
    }
  }
}

function sizeOf(value: SqliteValue): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? value.byteLength : 8;
}
