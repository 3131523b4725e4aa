import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { brokenAt } from '#core/signing/entry-chain.ts';
import type { Entry } from '#core/signing/envelope.ts';
import { Client, signedUp } from '../support/client.ts';
import { linkTo } from '../support/outbox.ts';
import { makePro, productDatabase } from '../support/product-database.ts';
import {
  bySide,
  CONTRACT,
  contractArtist,
  contractOut,
  pathOf,
  tokenOf,
  toSend,
} from '../support/signed-contracts.ts';

const db = productDatabase();
const fieldsOf = (body: unknown) =>
  (body as { error: { fields?: { path: string }[] } }).error.fields?.map(({ path }) => path);
const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;
const recordOf = async (id: string): Promise<Entry[]> => {
  const rows = await db.all<{ entry: string }>(
    sql`SELECT entry FROM envelope_entries WHERE envelope_id = ${id} ORDER BY seq`,
  );
  return rows.map(({ entry }) => JSON.parse(entry) as Entry);
};
/** What began a record. */
function sentOf([first]: readonly Entry[]) {
  if (first?.event.type !== 'sent') throw new Error('A record begins with what was sent');
  return first.event;
}

describe('a contract is signed', () => {
  it('by a client without an account and by its artist: mailed, read, signed in turn, and kept as one file', async () => {
    const email = `camille-${crypto.randomUUID().slice(0, 8)}@societe-lumiere.example`;
    const out = await contractOut({ client: { name: 'Camille Perrin', email, title: 'Head of booking' } });
    const { envelope } = out;
    expect(API.sendEnvelope.reply.parse({ envelope })).toEqual({ envelope });
    expect(envelope).toMatchObject({ status: 'out', version: 1, signers: { client: { isTurn: true } } });
    const link = await linkTo(email, 'DJ NOVA sent you a contract to sign');
    expect(link).toBe(envelope.signers.client.url);

    const client = bySide(envelope, 'client');
    const { document } = parseHTML(await client.page());
    expect(document.querySelector('h1')?.textContent).toContain('Nuits Électriques');
    expect(document.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    const sent = new Uint8Array(await (await client.file('contract.pdf')).arrayBuffer());
    expect(createHash('sha256').update(sent).digest('hex')).toBe(envelope.document.sha256);
    expect((await client.file('signed-contract.pdf')).status).toBe(404);

    // Reading the page writes nothing; looking at it does.
    expect((await out.read())?.signers.client.openedAt).toBeNull();
    expect((await client.opened()).status).toBe(200);
    expect((await out.read())?.signers.client.openedAt).not.toBeNull();

    expect(codeOf((await bySide(envelope, 'artist').sign()).body)).toBe('CONFLICT');
    expect((await client.sign()).status).toBe(200);
    expect((await client.sign()).status).toBe(200);
    const drawn = {
      kind: 'drawn',
      width: 300,
      height: 90,
      strokes: [[10, 40, 30, 20, 60, 70, 90, 30, 120, 50, 160, 45]],
    };
    expect((await bySide(envelope, 'artist').sign({ signature: drawn })).status).toBe(200);

    const view = await out.read();
    expect(view).toMatchObject({
      status: 'completed',
      signers: { artist: { signedAt: expect.any(String) } },
    });
    const signed = new Uint8Array(await (await client.file('signed-contract.pdf')).arrayBuffer());
    const record = await recordOf(envelope.id);
    expect(brokenAt(record)).toBeNull();
    const completed = record.map(({ event }) => event).find(({ type }) => type === 'completed');
    expect(completed).toMatchObject({
      document: { sha256: createHash('sha256').update(signed).digest('hex') },
    });
    const own = await out.client.fetch(`/api/envelopes/${envelope.id}/versions/1/signed-contract.pdf`);
    expect(new Uint8Array(await own.arrayBuffer())).toEqual(signed);
    expect(await client.page()).toContain('Signed by both');
    await linkTo(email, `Signed by both: ${sentOf(record).title}`);
  });

  it('never after a change of the contract: what is out is void at once, and a new version begins anew', async () => {
    const out = await contractOut({ order: 'any' });
    const { envelope, generation, client } = out;
    expect((await bySide(envelope, 'client').sign()).status).toBe(200);
    const edits = { contract: { ...CONTRACT, deal: { kind: 'flat', fee: 300_000 } } };
    const saved = await client.send('PATCH', `/api/generations/${generation.id}`, { edits, version: 1 });
    expect(saved.status).toBe(200);
    expect(codeOf((await bySide(envelope, 'artist').sign()).body)).toBe('CONFLICT');
    expect(await out.read()).toMatchObject({ status: 'voided', voided: { why: 'edited' } });
    expect(codeOf((await out.post()).body)).toBe('CONFLICT');
    const next = await out.post({ contractVersion: 2 });
    expect(next.body.envelope).toMatchObject({ id: envelope.id, version: 2, status: 'out' });
    expect(next.body.envelope.signers.client.url).toBe(envelope.signers.client.url);
    expect(codeOf((await bySide(envelope, 'client').sign()).body)).toBe('CONFLICT');
    expect((await bySide(next.body.envelope, 'client').sign()).status).toBe(200);
  });

  it('or declined, with a reason that its artist reads; or by somebody else, by another link', async () => {
    const declined = await contractOut();
    const page = bySide(declined.envelope, 'client');
    expect((await page.comment('Is the radius fixed?')).status).toBe(201);
    expect((await page.decline()).status).toBe(200);
    expect(await declined.read()).toMatchObject({
      status: 'declined',
      declined: { reason: 'terms', words: 'The radius' },
      comments: [{ role: 'client', words: 'Is the radius fixed?' }],
    });
    expect(codeOf((await page.sign()).body)).toBe('CONFLICT');

    const handed = await contractOut();
    const jo = { name: 'Jo Martin', email: `jo-${crypto.randomUUID().slice(0, 8)}@example.com`, title: '' };
    expect((await bySide(handed.envelope, 'client').handOn(jo)).status).toBe(200);
    expect((await bySide(handed.envelope, 'client').sign()).status).toBe(404);
    const fresh = await handed.read();
    expect(fresh?.signers.client).toMatchObject({ name: 'Jo Martin', openedAt: null });
    expect(await linkTo(jo.email, 'DJ NOVA sent you a contract to sign')).toBe(fresh?.signers.client.url);
  });
});

describe('who may send', () => {
  it('whoever confirmed their address; on Free one contract at a time, on Pro any number', async () => {
    const artist = await contractArtist();
    const { client, generation } = artist;
    await db.run(sql`UPDATE users SET email_verified = 0 WHERE email = ${client.email}`);
    const unproven = await artist.post();
    expect([unproven.status, codeOf(unproven.body)]).toEqual([403, 'FORBIDDEN']);
    await db.run(sql`UPDATE users SET email_verified = 1 WHERE email = ${client.email}`);
    expect((await artist.post()).status).toBe(201);
    const second = await artist.make();
    const refused = await artist.post({}, second.id);
    expect([refused.status, codeOf(refused.body)]).toEqual([402, 'PRO_REQUIRED']);
    const { envelope } = await artist.read().then((view) => ({ envelope: view }));
    await client.post(`/api/envelopes/${envelope?.id}/withdrawal`);
    expect((await artist.post({}, second.id)).status).toBe(201);
    await makePro(db, client.email);
    expect((await artist.post({}, generation.id)).body.envelope).toMatchObject({ version: 2, status: 'out' });
  });

  it('names each field that is wrong, and keeps what is out', async () => {
    const artist = await contractArtist();
    const wrong = async (change: object) => fieldsOf((await artist.post(change)).body);
    expect(await wrong({ client: { name: ' ', email: 'camille', title: '' } })).toEqual([
      'client.name',
      'client.email',
    ]);
    expect(await wrong({ openUntil: '2020-01-01' })).toEqual(['openUntil']);
    expect(await wrong({ openUntil: '2999-01-01' })).toEqual(['openUntil']);
    expect(await wrong({ client: { name: 'Me', email: artist.client.email, title: '' } })).toEqual([
      'client.email',
    ]);
    expect(await wrong({ client: { name: 'X \u{12000}', email: 'x@example.com', title: '' } })).toEqual([
      'client.name',
    ]);
    expect(await artist.read()).toBeNull();
    const { body } = await artist.post();
    const page = bySide(body.envelope, 'client');
    expect(fieldsOf((await page.sign({ agrees: false })).body)).toEqual(['agrees']);
    expect(fieldsOf((await page.sign({ name: '' })).body)).toEqual(['name']);
    expect(fieldsOf((await page.sign({ name: '\u{12000}' })).body)).toEqual(['name']);
    const slip = { kind: 'drawn', width: 300, height: 90, strokes: [[1, 1]] };
    expect((await page.sign({ signature: slip })).status).toBe(422);
    expect(codeOf((await page.sign({ sha256: 'f'.repeat(64) })).body)).toBe('CONFLICT');
    expect((await artist.read())?.signers.client.signedAt).toBeNull();
  });
});

describe('nobody else', () => {
  it('finds, changes or signs a contract: foreign ids and guessed tokens are as good as none', async () => {
    const { envelope, generation } = await contractOut();
    const stranger = await signedUp();
    const visitor = new Client();
    const calls: [method: string, path: string, body?: object][] = [
      ['POST', `/api/envelopes/${envelope.id}/withdrawal`],
      ['POST', `/api/envelopes/${envelope.id}/reminders`],
      ['POST', `/api/envelopes/${envelope.id}/comments`, { words: 'Hi' }],
      ['POST', `/api/envelopes/${envelope.id}/answers`, { answers: [{ proposal: 2, kind: 'accepted' }] }],
      ['POST', `/api/envelopes/${envelope.id}/answers`, { answers: [{ proposal: 2, kind: 'kept' }] }],
      ['PUT', `/api/envelopes/${envelope.id}/signer`, { name: 'Eve', email: 'eve@example.com', title: '' }],
      ['POST', `/api/envelopes/${envelope.id}/addenda`, { ...toSend(), text: 'Later.' }],
      ['GET', `/api/envelopes/${envelope.id}/versions/1/contract.pdf`],
    ];
    for (const [method, path, body] of calls) {
      expect((await stranger.send(method, path, body)).status, path).toBe(404);
      expect((await visitor.send(method, path, body)).status, path).toBe(401);
    }
    expect((await stranger.get(`/api/contracts/${generation.id}/envelope`)).body).toEqual({
      envelope: null,
      addenda: [],
    });
    const token = tokenOf(envelope, 'client');
    const last = token.at(-1) === '0' ? '1' : '0';
    for (const guess of [`${token.slice(0, -1)}${last}`, token.slice(0, -1), 'f'.repeat(32), 'x'])
      for (const path of [`/sign/${guess}`, `/sign/${guess}/files/contract.pdf`]) {
        const { status, headers } = await visitor.fetch(path);
        expect(status, path).toBe(404);
        if (!path.includes('files')) expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      }
    const page = await visitor.fetch(pathOf(envelope, 'client'));
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'none'");
    // Nothing that opens a link is at rest, and no page, file or list of the other side has it.
    const rest = JSON.stringify(
      await db.all(
        sql`SELECT * FROM signing_links UNION ALL SELECT envelope_id, seq, entry, '' FROM envelope_entries`,
      ),
    );
    expect(rest).not.toContain(token);
    expect(await bySide(envelope, 'artist').page()).not.toContain(token);
  });

  it('hostile words are words on the page', async () => {
    const words = '<script>alert(1)</script> & “x”';
    const { envelope } = await contractOut({
      note: words,
      client: { name: `Eve ${words}`, email: 'eve@example.com', title: words },
    });
    const page = bySide(envelope, 'client');
    await page.comment(words);
    const markup = await page.page();
    expect(markup).not.toContain('<script>alert');
    expect(parseHTML(markup).document.body.textContent).toContain(words);
  });
});
