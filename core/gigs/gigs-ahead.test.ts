import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { aheadWords } from './ahead-words.ts';
import type { Gig } from './gig.ts';
import { type GigsAhead, gigsAhead } from './gigs-ahead.ts';
import { readMoment } from './moment.ts';
import { nowIn } from './now-there.ts';

const NOW = '2026-11-19T21:41:00Z';

const iso = (text: string, zone: string): string => new Date(readMoment(text, zone) ?? 0).toISOString();

/** From 23:30 to 02:00 in Berlin, but for what is told. */
function gigOn(night: string, told: Partial<Gig> = {}): Gig {
  const zone = told.zone ?? 'Europe/Berlin';
  const gig = exampleGig(told.start ?? `${night}T23:30`, {
    ...{ id: night, title: 'Halle 14', venue: exampleVenue('Halle 14', 'Berlin') },
    ...{ endsAt: null, ...told },
  });
  return { ...gig, night, startsAt: gig.start.includes('T') ? iso(gig.start, zone) : null };
}

const aheadOf = (
  gigs: readonly Gig[],
  { now = NOW, zone = 'Europe/Berlin', late = 0, hasMore = false } = {},
) => gigsAhead({ gigs, hasMore, late }, { settings: TRACKER, zone, now: Date.parse(now) });
const datesOf = ({ dates }: GigsAhead): string[] => dates.map(({ night }) => night);
const factsOf = (gig: Gig, more?: Parameters<typeof aheadOf>[1]) => aheadOf([gig], more).next?.facts;

describe('what is ahead', () => {
  const gigs = [
    gigOn('2027-01-03'),
    gigOn('2026-12-31', { status: 'hold' }),
    gigOn('2026-12-12'),
    gigOn('2026-11-20'),
    gigOn('2026-11-19', { status: 'hold' }),
    gigOn('2026-11-18'),
  ];

  it('is four dates of what is not over, the soonest first, and the confirmed gig that comes first', () => {
    const ahead = aheadOf(gigs);
    expect(datesOf(ahead)).toEqual(['2026-11-19', '2026-11-20', '2026-12-12', '2026-12-31']);
    expect(ahead.dates.map(({ status }) => status)).toEqual(['hold', 'confirmed', 'confirmed', 'hold']);
    expect(ahead.next?.id).toBe('2026-11-20');
    expect(ahead).toMatchObject({ confirmed: 3, holds: 2 });
  });

  it('is told in a line: holds only where nothing is confirmed, and nothing where there is nothing', () => {
    const nothing = { confirmed: 0, holds: 0, hasMore: false, late: 0 };
    expect(aheadWords({ ...nothing, confirmed: 3, holds: 1, late: 1 })).toBe('3 confirmed, 1 late payment');
    expect(aheadWords({ ...nothing, confirmed: 50, hasMore: true })).toBe('50+ confirmed');
    expect(aheadWords({ ...nothing, holds: 1, late: 2 })).toBe('1 hold, 2 late payments');
    expect(aheadWords(nothing)).toBe('');
  });

  it('goes on with the next gig when a set is over, two hours after it began where nobody said', () => {
    expect(aheadOf(gigs, { now: '2026-11-21T00:29:00Z' }).next?.id).toBe('2026-11-20');
    expect(aheadOf(gigs, { now: '2026-11-21T00:30:00Z' }).next?.id).toBe('2026-12-12');
    const long = gigOn('2026-11-20', { endsAt: '2026-11-21T01:00:00.000Z' });
    expect(aheadOf([long], { now: '2026-11-21T00:59:00Z' }).next?.ends).toBe('2026-11-21T01:00:00.000Z');
    expect(aheadOf([long], { now: '2026-11-21T01:00:00Z' }).next).toBeNull();
  });

  it('has a gig without a time until its night is over where it is played', () => {
    const timeless = gigOn('2026-11-19', { start: '2026-11-19', zone: 'America/New_York' });
    expect(aheadOf([timeless], { now: '2026-11-20T10:59:00Z' }).next?.night).toBe('2026-11-19T11:00:00.000Z');
    expect(aheadOf([timeless], { now: '2026-11-20T11:00:00Z' }).next).toBeNull();
    expect(factsOf(timeless)).toEqual(['Thu 19 Nov', 'time not known yet']);
  });
});

describe('the words of the next gig', () => {
  const fee = { amount: 95_000, currency: 'EUR' };

  it('say where, when, how long and for how much, and how ready it is', () => {
    const { next } = aheadOf([gigOn('2026-11-20', { end: '2026-11-21T02:00', fee })]);
    expect(next?.title).toBe('Halle 14, Berlin');
    expect(next?.facts).toEqual(['Fri 20 Nov', '23:30–02:00', '€950']);
    expect(next?.parts.map(({ name }) => name)).toEqual([
      ...['Confirmed', 'Deposit', 'Balance', 'Travel', 'Tasks'],
    ]);
  });

  it('name the venue and its city where the title names another', () => {
    const { next } = aheadOf([gigOn('2026-11-20', { title: 'Silvester' })]);
    expect([next?.title, next?.facts[0]]).toEqual(['Silvester', 'Halle 14, Berlin']);
    expect(aheadOf([gigOn('2026-11-20', { venue: null })]).next?.title).toBe('Halle 14');
  });

  it('tell a set after midnight by its night and its day, and another year', () => {
    expect(factsOf(gigOn('2026-11-20', { start: '2026-11-21T01:30' }))).toEqual([
      ...['Night of Fri 20 Nov', '01:30 on Saturday'],
    ]);
    expect(factsOf(gigOn('2027-01-02'))?.[0]).toBe('Sat 2 Jan 2027');
  });

  it('say whose clock it is where that of home or of the reader shows something else', () => {
    const gig = gigOn('2026-11-20');
    expect(factsOf(gig, { zone: 'Europe/Paris' })).toContain('23:30');
    expect(factsOf(gig, { zone: 'Europe/London' })).toContain('23:30 (Berlin time)');
    const settings = { ...TRACKER, homeZone: 'Europe/London' };
    const told = { gigs: [gig], hasMore: false, late: 0 };
    expect(gigsAhead(told, { settings, zone: 'Europe/Berlin', now: Date.parse(NOW) }).next?.facts).toContain(
      '23:30 (Berlin time)',
    );
  });
});

it('the night goes on until 06:00 for whoever reads it', () => {
  const before = nowIn('Europe/Berlin', Date.parse('2026-11-20T04:59:00Z'));
  expect(before).toEqual({ today: '2026-11-20', night: '2026-11-19', zone: 'Europe/Berlin' });
  expect(nowIn('Europe/Berlin', Date.parse('2026-11-20T05:00:00Z')).night).toBe('2026-11-20');
});
