import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { type Migration, MigrationError, readMigrations } from './migration-files.ts';

/**
 * Brings a database up to the newest migration of a folder that drizzle-kit wrote. Returns the names it applied.
 * Each migration is one transaction that also records it, so a stop at any moment leaves whole migrations behind, and
 * two processes may run this at once. Throws MigrationError, a sentence that names the migration.
 */
export async function migrate(options: {
  url: string;
  authToken?: string | undefined;
  folder: string;
}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  const { url, authToken } = options;
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  try {
    await reach(client, url);
    const applied: string[] = [];
    const pending = pendingOf(migrations, await readApplied(client));
    for (const migration of pending) if (await apply(client, migration)) applied.push(migration.name);
    return applied;
  } finally {
    client.close();
  }
}

async function reach(client: Client, url: string): Promise<void> {
  try {
    await client.execute(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, applied_at INTEGER NOT NULL)',
    );
  } catch (error) {
    throw new MigrationError(`Cannot prepare the database at ${url}: ${reasonOf(error)}`);
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.execute('SELECT name, hash FROM schema_migrations');
  return new Map(rows.map((row) => [String(row.name), String(row.hash)]));
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new MigrationError(
      `The database has migration ${unknown}, which this version of Deckhand does not know. Use a newer version.`,
    );
  }
  return migrations.filter(({ name, hash }) => {
    const appliedHash = applied.get(name);
    if (appliedHash !== undefined && appliedHash !== hash) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Put its file back as it was, and add a new migration for the change.`,
      );
    }
    return appliedHash === undefined;
  });
}

/** False when another process applied it first: the record's key lets only one in, and takes the lock before anything changes. */
async function apply(client: Client, { name, hash, statements }: Migration): Promise<boolean> {
  // A null time breaks NOT NULL, and with it the whole migration, when rows point at nothing: foreign keys are off
  // meanwhile, so that a table can be made anew under the rows that refer to it.
  const check = 'CASE WHEN EXISTS (SELECT 1 FROM pragma_foreign_key_check) THEN NULL ELSE ? END';
  try {
    await client.migrate([
      { sql: 'INSERT INTO schema_migrations (name, hash, applied_at) VALUES (?, ?, 0)', args: [name, hash] },
      ...statements,
      { sql: `UPDATE schema_migrations SET applied_at = ${check} WHERE name = ?`, args: [Date.now(), name] },
    ]);
    return true;
  } catch (error) {
    if ((await readApplied(client)).get(name) === hash) return false;
    const reason = reasonOf(error);
    if (reason.includes('schema_migrations.applied_at')) {
      throw new MigrationError(
        `Migration ${name} leaves rows that refer to rows which are not there. Nothing of it was kept.`,
      );
    }
    throw new MigrationError(`Migration ${name} failed, and nothing of it was kept: ${reason}`);
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const why =
    cause instanceof Error && !message.includes(cause.message) ? `${message} (${cause.message})` : message;
  return why.replace(/^(?:[A-Z_]+: )+/, '');
}

if (import.meta.main) {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  try {
    if (!url)
      throw new MigrationError('Name the database in LIBSQL_URL, and its token in LIBSQL_AUTH_TOKEN.');
    const applied = await migrate({
      url,
      authToken,
      folder: join(import.meta.dirname, 'migrations'),
    });
    process.stdout.write(
      applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n',
    );
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
