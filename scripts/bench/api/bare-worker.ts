import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { BUILT_SITE } from '../../local/built-worker.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Starts a bundled Worker that listens itself, with the bindings of wrangler.toml and `settings`. In `startBuiltWorker` a request
 * passes three Workers of Miniflare before it comes to ours, which take as much processor time as a small one does; here the site
 * is a Worker beside it, behind the binding that it has in production. What ours fetches still passes one of Miniflare's, which
 * costs as much as the fetch itself. Throws where the port is taken. Returns how to stop.
 */
export async function startBareWorker(
  file: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), undefined, {
    overrides: { assets: { directory: BUILT_SITE } },
  });
  const bundled = (contents: string) => [{ type: 'ESModule' as const, path: 'index.js', contents }];
  const measured = {
    ...workerOptions,
    name: 'measured',
    modules: bundled(readFileSync(file, 'utf8')),
    bindings: Object.assign({}, workerOptions.bindings, settings),
    assets: undefined,
    serviceBindings: { ASSETS: 'site' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
  const site = {
    ...workerOptions,
    name: 'site',
    modules: bundled('export default { fetch: () => new Response(null, { status: 404 }) }'),
  };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      workers: [measured, site],
      // It logs every request.
      handleStructuredLogs: () => {},
    }),
  );
  await runtime.ready;
  return () => runtime.dispose();
}
