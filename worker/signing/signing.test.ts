import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { hashOfToken } from '../link-token.ts';
import { handOn, openEnvelope } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.mail.fails = false;
  desk.deps.setNow(NOON);
});

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('a contract that is sent', () => {
  it('is signed by both, in turn, and then there is one document with both signatures', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.settled();
    expect(desk.subjects(view)).toEqual(['camille: DJ NOVA sent you a contract to sign']);
    expect(desk.sent[0]?.text).toContain(view.signers.client.url);
    expect(await codeOf(desk.signAs(view, 'artist'))).toBe('CONFLICT');
    await openEnvelope(desk.deps, visitorAt(tokenFor(view, 'client')), { version: 1, zone: 'Europe/Paris' });
    await desk.signAs(view, 'client');
    await desk.settled();
    expect(desk.subjects(view).at(-1)).toBe('artist: Camille Perrin has signed. Your turn');
    await desk.signAs(view, 'artist');
    await desk.settled();
    const envelope = await desk.recorded(view.id);
    expect(envelope.status).toBe('completed');
    expect(envelope.completed?.sha256).not.toBe(envelope.document.sha256);
    expect(envelope.signers.client.signed).toMatchObject({
      from: { address: '192.0.2.44', zone: 'Europe/Paris' },
      consent: expect.stringContaining('agree to sign it electronically'),
    });
    expect(desk.subjects(view).slice(-2)).toEqual([
      'artist: Signed by both: Nuits Électriques, 12 Dec 2026',
      'camille: Signed by both: Nuits Électriques, 12 Dec 2026',
    ]);
    const files = await desk.deps.db.all<{ name: string }>(
      sql`SELECT name FROM envelope_documents WHERE envelope_id = ${view.id} ORDER BY name`,
    );
    expect(files.map(({ name }) => name)).toEqual([
      'contract-audit.pdf',
      'contract.pdf',
      'sealed-contract.zip',
      'signed-contract.pdf',
    ]);
  });

  it('is void with any change of the contract, until the new version is sent', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.signAs(view, 'client');
    await artist.edit();
    expect(await codeOf(desk.signAs(view, 'artist'))).toBe('CONFLICT');
    const edited = await desk.recorded(view.id);
    expect([edited.status, edited.voided?.why]).toEqual(['voided', 'edited']);
    expect(await codeOf(artist.send())).toBe('CONFLICT');
    const second = await artist.send({ contractVersion: 2 });
    expect([second.id, second.version, second.status]).toEqual([view.id, 2, 'out']);
    expect(second.signers.client).toMatchObject({ signedAt: null, url: view.signers.client.url });
    // What was read before is not signed unseen.
    expect(await codeOf(desk.signAs(view, 'client'))).toBe('CONFLICT');
    await desk.signAs(second, 'client');
    await desk.settled();
    expect(desk.sent.some(({ text }) => text.includes('This is version 2. It replaces version 1'))).toBe(
      true,
    );
  });

  it('stays as both signed it: a later change is another envelope', async () => {
    const artist = await desk.artist();
    const view = await artist.send({ order: 'any' });
    await desk.signAs(view, 'artist');
    await desk.signAs(view, 'client');
    await artist.edit();
    await desk.runAt(daysOn(1));
    expect((await desk.recorded(view.id)).status).toBe('completed');
    const next = await artist.send({ contractVersion: 2 });
    expect([next.version, next.id === view.id]).toEqual([2, false]);
  });
});

