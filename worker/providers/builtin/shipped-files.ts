import type { ShippedFiles } from '../ports.ts';

/** Reads the site's own static files through the assets binding, each once an isolate. */
export function assetFiles(assets: Fetcher): ShippedFiles {
  const kept = new Map<string, Promise<Uint8Array>>();
  const load = async (path: string) => {
    const reply = await assets.fetch(new URL(path, 'http://assets.local'));
    if (!reply.ok) throw new Error(`No shipped file ${path}: status ${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  };
  return {
    read(path) {
      const bytes = kept.get(path) ?? load(path);
      kept.set(path, bytes);
      bytes.catch(() => kept.delete(path));
      return bytes;
    },
  };
}
