import { createHash, createPublicKey, verify } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenAt } from '#core/signing/entry-chain.ts';
import type { Entry } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { checkSealed } from '#core/signing/seal/check-sealed.ts';
import type { Seal } from '#core/signing/seal/seal.ts';
import { type PublishedKey, sealKeyPath } from '#core/signing/seal/seal-keys.ts';
import { verified } from '../../tests/support/sealed-copies.ts';
import { NOON, signingDesk, tokenFor } from '../../tests/support/signing-desk.ts';
import { lookAfter } from './look-after.ts';
import { answerSealKey, answerSealKeys } from './publish-seal-keys.ts';
import { readSigningFile } from './render-signing-page.ts';
import { sealKeyOf } from './seal-key.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.deps.setNow(NOON);
});

const text = new TextDecoder();
const minutesOn = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

async function bytesOf(view: EnvelopeView, name: string): Promise<Uint8Array> {
  const file = await readSigningFile(desk.deps, { token: tokenFor(view, 'client'), name });
  return new Uint8Array(await new Response((await file.open()) as never).arrayBuffer());
}

/** A sealed copy, as any program reads it. */
async function copyOf(view: EnvelopeView) {
  const files = unzipSync(await bytesOf(view, 'sealed-contract.zip'));
  const file = (name: string) => files[name] ?? new Uint8Array();
  const seal = JSON.parse(text.decode(file('seal.json'))) as Seal & { blocks: Record<string, string[]> };
  return { files, file, seal, entries: JSON.parse(text.decode(file('events.json'))) as Entry[] };
}

async function signed(change: object = { order: 'any' }): Promise<EnvelopeView> {
  const artist = await desk.artist();
  const view = await artist.send(change);
  await desk.signAs(view, 'client');
  await desk.signAs(view, 'artist');
  await desk.settled();
  return view;
}

const publishedKeys = async (): Promise<PublishedKey[]> =>
  ((await (await answerSealKeys(desk.deps)).json()) as { keys: PublishedKey[] }).keys;
const pemFor = async (id: string): Promise<string> =>
  (await answerSealKey(desk.deps, sealKeyPath(id).split('/').at(-1) ?? '')).text();

