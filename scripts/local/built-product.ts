import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalServer } from '#db/local-server.ts';
import { migrate } from '#db/migrate.ts';
import { BUILT_SITE, startBuiltWorker } from './built-worker.ts';
import { freePort } from './ports.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The whole product on an empty database that goes with it, for a script that uses it: the built site and the real Worker,
 * with `settings` beside those that say where it runs. Throws where there is no test build.
 */
export async function openBuiltProduct(settings: Readonly<Record<string, string>> = {}) {
  if (!existsSync(BUILT_SITE)) throw new Error('Run `npm run build:test` first');
  const folder = await mkdtemp(join(tmpdir(), 'deckhand-'));
  const authToken = 'database-token-of-a-script';
  const server = await startLocalServer({ file: join(folder, 'deckhand.db'), port: 0, token: authToken });
  const database = { url: server.url, authToken };
  await migrate({ ...database, folder: join(ROOT, 'db/migrations') });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const bindings = {
    PUBLIC_URL: url,
    LIBSQL_URL: database.url,
    LIBSQL_AUTH_TOKEN: authToken,
    AUTH_SECRET: 'a secret of a script, long enough for it',
    SEAL_KEY: 'a-seal-key-of-a-script-32-bytes-as-base64ur',
    ...settings,
  };
  const stopWorker = await startBuiltWorker(port, bindings);
  return {
    url,
    database,
    async close() {
      await stopWorker();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
