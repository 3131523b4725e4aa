import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import {
  deleteEntry,
  insertEntry,
  listEntries,
  type StoredEntry,
  selectEntry,
  updateEntry,
} from './gig-book.ts';
import { selectGig } from './gigs.ts';
import { gigOf } from './gigs-stored.ts';

const now = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-27T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));
const KEPT = { version: 1, createdAt: now, updatedAt: now };
function venue(words: string): StoredEntry<'venue'> {
  const empty = { country: '', address: '', booth: '', notes: '', city: '' };
  const unknown = {
    zone: null,
    longitude: null,
    capacity: null,
    travelMinutes: null,
    kilometres: null,
    setUp: null,
  };
  return {
    ...KEPT,
    ...empty,
    ...unknown,
    id: newId('ven'),
    name: words.toUpperCase(),
    words,
    latitude: 51.34,
  };
}
const client = (words: string): StoredEntry<'client'> => ({
  ...{ ...KEPT, id: newId('cli'), name: words, words, kind: 'consumer' as const },
  ...{ address: '', taxId: '', email: '', phone: '', notes: '' },
});
const contact = (words: string, of: Partial<StoredEntry<'contact'>> = {}): StoredEntry<'contact'> => ({
  ...{ ...KEPT, id: newId('con'), name: words, words, role: 'agent' as const, email: '', phone: '' },
  ...{ clientId: null, venueId: null, notes: '', ...of },
});

const addVenue = (userId: string, words: string, most = 100) =>
  insertEntry(test.db, 'venue', { row: { ...venue(words), userId }, most });
const addClient = (userId: string, words: string) =>
  insertEntry(test.db, 'client', { row: { ...client(words), userId }, most: 9 });
const addContact = (userId: string, words: string, of: Partial<StoredEntry<'contact'>> = {}) =>
  insertEntry(test.db, 'contact', { row: { ...contact(words, of), userId }, most: 100 });

describe('an entry', () => {
  it('is kept with every field, for its own account', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { id, ...row } = { ...venue('kulturzug leipzig'), city: 'Leipzig', setUp: 45 };
    const { entry, isWritten } = await insertEntry(test.db, 'venue', {
      row: { ...row, id, userId: user },
      most: 1,
    });
    expect([isWritten, entry]).toEqual([true, { ...row, id }]);
    expect(await selectEntry(test.db, 'venue', { id, userId: user })).toEqual([entry]);
    expect(await selectEntry(test.db, 'venue', { id, userId: other })).toEqual([]);
    expect(await deleteEntry(test.db, 'venue', { id, userId: other })).toBe(false);
    expect(await deleteEntry(test.db, 'venue', { id, userId: user })).toBe(true);
  });

  it('is the only one of its words, however many come at once', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const all = await Promise.all(Array.from({ length: 6 }, () => addVenue(user, 'kulturzug')));
    expect(all.filter(({ isWritten }) => isWritten)).toHaveLength(1);
    const refused = all.filter(({ isWritten }) => !isWritten);
    expect(refused.every(({ entry, why }) => entry === null && why.isTaken)).toBe(true);
    expect((await addVenue(other, 'kulturzug')).isWritten).toBe(true);
    const people = [await addContact(user, 'lena'), await addContact(user, 'lena')];
    expect(people.map(({ isWritten }) => isWritten)).toEqual([true, true]);
  });

  it('is one of so many', async () => {
    const user = await newUser();
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((words) => addVenue(user, words, 3)));
    expect(all.filter(({ isWritten }) => isWritten)).toHaveLength(3);
  });

  it('names a client and a venue of its own account only', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const theirs = (await addVenue(other, 'kulturzug')).entry?.id ?? '';
    const mine = (await addVenue(user, 'kulturzug')).entry?.id ?? '';
    const clientId = (await addClient(other, 'nova')).entry?.id ?? '';
    const strange = await addContact(user, 'lena', { venueId: theirs, clientId });
    expect(strange).toMatchObject({
      ...{ entry: null, isWritten: false },
      why: { isTaken: false, hasStrangeClient: true, hasStrangeVenue: true },
    });
    const { entry } = await addContact(user, 'lena', { venueId: mine });
    expect(entry).toMatchObject({ venueId: mine, clientId: null });
    const own = { id: entry?.id ?? '', userId: user, version: 1, now: later };
    const moved = await updateEntry(test.db, 'contact', {
      ...own,
      changes: { words: 'lena', venueId: theirs },
    });
    expect(moved).toMatchObject({
      ...{ isWritten: false, entry: { venueId: mine, version: 1 } },
      why: { hasStrangeVenue: true },
    });
    await deleteEntry(test.db, 'venue', { id: mine, userId: user });
    expect(await selectEntry(test.db, 'contact', own)).toMatchObject([{ venueId: null }]);
  });
});

it('a contact leaves the gigs of its account when it is deleted', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const [lena = '', tomek = ''] = [
    (await addContact(user, 'lena')).entry?.id,
    (await addContact(user, 'tomek')).entry?.id,
  ];
  const contacts = [
    { contactId: lena, role: 'promoter' as const },
    { contactId: tomek, role: 'agent' as const },
  ];
  const gig = await storeGig(test.db, user, { contacts });
  const without = await storeGig(test.db, user, { contacts: contacts.slice(1), notes: `Not ${lena}` });
  const theirs = await storeGig(test.db, other, { contacts });
  const stored = async (id = '', owner = user) => (await selectGig(test.db, { id, owner })).map(gigOf);
  expect(await deleteEntry(test.db, 'contact', { id: lena, userId: other })).toBe(false);
  expect(await stored(gig?.id)).toEqual([gig]);
  expect(await deleteEntry(test.db, 'contact', { id: lena, userId: user })).toBe(true);
  expect(await stored(gig?.id)).toEqual([
    { ...gig, version: 2, contacts: contacts.slice(1), updatedAt: expect.any(String) },
  ]);
  expect(await stored(without?.id)).toEqual([without]);
  expect(await stored(theirs?.id, other)).toEqual([theirs]);
  await deleteEntry(test.db, 'contact', { id: tomek, userId: user });
  expect(await stored(gig?.id)).toMatchObject([{ version: 3, contacts: [] }]);
});

