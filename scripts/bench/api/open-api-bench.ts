import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database } from '#db/client.ts';
import { makeMemoryFolder } from '#db/local-server/memory-folder.ts';
import { requireBuiltWorker } from '../../local/built-worker.ts';
import { startDatabase } from '../../local/database.ts';
import { freePort } from '../../local/ports.ts';
import { Processes } from '../../local/processes.ts';
import { bundleBaseline } from './bundle-baseline.ts';
import type { HostAnnouncement, Hosted } from './worker-host.ts';

/** A Worker that runs, its process (null where the system doesn't tell), and the one that holds it and reads its log. */
export interface Running {
  url: URL;
  pid: number | null;
  hostPid: number | null;
}

/** The baseline and the product, each in a process of its own, on one database in a third. */
export interface ApiBench {
  baseline: Running;
  product: Running;
  database: { db: Database; pid: number | null };
}

/** As a test has them: nobody waits for a password, and no day ends the free generations. */
const OF_THE_PRODUCT = { PASSWORD_COST: 'light', FREE_DAILY_GENERATIONS: '999999' };
const token = 'database-token-of-a-bench';

async function startWorker(
  processes: Processes,
  name: string,
  { file, settings }: Pick<Hosted, 'file' | 'settings'>,
): Promise<Running> {
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const hosted: Hosted = { file, port, settings: { ...settings, PUBLIC_URL: url.origin } };
  const host = processes.start({
    name,
    command: [join(import.meta.dirname, 'worker-host.ts'), JSON.stringify(hosted)],
  });
  const [told] = (await Promise.race([once(host, 'message'), processes.failure])) as [HostAnnouncement];
  if ('failure' in told) throw new Error(`${name}: ${told.failure}`);
  return { url, pid: told.pid, hostPid: host.pid ?? null };
}

/** Starts everything, lets `use` measure, and stops everything. Throws where there is no test build. */
export async function withApiBench(use: (bench: ApiBench) => Promise<void>): Promise<void> {
  const folder = makeMemoryFolder();
  const processes = new Processes();
  process.once('exit', () => processes.kill());
  try {
    const { url, pid } = await startDatabase(processes, {
      file: join(folder, 'deckhand.db'),
      port: 0,
      token,
    });
    const settings = {
      LIBSQL_URL: url,
      LIBSQL_AUTH_TOKEN: token,
      AUTH_SECRET: 'a secret of a bench, long enough for it',
      SEAL_KEY: 'a-seal-key-of-a-bench-32-bytes-as-base64url',
    };
    const product = await startWorker(processes, 'The product', {
      file: requireBuiltWorker(),
      settings: { ...settings, ...OF_THE_PRODUCT },
    });
    const baseline = await startWorker(processes, 'The baseline', { file: await bundleBaseline(), settings });
    const database = { db: connect({ url, authToken: token }), pid: pid ?? null };
    await Promise.race([use({ baseline, product, database }), processes.failure]);
  } finally {
    await processes.stop();
    rmSync(folder, { recursive: true });
  }
}
