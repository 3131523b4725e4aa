import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Serves a built site on this machine alone: files as they are, pages without their ending. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const server = createServer((request, reply) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = [path, `${path}.html`].find(isFile);
    if (!file) return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(reply);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
