import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { insertFreedMedia, listFreedMedia } from './media-freed.ts';

let test: TestDatabase;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
beforeAll(async () => {
  [test, explainer] = [await testDatabase(), await testDatabase()];
  await test.addUser('usr_mara');
});
afterAll(() => Promise.all([test.close(), explainer.close()]));

const now = new Date('2026-11-21T12:00:00Z');
const note = (...mediaKeys: string[]) => insertFreedMedia(test.db, { mediaKeys, now });
const plansOf = async (ask: () => Promise<unknown>) => {
  const statements = (await roundTripsOf(test.db, ask)).flat();
  return (await Promise.all(statements.map((each) => planOf(explainer.db, each)))).flat();
};

it('what some row still has is not noted as freed', async () => {
  await test.db.batch([
    test.db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      VALUES ('med_one', 'usr_mara', 'a hash', 'kept/picture', 'image/png', 3, 16, 16, 1)`),
    test.db.run(sql`
      INSERT INTO speech_clips (id, key, user_id, characters, media_key, type, created_at)
      VALUES ('clp_one', 'a key', 'usr_mara', 3, 'kept/clip', 'audio/wav', 1),
        ('clp_two', 'being spoken', 'usr_mara', 3, NULL, NULL, 1)`),
  ]);
  await note('kept/picture', 'kept/clip', 'stored/for-nothing');
  await note('stored/for-nothing');
  expect(await listFreedMedia(test.db, { limit: 9 })).toEqual(['stored/for-nothing']);
});

it('whether a file is had is looked up by its key, in every table that has files', async () => {
  const steps = await plansOf(() => note('stored/too'));
  expect(steps.filter((step) => step.startsWith('SCAN o'))).toEqual([]);
  expect(steps.filter((step) => /^SEARCH o USING .*\(media_key=\?\)/.test(step))).toHaveLength(7);
});

it('the oldest are found without sorting', async () => {
  const steps = await plansOf(() => listFreedMedia(test.db, { limit: 9 }));
  expect(steps).toEqual(['SCAN freed_media USING INDEX freed_media_freed_at_idx']);
});
