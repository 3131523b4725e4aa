import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalServer } from '../local-server.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import type { StreamLimits } from './streams.ts';

/** For tests: an empty database in a folder of its own, gone with `stop`. */
export async function startTemporaryServer(limits: Partial<StreamLimits> = {}) {
  const folder = makeMemoryFolder();
  const authToken = 'token of a test';
  const file = join(folder, 'deckhand.db');
  const server = await startLocalServer({ file, port: 0, token: authToken, limits });
  const stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { url: server.url, authToken, close: server.close, stop };
}
