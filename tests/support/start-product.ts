import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ProductAnnouncement } from '#scripts/local/product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    databaseUrl: string;
    databaseToken: string;
  }
}

export const ADMIN_EMAIL = 'admin@deckhand.example';

const SCRIPT = join(import.meta.dirname, '../../scripts/local/product-process.ts');
/** What Apple would find at the domain. */
export const APPLE_DOMAIN_FILE = '7B227073704964223A22383046\n';

// Nobody outside is asked: the tests have no network.
const SETTINGS = {
  ...{ PASSWORD_COST: 'light', ADMIN_EMAILS: ADMIN_EMAIL, LINK_PROVIDER: 'off' },
  APPLE_PAY_DOMAIN_FILE: APPLE_DOMAIN_FILE,
};

/**
 * The whole product for one test project, in a process of its own: embedded database on a fresh file, the real Worker, the
 * built site. What it logs is seen among what the tests say.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Detached: whoever ends the run ends its group at once, and the product has yet to put away what it made.
  const child = fork(SCRIPT, [JSON.stringify(SETTINGS)], { detached: true });
  const exit = once(child, 'exit');
  const [announcement] = (await Promise.race([
    once(child, 'message'),
    exit.then(([code, signal]) => [{ failure: `The product did not start (${signal ?? `code ${code}`})` }]),
  ])) as [ProductAnnouncement];
  if ('failure' in announcement) throw new Error(announcement.failure);

  let isEnding = false;
  void exit.then(([code, signal]) => {
    if (isEnding) return;
    // Nothing is tested any more, and a next try would meet another one.
    console.error(`The product ended while it was tested (${signal ?? `code ${code}`})`);
    process.exit(1);
  });
  const { url, database } = announcement;
  project.provide('productUrl', url);
  project.provide('databaseUrl', database.url);
  project.provide('databaseToken', database.authToken);
  return async () => {
    isEnding = true;
    child.disconnect();
    await exit;
  };
}
