import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GIG_MOST, type Gig, type GigPatch, type NewGig } from '#core/gigs/gig.ts';
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
import { saveTracker, selectSeriesSize, selectTimeline, selectTracker } from './gigs.ts';
import { getMissing } from './gigs-named.ts';
import { insertGigs } from './gigs-write.ts';

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

  it('tells how many gigs its own series has, without those in the trash', async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    const ids = await Promise.all(
      [mara, mara, mara, mara, lena].map(async (one) => (await add(one))?.id ?? ''),
    );
    const [first = '', , deleted, alone = ''] = ids;
    const series = newId('ser');
    await test.db.run(sql`UPDATE gigs SET series_id = ${series} WHERE id IN ${ids.toSpliced(3, 1)}`);
    await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${deleted}`);
    expect(await selectSeriesSize(test.db, { id: first, owner: mara })).toEqual([{ size: 2 }]);
    expect(await selectSeriesSize(test.db, { id: alone, owner: mara })).toEqual([{ size: 0 }]);
    expect(await selectSeriesSize(test.db, { id: first, owner: lena })).toEqual([{ size: 0 }]);
  });

  it("is not made at another account's venue, nor for its client", async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    const hers = await add(lena, {}, { venue: { name: 'Fabric', city: '' }, client: { name: 'Kasia' } });
    const named = { venue: { id: hers?.venue?.id ?? '' }, client: { id: hers?.client?.id ?? '' } };
    expect(await add(mara, {}, named)).toBeNull();
    const write = { userId: mara, gig: fabricGig(), newContacts: ['con_hers'], now: STORED_AT, ...named };
    expect(await getMissing(test.db, write)).toEqual({
      ...{ venue: true, client: true, contacts: ['con_hers'], gigs: 0 },
    });
    const clients = await test.db.all(sql`SELECT 1 FROM clients WHERE user_id = ${mara}`);
    expect(clients).toEqual([]);
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

  it('that is refused leaves no venue and no client behind', async () => {
    const userId = await newUser();
    const gig = (await add(userId)) as Gig;
    const venue = { name: 'Ghost', city: '' };
    expect(await add(userId, {}, { venue, client: { id: 'cli_nobodys' } })).toBeNull();
    expect(await add(await newUser(), { id: gig.id }, { venue })).toBeNull();
    await change(userId, gig, { notes: 'Faster' });
    const stale = await storeChange(test.db, userId, gig, { notes: 'Slower' }, { venue });
    expect(stale.isStored).toBe(false);
    expect(await test.db.all(sql`SELECT name FROM venues WHERE name = 'Ghost'`)).toEqual([]);
  });

  it('is another version once its venue has another name, and where the venue is gone', async () => {
    const userId = await newUser();
    const gig = (await add(userId, {}, { venue: { name: 'Kabelwerk', city: '' } })) as Gig;
    await test.db.run(sql`UPDATE venues SET notes = 'Dark', updated_at = 9 WHERE id = ${gig.venue?.id}`);
    await test.db.run(sql`UPDATE venues SET name = 'Halle', updated_at = 9 WHERE id = ${gig.venue?.id}`);
    const renamed = await change(userId, gig, { notes: 'x' });
    expect(renamed).toMatchObject({ isStored: false, gig: { version: 2, venue: { name: 'Halle' } } });
    await test.db.run(sql`DELETE FROM venues WHERE id = ${gig.venue?.id}`);
    const gone = await change(userId, renamed.gig as Gig, { notes: 'x' });
    expect(gone).toMatchObject({ isStored: false, gig: { version: 3, venue: null } });
    expect(await change(userId, gone.gig as Gig, { notes: 'x' })).toMatchObject({ isStored: true });
  });

  it('finds a place of its own in the order, even where its lot is taken', async () => {
    const userId = await newUser();
    const lots = vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
    await add(userId, { title: 'One' });
    expect((await add(userId, { title: 'Two' }))?.title).toBe('Two');
    lots.mockRestore();
  });

  it('is refused where the account has as many as it may have', async () => {
    const userId = await newUser();
    const gig = (await add(userId)) as Gig;
    await test.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${GIG_MOST.gigs - 2})
      INSERT INTO gigs (id, user_id, version, title, status, status_at, night, zone, position, unpaid, details, words, created_at,
        updated_at, deleted_at)
      SELECT id || i, user_id, 1, title, status, 1, night, zone, -i, 0, '{}', '', 1, 1, 1 FROM n, gigs WHERE id = ${gig.id}`);
    const write = (title: string) => ({
      userId,
      gig: fabricGig({ title }),
      newContacts: [],
      told: [],
      now: STORED_AT,
    });
    const two = [write('One'), write('Two')];
    expect(await insertGigs(test.db, two, { userId, now: STORED_AT })).toEqual([]);
    expect(await insertGigs(test.db, two.slice(0, 1), { userId, now: STORED_AT })).toHaveLength(1);
    expect(await add(userId)).toBeNull();
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