describe('a change of an entry', () => {
  it('counts once, of several that go on from the same version', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const id = (await addVenue(user, 'kulturzug')).entry?.id ?? '';
    const change = { id, userId: user, version: 1, now: later };
    const all = await Promise.all(
      ['a', 'b', 'c'].map((notes) =>
        updateEntry(test.db, 'venue', { ...change, changes: { words: 'kulturzug', notes } }),
      ),
    );
    const [won, ...more] = all.filter(({ isWritten }) => isWritten);
    expect([won?.entry?.version, won?.entry?.updatedAt, more]).toEqual([2, later, []]);
    const lost = all.filter(({ isWritten }) => !isWritten);
    expect(lost.map(({ entry }) => entry?.version)).toEqual([2, 2]);
    const strange = { ...change, userId: other, version: 2, changes: { words: 'x' } };
    expect(await updateEntry(test.db, 'venue', strange)).toMatchObject({ entry: null, isWritten: false });
  });

  it('gives it no words that another has', async () => {
    const user = await newUser();
    await addVenue(user, 'kulturzug');
    const id = (await addVenue(user, 'institut')).entry?.id ?? '';
    const change = { id, userId: user, version: 1, now: later };
    const taken = await updateEntry(test.db, 'venue', { ...change, changes: { words: 'kulturzug' } });
    expect(taken).toMatchObject({ isWritten: false, entry: { words: 'institut' }, why: { isTaken: true } });
    const same = await updateEntry(test.db, 'venue', {
      ...change,
      changes: { words: 'institut', city: 'Jena' },
    });
    expect(same).toMatchObject({ isWritten: true, entry: { city: 'Jena' } });
  });

  it('lets its gigs be found by the other name', async () => {
    const user = await newUser();
    const id = (await addVenue(user, 'kulturzug')).entry?.id ?? '';
    await storeGig(test.db, user, {}, { venue: { id } });
    const found = async (word: string) =>
      (
        await test.db.all(
          sql`SELECT rowid FROM gig_words WHERE gig_words MATCH ${`words:${word} AND scope:${user}`}`,
        )
      ).length;
    expect(await found('kulturzug')).toBe(1);
    const changes = { name: 'Institut', words: 'institut' };
    await updateEntry(test.db, 'venue', { id, userId: user, version: 1, changes, now: later });
    expect([await found('kulturzug'), await found('institut')]).toEqual([0, 1]);
  });
});

describe('lists', () => {
  it('are in the order of names, page by page, and searched by beginnings of words', async () => {
    const user = await newUser();
    for (const words of ['nova nights', 'anna', 'berta nova', 'čapek']) await addContact(user, words);
    await addContact(user, 'anna');
    const list = (q: string[], limit = 9, after: { words: string; id: string } | null = null) =>
      listEntries(test.db, 'contact', { userId: user, q, after, limit });
    const all = await list([]);
    expect(all.map(({ words }) => words)).toEqual(['anna', 'anna', 'berta nova', 'nova nights', 'čapek']);
    const paged = [];
    for (let after = null as StoredEntry<'contact'> | null; ; ) {
      const page: StoredEntry<'contact'>[] = await list([], 1, after);
      if (!page[0]) break;
      paged.push(page[0]);
      after = page[0];
    }
    expect(paged).toEqual(all);
    const names = async (...q: string[]) => (await list(q)).map(({ words }) => words);
    expect(await names('no')).toEqual(['berta nova', 'nova nights']);
    expect(await names('no', 'ber')).toEqual(['berta nova']);
    expect(await names('ova')).toEqual([]);
  });

  it('of contacts are those of a venue or a client', async () => {
    const user = await newUser();
    const id = (await addVenue(user, 'kulturzug')).entry?.id ?? '';
    await addContact(user, 'anna', { venueId: id });
    await addContact(user, 'berta');
    const of = (some: object) =>
      listEntries(test.db, 'contact', { userId: user, q: [], after: null, of: some, limit: 9 });
    expect(await of({ venueId: id })).toMatchObject([{ words: 'anna' }]);
    expect(await of({ clientId: newId('cli') })).toEqual([]);
  });

  it('are stretches of an index, which nothing sorts', async () => {
    const explainer = await testDatabase();
    const after = { words: 'a', id: 'ven_a' };
    const asked = { userId: 'usr_none', q: ['nova'], after, limit: 9 };
    const trips = await roundTripsOf(test.db, async () => {
      for (const kind of ['venue', 'client', 'contact'] as const) await listEntries(test.db, kind, asked);
    });
    for (const statement of trips.flat()) {
      const plan = (await planOf(explainer.db, statement)).join('\n');
      expect(plan, statement.sql).toMatch(/^SEARCH \w+ USING INDEX \w+_user_id_words/);
      expect(plan, statement.sql).not.toContain('TEMP B-TREE');
    }
    await explainer.close();
  });
});
