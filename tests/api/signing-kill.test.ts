import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { brokenAt } from '#core/signing/entry-chain.ts';
import type { Entry } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Client, newEmail, PASSWORD } from '../support/client.ts';
import { npmStart } from '../support/npm-start.ts';
import type { Mails } from '../support/outbox.ts';
import { CONTRACT, toSend } from '../support/signed-contracts.ts';

/** An account with a confirmed address, and its contract that is out. */
async function contractOut(artist: Client, email: string) {
  await artist.post('/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  const token = await vi.waitFor(
    async () => {
      const { body } = await artist.get<Mails>('/api/local/outbox');
      const link = /http\S+/.exec(body.mails.find(({ to }) => to === email)?.text ?? '')?.[0];
      if (!link) throw new Error('No mail yet');
      return new URL(link).searchParams.get('verify');
    },
    { timeout: 20_000, interval: 50 },
  );
  expect((await artist.post('/api/account/verify-email', { token })).status).toBe(200);
  const made = await artist.generate<{ generation: Generation }>('contract-generator', CONTRACT);
  const path = `/api/contracts/${made.body.generation.id}/envelope`;
  const sent = await artist.post<{ envelope: EnvelopeView }>(path, toSend({ order: 'any' }));
  expect(sent.status).toBe(201);
  return { path, envelope: sent.body.envelope };
}

it('what was acknowledged is there after kill -9, and the record of it is whole', {
  timeout: 180_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'deckhand-kill-'));
  const ends: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const end of ends) await end();
    rmSync(data, { recursive: true });
  });
  const first = await npmStart(data);
  ends.push(() => first.end('SIGKILL'));
  const artist = new Client(first.url);
  const email = newEmail();
  const { path, envelope } = await contractOut(artist, email);
  const { id, version, document, signers } = envelope;
  const client = new Client(first.url);
  const address = new URL(signers.client.url ?? '').pathname.replace('/sign/', '/api/signing/');
  const signature = { version, sha256: document.sha256, name: 'Camille Perrin', agrees: true };
  const signed = await client.post(`${address}/signature`, { ...signature, signature: { kind: 'typed' } });
  expect(signed.status).toBe(200);

  const acknowledged: string[] = [];
  const write = async (caller: Client, to: string, who: string, most: number) => {
    for (let each = 1; each <= most; each++) {
      const words = `${who} ${each}`;
      const reply = await caller.post(to, { words }).catch(() => null);
      if (reply?.status !== 201) return;
      acknowledged.push(words);
    }
  };
  const writers = Promise.all([
    write(artist, `/api/envelopes/${id}/comments`, 'Artist', 100),
    write(client, `${address}/comments`, 'Client', 15),
  ]);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(12), { timeout: 30_000, interval: 5 });
  await first.end('SIGKILL');
  await writers;
  expect(acknowledged.length).toBeLessThan(115);

  const second = await npmStart(data);
  ends.push(() => second.end('SIGKILL'));
  const back = new Client(second.url);
  expect((await back.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  const view = (await back.get<{ envelope: EnvelopeView }>(path)).body.envelope;
  expect(view.comments.map(({ words }) => words)).toEqual(expect.arrayContaining(acknowledged));
  expect(view.signers.client.signedAt).not.toBeNull();
  type Export = { documents: { envelopes: { entries: Entry[] }[] } };
  const { body } = await back.get<Export>('/api/account/export');
  expect(brokenAt(body.documents.envelopes[0]?.entries ?? [])).toBeNull();
});
