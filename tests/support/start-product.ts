import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unstable_startWorker } from 'wrangler';
import { startLocalServer } from '#db/local-server.ts';
import { migrate } from '#db/migrate.ts';
import { TEST_SITE } from './built-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    databaseUrl: string;
    databaseToken: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export const ADMIN_EMAIL = 'admin@deckhand.example';

/** The whole product for one test project: embedded database on a fresh file, the real Worker, the built site. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'deckhand-'));
  const token = 'database-token-of-the-tests';
  const database = await startLocalServer({ file: join(folder, 'deckhand.db'), port: 0, token });
  await migrate({ url: database.url, authToken: token, folder: 'db/migrations' });

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    assets: TEST_SITE,
    bindings: {
      PUBLIC_URL: { type: 'plain_text', value: url },
      LIBSQL_URL: { type: 'plain_text', value: database.url },
      LIBSQL_AUTH_TOKEN: { type: 'plain_text', value: token },
      PASSWORD_COST: { type: 'plain_text', value: 'light' },
      AUTH_SECRET: { type: 'plain_text', value: 'a secret of the tests, long enough for it' },
      ADMIN_EMAILS: { type: 'plain_text', value: ADMIN_EMAIL },
    },
    dev: {
      server: { hostname: 'localhost', port },
      persist: join(folder, 'r2'),
      logLevel: 'none',
      inspector: false,
      watch: false,
    },
  });
  await worker.ready;

  project.provide('productUrl', url);
  project.provide('databaseUrl', database.url);
  project.provide('databaseToken', token);

  return async () => {
    await worker.dispose();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
}
