import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Client, newEmail, PASSWORD } from '../support/client.ts';
import { npmStart } from '../support/npm-start.ts';

it('`npm start` serves the whole product, and one Ctrl-C ends all of it', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'deckhand-start-'));
  const { port, url, end } = await npmStart(data);
  onTestFinished(async () => {
    await end('SIGKILL');
    rmSync(data, { recursive: true });
  });
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

  await end('SIGINT');
  // Another program may have the port by now, but nobody knows the account.
  const answer = await client.get('/api/auth/user').catch(() => null);
  expect(answer?.body).not.toMatchObject({ email });
});
