import { sql } from 'drizzle-orm';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { purge } from '#db/queries/operations-purge.ts';
import { Client } from '../support/client.ts';
import { productDatabase } from '../support/product-database.ts';
import { makeKit, newSlug, placeKit } from '../support/published-kit.ts';
import {
  isMissing,
  isOpen,
  LINK,
  links,
  madeLink,
  pathOf,
  pathUnder,
  proKit,
  tokenOf,
} from '../support/recipient-links.ts';

const db = productDatabase();
const visitor = new Client();

describe('a link for one recipient', () => {
  it('opens the page with its greeting, out of sight of search engines', async () => {
    const kit = await proKit();
    const link = await madeLink(kit, { ...LINK, greeting: 'Hi Lena\n\nthe <b>closing</b> set' });
    expect(API.addRecipientLink.reply.parse({ link })).toEqual({ link });
    expect(link).toMatchObject({ ...LINK, greeting: expect.any(String), revokedAt: null, reads: [] });
    expect(pathOf(link)).toMatch(new RegExp(`^/epk/${kit.slug}/for/[\\da-f]{32}$`));
    const reply = await visitor.fetch(pathOf(link));
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
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

  it('moves with the page, and to another kit that takes its address over', async () => {
    const kit = await proKit();
    const { client } = kit;
    const link = await madeLink(kit);
    const slug = newSlug();
    await kit.place(slug, true);
    const moved = await visitor.fetch(`${pathOf(link)}?from=mail`);
    const path = pathUnder(slug, link);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}?from=mail`]);
    await isOpen(path);
    expect((await kit.known()).links.map(pathOf)).toEqual([path]);

    const read = (parts: readonly string[]) =>
      visitor.post(`/api/press-kit-pages/${slug}/reads`, { parts, link: tokenOf(link) });
    await read(['opened', 'bio']);
    const wish = { date: '2999-01-16', place: 'Kulturzug', email: 'lena@example.com' };
    await visitor.post(`/api/press-kit-pages/${slug}/bookings`, wish);
    const { id } = await makeKit(client);
    const another = newSlug();
    await placeKit(client, id, another);
    await visitor.post(`/api/press-kit-pages/${another}/reads`, { parts: ['bio'] });
    await kit.place(slug, false);
    expect((await placeKit(client, id, slug)).status).toBe(200);
    await isOpen(path);
    await read(['bio']);
    expect((await client.get(`/api/press-kits/${id}/page`)).body).toMatchObject({
      links: [{ id: link.id }],
      requests: [{ place: 'Kulturzug' }],
      reads: expect.arrayContaining([
        { part: 'opened', count: 1 },
        { part: 'bio', count: 3 },
      ]),
    });
    expect(await kit.known()).toEqual({ page: null, reads: [], requests: [], links: [] });
  });

  it('is found at the address that it was sent with, when another kit of its artist is there by now', async () => {
    const kit = await proKit();
    const { client } = kit;
    const link = await madeLink(kit);
    await kit.place(newSlug(), true);
    const { id } = await makeKit(client);
    await placeKit(client, id, kit.slug);
    const other = await madeLink({ client, id });
    const [listed] = (await kit.known()).links;
    const sent = await visitor.fetch(pathOf(link));
    expect([sent.status, sent.headers.get('location')]).toEqual([301, listed && pathOf(listed)]);
    await isOpen(listed ? pathOf(listed) : '');
    await isOpen(pathOf(other));
    await kit.place(newSlug(), false);
    await isMissing(pathOf(link));
  });

  it('leads nowhere while it is revoked; what is written into it meanwhile does not open it', async () => {
    const kit = await proKit();
    const { client } = kit;
    const link = await madeLink(kit);
    const { body } = await links.revoke(client, link);
    expect(body.link).toEqual({ ...link, url: null, revokedAt: expect.any(String) });
    // A revocation keeps its moment.
    expect((await links.revoke(client, link)).body).toEqual(body);
    await isMissing(pathOf(link));
    const saved = await links.save(client, link, { greeting: 'Hi all' });
    expect(saved.body.link).toEqual({ ...body.link, greeting: 'Hi all' });
    await isMissing(pathOf(link));
    const undone = await links.revoke(client, link, false);
    expect(undone.body.link).toEqual({ ...link, greeting: 'Hi all' });
    await isOpen(pathOf(link));
  });

  it('has another address once it is renewed, and the former one leads nowhere', async () => {
    const kit = await proKit();
    const { client } = kit;
    const link = await madeLink(kit);
    await links.revoke(client, link);
    const { body } = await links.renew(client, link, { greeting: 'Again' });
    expect(body.link).toMatchObject({ id: link.id, greeting: 'Again', revokedAt: null });
    await isMissing(pathOf(link));
    expect(await (await visitor.fetch(pathOf(body.link))).text()).toContain('Again');
  });

  it('leads nowhere while the page is offline, once it is deleted, and with its kit', async () => {
    const kit = await proKit();
    const { client } = kit;
    const [link, other] = [await madeLink(kit), await madeLink(kit)];
    await kit.unpublish();
    await isMissing(pathOf(link));
    await kit.place(kit.slug, true);
    await isOpen(pathOf(link));
    expect((await links.remove(client, link)).status).toBe(200);
    await isMissing(pathOf(link));
    expect((await kit.known()).links).toEqual([other]);
    await client.send('DELETE', `/api/generations/${kit.id}`);
    await isMissing(pathOf(other));
    expect(await db.all(sql`SELECT id FROM recipient_links WHERE id = ${other.id}`)).toEqual([]);
  });

  it('is open as long as its last day is somewhere, and can be opened again where it was', async () => {
    const kit = await proKit();
    const link = await madeLink(kit);
    const endOn = (day: string) =>
      db.run(sql`UPDATE recipient_links SET expires_on = ${day} WHERE id = ${link.id}`);
    const now = new Date();
    await endOn(firstDay(now));
    await isOpen(pathOf(link));
    await endOn(firstDay(new Date(now.getTime() - 24 * 60 * 60 * 1000)));
    await isMissing(pathOf(link));
    const { body } = await links.save(kit.client, link);
    expect(body.link.url).toBe(link.url);
    await isOpen(pathOf(link));
  });

  it('is found by its whole address alone, which nothing at rest tells', async () => {
    const [kit, other] = [await proKit(), await proKit()];
    const link = await madeLink(kit);
    for (const path of [
      pathUnder(other.slug, link),
      `/epk/${kit.slug}/for/${'a'.repeat(32)}`,
      `/epk/${kit.slug}/for/x`,
      `/epk/${kit.slug}/for/`,
      `/epk/${kit.slug}/for/${encodeURIComponent("' OR 1=1 --")}`,
    ])
      await isMissing(path);
    const path = pathOf(link);
    const event = { name: 'page_view', path, at: new Date().toISOString(), props: {} };
    expect((await visitor.post('/api/events', { events: [event] })).status).toBe(202);
    const stored = await db.all(sql`
      SELECT seed || token_hash AS text FROM recipient_links WHERE id = ${link.id}
      UNION ALL SELECT path FROM events WHERE path LIKE ${`%${kit.slug}%`}`);
    expect(stored).toContainEqual({ text: `/epk/${kit.slug}/for/` });
    expect(JSON.stringify(stored)).not.toContain(tokenOf(link));
  });

  it('is deleted a while after its end', async () => {
    const kit = await proKit();
    const [open, expired, revoked] = [await madeLink(kit), await madeLink(kit), await madeLink(kit)];
    const start = new Date('2001-01-01T00:00:00Z');
    await db.run(sql`UPDATE recipient_links SET expires_on = '2001-01-01' WHERE id = ${expired.id}`);
    await db.run(sql`UPDATE recipient_links SET revoked_at = ${start.getTime()} WHERE id = ${revoked.id}`);
    const idsAfter = async (days: number) => {
      const now = new Date(`${dayAfter('2001-01-01', days)}T12:00:00Z`);
      await purge(db, { now, keepSince: new Date(0) });
      return (await kit.known()).links.map(({ id }) => id).toSorted();
    };
    expect(await idsAfter(89)).toEqual([open.id, expired.id, revoked.id].toSorted());
    expect(await idsAfter(91)).toEqual([open.id]);
  });
});

describe('what was read by a link', () => {
  it('is told part by part, beside the reads of the page, while it is open and not of its artist', async () => {
    const kit = await proKit();
    const link = await madeLink(kit);
    const read = (parts: readonly string[], client = visitor, token = tokenOf(link)) =>
      client.post(`/api/press-kit-pages/${kit.slug}/reads`, { parts, link: token });
    await read(['opened', 'bio', 'bio']);
    await read(['opened', 'rider']);
    await read(['opened'], kit.client);
    await read(['opened', 'press'], visitor, 'a'.repeat(32));
    const known = await kit.known();
    const counted = (known.links[0]?.reads ?? []).map(({ part, count }) => [part, count]).toSorted();
    expect(counted).toEqual([
      ['bio', 1],
      ['opened', 2],
      ['rider', 1],
    ]);
    const last = Date.parse(known.links[0]?.reads[0]?.lastReadAt ?? '');
    expect(Math.abs(Date.now() - last)).toBeLessThan(60_000);
    expect(known.reads).toContainEqual({ part: 'opened', count: 3 });

    await links.revoke(kit.client, link);
    await read(['photos']);
    expect((await kit.known()).links[0]?.reads).toHaveLength(3);
    expect((await read(['bio'], visitor, 'x')).status).toBe(422);
  });
});
