import { sql } from 'drizzle-orm';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { dayAfter, MOST_LINKS, type RecipientLink } from '#core/press-kit-link.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makePro, productDatabase } from '../support/product-database.ts';
import { makeKit, newSlug, placeKit, publishedKit } from '../support/published-kit.ts';

const db = productDatabase();
const visitor = new Client();
const SOON = dayAfter(new Date(), 30);
const LINK = { recipient: 'Kulturzug, Leipzig', greeting: 'Hi Lena', expiresOn: SOON };

async function proKit() {
  const kit = await publishedKit();
  await makePro(db, kit.client.email);
  return kit;
}
type Kit = Awaited<ReturnType<typeof proKit>>;

const add = ({ client, id }: { client: Client; id: string }, link: object = LINK) =>
  client.send<{ link: RecipientLink }>('POST', `/api/press-kits/${id}/links`, link);
const save = (client: Client, { id }: { id: string }, change: object) =>
  client.send<{ link: RecipientLink }>('PUT', `/api/recipient-links/${id}`, { ...LINK, ...change });
const renew = (client: Client, { id }: { id: string }, link: object = LINK) =>
  client.send<{ link: RecipientLink }>('POST', `/api/recipient-links/${id}/renewals`, link);

const pathOf = ({ url }: Pick<RecipientLink, 'url'>): string => new URL(url ?? '').pathname;
const tokenOf = (link: RecipientLink): string => pathOf(link).split('/').at(-1) ?? '';

async function made(kit: Kit, link: object = LINK): Promise<RecipientLink> {
  const { status, body } = await add(kit, link);
  expect(status).toBe(201);
  return body.link;
}

const isMissing = async (path: string): Promise<void> => {
  const reply = await visitor.fetch(path);
  expect([reply.status, reply.headers.get('x-robots-tag')], path).toEqual([
    404,
    expect.stringContaining('noindex'),
  ]);
};

