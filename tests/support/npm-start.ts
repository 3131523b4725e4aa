import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '#scripts/local/ports.ts';
import { TEST_SITE } from './built-pages.ts';
import { within } from './within.ts';

/** What `npm start` prints once it serves. */
const READY = /^Deckhand runs at (\S+)$/;

/** The whole product as `npm start` starts it, on the data of that folder, in a group of its own, as a terminal makes it. */
export async function npmStart(data: string) {
  const port = await freePort();
  const args = ['start', '--', '--site', TEST_SITE, '--data', data];
  const npm = spawn('npm', args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: `${port}` },
  });
  const said: string[] = [];
  const lines = createInterface(npm.stdout).on('line', (line) => said.push(line));
  createInterface(npm.stderr).on('line', (line) => said.push(line));
  // Nobody has the output open any more, so nobody of those that were started is left.
  let isOver = false;
  const closed = once(npm, 'close').then(() => {
    isOver = true;
  });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = READY.exec(line) ?? [];
      if (url) resolve(url);
    });
    void closed.then(() => reject(new Error(said.join('\n'))));
  });
  /** Sends every process of it a signal, as Ctrl-C does; waits until none is left. */
  const end = async (signal: NodeJS.Signals) => {
    if (!isOver) process.kill(-npm.pid!, signal);
    await within(20_000, 'The end', closed);
  };
  const url = await within(90_000, 'npm start', ready).catch(async (error) => {
    await end('SIGKILL');
    throw error;
  });
  return { port, url, end };
}
