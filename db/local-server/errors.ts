/** A refusal or failure in the shape that the protocol sends: `code` for machines, `message` for people. */
export class HranaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  toJSON() {
    return { message: this.message, code: this.code };
  }
}

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. Servers in the field send these, not the extended ones. */
const primaryCodes: Record<number, string> = {
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  21: 'SQLITE_MISUSE',
  23: 'SQLITE_AUTH',
  25: 'SQLITE_RANGE',
  26: 'SQLITE_NOTADB',
};

/** `phase` tells SQL that cannot be understood from SQL that failed while it ran. */
export function fromSqlite(error: unknown, phase: 'prepare' | 'run'): HranaError {
  if (error instanceof HranaError) return error;
  const { message, rawCode } = error as { message?: string; rawCode?: number };
  if (typeof rawCode !== 'number') return new HranaError('INTERNAL_ERROR', message ?? String(error));
  const code = primaryCodes[rawCode & 0xff];
  if (code === undefined && phase === 'prepare') {
    return new HranaError('SQL_INPUT_ERROR', `SQL input error: ${message}`);
  }
  return new HranaError(code ?? 'SQLITE_UNKNOWN', `SQLite error: ${message}`);
}
