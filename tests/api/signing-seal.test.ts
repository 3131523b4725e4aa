import { createPublicKey, verify } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { API } from '#core/api.ts';
import { keyIdOf } from '#core/signing/seal/seal.ts';
import { type PublishedKey, SEAL_KEYS_PATH, sealKeyPath } from '#core/signing/seal/seal-keys.ts';
import { Client } from '../support/client.ts';
import { bySide, contractOut } from '../support/signed-contracts.ts';

const bytesOf = async (reply: Response): Promise<Uint8Array> => new Uint8Array(await reply.arrayBuffer());

it('both sides of a signed contract get a sealed copy, whose key anybody can read', async () => {
  const { client: artist, envelope, read } = await contractOut({ order: 'any' });
  const client = bySide(envelope, 'client');
  expect((await client.file('sealed-contract.zip')).status).toBe(404);
  await client.sign();
  await bySide(envelope, 'artist').sign();
  // It is made after the reply.
  await vi.waitFor(async () => expect((await read())?.isSealed).toBe(true), {
    timeout: 30_000,
    interval: 50,
  });

  const reply = await client.file('sealed-contract.zip');
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="sealed-contract.zip"');
  const copy = await bytesOf(reply);
  const files = unzipSync(copy);
  const { key } = JSON.parse(new TextDecoder().decode(files['seal.json'])) as { key: string };
  const pem = await new Client().fetch(sealKeyPath(key));
  const publicKey = createPublicKey(await pem.text());
  expect(verify(null, files['seal.json'] ?? copy, publicKey, files['seal.sig'] ?? copy)).toBe(true);

  const ownFile = (name: string, by: Client = artist) =>
    by.fetch(`/api/envelopes/${envelope.id}/versions/1/${name}`);
  expect(await bytesOf(await ownFile('sealed-contract.zip'))).toEqual(copy);
  expect(await bytesOf(await ownFile('contract-audit.pdf'))).toEqual(files['audit.pdf']);
  expect(await bytesOf(await client.file('contract-audit.pdf'))).toEqual(files['audit.pdf']);
  expect(await client.page()).toContain('sealed-contract.zip');

  const stranger = (await contractOut()).client;
  for (const name of ['sealed-contract.zip', 'contract-audit.pdf']) {
    expect((await ownFile(name, stranger)).status).toBe(404);
    expect((await ownFile(name, new Client())).status).toBe(401);
  }
});

it('public keys are published for pages of anybody, and nothing else beside them', async () => {
  const visitor = new Client();
  const reply = await visitor.fetch(SEAL_KEYS_PATH);
  expect([
    reply.status,
    reply.headers.get('cache-control'),
    reply.headers.get('access-control-allow-origin'),
  ]).toEqual([...[200, 'public, max-age=300', '*']]);
  const body = await reply.json();
  const { keys } = API.sealKeys.reply.parse(body) as { keys: PublishedKey[] };
  expect(body).toEqual({ keys });
  const [present] = keys;
  const raw = Buffer.from(present?.publicKey ?? '', 'base64');
  expect([raw.length, present?.id]).toEqual([32, keyIdOf(raw)]);
  const pem = await visitor.fetch(present?.pem ?? '');
  expect(pem.headers.get('content-type')).toBe('application/x-pem-file');
  const { x } = createPublicKey(await pem.text()).export({ format: 'jwk' });
  expect(x).toBe(raw.toString('base64url'));

  for (const [path, status] of [
    [sealKeyPath('deckhand-00000000'), 404],
    ['/.well-known/deckhand-seal-keys/..%2F..%2Flocal.env', 404],
    ['/.well-known/deckhand-00000000.pem', 404],
    ['/.well-known/nothing', 404],
    ['/.well-known/security.txt', 200],
  ] as const)
    expect([path, (await visitor.fetch(path)).status]).toEqual([path, status]);
  expect((await visitor.send('POST', SEAL_KEYS_PATH, {})).status).toBe(405);
});
