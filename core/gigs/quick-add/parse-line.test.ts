import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AT_HOME } from '../../../tests/support/quick-lines.ts';
import { dayWords, longDateWords } from '../../day-words.ts';
import { moneyWords } from '../../money.ts';
import { newGigSchema } from '../gig-schema.ts';
import { readMoment } from '../moment.ts';
import { quickAddSchema } from '../quick-add-schema.ts';
import { clock } from '../set-times.ts';
import { clockChange, dayAfter, instantOf, timesShown, wallTime } from '../zoned-time.ts';
import { parseLine } from './parse-line.ts';

const MINUTE = 60_000;
const ZONES = [
  ...['Europe/Berlin', 'Europe/London', 'Europe/Lisbon', 'Europe/Athens', 'America/New_York'],
  ...['America/Los_Angeles', 'America/Sao_Paulo', 'America/Santiago', 'Asia/Tokyo', 'Asia/Kolkata'],
  ...['Australia/Melbourne', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Auckland', 'UTC'],
];
const FIRST = '2026-11-27';

/** The nights of a year in which the clocks of a zone are set; the first night where they never are. */
const CHANGES = new Map(
  ZONES.map((zone) => {
    const nights = Array.from({ length: 360 }, (_, days) => dayAfter(FIRST, days));
    const noon = (day: string): number => instantOf({ day, minutes: 720 }, zone);
    return [zone, nights.filter((day) => clockChange(noon(day), noon(dayAfter(day, 1)), zone) !== null)];
  }),
);

const DATES: readonly ((day: string) => string)[] = [
  (day) => day,
  dayWords,
  longDateWords,
  (day) => dayWords(day).replace(/ \d{4}$/, ''),
  (day) => day.split('-').reverse().join('.'),
  (day) => day.split('-').reverse().slice(0, 2).map(Number).join('.').concat('.'),
];
const NAMES = ['Kater Blau', 'Watergate', 'Gretchen 2', 'Ångström', 'Le Rex', 'Nº Sur', 'Drum & Bass Barn'];

const night = fc
  .record({ zone: fc.constantFrom(...ZONES), days: fc.nat(350), isChange: fc.boolean(), pick: fc.nat() })
  .map(({ zone, days, isChange, pick }) => {
    const changes = CHANGES.get(zone) ?? [];
    return {
      zone,
      day: isChange && changes.length > 0 ? (changes[pick % changes.length] ?? FIRST) : dayAfter(FIRST, days),
    };
  });
const gig = fc.record({
  night,
  /** From 06:00 to 05:55. */
  start: fc.integer({ min: 72, max: 359 }).map((steps) => steps * 5),
  length: fc.integer({ min: 6, max: 240 }).map((steps) => steps * 5),
  name: fc.constantFrom(...NAMES),
  fee: fc.record({
    amount: fc.integer({ min: 50, max: 9_999_999 }),
    currency: fc.constantFrom('EUR' as const, 'GBP' as const, 'JPY' as const, 'PLN' as const),
  }),
  date: fc.constantFrom(...DATES),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
});

it('reads back what a gig is written as, in all zones and through every clock change', () => {
  let changed = 0;
  fc.assert(
    fc.property(gig, ({ night: { zone, day }, start, length, name, fee, date, order }) => {
      const wall = { day: start >= 1440 ? dayAfter(day, 1) : day, minutes: start % 1440 };
      const from = instantOf(wall, zone);
      const until = from + length * MINUTE;
      const end = wallTime(until, zone);
      // What a wall shows never or twice can't be written as it is.
      fc.pre(timesShown(wall, zone) === 1 && timesShown(end, zone) === 1);
      fc.pre(until < instantOf({ day: dayAfter(wall.day, 1), minutes: wall.minutes }, zone));
      if (clockChange(from, until, zone)) changed += 1;
      const words = [
        date(day),
        `${clock(from, zone)}-${clock(until, zone)}`,
        name,
        `${moneyWords({ ...fee }, 'column').replace(/^\D+/, '')} ${fee.currency}`,
      ];
      const line = order.map((at) => words[at]).join(', ');
      const { gig: read, unread } = parseLine(line, { ...AT_HOME, homeZone: zone });
      expect(read, line).toMatchObject({ title: name, zone, fee, venue: { name, city: '' } });
      expect(readMoment(read?.start ?? '', zone), line).toBe(from);
      expect(readMoment(read?.end ?? '', zone), line).toBe(until);
      expect(unread, line).toEqual([]);
    }),
    { numRuns: 1500 },
  );
  expect(changed).toBeGreaterThan(50);
});

it('gives a set the length that was said, whatever the clocks do', () => {
  fc.assert(
    fc.property(night, fc.integer({ min: 1, max: 12 }), ({ zone, day }, hours) => {
      const { gig: read } = parseLine(`${day} from 23:30 for ${hours}h`, { ...AT_HOME, homeZone: zone });
      const [from, until] = [read?.start, read?.end].map((moment) => readMoment(moment ?? '', zone));
      expect((until ?? 0) - (from ?? 0)).toBe(hours * 60 * MINUTE);
    }),
  );
});

const FRAGMENTS = [
  ...[
    'Sat',
    'Sa.',
    'next Fri',
    '14',
    '14.',
    '14.3.',
    'Mar',
    '29 Feb',
    '31/12/89',
    '2089-12-31',
    '2000-01-01',
    'the 31st',
  ],
  ...[
    '23-2',
    '24:00',
    '99:99',
    '10pm',
    'for 3h',
    'late',
    'noon',
    'from',
    'midnight-3am',
    '02:30-02:30',
    '2d',
    "'27",
  ],
  ...[
    '€',
    '€1',
    '1.2k',
    '99999999999',
    '1 200',
    'EUR',
    '$',
    '¥0',
    'fee',
    '1,2,3',
    "1'000'000",
    'k',
    'no fee',
  ],
  ...[
    'hold',
    '1st hold until',
    '9th option',
    'paid',
    'not',
    'contract sent',
    'in',
    'at',
    '@',
    ',',
    '-',
    '(',
    '&',
    '+',
  ],
  ...[
    'Köln',
    'London UK',
    'New York',
    'Nachtwerk',
    'Halle 14',
    'Paradox',
    'Sunday',
    'Club',
    '🎧',
    '\u3164',
    '\u202e',
    '\ud800',
  ],
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((fragments) => fragments.join(' ')),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((fragments) => fragments.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

it('makes a gig that can be sent on of any text, or none', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...ZONES), (line, homeZone) => {
      const context = { ...AT_HOME, homeZone };
      const read = parseLine(line, context);
      expect(quickAddSchema.safeParse(read).error).toBeUndefined();
      if (read.gig) expect(newGigSchema.parse(read.gig)).toEqual(read.gig);
      expect(parseLine(line, context)).toEqual(read);
    }),
    { numRuns: 4000 },
  );
});

it('does without any cities and venues', () => {
  const places = { byWords: new Map(), mostWords: 0, countries: new Map() };
  const { gig: read } = parseLine('5 Dec Nachtwerk Köln 23-2', { ...AT_HOME, venues: [], places });
  expect(read).toMatchObject({ venue: { name: 'Nachtwerk Köln', city: '' }, zone: 'Europe/Berlin' });
});
