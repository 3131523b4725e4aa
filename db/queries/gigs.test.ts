import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { aGig } from '../../tests/support/gigs.ts';
import { newId } from '../ids.ts';
import { selectTimeline } from './gigs.ts';
import { type GigPage, listGigs, selectGigSums } from './gigs-lists.ts';
import { gigOf } from './gigs-stored.ts';
import { type ClientWish, insertGigs, updateGigs, type VenueWish, whatIsMissing } from './gigs-write.ts';

const now = new Date('2026-11-26T12:00:00Z');
let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));

interface Named {
  venue?: VenueWish;
  client?: ClientWish;
}
async function add(userId: string, said: Partial<NewGig> = {}, named: Named = {}): Promise<Gig | null> {
  const told = [{ kind: 'made', text: 'Added as a lead' }] as const;
  const write = { userId, gig: aGig(said), venue: null, client: null, ...named, told, now };
  const [row] = await insertGigs(test.db, [write], { userId, now });
  return row ? gigOf(row) : null;
}

async function change(userId: string, before: Gig, patch: GigPatch, named: Named = {}) {
  const gig = applyPatch(before, patch, { venue: before.venue, client: before.client }, now.toISOString());
  const told = [{ kind: 'status', text: 'Changed' }] as const;
  const write = { userId, before, gig, ...named, told, now };
  const { stored, rows } = await updateGigs(test.db, [write], { userId, ids: [gig.id] });
  return { isStored: stored.has(gig.id), gig: rows[0] ? gigOf(rows[0]) : null };
}

const ALL = {
  ...{ statuses: [] as GigStatus[], words: [] as string[], from: null, to: null },
  ...{ venueId: null, clientId: null, seriesId: null, isDeleted: false },
};
interface Asked extends Partial<Omit<GigPage, 'filter' | 'owner'>> {
  filter?: Partial<GigPage['filter']>;
}
async function titles(owner: string, { filter, ...page }: Asked = {}): Promise<string[]> {
  const rows = await listGigs(test.db, {
    ...{ owner, sort: 'night', isAscending: true, after: null, limit: 50, ...page },
    filter: { ...ALL, ...filter },
  });
  return rows.map(({ title }) => title);
}

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
    const write = { userId: mara, gig: aGig(), told: [], now, ...named };
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

