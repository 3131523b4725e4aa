import { sql } from 'drizzle-orm';
import type { API } from '#core/api.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import type { Generation } from '#core/generation.ts';
import type { PressKitPage } from '#core/press-kit-page.ts';
import { type Client, signedUp } from './client.ts';
import { testDeps } from './deps.ts';
import { NOVA } from './press-kits.ts';

/** The page of a made kit, as its artist is told of it. */
export type KnownPage = ReplyOf<typeof API.pressKitPage>;

/** An address that no other test takes. */
export const newSlug = (): string => `nova-${crypto.randomUUID().slice(0, 13)}`;

export async function makeKit(client: Client, kit: object = { ...NOVA, photos: [] }): Promise<Generation> {
  const { status, body } = await client.generate<{ generation: Generation }>('press-kit', kit);
  if (status !== 201) throw new Error(`The kit answered ${status}`);
  return body.generation;
}

export const placeKit = (client: Client, id: string, slug: string, published = true) =>
  client.send<{ page: PressKitPage }>('PUT', `/api/press-kits/${id}/page`, { slug, published });

/** A press kit of a new account, published at an address of its own. */
export async function publishedKit(kit?: object) {
  const client = await signedUp();
  const { id } = await makeKit(client, kit);
  const slug = newSlug();
  const { status } = await placeKit(client, id, slug);
  if (status !== 200) throw new Error(`Publishing answered ${status}`);
  return {
    ...{ client, id, slug },
    known: async () => (await client.get<KnownPage>(`/api/press-kits/${id}/page`)).body,
    place: (slug: string, published: boolean) => placeKit(client, id, slug, published),
    unpublish: () => placeKit(client, id, slug, false),
  };
}

/** A server of its own whose account `usr_nova` has a kit that is published at `/epk/nova`, without anything in it. */
export async function depsWithKit(): ReturnType<typeof testDeps> {
  const deps = await testDeps();
  await deps.addUser('usr_nova');
  await deps.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES ('gen_kit', 'usr_nova', 'press-kit', 'done', 'NOVA', 3, '{}', '{"kit":{"photos":[]}}', 1, 1)`);
  await deps.db.run(sql`
    INSERT INTO press_kit_pages (generation_id, user_id, slug, is_published, created_at, updated_at)
    VALUES ('gen_kit', 'usr_nova', 'nova', 1, 1, 1)`);
  await deps.db.run(
    sql`INSERT INTO press_kit_slugs (slug, generation_id, taken_at) VALUES ('nova', 'gen_kit', 1)`,
  );
  return deps;
}
