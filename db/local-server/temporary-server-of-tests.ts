import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalServer } from '../local-server.ts';
import { makeMemoryFolder } from './memory-folder.ts';

/** For tests: an empty database in a folder of its own, gone with `stop`. */
export async function startTemporaryServer() {
  const folder = makeMemoryFolder();
  const authToken = 'token of a test';
  const server = await startLocalServer({ file: join(folder, 'deckhand.db'), port: 0, token: authToken });
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { url: server.url, authToken, close: server.close, stop };
}
