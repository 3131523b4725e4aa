import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Processes } from './processes.ts';
import { StartError } from './start-error.ts';

/** How long the Worker may take to answer for the first time, in milliseconds. */
const patience = 60_000;

/**
 * Runs the Worker under wrangler on the pages of the folder `site`, and waits until it answers. `envFiles` are read in order, the
 * last wins. Throws StartError.
 */
export async function startWorker(
  processes: Processes,
  options: {
    root: string;
    site: string;
    port: number;
    envFiles: string[];
    dataFolder: string;
    logLevel: 'warn' | 'log';
  },
): Promise<void> {
  const { root, site, port, envFiles, dataFolder, logLevel } = options;
  processes.start({
    name: 'The Worker',
    command: [
      '--no-warnings',
      createRequire(join(root, 'package.json')).resolve('wrangler'),
      ...[
        'dev',
        '--local',
        '--cwd',
        root,
        '--assets',
        site,
        '--ip',
        '127.0.0.1',
        '--port',
        `${port}`,
        '--log-level',
        logLevel,
      ],
      ...['--persist-to', join(dataFolder, 'r2'), '--show-interactive-dev-session=false'],
      ...envFiles.flatMap((file) => ['--env-file', file]),
    ],
    env: quietWrangler(dataFolder),
  });
  await Promise.race([untilHealthy(`http://127.0.0.1:${port}/api/health`), processes.failure]);
}

/** Nothing leaves the machine, nothing is written to the home folder, and no setting of the shell reaches the Worker. */
function quietWrangler(dataFolder: string): Record<string, string> {
  return {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CLOUDFLARE_ENV: '',
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'false',
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'true',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(dataFolder, 'wrangler', 'registry'),
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    XDG_CONFIG_HOME: join(dataFolder, 'wrangler'),
  };
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = performance.now() + patience;
  let last = 'no answer';
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (response) last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    await wait(100);
  }
  throw new StartError(
    `The Worker did not become ready within ${patience / 1000} seconds. Its last answer: ${last}`,
  );
}
