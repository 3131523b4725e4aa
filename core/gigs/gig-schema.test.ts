import { expect, it } from 'vitest';
import { FABRIC } from '../../tests/support/gigs.ts';
import { newVenueSchema } from './book-schema.ts';
import { gigPatchSchema, newGigSchema } from './gig-schema.ts';

const reasonsOf = (result: ReturnType<typeof newGigSchema.safeParse>) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('keeps a zone as it is spelled, in whichever case it came', () => {
  expect(newGigSchema.parse({ ...FABRIC, zone: 'europe/berlin' }).zone).toBe('Europe/Berlin');
  expect(newVenueSchema.parse({ name: 'Fabric', zone: 'europe/london' }).zone).toBe('Europe/London');
  expect(reasonsOf(newGigSchema.safeParse({ ...FABRIC, zone: 'europe/atlantis' }))).toEqual([
    'zone: Name a time zone such as Europe/London',
  ]);
});

it.each([
  ['2027-02-30T10:00', 'There is no such day'],
  ['2027-02-30', 'There is no such day'],
  ['2027-02-28T25:00', 'Write a time such as 2027-03-14T23:00'],
  ['2027-02-30, 10:00', 'Write a time such as 2027-03-14T23:00'],
])('says what is wrong with a time: %s', (start, reason) => {
  expect(reasonsOf(newGigSchema.safeParse({ ...FABRIC, start }))?.[0]).toBe(`start: ${reason}`);
  expect(gigPatchSchema.safeParse({ end: start }).error?.issues[0]?.message).toBe(reason);
});

it('says what is missing', () => {
  const { title: _, ...untitled } = FABRIC;
  for (const said of [untitled, { ...untitled, title: '' }, { ...untitled, title: ' ' }])
    expect(reasonsOf(newGigSchema.safeParse(said))).toEqual(['title: Give it a title']);
  expect(newVenueSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
    'Name the venue',
  ]);
});
