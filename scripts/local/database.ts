import { once } from 'node:events';
import { join } from 'node:path';
import type { Announcement } from '#db/local-server/process.ts';
import { migrate } from '#db/migrate.ts';
import type { Processes } from './processes.ts';
import { StartError } from './start-error.ts';

const script = join(import.meta.dirname, '../../db/local-server.ts');
const migrations = join(import.meta.dirname, '../../db/migrations');

/**
 * Serves the database file in a process of its own and brings it up to the newest migration. Throws StartError or MigrationError.
 */
export async function startDatabase(
  processes: Processes,
  options: { file: string; port: number; token: string },
): Promise<{ url: string; pid: number | undefined }> {
  const { file, port, token } = options;
  const child = processes.start({
    name: 'The database',
    command: [script, '--file', file, '--port', `${port}`],
    env: { LIBSQL_AUTH_TOKEN: token },
  });
  const [announcement] = (await Promise.race([once(child, 'message'), processes.failure])) as [Announcement];
  if ('failure' in announcement) throw new StartError(announcement.failure);
  await migrate({ url: announcement.url, authToken: token, folder: migrations });
  return { url: announcement.url, pid: child.pid };
}
