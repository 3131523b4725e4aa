import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

const ROOT = join(import.meta.dirname, '../..');
/** Where `npm run build:test` puts the site, and the Worker as it would be deployed. */
export const BUILT_SITE = join(ROOT, '.cache/test-site');
const BUILT_WORKER = join(ROOT, '.cache/worker-bundle/index.js');

/** The Worker that was built, as a file. Throws where there is none, or it was built before its source was changed last. */
export function requireBuiltWorker(): string {
  const built = statSync(BUILT_WORKER, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync('{core,db,worker}/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const changed = sources.find((path) => statSync(join(ROOT, path)).mtimeMs > built);
  if (changed)
    throw new Error(`Run \`npm run build:test\` first: ${changed} is newer than the Worker that was built`);
  return BUILT_WORKER;
}

/**
 * Starts what `npm run build:test` made, in the runtime that it is made for and with the settings of wrangler.toml below
 * `settings`. Nothing is bundled again and no server stands in front, which makes a file three times as quick as in `npm start`.
 * Files of accounts are kept in memory. Throws where the build is missing or old, or the port is taken. Returns how to stop.
 */
export async function startBuiltWorker(port: number, settings: Readonly<Record<string, string>>) {
  const file = requireBuiltWorker();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), undefined, {
    overrides: { assets: { directory: BUILT_SITE } },
  });
  const worker = {
    ...workerOptions,
    name: 'deckhand',
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents: readFileSync(file, 'utf8') }],
    bindings: Object.assign({}, workerOptions.bindings, settings),
  };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: 'localhost',
      port,
      workers: [worker],
      // Whoever runs it may begin the tidying that the schedule of wrangler.toml begins.
      unsafeTriggerHandlers: true,
      // It logs every request, and everything that a test breaks.
      handleStructuredLogs: () => {},
    }),
  );
  await runtime.ready;
  return () => runtime.dispose();
}
