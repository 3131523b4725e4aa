import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { timelineOf } from '../../tests/support/gig-timeline.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { countGigFiles, deleteGigFile, insertGigFile, selectGigFile } from './gig-files.ts';
import { purge } from './operations-purge.ts';

const now = new Date('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(now.getTime() + days * DAY_MS);

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const newGig = async (userId: string) => (await storeGig(test.db, userId))?.id ?? '';
const add = (gigId: string, userId: string, most = 30) => {
  const id = newId('gfl');
  const file = {
    id,
    name: 'rider.pdf',
    mediaKey: `gig-files/${id}`,
    type: 'application/pdf',
    size: 3,
    createdAt: now,
  };
  return insertGigFile(test.db, {
    gigId,
    userId,
    file,
    most,
    told: { id: newId('gev'), text: 'Added rider.pdf' },
  });
};
const isFreed = async (mediaKey: string) =>
  (await test.db.all(sql`SELECT 1 FROM freed_media WHERE media_key = ${mediaKey}`)).length === 1;

it('a file is kept with a gig of its account, and told of', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const gigId = await newGig(user);
  expect(await add(gigId, other)).toBeNull();
  const file = await add(gigId, user);
  expect(file).toMatchObject({ name: 'rider.pdf', size: 3, createdAt: now });
  const own = { id: file?.id ?? '', userId: user };
  expect(await selectGigFile(test.db, own)).toEqual([file]);
  expect(await selectGigFile(test.db, { ...own, userId: other })).toEqual([]);
  expect(await countGigFiles(test.db, { gigId, userId: user })).toBe(1);
  expect(await countGigFiles(test.db, { gigId, userId: other })).toBeNull();

  const later = { eventId: newId('gev'), now: daysLater(1) };
  expect(await deleteGigFile(test.db, { ...own, userId: other, ...later })).toBe(false);
  expect(await deleteGigFile(test.db, { ...own, ...later })).toBe(true);
  expect(await deleteGigFile(test.db, { ...own, ...later, eventId: newId('gev') })).toBe(false);
  expect(await timelineOf(test.db, gigId)).toEqual([
    'Added as a lead',
    'Added rider.pdf',
    'Removed rider.pdf',
  ]);
  expect(await isFreed(file?.mediaKey ?? '')).toBe(true);
  expect(await countGigFiles(test.db, { gigId, userId: user })).toBe(0);
});

it('a gig has so many files, however many come at once', async () => {
  const user = await newUser();
  const gigId = await newGig(user);
  const all = await Promise.all(Array.from({ length: 6 }, () => add(gigId, user, 4)));
  expect(all.filter(Boolean)).toHaveLength(4);
  expect(await timelineOf(test.db, gigId)).toHaveLength(5);
});

it('files of a gig in the trash are read until it is gone, and then freed', async () => {
  const user = await newUser();
  const gigId = await newGig(user);
  const file = await add(gigId, user);
  await test.db.run(sql`UPDATE gigs SET deleted_at = ${now.getTime()} WHERE id = ${gigId}`);
  expect(await add(gigId, user)).toBeNull();
  expect(await countGigFiles(test.db, { gigId, userId: user })).toBeNull();
  const read = () => selectGigFile(test.db, { id: file?.id ?? '', userId: user });
  await purge(test.db, { now: daysLater(29.9), keepSince: new Date(0) });
  expect(await read()).toEqual([file]);
  await purge(test.db, { now: daysLater(30.1), keepSince: new Date(0) });
  expect(await read()).toEqual([]);
  expect(await isFreed(file?.mediaKey ?? '')).toBe(true);
});
