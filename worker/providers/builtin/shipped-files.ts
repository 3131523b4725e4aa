import type { ShippedFiles } from '../ports.ts';

/** Reads the site's own static files through the assets binding, and keeps them as long as the isolate lives. */
export function assetFiles(assets: Fetcher): ShippedFiles {
  const kept = new Map<string, Uint8Array>();
  const load = async (path: string) => {
    const reply = await assets.fetch(new URL(path, 'http://assets.local'));
    if (!reply.ok) throw new Error(`No shipped file ${path}: status ${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  };
  return {
    async read(path) {
      // Never the promise: on Workers a request must not wait for what another one has under way.
      const bytes = kept.get(path) ?? (await load(path));
      kept.set(path, bytes);
      return bytes;
    },
  };
}
