import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { MOST_LINKS } from '#core/press-kit-link.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makePro, productDatabase } from '../support/product-database.ts';
import { makeKit, newSlug, placeKit, publishedKit } from '../support/published-kit.ts';
import { isMissing, isOpen, LINK, links, madeLink, pathOf, proKit } from '../support/recipient-links.ts';

const db = productDatabase();

describe('making links', () => {
  it('is part of Pro; whoever had it can still see, revoke and delete them', async () => {
    const kit = await publishedKit();
    const { client } = kit;
    const refused = await links.add(kit);
    expect([refused.status, errorOf(refused).code]).toEqual([402, 'PRO_REQUIRED']);
    await makePro(db, client.email);
    const link = await madeLink(kit);
    await db.run(sql`UPDATE users SET pro_until = ${Date.now() - 1} WHERE email = ${client.email}`);
    expect((await links.save(client, link)).status).toBe(402);
    expect((await links.renew(client, link)).status).toBe(402);
    await isOpen(pathOf(link));
    expect((await kit.known()).links).toEqual([link]);
    expect((await links.revoke(client, link)).status).toBe(200);
    expect((await links.revoke(client, link, false)).status).toBe(402);
    await isMissing(pathOf(link));
    expect((await links.remove(client, link)).status).toBe(200);
  });

  it('is the owner’s alone, of a page that there is', async () => {
    const [kit, other] = [await proKit(), await proKit()];
    const link = await madeLink(kit);
    const foreign = other.client;
    const tries = [
      links.add({ client: foreign, id: kit.id }),
      links.save(foreign, link),
      links.revoke(foreign, link),
      links.renew(foreign, link),
      links.remove(foreign, link),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    await isOpen(pathOf(link));
    expect((await kit.known()).links).toEqual([link]);
    expect((await links.add({ client: new Client(), id: kit.id })).status).toBe(401);

    const client = await signedUp();
    await makePro(db, client.email);
    expect((await links.add({ client, id: (await makeKit(client)).id })).status).toBe(404);
  });

  it('names what is wrong, and changes nothing then', async () => {
    const kit = await proKit();
    const link = await madeLink(kit);
    for (const [wrong, path] of [
      [{ recipient: ' ' }, 'recipient'],
      [{ recipient: 'n'.repeat(81) }, 'recipient'],
      [{ recipient: 'a\u0007b' }, 'recipient'],
      [{ greeting: 'n'.repeat(601) }, 'greeting'],
      [{ expiresOn: '2026-01-01' }, 'expiresOn'],
      [{ expiresOn: '2027-02-30' }, 'expiresOn'],
      [{ expiresOn: dayAfter(firstDay(new Date()), 400) }, 'expiresOn'],
      [{ expiresOn: '' }, 'expiresOn'],
    ] as const) {
      for (const reply of [
        await links.add(kit, { ...LINK, ...wrong }),
        await links.save(kit.client, link, wrong),
        await links.renew(kit.client, link, wrong),
      ])
        expect([reply.status, errorOf(reply).fields?.[0]?.path], JSON.stringify(wrong)).toEqual([422, path]);
    }
    expect((await kit.known()).links).toEqual([link]);
  });

  it('ends at as many as a page may have', async () => {
    const kit = await proKit();
    const link = await madeLink(kit);
    await db.run(sql`
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${MOST_LINKS - 2})
      INSERT INTO recipient_links (id, user_id, generation_id, recipient, greeting, expires_on, seed, token_hash, created_at)
      SELECT id || x, user_id, generation_id, recipient, '', expires_on, x, id || x, 1 FROM recipient_links, n
      WHERE id = ${link.id}`);
    const replies = await Promise.all([links.add(kit), links.add(kit)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // Each page has room of its own.
    const { id } = await makeKit(kit.client);
    await placeKit(kit.client, id, newSlug());
    expect((await links.add({ client: kit.client, id })).status).toBe(201);
  });
});

it('an address made under another secret is known to its recipient only, until it is renewed', async () => {
  const kit = await proKit();
  const link = await madeLink(kit);
  // What the server makes of the secret and the seed is another token now.
  await db.run(sql`UPDATE recipient_links SET seed = 'another' WHERE id = ${link.id}`);
  expect((await kit.known()).links).toMatchObject([{ url: null, revokedAt: null }]);
  await isOpen(pathOf(link));
  expect((await links.renew(kit.client, link)).body.link.url).toContain('/for/');
  await isMissing(pathOf(link));
});
