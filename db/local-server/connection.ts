import type Database from 'libsql';
import { fromSqlite } from './errors.ts';
import { PreparedCache } from './prepared.ts';
import type { StatementResult } from './protocol.ts';
import { takesWriteLock } from './served-sql.ts';
import type { SqlStatement } from './sql-text.ts';
import type { SqliteValue } from './values.ts';

const NO_CHANGES = { changes: 0, lastRowid: null };

/** A connection to the file. The native library blocks until it has the answer. */
export class Connection {
  readonly #native: Database.Database;
  readonly #prepared: PreparedCache;
  readonly #counters: Database.Statement<unknown[]>;
  #totalChanges = 0n;
  #isStuck = false;
  /** Whether no client can have changed a setting of the connection. */
  #isSettled = false;

  constructor(native: Database.Database) {
    this.#native = native;
    this.#prepared = new PreparedCache(this.#native);
    const counters = this.#native.prepare('SELECT total_changes(), changes(), last_insert_rowid()');
    this.#counters = counters.raw().safeIntegers();
    this.#readChanges();
  }

  get isInTransaction(): boolean {
    return this.#native.open && this.#native.inTransaction;
  }

  /**
   * Whether a statement was refused by the lock of another connection. The native library can't reset such a statement:
   * it goes on reading the database as it was then, and with it all others of this connection.
   */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  columns(statement: SqlStatement): StatementResult['cols'] {
    return this.#prepared.get(statement).columns();
  }

  /** `args` is asked for once SQLite has accepted the SQL. Throws HranaError. */
  run(statement: SqlStatement, args: () => SqliteValue[], wantRows: boolean): StatementResult {
    const startedAt = performance.now();
    const prepared = this.#prepared.get(statement);
    if (statement.head[0] === 'PRAGMA') this.#isSettled = false;
    try {
      const rows = prepared.run(args(), wantRows);
      const { changes, lastRowid } = takesWriteLock(statement) ? this.#readChanges() : NO_CHANGES;
      return {
        cols: prepared.columns(),
        rows,
        affected_row_count: changes,
        last_insert_rowid: lastRowid,
        rows_read: rows.length,
        rows_written: changes,
        query_duration_ms: performance.now() - startedAt,
      };
    } catch (error) {
      this.#readChanges();
      const failure = fromSqlite(error, 'run');
      if (failure.code === 'SQLITE_BUSY') this.#isStuck = true;
      throw failure;
    }
  }

  /**
   * Takes SQLite's write lock for the transaction that is open, so that no statement of it is refused by that lock later.
   * Throws SQLITE_BUSY when another connection has it, or has written since the transaction read first.
   */
  takeWriteLock(): void {
    try {
      // The one statement that takes the lock and changes nothing, in a file without auto_vacuum.
      this.#native.exec('PRAGMA incremental_vacuum(1)');
    } catch (error) {
      throw fromSqlite(error, 'run');
    }
  }

  /** Rolls back what is open, and puts back what one client may have changed for the next one. */
  settle(): void {
    if (this.isInTransaction) this.#native.exec('ROLLBACK');
    if (this.#isSettled) return;
    this.#native.exec('PRAGMA foreign_keys = ON');
    this.#isSettled = true;
  }

  /** Moves everything from the write-ahead log into the file, unless somebody still reads it. */
  checkpoint(): void {
    if (!this.#native.open) return;
    try {
      this.#native.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // A statement of its own reads it: the library keeps one that was explained open. The log stays, and is read with the file.
      if ((error as { code?: string }).code !== 'SQLITE_LOCKED') throw error;
    }
  }

  close(): void {
    if (!this.#native.open) return;
    this.#prepared.clear();
    this.#native.close();
  }

  /** SQLite's `changes()` keeps the count of the last statement that changed rows: the total tells whether this one did. */
  #readChanges(): { changes: number; lastRowid: string | null } {
    const [total, changes, lastRowid] = this.#counters.get([]) as [bigint, bigint, bigint];
    const hasChanged = total !== this.#totalChanges;
    this.#totalChanges = total;
    return hasChanged
      ? { changes: Number(changes), lastRowid: `${lastRowid}` }
      : { changes: 0, lastRowid: null };
  }
}
