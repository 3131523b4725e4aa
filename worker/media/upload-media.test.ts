import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_MEDIA } from '#core/media.ts';
import { keepPictures } from '#db/queries/generation-assets.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { picture } from '../../tests/support/pictures.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';
import { uploadMedia } from './upload-media.ts';

const HOUR_MS = 60 * 60 * 1000;
const start = new Date('2026-11-21T12:00:00Z');

let deps: TestDeps;
let users = 0;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const newUser = () => deps.addUser(`usr_med${++users}`);
const keysOf = (userId: string) => deps.media.keys().filter((key) => key.startsWith(`media/${userId}/`));
const rowsOf = (userId: string) =>
  deps.db.all<{ id: string }>(sql`SELECT id FROM media WHERE user_id = ${userId} ORDER BY id`);
const upload = (userId: string, bytes: Uint8Array) => uploadMedia(deps, userId, bytes);

/** Work that goes on after the reply. */
const settled = (assertion: () => void | Promise<void>) => vi.waitFor(assertion, { timeout: 5000 });

describe('an uploaded picture', () => {
  it('lies in storage under its account and its content', async () => {
    const user = await newUser();
    const bytes = await picture('jpeg', { width: 48, height: 32 });
    const item = await upload(user, bytes);
    expect(item).toEqual({
      ...{ id: item.id, url: `/api/media/${item.id}`, type: 'image/jpeg' },
      ...{ size: bytes.length, width: 48, height: 32 },
    });
    expect(keysOf(user)).toEqual([
      expect.stringMatching(new RegExp(`^media/${user}/[0-9a-f]{64}/${item.id}$`)),
    ]);
  });

  it('is the same picture when the same bytes come again, and another where they differ', async () => {
    const user = await newUser();
    const [bytes, others] = [await picture('png'), await picture('png', { seed: 2 })];
    const first = await upload(user, bytes);
    expect(await upload(user, bytes)).toEqual(first);
    expect((await upload(user, others)).id).not.toBe(first.id);
    expect(keysOf(user)).toHaveLength(2);
  });

  it('is one row and one file when it comes many times at once', async () => {
    const user = await newUser();
    const bytes = await picture('webp');
    const items = await Promise.all(Array.from({ length: 6 }, () => upload(user, bytes)));
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(user)).toEqual([{ id: items[0]?.id }]);
    await settled(() => expect(keysOf(user)).toEqual([expect.stringContaining(items[0]?.id ?? 'none')]));
  });

  it('of one account is not that of another, though the bytes are the same', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const bytes = await picture('lossless');
    expect((await upload(user, bytes)).id).not.toBe((await upload(other, bytes)).id);
  });

  it('whose row was written is not freed when the answer to that is lost', async () => {
    const user = await newUser();
    const real = deps.db.batch.bind(deps.db);
    let batches = 0;
    const batch = vi.spyOn(deps.db, 'batch').mockImplementation(async (statements) => {
      const rows = await real(statements);
      if (++batches === 2) throw new Error('The answer was lost');
      return rows;
    });
    const bytes = await picture('png', { seed: 9 });
    await expect(upload(user, bytes)).rejects.toThrow('The answer was lost');
    batch.mockRestore();
    await sweepFreedMedia(deps);
    const { id } = await upload(user, bytes);
    expect(keysOf(user)).toEqual([expect.stringContaining(id)]);
  });

  it('is not kept for an account that went meanwhile, nor is its file', async () => {
    await expect(upload('usr_gone', await picture('png'))).rejects.toMatchObject({ code: 'CONFLICT' });
    await settled(() => expect(keysOf('usr_gone')).toEqual([]));
  });
});

describe('pictures that are used nowhere', () => {
  it('go a day after they were uploaded last, with the next upload', async () => {
    const user = await newUser();
    const at = (hours: number) => deps.setNow(new Date(start.getTime() + hours * HOUR_MS));
    const [abandoned, again, next] = await Promise.all([1, 2, 3].map((seed) => picture('png', { seed })));
    at(0);
    const left = await upload(user, abandoned ?? new Uint8Array());
    const kept = await upload(user, again ?? new Uint8Array());
    at(20);
    await upload(user, again ?? new Uint8Array());
    at(24.1);
    const newest = await upload(user, next ?? new Uint8Array());
    expect(await rowsOf(user)).toEqual(
      [{ id: kept.id }, { id: newest.id }].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    await settled(() => expect(keysOf(user).join()).not.toContain(left.id));
  });

  it('stay where they are the account’s picture', async () => {
    const user = await newUser();
    deps.setNow(start);
    const { id } = await upload(user, await picture('png', { seed: 4 }));
    await deps.db.run(sql`INSERT INTO profiles (user_id, picture_id, updated_at) VALUES (${user}, ${id}, 1)`);
    deps.setNow(new Date(start.getTime() + 1000 * HOUR_MS));
    await upload(user, await picture('png', { seed: 5 }));
    expect(await rowsOf(user)).toContainEqual({ id });
  });
});

it('pictures stay as long as a work that was made with them', async () => {
  const user = await newUser();
  deps.setNow(start);
  const { id } = await upload(user, await picture('png', { seed: 6 }));
  await deps.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at)
    VALUES ('gen_kit', ${user}, 'press-kit', 'done', 'Kit', 0, '{}', 1, 1)`);
  await keepPictures(deps.db, sql`SELECT 'gen_kit'`, [id]);

  deps.setNow(new Date(start.getTime() + 1000 * HOUR_MS));
  await upload(user, await picture('png', { seed: 7 }));
  expect(await rowsOf(user)).toContainEqual({ id });
  await deps.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = 'gen_kit'`);
  await upload(user, await picture('png', { seed: 8 }));
  expect(await rowsOf(user)).not.toContainEqual({ id });
});

it(`an account keeps ${MOST_MEDIA} pictures at most, also when the last come at once`, async () => {
  const user = await newUser();
  deps.setNow(start);
  await deps.db.run(sql`
    INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
    SELECT 'med_' || ${user} || value, ${user}, value, ${user} || value, 'image/png', 1, 16, 16, ${start.getTime()}
    FROM generate_series(1, ${MOST_MEDIA - 1})`);
  const some = await Promise.all([1, 2, 3].map((seed) => picture('png', { seed })));
  const ends = await Promise.allSettled(some.map((bytes) => upload(user, bytes)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowsOf(user)).toHaveLength(MOST_MEDIA);
  await settled(() => expect(keysOf(user)).toHaveLength(1));
});