describe('a link for one recipient', () => {
  it('opens the page with its greeting, out of sight of search engines, and leads to the page as it is', async () => {
    const kit = await proKit();
    const link = await made(kit, { ...LINK, greeting: 'Hi Lena\n\nthe <b>closing</b> set' });
    expect(API.addRecipientLink.reply.parse({ link })).toEqual({ link });
    expect(link).toMatchObject({ recipient: LINK.recipient, expiresOn: SOON, revokedAt: null, reads: [] });
    expect(pathOf(link)).toMatch(new RegExp(`^/epk/${kit.slug}/for/[\\w-]{22}$`));
    const reply = await visitor.fetch(pathOf(link));
    const { document } = parseHTML(await reply.text());
    expect(document.querySelector('.hello')?.textContent).toContain('For Kulturzug, Leipzig');
    expect(document.querySelector('.hello')?.textContent).toContain('the <b>closing</b> set');
    expect(document.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    const canonical = document.querySelector('[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(`/epk/${kit.slug}`);
    // Everybody's page has none of it.
    expect(await (await visitor.fetch(`/epk/${kit.slug}`)).text()).not.toContain('Kulturzug');
    expect((await kit.known()).links).toEqual([link]);
  });

  it('moves with the page', async () => {
    const kit = await proKit();
    const link = await made(kit);
    const slug = newSlug();
    await kit.place(slug, true);
    const moved = await visitor.fetch(`${pathOf(link)}?from=mail`);
    const path = `/epk/${slug}/for/${tokenOf(link)}`;
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}?from=mail`]);
    expect((await visitor.fetch(path)).status).toBe(200);
    expect((await kit.known()).links.map(pathOf)).toEqual([path]);
  });

  it('is no page while it is revoked, once it was renewed, deleted, or over, or while the page is offline', async () => {
    const kit = await proKit();
    const { client } = kit;
    const link = await made(kit);
    const revoked = await save(client, link, { revoked: true });
    expect(revoked.body.link).toMatchObject({ url: null, revokedAt: expect.any(String) });
    expect((await save(client, link, { revoked: true })).body.link.revokedAt).toBe(
      revoked.body.link.revokedAt,
    );
    await isMissing(pathOf(link));
    expect((await save(client, link, { revoked: false })).body.link.url).toBe(link.url);
    expect((await visitor.fetch(pathOf(link))).status).toBe(200);

    await save(client, link, { revoked: true });
    const { body } = await renew(client, link, { ...LINK, greeting: 'Again' });
    expect(body.link).toMatchObject({ id: link.id, greeting: 'Again', revokedAt: null });
    await isMissing(pathOf(link));
    expect(await (await visitor.fetch(pathOf(body.link))).text()).toContain('Again');

    await kit.unpublish();
    await isMissing(pathOf(body.link));
    await kit.place(kit.slug, true);
    expect((await visitor.fetch(pathOf(body.link))).status).toBe(200);

    await db.run(sql`UPDATE recipient_links SET expires_on = '2026-01-01' WHERE id = ${link.id}`);
    await isMissing(pathOf(body.link));
    // Its address is as it was, so that it can be opened again for whoever has it.
    expect((await save(client, link, {})).body.link.url).toBe(body.link.url);
    expect((await visitor.fetch(pathOf(body.link))).status).toBe(200);

    expect((await client.send('DELETE', `/api/recipient-links/${link.id}`)).status).toBe(200);
    await isMissing(pathOf(body.link));
    expect((await kit.known()).links).toEqual([]);
  });

  it('is found by its whole address alone: under another page and with other letters it is none', async () => {
    const [kit, other] = [await proKit(), await proKit()];
    const token = tokenOf(await made(kit));
    const swapped = [...token].map((letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    for (const path of [
      `/epk/${other.slug}/for/${token}`,
      `/epk/${kit.slug}/for/${swapped.join('')}`,
      `/epk/${kit.slug}/for/${'a'.repeat(22)}`,
      `/epk/${kit.slug}/for/x`,
      `/epk/${kit.slug}/for/`,
      `/epk/${kit.slug}/for/${encodeURIComponent("' OR 1=1 --")}`,
    ])
      await isMissing(path);
    const [row] = await db.all<{ stored: string }>(
      sql`SELECT json_group_array(json_array(seed, token_hash)) AS stored FROM recipient_links`,
    );
    expect(row?.stored).not.toContain(token);
  });

  it('goes with its kit', async () => {
    const kit = await proKit();
    const link = await made(kit);
    await kit.client.send('DELETE', `/api/generations/${kit.id}`);
    await isMissing(pathOf(link));
    const rows = await db.all(sql`SELECT id FROM recipient_links WHERE id = ${link.id}`);
    expect(rows).toEqual([]);
  });
});

describe('what was read by a link', () => {
  it('is told part by part, beside the reads of the page, while it is open and not of its artist', async () => {
    const kit = await proKit();
    const link = await made(kit);
    const read = (parts: readonly string[], client = visitor, token = tokenOf(link)) =>
      client.post(`/api/press-kit-pages/${kit.slug}/reads`, { parts, link: token });
    await read(['opened', 'bio', 'bio']);
    await read(['opened', 'rider']);
    await read(['opened'], kit.client);
    await read(['opened', 'press'], visitor, 'a'.repeat(22));
    const { links, reads } = await kit.known();
    const counted = (links[0]?.reads ?? []).map(({ part, count }) => [part, count]).toSorted();
    expect(counted).toEqual([
      ['bio', 1],
      ['opened', 2],
      ['rider', 1],
    ]);
    const last = Date.parse(links[0]?.reads[0]?.lastReadAt ?? '');
    expect(Math.abs(Date.now() - last)).toBeLessThan(60_000);
    expect(reads).toContainEqual({ part: 'opened', count: 3 });

    await save(kit.client, link, { revoked: true });
    await read(['photos']);
    expect((await kit.known()).links[0]?.reads).toHaveLength(3);
    expect((await read(['bio'], visitor, 'x')).status).toBe(422);
  });
});

describe('making links', () => {
  it('is part of Pro; whoever had it can still see, revoke and delete them', async () => {
    const kit = await publishedKit();
    const { client } = kit;
    const refused = await add(kit);
    expect([refused.status, errorOf(refused).code]).toEqual([402, 'PRO_REQUIRED']);
    await makePro(db, client.email);
    const link = await made(kit);
    await db.run(sql`UPDATE users SET subscription_status = 'free' WHERE email = ${client.email}`);
    expect((await save(client, link, { greeting: 'Other' })).status).toBe(402);
    expect((await renew(client, link)).status).toBe(402);
    expect((await visitor.fetch(pathOf(link))).status).toBe(200);
    expect((await kit.known()).links).toHaveLength(1);
    expect((await save(client, link, { revoked: true })).status).toBe(200);
    expect((await client.send('DELETE', `/api/recipient-links/${link.id}`)).status).toBe(200);
  });

  it('is the owner’s alone, of a page that there is', async () => {
    const [kit, other] = [await proKit(), await proKit()];
    const link = await made(kit);
    const foreign = other.client;
    expect((await add({ client: foreign, id: kit.id })).status).toBe(404);
    expect((await save(foreign, link, { revoked: true })).status).toBe(404);
    expect((await renew(foreign, link)).status).toBe(404);
    expect((await foreign.send('DELETE', `/api/recipient-links/${link.id}`)).status).toBe(404);
    expect((await visitor.fetch(pathOf(link))).status).toBe(200);
    expect((await add({ client: new Client(), id: kit.id })).status).toBe(401);

    const client = await signedUp();
    await makePro(db, client.email);
    expect((await add({ client, id: (await makeKit(client)).id })).status).toBe(404);
  });

  it('names what is wrong', async () => {
    const kit = await proKit();
    for (const [link, path] of [
      [{ recipient: ' ' }, 'recipient'],
      [{ recipient: 'n'.repeat(81) }, 'recipient'],
      [{ recipient: 'a\u0007b' }, 'recipient'],
      [{ greeting: 'n'.repeat(601) }, 'greeting'],
      [{ expiresOn: '2026-01-01' }, 'expiresOn'],
      [{ expiresOn: '2027-02-30' }, 'expiresOn'],
      [{ expiresOn: dayAfter(new Date(), 400) }, 'expiresOn'],
      [{ expiresOn: '' }, 'expiresOn'],
    ] as const) {
      const reply = await add(kit, { ...LINK, ...link });
      expect([reply.status, errorOf(reply).fields?.[0]?.path], JSON.stringify(link)).toEqual([422, path]);
    }
    expect((await kit.known()).links).toEqual([]);
  });

  it('ends at as many as a page may have', async () => {
    const kit = await proKit();
    const link = await made(kit);
    await db.run(sql`
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${MOST_LINKS - 2})
      INSERT INTO recipient_links (id, user_id, generation_id, recipient, greeting, expires_on, seed, token_hash, created_at)
      SELECT id || x, user_id, generation_id, recipient, '', expires_on, x, id || x, 1 FROM recipient_links, n
      WHERE id = ${link.id}`);
    const replies = await Promise.all([add(kit), add(kit)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // Each page has room of its own.
    const { id } = await makeKit(kit.client);
    await placeKit(kit.client, id, newSlug());
    expect((await add({ client: kit.client, id })).status).toBe(201);
  });
});

it('an address made under another secret is known to its recipient only, until it is renewed', async () => {
  const kit = await proKit();
  const link = await made(kit);
  // What the server makes of the secret and the seed is another token now.
  await db.run(sql`UPDATE recipient_links SET seed = 'another' WHERE id = ${link.id}`);
  expect((await kit.known()).links).toMatchObject([{ url: null, revokedAt: null }]);
  expect((await visitor.fetch(pathOf(link))).status).toBe(200);
  expect((await renew(kit.client, link)).body.link.url).toContain('/for/');
  await isMissing(pathOf(link));
});
