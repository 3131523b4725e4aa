import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import { USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { fabricGig } from '../../tests/support/gigs.ts';
import {
  type Asked,
  type Named,
  STORED_AT,
  storeChange,
  storedTitles,
  storeGig,
} from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { rotateFeed } from './calendar.ts';
import { saveTracker, selectTimeline, selectTracker } from './gigs.ts';
import { whatIsMissing } from './gigs-write.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const add = (userId: string, said: Partial<NewGig> = {}, named: Named = {}) =>
  storeGig(test.db, userId, said, named);
const change = (userId: string, before: Gig, patch: GigPatch) => storeChange(test.db, userId, before, patch);
const titles = (owner: string, asked: Asked = {}) => storedTitles(test.db, owner, asked);

describe('a gig', () => {
  it('is stored as it was made, with its venue and client, which are there once', async () => {
    const userId = await newUser();
    const venue = { name: 'Club Żuraw', city: 'Gdańsk' };
    const gig = await add(
      userId,
      { title: 'One', notes: 'Two floors' },
      { venue, client: { name: 'Kasia' } },
    );
    const again = await add(userId, { title: 'Two' }, { venue: { name: 'club zuraw', city: 'GDAŃSK' } });
    expect(gig).toMatchObject({ title: 'One', notes: 'Two floors', version: 1, start: '2027-03-13T23:00' });
    expect(gig?.venue).toMatchObject({ ...venue, country: '', travelMinutes: null });
    expect(gig?.client?.name).toBe('Kasia');
    expect(again?.venue?.id).toBe(gig?.venue?.id);
    expect(again?.client).toBeNull();
  });

  it('is there once, however often it is sent, and nobody else gets its id', async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    const id = newId('gig');
    const first = await add(mara, { id, title: 'First' });
    expect(await add(mara, { id, title: 'Second' })).toEqual(first);
    expect(await add(lena, { id })).toBeNull();
    expect(await selectTimeline(test.db, { id, owner: mara })).toHaveLength(1);
    expect(await selectTimeline(test.db, { id, owner: lena })).toEqual([]);
  });

  it("is not made at another account's venue, nor for its client", async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    const hers = await add(lena, {}, { venue: { name: 'Fabric', city: '' }, client: { name: 'Kasia' } });
    const named = { venue: { id: hers?.venue?.id ?? '' }, client: { id: hers?.client?.id ?? '' } };
    expect(await add(mara, {}, named)).toBeNull();
    const write = { userId: mara, gig: fabricGig(), told: [], now: STORED_AT, ...named };
    expect(await whatIsMissing(test.db, write)).toEqual({ venue: true, client: true, gigs: 0 });
  });

  it('is changed by one of two who go on from the same version, and told of once', async () => {
    const userId = await newUser();
    const gig = (await add(userId)) as Gig;
    const both = await Promise.all(
      ['Left', 'Right'].map((title) => change(userId, gig, { title, notes: title })),
    );
    expect(both.map(({ isStored }) => isStored).toSorted()).toEqual([false, true]);
    const winner = both.find(({ isStored }) => isStored)?.gig;
    expect(winner).toMatchObject({ version: 2, title: winner?.notes });
    expect((await selectTimeline(test.db, { id: gig.id, owner: userId })).map(({ text }) => text)).toEqual([
      'Changed',
      'Added as a lead',
    ]);
  });

  it("is not changed by another account, and its title is no other's", async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    const gig = (await add(mara)) as Gig;
    expect(await change(lena, gig, { title: 'Mine' })).toEqual({ isStored: false, gig: null });
    expect(await titles(mara)).toEqual(['Fabric']);
  });
});

describe('what a tracker goes by', () => {
  const withSleep = (sleepHours: number) => ({ ...USUAL_SETTINGS, sleepHours });
  const save = (userId: string, sleepHours: number, version: number | null) =>
    saveTracker(test.db, { userId, settings: withSleep(sleepHours), version, now: STORED_AT });

  it('is saved once, of several that go on from the same version', async () => {
    const userId = await newUser();
    const first = await Promise.all([5, 6, 7].map((sleep) => save(userId, sleep, 0)));
    expect(first.filter(({ isSaved }) => isSaved)).toHaveLength(1);
    const [won] = first.find(({ isSaved }) => isSaved)?.tracker ?? [];
    expect(won).toMatchObject({ version: 1 });
    expect(first.map(({ tracker }) => tracker)).toEqual([[won], [won], [won]]);
    expect(await save(userId, 8, 2)).toEqual({ isSaved: false, tracker: [won] });
    expect(await save(userId, 8, 1)).toMatchObject({
      ...{ isSaved: true, tracker: [{ version: 2, settings: withSleep(8) }] },
    });
    expect(await save(userId, 9, null)).toMatchObject({ isSaved: true, tracker: [{ version: 3 }] });
  });

  it('has no other version for another address of the feed, and is nobody else’s', async () => {
    const [userId, other] = [await newUser(), await newUser()];
    await rotateFeed(test.db, { userId, now: STORED_AT });
    expect(await selectTracker(test.db, userId)).toMatchObject([{ version: 0, settings: null }]);
    await save(userId, 7, 0);
    await rotateFeed(test.db, { userId, now: STORED_AT });
    expect(await selectTracker(test.db, userId)).toMatchObject([{ version: 1, settings: withSleep(7) }]);
    expect(await selectTracker(test.db, other)).toMatchObject([{ version: null, settings: null }]);
  });
});
