import { expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import { gigEntries } from './gig-entries.ts';
import { TRACKER_ENTRIES } from './palette-entries.ts';
import { asShown, type HitGroup, rankEntries } from './rank-entries.ts';

const GIG = aGig({
  id: 'gig_1',
  title: 'Closing night',
  status: 'hold',
  venue: exampleVenue('Odonien', 'Köln'),
});
const found = (query: string, foundFor = query) =>
  rankEntries(query, [...TRACKER_ENTRIES, ...gigEntries(foundFor, [GIG])], []);
const labels = (groups: readonly HitGroup[]) =>
  groups.map(({ group, hits }) => [group, hits.map(({ entry }) => entry.label)]);

it('a gig says its night, how it stands and where it is, and leads to its page', () => {
  expect(gigEntries('x', [GIG])[0]).toMatchObject({
    note: 'Sat 28 Nov 2026, hold, Odonien, Köln',
    href: '/gig-tracker?gig=gig_1',
  });
});

it('a venue is not named twice', () => {
  const [entry] = gigEntries('x', [{ ...GIG, title: 'Odonien' }]);
  expect(entry?.note).toBe('Sat 28 Nov 2026, hold, Köln');
});

it('is found by its title and its venue, also while the next answer is on its way', () => {
  for (const query of ['closing', 'odonien', 'koln'])
    expect(labels(found(query, 'od'))).toEqual([['Gigs', ['Closing night']]]);
});

it('is shown for the query that the server found it for, by whatever it says, and for no other', () => {
  expect(labels(found('rider'))).toEqual([['Gigs', ['Closing night']]]);
  expect(labels(found(' rider '))).toEqual([['Gigs', ['Closing night']]]);
  expect(found('riders', 'rider')).toEqual([]);
});

it('stands behind what is called as the query says', () => {
  expect(labels(found('address'))[0]).toEqual(['Pages', ['Address book']]);
});

it('where an option is chosen, what comes late takes no place before the groups that are shown', () => {
  const groups = (names: readonly HitGroup['group'][]) => names.map((group) => ({ group, hits: [] }));
  const order = (names: readonly HitGroup['group'][], shown: readonly HitGroup['group'][]) =>
    asShown(groups(names), shown).map(({ group }) => group);
  expect(order(['Gigs', 'Pages', 'Help'], ['Help', 'Pages'])).toEqual(['Help', 'Pages', 'Gigs']);
  expect(order(['Gigs', 'Pages'], [])).toEqual(['Gigs', 'Pages']);
});