describe('a list of gigs', () => {
  it('is in the order of the nights, those without a time first, and comes in pages that skip nothing', async () => {
    const userId = await newUser();
    const starts = [
      '2027-03-14T01:00',
      '2027-03-13T23:00',
      '2027-03-13',
      '2027-03-13T22:00',
      '2026-12-31T23:30',
    ];
    for (const start of starts) await add(userId, { title: start, start, end: null });
    const order = [
      '2026-12-31T23:30',
      '2027-03-13',
      '2027-03-13T22:00',
      '2027-03-13T23:00',
      '2027-03-14T01:00',
    ];
    expect(await titles(userId)).toEqual(order);
    expect(await titles(userId, { isAscending: false })).toEqual(order.toReversed());
    expect(await titles(userId, { filter: { from: '2027-03-13', to: '2027-03-13' } })).toEqual(
      order.slice(1),
    );
    for (const sort of ['night', 'fee', 'updated'] as const) {
      for (const isAscending of [true, false]) {
        const seen: string[] = [];
        let after: GigPage['after'] = null;
        do {
          const rows = await listGigs(test.db, {
            owner: userId,
            filter: ALL,
            sort,
            isAscending,
            after,
            limit: 2,
          });
          seen.push(...rows.map(({ title }) => title));
          const last = rows.length === 2 ? rows[1] : undefined;
          const value = { night: null, fee: last?.fee ?? null, updated: last?.updatedAt.getTime() ?? null }[
            sort
          ];
          after = last ? { value, position: last.position } : null;
        } while (after);
        expect(seen.toSorted(), sort).toEqual(order.toSorted());
      }
    }
  });

  it('has those of some statuses, of a venue, or in the trash', async () => {
    const userId = await newUser();
    const at = { venue: { name: 'Halle 14', city: 'Berlin' } };
    for (const status of ['lead', 'hold', 'confirmed', 'contract-sent'] as const)
      await add(userId, { title: status, status }, status === 'hold' ? at : {});
    const hold = await listGigs(test.db, {
      ...{ owner: userId, sort: 'night', isAscending: true, after: null, limit: 9 },
      filter: { ...ALL, statuses: ['hold'] },
    });
    expect(hold.map(({ title }) => title)).toEqual(['hold']);
    const several = await titles(userId, { filter: { statuses: ['lead', 'contract-sent'] } });
    expect(several.toSorted()).toEqual(['contract-sent', 'lead']);
    expect(await titles(userId, { filter: { venueId: hold[0]?.venue?.id ?? '' } })).toEqual(['hold']);
    await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE user_id = ${userId} AND title = 'lead'`);
    expect(await titles(userId, { filter: { isDeleted: true } })).toEqual(['lead']);
    expect(await titles(userId)).toHaveLength(3);
  });

  it('adds up what its gigs are worth, by status and currency', async () => {
    const userId = await newUser();
    await add(userId, { status: 'played' });
    await add(userId, { status: 'played', fee: { amount: 5_000, currency: 'GBP' } });
    await add(userId, { status: 'lead', fee: null });
    expect(await selectGigSums(test.db, userId)).toEqual([
      { status: 'lead', currency: null, count: 1, amount: 0, unpaid: 0 },
      { status: 'played', currency: 'GBP', count: 2, amount: 125_000, unpaid: 125_000 },
    ]);
  });
});

describe('a search', () => {
  const find = (userId: string, q: string, more: Asked = {}) =>
    titles(userId, { ...more, filter: { ...more.filter, words: nameWords(q).split(' ') } });

  it('finds words by their beginnings in titles, notes, venues, cities and clients, whatever their accents', async () => {
    const userId = await newUser();
    const venue = { name: 'Club Żuraw', city: 'Łódź' };
    await add(
      userId,
      { title: 'New Year', notes: 'Lower floor' },
      { venue, client: { name: 'Kasia Nowak' } },
    );
    await add(userId, { title: 'Another' });
    for (const q of ['new', 'NEW YEAR', 'zur', 'żuraw', 'lodz', 'nowak new', 'floor'])
      expect(await find(userId, q), q).toEqual(['New Year']);
    for (const q of ['uraw', 'newer', 'kasia another']) expect(await find(userId, q), q).toEqual([]);
  });

  it('keeps to the account, to the filter and to the order, page by page', async () => {
    const [mara, lena] = [await newUser(), await newUser()];
    await add(lena, { title: 'Party hers' });
    const days = ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'];
    for (const [i, start] of days.entries())
      await add(mara, {
        title: `Party ${start}`,
        start,
        end: null,
        status: i % 2 ? 'contract-sent' : 'lead',
      });
    const all = days.map((day) => `Party ${day}`);
    expect(await find(mara, 'party')).toEqual(all);
    expect(await find(mara, 'party', { isAscending: false, limit: 2 })).toEqual([all[3], all[2]]);
    expect(await find(mara, 'party', { filter: { statuses: ['contract-sent', 'hold'] } })).toEqual([
      all[1],
      all[3],
    ]);
    expect(await find(mara, 'party', { filter: { from: '2027-01-02', to: '2027-01-03' } })).toEqual(
      all.slice(1, 3),
    );
    expect(await find(mara, 'party', { sort: 'updated' })).toHaveLength(4);
    expect(await find(mara, 'mara" OR scope:"x')).toEqual([]);
  });

  it('knows a gig by its new words, its venue by its new name, and none in the trash', async () => {
    const userId = await newUser();
    const gig = (await add(userId, { title: 'Old name' }, { venue: { name: 'Kabelwerk', city: '' } })) as Gig;
    const moved = await change(userId, gig, { title: 'New name', start: '2028-01-01T22:00' });
    expect(moved).toMatchObject({ isStored: true, gig: { night: '2028-01-01', end: '2028-01-02T01:00' } });
    expect([await find(userId, 'old'), await find(userId, 'kabel')]).toEqual([[], ['New name']]);
    await test.db.run(sql`UPDATE venues SET name = 'Halle', words = 'halle' WHERE id = ${gig.venue?.id}`);
    expect([await find(userId, 'kabel'), await find(userId, 'halle')]).toEqual([[], ['New name']]);
    await test.db.run(sql`DELETE FROM venues WHERE id = ${gig.venue?.id}`);
    expect([await find(userId, 'halle'), await find(userId, 'new')]).toEqual([[], ['New name']]);
    await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${gig.id}`);
    expect(await find(userId, 'new')).toEqual([]);
    await test.db.run(sql`DELETE FROM users WHERE id = ${userId}`);
    expect(await test.db.all(sql`SELECT 1 FROM gig_words WHERE gig_words MATCH ${`"${userId}"`}`)).toEqual(
      [],
    );
  });
});
