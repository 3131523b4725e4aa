import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { selectAroundGig, selectAroundNight, selectAroundNights, selectGigContacts } from './gigs.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const add = (userId: string, start: string, more: Partial<NewGig> = {}): Promise<Gig> =>
  storeGig(test.db, userId, { title: start, start, end: null, ...more }) as Promise<Gig>;
const RADIUS = { distance: 50, unit: 'km', before: 30, after: 30 } as const;
const AROUND = { nights: 3, radiusNights: 30 };
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).toSorted();

it('around a gig are those of the nights beside it, and of more nights where there is a radius clause', async () => {
  const [mara, lena] = [await newUser(), await newUser()];
  const gig = await add(mara, '2027-03-13T23:00');
  const near = ['2027-03-10', '2027-03-16T22:00'];
  for (const start of [...near, '2027-03-09', '2027-03-17', '2027-04-12']) await add(mara, start);
  for (const start of ['2027-02-12', '2027-04-11', '2027-04-13']) await add(mara, start, { radius: RADIUS });
  await add(lena, '2027-03-13');
  const deleted = await add(mara, '2027-03-12');
  await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${deleted.id}`);
  const expected = ['2027-02-12', '2027-03-13T23:00', '2027-04-11', ...near].toSorted();
  expect(titles(await selectAroundGig(test.db, { id: gig.id, owner: mara }, AROUND))).toEqual(expected);
  expect(titles(await selectAroundNight(test.db, gig.night, { ...AROUND, owner: mara }))).toEqual(expected);
  await test.db.run(
    sql`UPDATE gigs SET details = json_set(details, '$.radius', json('{"distance":9}')) WHERE id = ${gig.id}`,
  );
  const all = titles(await selectAroundGig(test.db, { id: gig.id, owner: mara }, AROUND));
  expect(all).toEqual([...expected, '2027-03-09', '2027-03-17', '2027-04-12'].toSorted());
  expect(await selectAroundGig(test.db, { id: gig.id, owner: lena }, AROUND)).toEqual([]);
});

it('around several nights are those beside them, those with a radius clause, and what such a clause of theirs reaches', async () => {
  const [mara, lena] = [await newUser(), await newUser()];
  const nights = { from: '2027-03-13', to: '2027-03-20' };
  const found = async () =>
    titles(await selectAroundNights(test.db, nights, { ...AROUND, owner: mara, most: 50 }));
  const near = ['2027-03-10', '2027-03-15T23:00', '2027-03-23T01:00'];
  for (const start of [...near, '2027-03-09', '2027-03-24', '2027-04-19T23:00', '2027-04-20'])
    await add(mara, start);
  const beside = ['2027-02-11', '2027-04-19'];
  for (const start of [...beside, '2027-02-10', '2027-04-21']) await add(mara, start, { radius: RADIUS });
  await add(lena, '2027-03-13');
  const deleted = await add(mara, '2027-03-14');
  await test.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${deleted.id}`);
  expect(await found()).toEqual([...near, ...beside].toSorted());
  await add(mara, '2027-03-16', { radius: { ...RADIUS, before: 4 } });
  const all = [...near, ...beside, '2027-03-09', '2027-03-16', '2027-03-24', '2027-04-19T23:00'];
  expect(await found()).toEqual(all.toSorted());
});

it('around several nights are no more than was asked for, those of the nights themselves before the others', async () => {
  const mara = await newUser();
  const nights = { from: '2027-03-13', to: '2027-03-20' };
  for (const start of ['2027-03-12', '2027-03-20T23:00', '2027-03-22', '2027-03-13']) await add(mara, start);
  await add(mara, '2027-03-14', { status: 'lost' });
  const found = async (most: number) =>
    (await selectAroundNights(test.db, nights, { ...AROUND, owner: mara, most })).map(({ title }) => title);
  expect(await found(3)).toEqual(['2027-03-13', '2027-03-20T23:00', '2027-03-12']);
  expect(await found(9)).toHaveLength(4);
});

it("with a gig come its contacts, and never another account's", async () => {
  const [mara, lena] = [await newUser(), await newUser()];
  const at = 1;
  for (const [id, userId] of [
    ['con_mine', mara],
    ['con_hers', lena],
  ] as const)
    await test.db.run(sql`
      INSERT INTO contacts (id, user_id, version, name, words, role, email, phone, notes, created_at, updated_at)
      VALUES (${id}, ${userId}, 1, ${id}, ${id}, 'other', '', '', '', ${at}, ${at})`);
  const gig = await add(mara, '2027-03-13');
  const both = JSON.stringify(['con_mine', 'con_hers'].map((contactId) => ({ contactId, role: 'payer' })));
  await test.db.run(
    sql`UPDATE gigs SET details = json_set(details, '$.contacts', json(${both})) WHERE id = ${gig.id}`,
  );
  const found = await selectGigContacts(test.db, { id: gig.id, owner: mara });
  expect(found.map(({ id }) => id)).toEqual(['con_mine']);
  expect(await selectGigContacts(test.db, { id: gig.id, owner: lena })).toEqual([]);
});
