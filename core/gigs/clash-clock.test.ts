import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { clashesOf } from './clashes.ts';
import type { Gig } from './gig.ts';

const words = (gig: Gig, other: Gig) => clashesOf(gig, [other], TRACKER).map(({ text }) => text)[0];
const at = (name: string, start: string, end: string | null, told: Partial<Gig> = {}) =>
  exampleGig(start, { end, venue: exampleVenue(name, 'Berlin'), ...told });

describe('a night on which the clocks are set', () => {
  const tresor = at('Tresor', '2026-10-24T22:00', '2026-10-25T02:30');

  it('is told with the hour that comes twice', () => {
    const kater = at('Kater', '2026-10-25T02:30+01:00', '2026-10-25T05:00', { setUp: 20 });
    expect(words(tresor, kater)).toBe(
      'Your set at Tresor ends 02:30, load-out 02:00. Load-in at Kater is at 02:10 and the way takes 30 min: you’d be 20 min late. The clocks go back from 03:00 to 02:00. We count 30 min from place to place in one city.',
    );
  });

  it('is told with the hour that is skipped, for two sets at once and for sleep', () => {
    const one = at('Tresor', '2027-03-27T23:00', '2027-03-28T01:30');
    expect(words(one, at('Kater', '2027-03-28T01:00', '2027-03-28T04:00'))).toBe(
      'Your set at Tresor runs 23:00 to 01:30, your set at Kater 01:00 to 04:00: 30 min at the same time. The clocks go forward from 02:00 to 03:00.',
    );
    expect(words(one, at('Kater', '2027-03-28T10:00', null))).toContain(
      'in bed, you set 6 h. The clocks go forward from 02:00 to 03:00.',
    );
  });

  it('is told of the place that it is in', () => {
    const london = { zone: 'Europe/London', venue: exampleVenue('Fabric', 'London') };
    const abroad = at('', '2026-10-25T00:45', '2026-10-25T04:00', london);
    expect(words(tresor, abroad)).toContain(
      'The clocks go back from 03:00 to 02:00 Berlin time. The clocks go back from 02:00 to 01:00 London time.',
    );
  });

  it('is not told where the clocks are set before or after', () => {
    const early = at('Kater', '2026-10-24T20:00', '2026-10-24T23:00');
    expect(words(early, at('Dach', '2026-10-24T22:30', '2026-10-25T01:00'))).not.toContain('clocks');
    expect(
      words(at('Dach', '2026-10-25T03:00', '2026-10-25T05:00'), at('Kater', '2026-10-25T04:30', null)),
    ).not.toContain('clocks');
  });
});

describe('two places with different clocks', () => {
  const berlin = at('Tresor', '2027-01-01T00:30', '2027-01-01T04:00', {
    venue: exampleVenue('Tresor', 'Berlin'),
  });
  const elsewhere = (zone: string, start: string, told: Partial<Gig> = {}) =>
    at('', start, null, { zone, venue: exampleVenue('Hall', 'Elsewhere'), ...told });

  it.each([
    ['Etc/GMT+5', '2026-12-31T21:00', '21:00 to 23:00 UTC−5'],
    ['Etc/GMT-3', '2027-01-01T05:00', '05:00 to 07:00 UTC+3'],
    ['Etc/UTC', '2027-01-01T02:00', '02:00 to 04:00 UTC'],
    ['UTC', '2027-01-01T02:00', '02:00 to 04:00 UTC'],
    ['America/New_York', '2026-12-31T21:00', '21:00 to 23:00 New York time'],
  ])('are told by place, or by their difference from UTC: %s', (zone, start, hours) => {
    expect(words(berlin, elsewhere(zone, start))).toContain(
      `runs 00:30 to 04:00 Berlin time, your set in Elsewhere ${hours}: 1 h at`,
    );
  });

  it('are told once for all times of one place', () => {
    expect(
      words(
        berlin,
        elsewhere('Europe/London', '2027-01-01T06:30', {
          travel: { ...berlin.travel, minutes: 200, from: 'Berlin' },
        }),
      ),
    ).toContain(
      'Your set in Berlin ends 04:00, load-out 04:30 Berlin time. Load-in in Elsewhere is at 05:30 London time and',
    );
  });
});

it('hours of a set that lasts a day or more are told with their days, and those of the other as well', () => {
  const long = (end: string) => at('Tresor', '2027-04-02T20:00', end);
  const other = at('Kater', '2027-04-03T18:00', '2027-04-03T21:00');
  expect(words(long('2027-04-05T08:00'), other)).toContain(
    'runs Fri 2 Apr 20:00 to Mon 5 Apr 08:00, your set at Kater Sat 3 Apr 18:00 to Sat 3 Apr 21:00: 3 h at',
  );
  expect(words(long('2027-04-03T19:59'), other)).toContain(
    'runs 20:00 to 19:59, your set at Kater 18:00 to 21:00',
  );
});
