import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { purge } from './operations-purge.ts';
import { deleteDraft, insertDraft, saveDraft, selectDraft, selectDraftRows } from './press-kit-drafts.ts';

const now = new Date('2026-11-24T12:00:00Z');
const later = new Date('2026-11-26T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const begin = (userId: string, more: { kit?: unknown; generationId?: string; most?: number } = {}) =>
  insertDraft(test.db, {
    ...{ id: newId('pkd'), userId, kit: { artistName: 'NOVA' }, generationId: null, most: 50, now },
    ...more,
  });
const draftOf = async (id: string, userId: string) => (await selectDraft(test.db, { id, userId }))[0] ?? null;

async function newKit(userId: string, tool = 'press-kit'): Promise<string> {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES (${id}, ${userId}, ${tool}, 'done', 'NOVA', 3, '{}', '{}', 1, 1)`);
  return id;
}

describe('a draft of a press kit', () => {
  it('is its owner’s, and saved over the revision that it goes on from', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const id = (await begin(user))?.id ?? '';
    const put = { id, kit: { artistName: 'NOVA', city: 'Berlin' }, generationId: null, now: later };
    expect(await saveDraft(test.db, { ...put, userId: user, revision: 1 })).toMatchObject({
      isSaved: true,
      draft: { revision: 2, updatedAt: later, kit: { city: 'Berlin' } },
    });
    expect(await saveDraft(test.db, { ...put, kit: {}, userId: user, revision: 1 })).toMatchObject({
      isSaved: false,
      draft: { revision: 2, kit: { city: 'Berlin' } },
    });
    expect(await saveDraft(test.db, { ...put, userId: other, revision: 2 })).toBeNull();
    expect(await draftOf(id, other)).toBeNull();
    expect(await deleteDraft(test.db, { id, userId: other })).toBe(false);
    expect(await deleteDraft(test.db, { id, userId: user })).toBe(true);
    expect(await draftOf(id, user)).toBeNull();
  });

  it('of many saves at once from one revision counts one', async () => {
    const user = await newUser();
    const id = (await begin(user))?.id ?? '';
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        saveDraft(test.db, { id, userId: user, kit: { index }, generationId: null, revision: 1, now }),
      ),
    );
    expect(saves.filter((save) => save?.isSaved)).toHaveLength(1);
    expect((await draftOf(id, user))?.revision).toBe(2);
  });

  it('is one of so many at most, however many come at once', async () => {
    const user = await newUser();
    const drafts = await Promise.all(Array.from({ length: 9 }, () => begin(user, { most: 4 })));
    expect(drafts.filter(Boolean)).toHaveLength(4);
    expect(await selectDraftRows(test.db, user)).toHaveLength(4);
  });

  it('is tied to a press kit of its own account only, and to none that was deleted', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const own = await newKit(user);
    const refused = [await newKit(other), await newKit(user, 'logo-generator'), 'gen_none'];
    for (const generationId of refused)
      expect((await begin(user, { generationId }))?.generationId).toBeNull();
    const draft = await begin(user, { generationId: own });
    expect(draft?.generationId).toBe(own);
    await test.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = ${own}`);
    expect((await draftOf(draft?.id ?? '', user))?.generationId).toBeNull();
    expect((await selectDraftRows(test.db, user)).every(({ generationId }) => generationId === null)).toBe(
      true,
    );
  });

  it('takes a made kit over from another draft of it', async () => {
    const user = await newUser();
    const generationId = await newKit(user);
    const first = await begin(user, { generationId });
    const second = await begin(user);
    const id = second?.id ?? '';
    await saveDraft(test.db, { id, userId: user, kit: {}, generationId, revision: 1, now });
    expect((await draftOf(id, user))?.generationId).toBe(generationId);
    expect((await draftOf(first?.id ?? '', user))?.generationId).toBeNull();
  });

  it('leaves a made kit with its draft where it is not kept itself', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const generationId = await newKit(user);
    const first = (await begin(user, { generationId }))?.id ?? '';
    const second = (await begin(user))?.id ?? '';
    const foreign = (await begin(other))?.id ?? '';
    const save = { userId: user, kit: {}, generationId, now };
    expect(await saveDraft(test.db, { ...save, id: second, revision: 7 })).toMatchObject({ isSaved: false });
    expect(await saveDraft(test.db, { ...save, id: 'pkd_gone', revision: 1 })).toBeNull();
    expect(await saveDraft(test.db, { ...save, id: foreign, revision: 1 })).toBeNull();
    expect(await begin(user, { generationId, most: 2 })).toBeNull();
    expect((await draftOf(first, user))?.generationId).toBe(generationId);
  });

  it('keeps the pictures that it names, in both sizes, until it lets go of them', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const picture = async (owner: string) => {
      const id = newId('med');
      await test.db.run(sql`
        INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
        VALUES (${id}, ${owner}, ${id}, ${id}, 'image/jpeg', 3, 40, 30, 1)`);
      return id;
    };
    const [print, screen, unused, foreign] = [
      await picture(user),
      await picture(user),
      await picture(user),
      await picture(other),
    ];
    const photos = [{ id: print, screenId: screen }, { id: foreign }];
    const draft = await begin(user, { kit: { artistName: 'NOVA', photos } });
    const kept = async () =>
      (await test.db.all<{ id: string }>(sql`SELECT id FROM media ORDER BY rowid`)).map(({ id }) => id);
    await purge(test.db, { now: later, keepSince: new Date(0) });
    expect(await kept()).toEqual([print, screen]);
    expect([unused, foreign].some((id) => id === print)).toBe(false);
    await deleteDraft(test.db, { id: draft?.id ?? '', userId: user });
    await purge(test.db, { now: later, keepSince: new Date(0) });
    expect(await kept()).toEqual([]);
  });
});
