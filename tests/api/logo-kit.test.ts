import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { LogoKit } from '#core/brand-kit.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { changed, makeLogo, saveEdits } from '../support/logos.ts';
import { makePro, productDatabase } from '../support/product-database.ts';

const HOUR_MS = 60 * 60 * 1000;

const db = productDatabase();

describe('the package of a logo', () => {
  const ask = (client: Client, { id }: { id: string }, concept = 'concept-05') =>
    client.get<{ kit: LogoKit }>(`/api/generations/${id}/kit?concept=${concept}`);

  it('says whose it is and what was decided by hand, oldest first', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, { favourites: ['concept-02'] })).body;
    const spec = changed(logo, 'concept-05', { name: 'NOVA' });
    const edits = { favourites: ['concept-02'], edited: { 'concept-05': spec } };
    const two = (await saveEdits(client, one, edits)).body;
    await saveEdits(client, two, { ...edits, chosen: 'concept-05' });

    const reply = await ask(client, logo);
    expect(reply.status).toBe(200);
    expect(API.logoKit.reply.parse(reply.body)).toEqual(reply.body);
    const { kit } = reply.body;
    expect(kit).toMatchObject({ artist: 'NOVA', title: 'DJ NOVA', concept: 'concept-05', licensee: 'Mara' });
    expect(kit.licenceUrl).toMatch(/^https?:\/\/[^/]+\/terms#commercial-licence$/);
    expect(Date.parse(kit.issuedAt)).toBeLessThanOrEqual(Date.now());
    expect(kit.log.map(({ version, text }) => [version, text.replace(/ · [^:]+/, '')])).toEqual([
      [1, 'As made'],
      [3, 'Name of 5: DJ NOVA → NOVA'],
      [4, 'Kept 5'],
    ]);
    expect(kit.log[0]?.at).toBe(logo.createdAt);
  });

  it('is for Pro and trial', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const reply = await ask(client, logo);
    expect([reply.status, errorOf(reply).code]).toEqual([402, 'PRO_REQUIRED']);
    expect(errorOf(reply).message).toBe('Pro trial required for this feature');
    await db.run(`UPDATE users SET trial_ends_at = ${Date.now() + HOUR_MS} WHERE email = '${client.email}'`);
    expect((await ask(client, logo)).status).toBe(200);
    await db.run(`UPDATE users SET trial_ends_at = ${Date.now() - 1} WHERE email = '${client.email}'`);
    expect((await ask(client, logo)).status).toBe(402);
  });

  it('is nobody else’s, and of no concept that is not there', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    for (const { email } of [owner, other]) await makePro(db, email);
    const logo = await makeLogo(owner);
    expect((await ask(other, logo)).status).toBe(404);
    expect((await ask(new Client(), logo)).status).toBe(401);
    expect((await ask(owner, logo, 'concept-13')).status).toBe(422);
    expect((await owner.get(`/api/generations/${logo.id}/kit`)).status).toBe(422);
  });
});
