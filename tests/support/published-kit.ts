import type { API } from '#core/api.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import type { Generation } from '#core/generation.ts';
import type { PressKitPage } from '#core/press-kit-page.ts';
import { type Client, signedUp } from './client.ts';

/** The page of a made kit, as its artist is told of it. */
export type KnownPage = ReplyOf<typeof API.pressKitPage>;

/** An address that no other test takes. */
export const newSlug = (): string => `nova-${crypto.randomUUID().slice(0, 13)}`;

export async function publish(client: Client, slug: string) {
  const { body } = await client.generate<{ generation: Generation }>('press-kit', { artistName: 'DJ NOVA' });
  const { id } = body.generation;
  const path = `/api/press-kits/${id}/page`;
  const place = (slug: string, published: boolean) =>
    client.send<{ page: PressKitPage }>('PUT', path, { slug, published });
  await place(slug, true);
  const known = async () => (await client.get<KnownPage>(path)).body;
  return { id, slug, known, place, unpublish: () => place(slug, false) };
}

/** A press kit of a new account, published at an address of its own. */
export async function publishedKit() {
  const client = await signedUp();
  return { client, ...(await publish(client, newSlug())) };
}
