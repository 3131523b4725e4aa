import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { connect, type Database } from '#db/client.ts';
import { startLocalServer } from '#db/local-server.ts';
import { migrate } from '#db/migrate.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where `npm run build:test` puts the site. */
const SITE = join(ROOT, '.cache/test-site');

/** The Worker on the real engine, for measurement. */
export interface HomeBench {
  db: Database;
  /** Makes an account and answers what signs it in. */
  signUp(email: string): Promise<string>;
  send(cookie: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Throws where there is no test build. */
export async function openHomeBench(): Promise<HomeBench> {
  if (!existsSync(SITE)) throw new Error('Run `npm run build:test` first');
  const folder = await mkdtemp(join(tmpdir(), 'deckhand-bench-'));
  const token = 'database-token-of-the-bench';
  const database = await startLocalServer({ file: join(folder, 'deckhand.db'), port: 0, token });
  await migrate({ url: database.url, authToken: token, folder: join(ROOT, 'db/migrations') });
  // Nothing leaves the machine.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const text = (value: string) => ({ type: 'plain_text', value }) as const;
  const worker = await unstable_startWorker({
    config: join(ROOT, 'wrangler.toml'),
    assets: SITE,
    bindings: {
      PUBLIC_URL: text('http://localhost'),
      LIBSQL_URL: text(database.url),
      LIBSQL_AUTH_TOKEN: text(token),
      AUTH_SECRET: text('a secret of the bench, long enough for it'),
    },
    dev: {
      server: { hostname: 'localhost', port: 0 },
      persist: join(folder, 'r2'),
      logLevel: 'none',
      inspector: false,
      watch: false,
    },
  });
  await worker.ready;
  const base = await worker.url;

  async function send(cookie: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const reply = await fetch(new URL(path, base), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  }

  return {
    db: connect({ url: database.url, authToken: token }),
    send,
    async signUp(email) {
      const account = { name: 'Mara', email, password: 'four on the floor' };
      const reply = await send('', '/api/auth/sign-up/email', account);
      return reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    },
    async close() {
      await worker.dispose();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
