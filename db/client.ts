import { createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';

export type Database = LibSQLDatabase<Record<string, never>>;

// The client would queue calls past its twentieth, and a Worker forbids one request to wake another: so no queue.
const NO_QUEUE = Number.MAX_SAFE_INTEGER;

/** A database over HTTP: one fetch per query or batch, nothing to close, one for all requests of an isolate. */
export function connect(server: { url: string; authToken?: string | undefined }): Database {
  const { url, authToken } = server;
  return drizzle(
    createClient({ url, intMode: 'number', concurrency: NO_QUEUE, ...(authToken && { authToken }) }),
  );
}
