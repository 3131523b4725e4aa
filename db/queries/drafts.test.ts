import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { newId } from '../ids.ts';
import { deleteDraft, insertDraft, saveDraft, selectDraft, selectDraftRows } from './drafts.ts';
import { purge } from './operations-purge.ts';

const now = new Date('2026-11-24T12:00:00Z');
const later = new Date('2026-11-26T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const TOOL = 'press-kit';
/** What a save writes, where it matters little. */
const WRITTEN = { tool: TOOL, title: 'NOVA', content: { artistName: 'NOVA' }, generationId: null };
interface More {
  tool?: string;
  title?: string;
  content?: unknown;
  generationId?: string;
  most?: number;
  now?: Date;
}
const begin = (userId: string, more: More = {}) =>
  insertDraft(test.db, { ...WRITTEN, id: newId('drf'), userId, most: 50, now, ...more });
const draftOf = async (id: string, userId: string, tool = TOOL) =>
  (await selectDraft(test.db, { id, userId, tool }))[0] ?? null;
const rowsOf = (userId: string, tool = TOOL) => selectDraftRows(test.db, { userId, tool });

async function newWork(userId: string, tool = TOOL): Promise<string> {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES (${id}, ${userId}, ${tool}, 'done', 'NOVA', 3, '{}', '{}', 1, 1)`);
  return id;
}

describe('a draft', () => {
  it('is its owner’s, and saved over the revision that it goes on from', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const id = (await begin(user))?.id ?? '';
    const put = { ...WRITTEN, id, content: { city: 'Berlin' }, now: later };
    expect(await saveDraft(test.db, { ...put, userId: user, revision: 1 })).toMatchObject({
      isSaved: true,
      draft: { revision: 2, updatedAt: later, content: { city: 'Berlin' } },
    });
    expect(await saveDraft(test.db, { ...put, content: {}, userId: user, revision: 1 })).toMatchObject({
      isSaved: false,
      draft: { revision: 2, content: { city: 'Berlin' } },
    });
    expect(await saveDraft(test.db, { ...put, userId: other, revision: 2 })).toBeNull();
    expect(await draftOf(id, other)).toBeNull();
    expect(await deleteDraft(test.db, { id, userId: other, tool: TOOL })).toBe(false);
    expect(await deleteDraft(test.db, { id, userId: user, tool: TOOL })).toBe(true);
    expect(await draftOf(id, user)).toBeNull();
  });

  it('is of its tool alone', async () => {
    const user = await newUser();
    const id = (await begin(user))?.id ?? '';
    const tool = 'contract-generator';
    expect(await draftOf(id, user, tool)).toBeNull();
    expect(await rowsOf(user, tool)).toEqual([]);
    expect(await saveDraft(test.db, { ...WRITTEN, id, userId: user, tool, revision: 1, now })).toBeNull();
    expect(await deleteDraft(test.db, { id, userId: user, tool })).toBe(false);
    expect(await draftOf(id, user)).toMatchObject({ revision: 1 });
  });

  it('is listed by the title of its last save, the one saved last first', async () => {
    const user = await newUser();
    const first = (await begin(user, { title: 'First' }))?.id ?? '';
    const second = (await begin(user, { title: 'Second', now: new Date(now.getTime() + 1) }))?.id ?? '';
    expect((await rowsOf(user)).map(({ id }) => id)).toEqual([second, first]);
    const save = { ...WRITTEN, id: first, title: 'Renamed', userId: user, revision: 1, now: later };
    await saveDraft(test.db, save);
    await saveDraft(test.db, { ...save, title: 'Too late' });
    expect(await rowsOf(user)).toEqual([
      { id: first, title: 'Renamed', generationId: null, updatedAt: later },
      expect.objectContaining({ id: second, title: 'Second' }),
    ]);
  });

  it('of many saves at once from one revision counts one', async () => {
    const user = await newUser();
    const id = (await begin(user))?.id ?? '';
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        saveDraft(test.db, { ...WRITTEN, id, userId: user, content: { index }, revision: 1, now }),
      ),
    );
    expect(saves.filter((save) => save?.isSaved)).toHaveLength(1);
    expect((await draftOf(id, user))?.revision).toBe(2);
  });

  it('is one of so many of its tool at most, however many come at once', async () => {
    const user = await newUser();
    await begin(user, { tool: 'contract-generator' });
    const drafts = await Promise.all(Array.from({ length: 9 }, () => begin(user, { most: 4 })));
    expect(drafts.filter(Boolean)).toHaveLength(4);
    expect(await rowsOf(user)).toHaveLength(4);
  });

  it('is tied to a work that its own tool made for its own account, and to none that was deleted', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const own = await newWork(user);
    const refused = [await newWork(other), await newWork(user, 'contract-generator'), 'gen_none'];
    for (const generationId of refused)
      expect((await begin(user, { generationId }))?.generationId).toBeNull();
    const draft = await begin(user, { generationId: own });
    expect(draft?.generationId).toBe(own);
    await test.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = ${own}`);
    expect((await draftOf(draft?.id ?? '', user))?.generationId).toBeNull();
    expect((await rowsOf(user)).every(({ generationId }) => generationId === null)).toBe(true);
  });

  it('takes a work over from another draft of it', async () => {
    const user = await newUser();
    const generationId = await newWork(user);
    const first = await begin(user, { generationId });
    const second = await begin(user);
    const id = second?.id ?? '';
    await saveDraft(test.db, { ...WRITTEN, id, userId: user, generationId, revision: 1, now });
    expect((await draftOf(id, user))?.generationId).toBe(generationId);
    expect((await draftOf(first?.id ?? '', user))?.generationId).toBeNull();
  });

  it('leaves a work with its draft where it is not kept itself', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const generationId = await newWork(user);
    const first = (await begin(user, { generationId }))?.id ?? '';
    const second = (await begin(user))?.id ?? '';
    const foreign = (await begin(other))?.id ?? '';
    const save = { ...WRITTEN, userId: user, generationId, now };
    expect(await saveDraft(test.db, { ...save, id: second, revision: 7 })).toMatchObject({ isSaved: false });
    expect(await saveDraft(test.db, { ...save, id: 'drf_gone', revision: 1 })).toBeNull();
    expect(await saveDraft(test.db, { ...save, id: foreign, revision: 1 })).toBeNull();
    expect(await begin(user, { generationId, most: 2 })).toBeNull();
    expect((await draftOf(first, user))?.generationId).toBe(generationId);
  });

  it('of a press kit keeps the pictures that it names, in every size, until it lets go of them', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const picture = async (owner: string) => {
      const id = newId('med');
      await test.db.run(sql`
        INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
        VALUES (${id}, ${owner}, ${id}, ${id}, 'image/jpeg', 3, 40, 30, 1)`);
      return id;
    };
    const [print, screen, phone] = [await picture(user), await picture(user), await picture(user)];
    const [named, foreign] = [await picture(user), await picture(other)];
    await picture(user);
    const photos = [{ id: print, screenId: screen, phoneId: phone }, { id: foreign }];
    const draft = await begin(user, { content: { photos } });
    // What a contract says of pictures names none.
    await begin(user, { tool: 'contract-generator', content: { photos: [{ id: named }] } });
    const kept = async () =>
      (await test.db.all<{ id: string }>(sql`SELECT id FROM media ORDER BY rowid`)).map(({ id }) => id);
    await purge(test.db, { now: later, keepSince: new Date(0) });
    expect(await kept()).toEqual([print, screen, phone]);
    await deleteDraft(test.db, { id: draft?.id ?? '', userId: user, tool: TOOL });
    await purge(test.db, { now: later, keepSince: new Date(0) });
    expect(await kept()).toEqual([]);
  });
});

it('drafts are listed by an index, which nothing sorts, and without what they say', async () => {
  // The engine keeps an explained statement open, so that nothing can be committed beside it.
  const explainer = await testDatabase();
  for (const statement of (await roundTripsOf(test.db, () => rowsOf('usr_none'))).flat()) {
    const plan = (await planOf(explainer.db, statement)).join('\n');
    expect(plan).toContain(
      'SEARCH drafts USING INDEX drafts_user_id_tool_updated_at_id_idx (user_id=? AND tool=?)',
    );
    expect(plan).not.toContain('TEMP B-TREE');
    expect(statement.sql).not.toContain('content');
  }
  await explainer.close();
});
