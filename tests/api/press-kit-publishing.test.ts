import { describe, expect, it } from 'vitest';
import { Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { makeLogo } from '../support/logos.ts';
import { makeKit, newSlug, placeKit, publishedKit } from '../support/published-kit.ts';

describe('publishing', () => {
  const fieldOf = (reply: Reply) => errorOf(reply).fields?.[0];

  it('tells the page, and nothing before there is one', async () => {
    const client = await signedUp();
    const { id } = await makeKit(client);
    const path = `/api/press-kits/${id}/page`;
    expect((await client.get(path)).body).toMatchObject({ page: null });
    const slug = newSlug();
    const page = { slug, published: true, url: expect.stringMatching(new RegExp(`^http.*/epk/${slug}$`)) };
    expect((await placeKit(client, id, slug.toUpperCase())).body).toEqual({ page });
    expect((await client.get(path)).body).toEqual({ page, reads: [], requests: [], links: [] });
  });

  it('is the owner’s alone, of a press kit that is made', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const [kit, logo] = [await makeKit(client), await makeLogo(client)];
    for (const [who, id] of [
      [other, kit.id],
      [client, logo.id],
      [client, 'gen_none'],
    ] as const) {
      expect((await placeKit(who, id, newSlug())).status).toBe(404);
      expect((await who.get(`/api/press-kits/${id}/page`)).status).toBe(404);
    }
    expect((await placeKit(new Client(), kit.id, newSlug())).status).toBe(401);
  });

  it('refuses an address that is taken, with one that is free, and what is no address', async () => {
    const { slug } = await publishedKit();
    const client = await signedUp();
    const { id } = await makeKit(client);
    const taken = await placeKit(client, id, slug);
    expect(taken.status).toBe(422);
    expect(fieldOf(taken)).toEqual({
      path: 'slug',
      reason: `This address is taken. Free: ${slug}-music`,
    });
    for (const wrong of ['x', 'a b', '-nova', 'nova--x', 'növa', '../api', 'n'.repeat(41)])
      expect(fieldOf(await placeKit(client, id, wrong))?.path, wrong).toBe('slug');
    expect((await client.get(`/api/press-kits/${id}/page`)).body).toMatchObject({ page: null });
  });

  it('another kit of the account takes the address over once the first is offline', async () => {
    const { client, id, slug } = await publishedKit();
    const another = await makeKit(client);
    expect(fieldOf(await placeKit(client, another.id, slug))?.reason).toBe(
      `Another kit of yours is published there. Free: ${slug}-music`,
    );
    await placeKit(client, id, slug, false);
    expect((await placeKit(client, another.id, slug)).status).toBe(200);
    expect((await client.get(`/api/press-kits/${id}/page`)).body).toMatchObject({ page: null });
    expect((await new Client().fetch(`/epk/${slug}`)).status).toBe(200);
  });

  it('an address outlives its kit, for another kit of the account alone', async () => {
    const { client, id, slug } = await publishedKit();
    await client.send('DELETE', `/api/generations/${id}`);
    const other = await signedUp();
    const foreign = await placeKit(other, (await makeKit(other)).id, slug);
    expect(fieldOf(foreign)?.reason).toContain('This address is taken');
    expect((await placeKit(client, (await makeKit(client)).id, slug)).status).toBe(200);
    expect((await new Client().fetch(`/epk/${slug}`)).status).toBe(200);
  });
});