describe('many at once', () => {
  it('the same signature sent twenty times is one', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    const results = await Promise.all(Array.from({ length: 20 }, () => codeOf(desk.signAs(view, 'client'))));
    await desk.settled();
    expect(results.filter((code) => code === 'done').length).toBeGreaterThan(0);
    expect(results.every((code) => code === 'done' || code === 'CONFLICT')).toBe(true);
    await desk.signAs(view, 'client');
    const rows = await desk.deps.db.all(
      sql`SELECT 1 FROM envelope_entries WHERE envelope_id = ${view.id} AND entry ->> '$.event.type' = 'signed'`,
    );
    expect(rows).toHaveLength(1);
    await desk.recorded(view.id);
  });

  it('both sides sign at the same moment, and one document is made', async () => {
    const artist = await desk.artist();
    const view = await artist.send({ order: 'any' });
    await Promise.all([desk.signAs(view, 'client'), desk.signAs(view, 'artist')]);
    await desk.settled();
    expect((await desk.recorded(view.id)).status).toBe('completed');
    const [{ count } = { count: 0 }] = await desk.deps.db.all<{ count: number }>(
      sql`SELECT count(*) AS count FROM envelope_documents WHERE envelope_id = ${view.id} AND name = 'signed-contract.pdf'`,
    );
    expect(count).toBe(1);
  });

  it('a change of the contract and a signature: whichever was first, nothing is signed that was changed', async () => {
    for (let round = 0; round < 6; round++) {
      const artist = await desk.artist();
      const view = await artist.send({ order: 'any' });
      await Promise.all([
        codeOf(desk.signAs(view, 'client')),
        artist.edit(),
        codeOf(desk.signAs(view, 'artist')),
      ]);
      await desk.runAt(NOON);
      const { status, signers } = await desk.recorded(view.id);
      const both = signers.artist.signed !== null && signers.client.signed !== null;
      expect(status, `round ${round}`).toBe(both ? 'completed' : 'voided');
    }
  });

  it('on Free one contract is out at a time, however many are sent at once', async () => {
    const artist = await desk.artist();
    const contracts = await Promise.all(Array.from({ length: 5 }, artist.contractId));
    const codes = await Promise.all(contracts.map((id) => codeOf(artist.send({}, id))));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    const sent = contracts[codes.indexOf('done')];
    expect(await codeOf(artist.send())).toBe('PRO_REQUIRED');
    // Another version of the one that is out is no second one.
    await artist.edit(sent);
    expect(await codeOf(artist.send({ contractVersion: 2 }, sent))).toBe('done');
    const pro = await desk.artist('active');
    for (let each = 0; each < 3; each++)
      expect(await codeOf(pro.send({}, await pro.contractId()))).toBe('done');
  });
});

describe('a link', () => {
  it('is random, kept as a hash, and opens nothing once somebody else signs or the account goes', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    const token = tokenFor(view, 'client');
    expect(token).toMatch(/^[\da-f]{32}$/);
    const rows = JSON.stringify(await desk.deps.db.all(sql`SELECT * FROM signing_links`));
    expect(rows).toContain(hashOfToken(token));
    expect(rows).not.toContain(token);
    const jo = { name: 'Jo Martin', email: 'jo@societe-lumiere.example', title: '' };
    expect(await codeOf(handOn(desk.deps, visitorAt(tokenFor(view, 'artist')), jo))).toBe('FORBIDDEN');
    await handOn(desk.deps, visitorAt(token), jo);
    await desk.settled();
    expect(await codeOf(desk.signAs(view, 'client'))).toBe('NOT_FOUND');
    const invitation = desk.sent.find(({ to }) => to === jo.email);
    const fresh = /\/sign\/([\da-f]{32})/.exec(invitation?.text ?? '')?.[1] ?? '';
    expect(fresh).not.toBe(token);
    expect(desk.subjects(view)).toContain('artist: Somebody else signs Nuits Électriques, 12 Dec 2026');
    await openEnvelope(desk.deps, visitorAt(fresh), { version: 1, zone: '' });
    await desk.deps.db.run(sql`UPDATE users SET deletes_at = 1 WHERE id = ${artist.userId}`);
    expect(await codeOf(openEnvelope(desk.deps, visitorAt(fresh), { version: 1, zone: '' }))).toBe(
      'NOT_FOUND',
    );
  });
});

it('the record is never changed, not even by SQL', async () => {
  const artist = await desk.artist();
  const { id } = await artist.send();
  await desk.settled();
  await expect(
    desk.deps.db.run(sql`UPDATE envelope_entries SET entry = '{}' WHERE envelope_id = ${id}`),
  ).rejects.toThrow();
  await expect(
    desk.deps.db.run(sql`DELETE FROM envelope_entries WHERE envelope_id = ${id}`),
  ).rejects.toThrow();
  await desk.deps.db.run(sql`DELETE FROM users WHERE id = ${artist.userId}`);
  expect(await desk.deps.db.all(sql`SELECT 1 FROM envelope_entries WHERE envelope_id = ${id}`)).toEqual([]);
});
