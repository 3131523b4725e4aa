import { join } from 'node:path';
import { startDatabase } from './database.ts';
import type { Processes } from './processes.ts';
import { readSecrets, writeRunSettings } from './secrets.ts';

/**
 * Opens what this machine keeps in `folder`: secrets and database. Returns the files that tell the Worker about it, the
 * later one first in rank. Throws StartError or MigrationError.
 */
export async function openLocalData(
  processes: Processes,
  options: { folder: string; databasePort: number; publicUrl: string },
): Promise<string[]> {
  const { folder, databasePort, publicUrl } = options;
  const { file, secrets } = readSecrets(folder);
  const database = await startDatabase(processes, {
    file: join(folder, 'deckhand.db'),
    port: databasePort,
    token: secrets.LIBSQL_AUTH_TOKEN,
  });
  const run = { DEPLOYMENT: 'local', LIBSQL_URL: database.url, PUBLIC_URL: publicUrl };
  return [file, writeRunSettings(folder, run)];
}
