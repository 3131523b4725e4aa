import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#scripts/local/ports.ts';
import { TEST_SITE } from '../support/built-pages.ts';
import { Client, newEmail, PASSWORD } from '../support/client.ts';
import { within } from '../support/within.ts';

/** What `npm start` prints once it serves. */
const READY = /^Deckhand runs at (\S+)$/;

it('`npm start` serves the whole product, and one Ctrl-C ends all of it', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'deckhand-start-'));
  const port = await freePort();
  const args = ['start', '--', '--site', TEST_SITE, '--data', data];
  // A group of its own, as a terminal makes it: Ctrl-C reaches every process in it.
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
  onTestFinished(async () => {
    if (!isOver) process.kill(-npm.pid!, 'SIGKILL');
    await within(20_000, 'The product', closed);
    rmSync(data, { recursive: true });
  });

  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = READY.exec(line) ?? [];
      if (url) resolve(url);
    });
    void closed.then(() => reject(new Error(said.join('\n'))));
  });
  const url = await within(90_000, 'npm start', ready);
  expect(url).toBe(`http://localhost:${port}`);

  const client = new Client(url);
  expect(await (await client.fetch('/')).text()).toContain('<title>Deckhand');
  expect(await client.get('/api/health')).toMatchObject({
    status: 200,
    body: { ok: true, database: 'ok' },
  });
  const email = newEmail();
  const account = { name: 'Mara', email, password: PASSWORD };
  expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
  expect(await client.get('/api/auth/user')).toMatchObject({ status: 200, body: { email } });

  process.kill(-npm.pid!, 'SIGINT');
  await within(20_000, 'The end', closed);
  // Another program may have the port by now, but nobody knows the account.
  const answer = await client.get('/api/auth/user').catch(() => null);
  expect(answer?.body).not.toMatchObject({ email });
});
