import type Database from 'libsql';
import { fromSqlite } from './errors.ts';
import { openFile } from './open-file.ts';
import { PreparedCache } from './prepared.ts';
import type { StatementResult } from './protocol.ts';
import type { SqlStatement } from './sql-text.ts';
import type { SqliteValue } from './values.ts';

/** The one connection to the file. The native library blocks until it has the answer, so no two requests ever mix. */
export class Connection {
  readonly #native: Database.Database;
  readonly #prepared: PreparedCache;
  readonly #counters: Database.Statement<unknown[]>;
  #totalChanges = 0n;

  /** Throws DatabaseFileError. */
  constructor(file: string) {
    this.#native = openFile(file);
    this.#prepared = new PreparedCache(this.#native);
    const counters = this.#native.prepare('SELECT total_changes(), changes(), last_insert_rowid()');
    this.#counters = counters.raw().safeIntegers();
    this.#readChanges();
  }

  get isInTransaction(): boolean {
    return this.#native.open && this.#native.inTransaction;
  }

  columns(statement: SqlStatement): StatementResult['cols'] {
    return this.#prepared.get(statement).columns();
  }

  /** `args` is asked for once SQLite has accepted the SQL. Throws HranaError. */
  run(statement: SqlStatement, args: () => SqliteValue[], wantRows: boolean): StatementResult {
    const startedAt = performance.now();
    const prepared = this.#prepared.get(statement);
    try {
      const rows = prepared.run(args(), wantRows);
      const { changes, lastRowid } = this.#readChanges();
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
      throw fromSqlite(error, 'run');
    }
  }

  /** What one request may have changed for the next one, put back. Returns whether a transaction had been left open. */
  settle(): boolean {
    const wasOpen = this.isInTransaction;
    if (wasOpen) this.#native.exec('ROLLBACK');
    this.#native.exec('PRAGMA foreign_keys = ON');
    return wasOpen;
  }

  close(): void {
    if (!this.#native.open) return;
    this.#prepared.clear();
    this.#native.exec('PRAGMA wal_checkpoint(TRUNCATE)');
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