describe('a contract that both have signed', () => {
  it('is sealed: the document, its audit page and the record, by a key that is published', async () => {
    const view = await signed();
    const { files, file, seal, entries } = await copyOf(view);
    expect(Object.keys(files)).toEqual(['contract.pdf', 'audit.pdf', 'events.json', 'seal.json', 'seal.sig']);
    const envelope = await desk.recorded(view.id);
    expect(seal).toMatchObject({
      ...{ format: 'deckhand-seal-1', envelope: view.id, version: 1, key: envelope.sealed?.key },
      entries: entries.map(({ hash }) => hash),
    });
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    for (const { name, size, sha256: hash } of seal.files) {
      expect([file(name).length, sha256(file(name))]).toEqual([size, hash]);
      const blocks = seal.blocks[name] ?? [];
      expect(blocks).toHaveLength(Math.ceil(size / 4096));
      expect(blocks[0]).toBe(sha256(file(name).subarray(0, 4096)));
    }
    expect(seal.files.map(({ name }) => name)).toEqual(['contract.pdf', 'audit.pdf', 'events.json']);
    expect(seal.files[0]?.sha256).toBe(envelope.completed?.sha256);
    expect(brokenAt(entries)).toBeNull();
    expect(entries.at(-1)?.event).toMatchObject({
      type: 'completed',
      document: { sha256: seal.files[0]?.sha256 },
    });
    const key = createPublicKey(await pemFor(seal.key));
    expect(verify(null, file('seal.json'), key, file('seal.sig'))).toBe(true);
    const tampered = file('seal.json').map((byte, at) => (at === 40 ? byte ^ 1 : byte));
    expect(verify(null, tampered, key, file('seal.sig'))).toBe(false);
    // The record says which copy it is.
    const [recorded] = await desk.deps.db.all<{ key: string; sha256: string }>(sql`
      SELECT entry ->> '$.event.key' AS key, entry ->> '$.event.sha256' AS sha256 FROM envelope_entries
      WHERE envelope_id = ${view.id} AND entry ->> '$.event.type' = 'sealed'`);
    expect(recorded).toEqual({ key: seal.key, sha256: sha256(await bytesOf(view, 'sealed-contract.zip')) });
    expect(await bytesOf(view, 'contract-audit.pdf')).toEqual(file('audit.pdf'));
  });

  it('is checked without us: a copy as it came holds, and a changed byte is named', async () => {
    const view = await signed();
    const copy = await bytesOf(view, 'sealed-contract.zip');
    const keys = (await publishedKeys()).map(({ id, publicKey }) => ({
      id,
      publicKey: Buffer.from(publicKey, 'base64'),
    }));
    const check = (bytes: Uint8Array) => checkSealed({ bytes }, { keys, verify: verified });
    expect(await check(copy)).toMatchObject({
      ...{ verdict: 'unchanged', key: { is: 'known' } },
      contract: {
        title: 'Nuits Électriques, 12 Dec 2026',
        signers: [{ name: 'Mara Novak' }, { name: 'Camille Perrin' }],
      },
    });
    const { files } = await copyOf(view);
    const latin = new TextDecoder('latin1').decode(copy);
    for (const name of Object.keys(files)) {
      const begin = latin.indexOf(name) + name.length;
      const offset = Math.floor((files[name]?.length ?? 0) * 0.6);
      const { verdict, bytes } = await check(
        copy.map((byte, at) => (at === begin + offset ? byte ^ 4 : byte)),
      );
      const [is, was] = [(copy[begin + offset] ?? 0) ^ 4, copy[begin + offset]];
      expect([verdict, bytes.length, bytes[0]]).toMatchObject([
        'changed',
        1,
        { file: name, offset, is, was },
      ]);
    }
  });

  it('goes to both with its sealed copy, and says where that is checked', async () => {
    const view = await signed();
    const mails = desk.sent.filter(({ subject }) => subject.startsWith('Signed by both'));
    expect(mails).toHaveLength(2);
    for (const { attachments, text: words } of mails) {
      expect(attachments?.map(({ name, type }) => [name, type])).toEqual([
        ['signed-contract.pdf', 'application/pdf'],
        ['sealed-contract.zip', 'application/zip'],
      ]);
      expect(attachments?.[1]?.bytes).toEqual(await bytesOf(view, 'sealed-contract.zip'));
      expect(words).toContain('http://localhost:8787/verify');
    }
  });

  it('is sealed once, whoever looks after it at the same time', async () => {
    const artist = await desk.artist();
    const view = await artist.send({ order: 'any' });
    await desk.signAs(view, 'client');
    await desk.signAs(view, 'artist');
    await Promise.all([1, 2, 3].map(() => lookAfter(desk.deps, view.id)));
    await desk.settled();
    const rows = await desk.deps.db.all(
      sql`SELECT 1 FROM envelope_entries WHERE envelope_id = ${view.id} AND entry ->> '$.event.type' = 'sealed'`,
    );
    expect(rows).toHaveLength(1);
    // What the others made is gone again.
    const kept = desk.deps.media.keys().filter((key) => key.includes(view.id));
    expect(kept.map((key) => key.split('/').at(-1)).sort()).toEqual([
      'contract-audit.pdf',
      'contract.pdf',
      'sealed-contract.zip',
      'signed-contract.pdf',
    ]);
  });

  it('that can’t be sealed at once is sealed later, and keeps nobody waiting for the document', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { put } = desk.deps.media;
    desk.deps.media.put = (key, bytes, type) =>
      key.endsWith('.zip') ? Promise.reject(new Error('Storage is away')) : put(key, bytes, type);
    const view = await signed();
    expect((await desk.recorded(view.id)).sealed).toBeNull();
    const attached = () =>
      desk.sent
        .filter(({ subject }) => subject.startsWith('Signed by both'))
        .map(({ attachments }) => attachments?.map(({ name }) => name));
    expect(attached()).toEqual([]);
    for (const minutes of [7, 22, 37, 52]) await desk.runAt(minutesOn(minutes));
    expect(attached()).toEqual([]);
    // The first run after an hour.
    await desk.runAt(minutesOn(67));
    expect(attached()).toEqual([['signed-contract.pdf'], ['signed-contract.pdf']]);
    expect(desk.sent.at(-1)?.text).not.toContain('sealed');
    desk.deps.media.put = put;
    await desk.runAt(minutesOn(600));
    expect((await desk.recorded(view.id)).sealed).not.toBeNull();
    // What came after the signatures is not under the seal.
    expect((await copyOf(view)).entries.at(-1)?.event.type).toBe('completed');
    expect(attached()).toHaveLength(2);
    expect(errors.mock.calls.flat().join()).toMatch(/envelope-failed/);
  });

  it('goes out without its sealed copy where storage has lost that', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { get } = desk.deps.media;
    desk.deps.media.get = (key, range) => (key.endsWith('.zip') ? Promise.resolve(null) : get(key, range));
    await signed();
    desk.deps.media.get = get;
    const mails = desk.sent.filter(({ subject }) => subject.startsWith('Signed by both'));
    expect(mails.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
      ['signed-contract.pdf'],
      ['signed-contract.pdf'],
    ]);
    expect(mails[0]?.text).not.toContain('/verify');
    expect(errors.mock.calls.flat().join()).toMatch(/sealed-copy-lost/);
  });

  it('is not sealed over a document that storage has changed', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { put } = desk.deps.media;
    desk.deps.media.put = (key, bytes, type) =>
      put(key, key.endsWith('/signed-contract.pdf') ? bytes.map((byte) => byte ^ 1) : bytes, type);
    const view = await signed();
    desk.deps.media.put = put;
    await desk.runAt(minutesOn(240));
    const envelope = await desk.recorded(view.id);
    expect([envelope.status, envelope.sealed]).toEqual(['completed', null]);
    expect(desk.subjects(view).some((subject) => subject.includes('Signed by both'))).toBe(false);
    expect(errors).toHaveBeenCalled();
  });
});

describe('keys', () => {
  it('that sealed before stay published, and what they sealed can be checked', async () => {
    const before = await signed();
    const first = await sealKeyOf(desk.deps.settings);
    desk.deps.settings.SEAL_KEY = 'the-next-key-is-another-one-of-32-bytes-b64';
    const second = await sealKeyOf(desk.deps.settings);
    expect(second.id).not.toBe(first.id);
    expect((await publishedKeys()).map(({ id, since }) => [id, since !== null])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    desk.deps.setNow(minutesOn(5));
    const after = await signed();
    expect(await publishedKeys()).toMatchObject([
      { id: second.id, algorithm: 'Ed25519', since: minutesOn(5).toISOString(), pem: sealKeyPath(second.id) },
      { id: first.id, publicKey: first.publicKey },
    ]);
    for (const [view, id] of [
      [before, first.id],
      [after, second.id],
    ] as const) {
      const { file, seal } = await copyOf(view);
      expect(seal.key).toBe(id);
      expect(verify(null, file('seal.json'), await pemFor(id), file('seal.sig'))).toBe(true);
    }
    await expect(pemFor('deckhand-00000000')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
