import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { closeFeed, feedOf, getFeedMatter, rotateFeed, selectFeed } from './calendar.ts';

const now = new Date('2026-11-26T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const matterOf = (userId: string, most = 9) =>
  getFeedMatter(test.db, { userId, since: '2026-11-01', statuses: ['lead', 'hold'], most, now });

it('a feed is on from the start, and has another rotation each time that it is asked for one', async () => {
  const user = await newUser();
  const feed = async () => feedOf(await selectFeed(test.db, user));
  expect(await feed()).toEqual({ rotation: 0, isOn: true });
  const change = { userId: user, now };
  expect(await rotateFeed(test.db, change)).toEqual({ rotation: 1, isOn: true });
  expect(await closeFeed(test.db, change)).toEqual({ rotation: 1, isOn: false });
  expect(await feed()).toEqual({ rotation: 1, isOn: false });
  expect((await matterOf(user))?.feed).toEqual({ rotation: 1, isOn: false });
  expect(await rotateFeed(test.db, change)).toEqual({ rotation: 2, isOn: true });
  const another = { userId: await newUser(), now };
  expect(await closeFeed(test.db, another)).toEqual({ rotation: 0, isOn: false });
  expect(await rotateFeed(test.db, another)).toEqual({ rotation: 1, isOn: true });
});

it('leaves the settings of the tracker as they are', async () => {
  const user = await newUser();
  await test.db.run(
    sql`INSERT INTO gig_trackers (user_id, settings, updated_at) VALUES (${user}, '{"a":1}', 1)`,
  );
  await rotateFeed(test.db, { userId: user, now });
  await closeFeed(test.db, { userId: user, now });
  expect(await test.db.all(sql`SELECT settings FROM gig_trackers WHERE user_id = ${user}`)).toEqual([
    { settings: '{"a":1}' },
  ]);
});

describe('what a feed is made of', () => {
  it('is the gigs of its account from a night on, soonest first, with those of the trash', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const at = async (start: string) => (await storeGig(test.db, user, { start, end: null }))?.id ?? '';
    await at('2026-10-31T20:00');
    const second = await at('2027-01-16T22:00');
    const trashed = await at('2027-01-09T22:00');
    await test.db.run(sql`UPDATE gigs SET deleted_at = 1 WHERE id = ${trashed}`);
    // A set after midnight belongs to the night before, which has to be the first that counts.
    const first = await at('2026-11-02T03:00');
    await at('2026-11-01T03:00');
    await storeGig(test.db, other);
    const ids = async (most: number) => (await matterOf(user, most))?.gigs.map(({ id }) => id);
    expect(await ids(9)).toEqual([first, trashed, second]);
    expect(await ids(2)).toEqual([first, trashed]);
    expect((await matterOf(user, 1))?.gigs).toMatchObject([{ venue: null, client: null }]);
    expect((await matterOf(user))?.artistName).toBe('');
    await test.db.run(
      sql`INSERT INTO profiles (user_id, artist_name, updated_at) VALUES (${user}, 'NOVA', 1)`,
    );
    expect((await matterOf(user))?.artistName).toBe('NOVA');
  });

  it('has as many of those statuses as it may have, whatever else there is', async () => {
    const user = await newUser();
    const add = async (day: number, status: GigStatus, deletedAt: number | null = null) => {
      const gig = await storeGig(test.db, user, { start: `2027-01-0${day}T22:00`, end: null, status });
      await test.db.run(sql`UPDATE gigs SET deleted_at = ${deletedAt} WHERE id = ${gig?.id}`);
      return gig?.id;
    };
    for (const day of [1, 2, 3]) await add(day, 'quoted', day === 3 ? 1 : null);
    const told = [await add(5, 'hold', 1), await add(6, 'hold'), await add(7, 'hold', 1)];
    expect((await matterOf(user, 2))?.gigs.map(({ id }) => id)).toEqual(told.slice(0, 2));
    expect((await matterOf(user, 3))?.gigs.map(({ id }) => id)).toEqual(told);
  });

  it('is nothing once the account is gone, or never was', async () => {
    const user = await newUser();
    const due = async (at: number) => {
      await test.db.run(sql`UPDATE users SET deletes_at = ${at} WHERE id = ${user}`);
      return (await matterOf(user)) === null;
    };
    expect([await due(now.getTime() + 1), await due(now.getTime())]).toEqual([false, true]);
    expect(await matterOf('usr_none')).toBeNull();
  });

  it('is found in one round trip, by indexes', async () => {
    const explainer = await testDatabase();
    const trips = await roundTripsOf(test.db, () => matterOf('usr_none'));
    expect(trips).toHaveLength(1);
    const plans = await Promise.all(trips.flat().map((statement) => planOf(explainer.db, statement)));
    expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(plans.flat()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('gigs_user_id_position_idx'),
        expect.stringContaining('gigs_user_id_deleted_at_idx'),
      ]),
    );
    await explainer.close();
  });
});
