import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { namedBatch } from '../named-batch.ts';
import { placePage, selectPage } from './press-kit-pages.ts';
import { getPublishedKit } from './press-kit-published.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

async function newKit(userId: string): Promise<string> {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES (${id}, ${userId}, 'press-kit', 'done', 'NOVA', 3, '{}', '{"kit":{"photos":[]}}', 1, 1)`);
  return id;
}

const newSlug = (): string => newId('gen').toLowerCase().replace('_', '-');

interface Kit {
  userId: string;
  generationId: string;
}

async function place(kit: Kit, slug: string, at: number, { isPublished = true, former = 10 } = {}) {
  const moment = { slug, isPublished, former, now: new Date(at) };
  const { pages } = await namedBatch(
    test.db,
    placePage(test.db, { ...kit, ...moment }),
    selectPage(test.db, kit),
  );
  return pages[0] ?? null;
}

const shownAt = async (slug: string, at = 1) =>
  (await getPublishedKit(test.db, { slug, now: new Date(at), tokenHash: null, today: '' }))?.generation.id ??
  null;

it('whatever is placed where: an address belongs to one kit, and shows it exactly while it is published', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ kit: fc.nat(3), slug: fc.nat(2), isPublished: fc.boolean() }), {
        minLength: 1,
        maxLength: 14,
      }),
      async (steps) => {
        const users = [newId('usr'), newId('usr')];
        for (const id of users) await test.addUser(id);
        const kits: Kit[] = [];
        for (const userId of [...users, ...users]) kits.push({ userId, generationId: await newKit(userId) });
        const name = newSlug();
        const slugs = [0, 1, 2].map((at) => `${name}-${at}`);

        // What has to hold, step by step.
        const pages = new Map<Kit, { slug: string; isPublished: boolean }>();
        const owner = new Map<string, Kit>();
        for (const [at, step] of steps.entries()) {
          const [kit, slug] = [kits[step.kit] as Kit, slugs[step.slug] as string];
          const holder = owner.get(slug);
          const held = holder && pages.get(holder);
          const isBlocked =
            holder !== undefined &&
            holder !== kit &&
            (holder.userId !== kit.userId || (held?.slug === slug && held.isPublished));
          if (!isBlocked) {
            pages.set(kit, { slug, isPublished: step.isPublished });
            if (holder && holder !== kit && held?.slug === slug) {
              pages.delete(holder);
              for (const [each, whose] of owner) if (whose === holder) owner.set(each, kit);
            }
            owner.set(slug, kit);
          }
          expect(await place(kit, slug, at, step)).toEqual(pages.get(kit) ?? null);
        }
        for (const slug of slugs) {
          const kit = owner.get(slug);
          const isShown = kit && pages.get(kit)?.isPublished;
          expect(await shownAt(slug)).toBe(isShown ? kit.generationId : null);
        }
      },
    ),
    { numRuns: 25 },
  );
});

it('of accounts that want one address at the same time one has it', async () => {
  const slug = newSlug();
  const kits = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const userId = await test.addUser(newId('usr'));
      return { userId, generationId: await newKit(userId) };
    }),
  );
  const pages = await Promise.all(kits.map((kit) => place(kit, slug, 1)));
  expect(pages.filter((page) => page !== null)).toHaveLength(1);
});

it('as many former addresses lead there as it may have, the latest of them', async () => {
  const kit = { userId: await test.addUser(newId('usr')), generationId: '' };
  kit.generationId = await newKit(kit.userId);
  const slugs = Array.from({ length: 5 }, (_, at) => `${newSlug()}-${at}`);
  for (const [at, slug] of slugs.entries()) await place(kit, slug, at, { former: 2 });
  expect(await Promise.all(slugs.map((slug) => shownAt(slug)))).toEqual([
    null,
    null,
    ...Array.from({ length: 3 }, () => kit.generationId),
  ]);
});

it('a page goes with its account', async () => {
  const userId = await test.addUser(newId('usr'));
  const kit = { userId, generationId: await newKit(userId) };
  const slug = newSlug();
  await place(kit, slug, 1);
  await test.db.run(sql`UPDATE users SET deletes_at = 1000 WHERE id = ${userId}`);
  expect(await shownAt(slug, 999)).toBe(kit.generationId);
  expect(await shownAt(slug, 1000)).toBeNull();
});
