import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GigDate } from '#core/press-kit-page.ts';
import { type KitDate, MOST } from './kit.ts';
import { datesAround } from './kit-words.ts';
import { gigDatesBeside, withGigDates } from './with-gig-dates.ts';

const NOW = new Date('2027-03-10T18:00:00Z');
const at = (date: string, venue: string, city = ''): KitDate => ({ date, venue, city });
const gig = (date: string, venue: string, city = ''): GigDate => ({
  gigId: `gig_${venue}`,
  date,
  venue,
  city,
});

it('lists gigs beside what was typed, which wins where it tells of the same night', () => {
  const typed = [at('2027-04-03', 'HALLE 14'), at('2027-04-04', 'Kabelwerk', 'Wien')];
  const gigs = [
    gig('2027-05-01', 'Paradox', 'Tilburg'),
    gig('2027-04-03', 'Halle-14', 'Leipzig'),
    gig('2027-04-04', 'Kabelwerk Wien'),
    gig('2027-04-05', 'Kabelwerk', 'Wien'),
    gig('2027-04-05', 'Kabelwerk', 'Wien'),
    gig('2026-11-20', 'Kellerlicht'),
  ];
  const { dates } = withGigDates({ dates: typed }, gigs, NOW);
  expect(dates.slice(0, 2)).toEqual(typed);
  const { next, past } = datesAround({ dates }, NOW);
  expect(next.map(({ venue }) => venue)).toEqual(['HALLE 14', 'Kabelwerk', 'Kabelwerk', 'Paradox']);
  expect(past).toEqual([at('2026-11-20', 'Kellerlicht')]);
  expect(gigDatesBeside({ dates: typed }, gigs, NOW).map(({ date }) => date)).toEqual([
    ...['2026-11-20', '2027-04-05', '2027-05-01'],
  ]);
});

it('tells nothing of a gig but its night, venue and city', () => {
  const more = { ...gig('2027-04-03', 'Halle 14'), fee: { amount: 90_000 }, notes: 'cash', client: 'Lena' };
  expect(withGigDates({ dates: [] }, [more], NOW).dates).toEqual([at('2027-04-03', 'Halle 14')]);
});

const day = fc
  .integer({ min: -500, max: 500 })
  .map((days) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10));
const anyDate = fc.record({ date: day, venue: fc.constantFrom('A', 'B', 'C', 'D'), city: fc.constant('') });
const someDates = fc.array(anyDate, { maxLength: MOST.dates });
const someGigs = fc.array(
  anyDate.map((one) => ({ ...one, gigId: 'gig_1' })),
  { maxLength: 80 },
);

it('has no more than a kit may have; nothing typed is lost that is to come, or while there is room, nor a gig before what was', () => {
  fc.assert(
    fc.property(someDates, someGigs, (typed, gigs) => {
      const { dates } = withGigDates({ dates: typed }, gigs, NOW);
      expect(dates.length).toBeLessThanOrEqual(MOST.dates);
      const ahead = datesAround({ dates: typed }, NOW).next;
      for (const one of ahead) expect(dates).toContain(one);
      const beside = gigDatesBeside({ dates: typed }, gigs, NOW);
      if (dates.length < MOST.dates) for (const one of typed) expect(dates).toContain(one);
      const listed = datesAround({ dates }, NOW);
      const isThere = ({ date, venue }: KitDate) =>
        dates.some((one) => one.date === date && one.venue === venue);
      const left = datesAround({ dates: gigs }, NOW).next.filter((one) => !isThere(one));
      if (left.length > 0) expect([listed.past, dates.length]).toEqual([[], MOST.dates]);
      expect(dates.length).toBe(typed.filter((one) => dates.includes(one)).length + beside.length);
    }),
  );
});
