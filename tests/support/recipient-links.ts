import { expect } from 'vitest';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { type RecipientLink, recipientLinkPath } from '#core/press-kit-link.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { Client } from './client.ts';
import { makePro, productDatabase } from './product-database.ts';
import { publishedKit } from './published-kit.ts';

/** A link as an artist of these tests writes it. */
export const LINK = {
  recipient: 'Kulturzug, Leipzig',
  greeting: 'Hi Lena',
  expiresOn: dayAfter(firstDay(new Date()), 30),
};

/** A published kit of an account with Pro. */
export async function proKit() {
  const kit = await publishedKit();
  await makePro(productDatabase(), kit.client.email);
  return kit;
}

interface Named {
  id: string;
}
type Answer = { link: RecipientLink };
const pathTo = ({ id }: Named): string => `/api/recipient-links/${id}`;

/** The API's calls about links, by what an artist does. */
export const links = {
  add: ({ client, id }: { client: Client; id: string }, link: object = LINK) =>
    client.send<Answer>('POST', `/api/press-kits/${id}/links`, link),
  save: (client: Client, link: Named, change: object = {}) =>
    client.send<Answer>('PUT', pathTo(link), { ...LINK, ...change }),
  revoke: (client: Client, link: Named, revoked = true) =>
    client.send<Answer>('PUT', `${pathTo(link)}/revocation`, { revoked }),
  renew: (client: Client, link: Named, change: object = {}) =>
    client.send<Answer>('POST', `${pathTo(link)}/renewals`, { ...LINK, ...change }),
  remove: (client: Client, link: Named) => client.send('DELETE', pathTo(link)),
};

export async function madeLink(kit: { client: Client; id: string }, link?: object): Promise<RecipientLink> {
  const { status, body } = await links.add(kit, link);
  expect(status).toBe(201);
  return body.link;
}

export const pathOf = ({ url }: Pick<RecipientLink, 'url'>): string => new URL(url ?? '').pathname;
export const tokenOf = (link: RecipientLink): string => pathOf(link).split('/').at(-1) ?? '';
export const pathUnder = (slug: string, link: RecipientLink): string =>
  recipientLinkPath(slug, tokenOf(link));

const visitor = new Client();
export const isOpen = async (path: string): Promise<void> =>
  expect((await visitor.fetch(path)).status, path).toBe(200);
/** As any unknown address of a press kit. */
export async function isMissing(path: string): Promise<void> {
  const { status, headers } = await visitor.fetch(path);
  expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy')], path).toEqual([
    ...[404, 'noindex, nofollow', 'no-referrer'],
  ]);
}
