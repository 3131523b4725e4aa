import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { namedBatch } from '../named-batch.ts';
import { insertFreedMedia, listFreedMedia } from './media-freed.ts';
import { purge } from './operations-purge.ts';
import { insertRecipe, putRespellings, selectVoiceDesk } from './voice-desk.ts';
import { getTake, insertTake, putTakeFile, revokeTake } from './voice-takes.ts';

const now = new Date('2026-11-21T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const freed = () => listFreedMedia(test.db, { limit: 500 });

async function newTake(userId: string, { agreedAt = now, withFile = true, most = 50 } = {}): Promise<string> {
  const id = newId('tak');
  const take = { id, name: 'Close', seconds: 2, sha256: 'ab', statement: 'own-voice-1', agreedAt };
  if (!(await insertTake(test.db, { ...take, userId, statementSha256: 'cd', most }))) return '';
  const file = { mediaKey: `voice-takes/${id}/take.wav`, type: 'audio/wav', size: 3 };
  if (withFile) await putTakeFile(test.db, { id, userId, file });
  return id;
}

it('a recording is its owner’s, and has one sound', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const id = await newTake(user);
  const file = { mediaKey: 'second', type: 'audio/wav', size: 9 };
  const again = await putTakeFile(test.db, { id, userId: user, file });
  expect(again?.file?.mediaKey).toBe(`voice-takes/${id}/take.wav`);
  expect(await putTakeFile(test.db, { id, userId: other, file })).toBeNull();
  expect(await getTake(test.db, { id, userId: other })).toBeNull();
  expect(await getTake(test.db, { id, userId: user })).toEqual(again);
});

it('there is room for so many, and those taken back make room', async () => {
  const user = await newUser();
  const made = await Promise.all(Array.from({ length: 6 }, () => newTake(user, { most: 4 })));
  expect(made.filter(Boolean)).toHaveLength(4);
  await revokeTake(test.db, { id: made.find(Boolean) ?? '', userId: user, now });
  expect(await newTake(user, { most: 4 })).not.toBe('');
});

it('a consent that is taken back keeps its proof and frees the sound, once and by its owner alone', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const id = await newTake(user);
  expect(await revokeTake(test.db, { id, userId: other, now })).toBeNull();
  expect(await freed()).not.toContain(`voice-takes/${id}/take.wav`);
  expect(await revokeTake(test.db, { id, userId: user, now })).toBe(0);
  expect(await revokeTake(test.db, { id, userId: user, now })).toBeNull();
  expect(await freed()).toContain(`voice-takes/${id}/take.wav`);
  const rows = await test.db.all(sql`
    SELECT name, sha256, statement_sha256, revoked_at FROM voice_takes WHERE id = ${id}`);
  expect(rows).toEqual([{ name: '', sha256: 'ab', statement_sha256: 'cd', revoked_at: now.getTime() }]);
});

it('consents whose sound never came are forgotten after a day, and no other', async () => {
  const user = await newUser();
  const old = new Date(now.getTime() - 25 * 60 * 60 * 1000);
  const ids = {
    silent: await newTake(user, { agreedAt: old, withFile: false }),
    fresh: await newTake(user, { withFile: false }),
    spoken: await newTake(user, { agreedAt: old }),
    revoked: await newTake(user, { agreedAt: old }),
  };
  await revokeTake(test.db, { id: ids.revoked, userId: user, now });
  await purge(test.db, { now, keepSince: new Date(0) });
  const rows = await test.db.all<{ id: string }>(sql`SELECT id FROM voice_takes WHERE user_id = ${user}`);
  expect(rows.map(({ id }) => id).sort()).toEqual([ids.fresh, ids.spoken, ids.revoked].sort());
});

it('sound that a recording or a clip has cannot be freed', async () => {
  const user = await newUser();
  const id = await newTake(user);
  await test.db.run(sql`
    INSERT INTO speech_clips (id, key, user_id, characters, media_key, type, created_at)
    VALUES ('clp_one', 'one', ${user}, 3, 'speech/one', 'audio/mpeg', 1)`);
  const mediaKeys = [`voice-takes/${id}/take.wav`, 'speech/one', 'stray sound'];
  await insertFreedMedia(test.db, { mediaKeys, now });
  expect((await freed()).filter((key) => mediaKeys.includes(key))).toEqual(['stray sound']);
});

it('all of it goes with the account, and its sound is freed', async () => {
  const user = await newUser();
  const id = await newTake(user);
  await insertRecipe(test.db, {
    id: newId('rcp'),
    userId: user,
    name: 'A',
    recipe: {},
    createdAt: now,
    most: 9,
  });
  await putRespellings(test.db, { userId: user, respellings: [{ word: 'a', say: 'b' }], now });
  await test.db.run(sql`
    INSERT INTO speech_clips (id, key, user_id, characters, media_key, type, created_at)
    VALUES ('clp_two', 'two', ${user}, 3, 'speech/two', 'audio/mpeg', 1),
      ('clp_three', 'three', ${user}, 3, NULL, NULL, 1)`);
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at, take_id)
    VALUES ('gen_of_take', ${user}, 'voice-tag', 'done', 'N', 0, '{}', 1, 1, ${id})`);
  expect(await namedBatch(test.db, [], selectVoiceDesk(test.db, user))).toMatchObject({
    takes: [{ id }],
    recipes: [{ name: 'A' }],
    respellings: [{ list: [{ word: 'a' }] }],
  });
  await test.db.run(sql`DELETE FROM users WHERE id = ${user}`);
  expect(await namedBatch(test.db, [], selectVoiceDesk(test.db, user))).toEqual({
    takes: [],
    recipes: [],
    respellings: [],
  });
  expect(await freed()).toEqual(expect.arrayContaining([`voice-takes/${id}/take.wav`, 'speech/two']));
  expect(await test.db.all(sql`SELECT 1 FROM speech_clips WHERE user_id = ${user}`)).toEqual([]);
});
