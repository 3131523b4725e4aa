import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** A file that cannot serve as the database. The message is a sentence for the person who started it. */
export class DatabaseFileError extends Error {}

/** How long a statement waits for another process that is writing the same file, in milliseconds. */
const defaultBusyTimeout = 5000;

/**
 * Opens the file, and makes it when it is missing. What was committed survives a killed process and a power cut: the
 * write-ahead log is flushed at each commit. Throws DatabaseFileError when the file is damaged or out of reach.
 */
export function openFile(file: string, busyTimeout?: number): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = openAgain(file, busyTimeout);
    const [health] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (health?.quick_check !== 'ok') throw damaged(file);
    return database;
  } catch (error) {
    throw explain(file, error);
  }
}

/** Opens a file that `openFile` found to be sound. */
export function openAgain(file: string, busyTimeout = defaultBusyTimeout): Database.Database {
  const database = new Database(file, { timeout: busyTimeout });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('fullfsync = ON'); // macOS: fsync alone leaves data in the drive's cache.
  database.pragma('foreign_keys = ON');
  return database;
}

function explain(file: string, error: unknown): Error {
  if (error instanceof DatabaseFileError) return error;
  const { message, code } = error as { message: string; code?: string };
  if (code === 'SQLITE_NOTADB' || code?.startsWith('SQLITE_CORRUPT')) return damaged(file);
  if (code?.startsWith('SQLITE_BUSY')) {
    return new DatabaseFileError(`Another program is using the database ${file}. Stop it and start again.`);
  }
  const what = existsSync(file) ? 'open' : 'make';
  return new DatabaseFileError(
    `Cannot ${what} the database ${file} (${message}). Check that it is a file, and that you may read and write it and its folder.`,
  );
}

function damaged(file: string): DatabaseFileError {
  return new DatabaseFileError(
    `The database ${file} is damaged or is no database. Put a copy back in its place, or move it away (with its -wal and -shm files) to start with an empty one.`,
  );
}
