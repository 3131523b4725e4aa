import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import {
  ALL_GIGS,
  type Asked,
  type Named,
  storeChange,
  storedTitles,
  storeGig,
} from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { type GigPage, listGigs, selectGigSums, selectLateSums } from './gigs-lists.ts';

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
    for (const [i, start] of starts.entries())
      await add(userId, { title: start, start, end: null, ...(i % 2 && { fee: null }) });
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
            filter: ALL_GIGS,
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
      filter: { ...ALL_GIGS, statuses: ['hold'] },
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

describe('what is late', () => {
  const payment = (amount: number, due: string, more: object = {}) => ({
    ...{ id: `p${amount}${due.slice(8)}`, kind: 'balance' as const, amount, due, paidOn: null, ...more },
  });

  it('is told by status and currency, and is only what was due before a day', async () => {
    const userId = await newUser();
    const deposit = payment(30_000, '2026-11-20');
    const payments = [deposit, payment(90_000, '2026-12-20')];
    await add(userId, { status: 'confirmed', payments });
    await add(userId, { status: 'confirmed', payments });
    await add(userId, { status: 'confirmed', payments: [{ ...deposit, paidOn: '2026-11-01' }] });
    await add(userId, { status: 'lead', payments });
    await add(userId, { status: 'paid', payments });
    const fee = payment(20_000, '2026-11-19', { kind: 'cancellation' });
    await add(userId, { status: 'cancelled', payments: [...payments, fee] });
    await add(userId, { status: 'played', payments });
    await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE user_id = ${userId} AND status = 'played'`);
    await add(userId, { status: 'played', payments: [payment(30_000, '2026-11-01'), deposit] });
    const told = (today: string) => selectLateSums(test.db, userId, today);
    const of = (status: string, count: number, amount: number) => ({
      ...{ status, currency: 'GBP', count, amount },
    });
    expect(await told('2026-11-01')).toEqual([]);
    expect(await told('2026-11-20')).toEqual([of('cancelled', 1, 20_000), of('played', 1, 30_000)]);
    expect(await told('2026-11-21')).toEqual([
      ...[of('cancelled', 1, 20_000), of('confirmed', 2, 60_000), of('played', 1, 60_000)],
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
    expect(await titles(userId, { filter: { from: '2028-01-01' } })).toEqual(['New name']);
    expect([await find(userId, 'old'), await find(userId, 'kabel')]).toEqual([[], ['New name']]);
    await test.db.run(sql`UPDATE venues SET name = 'Halle', words = 'halle' WHERE id = ${gig.venue?.id}`);
    expect([await find(userId, 'kabel'), await find(userId, 'halle')]).toEqual([[], ['New name']]);
    await test.db.run(sql`DELETE FROM venues WHERE id = ${gig.venue?.id}`);
    expect([await find(userId, 'halle'), await find(userId, 'new')]).toEqual([[], ['New name']]);
    await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${gig.id}`);
    expect(await find(userId, 'new')).toEqual([]);
    for (const [q, found] of [
      ['nam', ['New name']],
      ['ame', []],
      ['old', []],
    ] as const)
      expect(await find(userId, q, { filter: { isDeleted: true } }), q).toEqual(found);
    await test.db.run(sql`DELETE FROM users WHERE id = ${userId}`);
    expect(await test.db.all(sql`SELECT 1 FROM gig_words WHERE gig_words MATCH ${`"${userId}"`}`)).toEqual(
      [],
    );
  });
});
