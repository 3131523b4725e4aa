import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import type { Gig, ScheduleItem } from './gig.ts';
import { gigCalendar, gigCalendarCopy } from './gig-calendar.ts';
import type { GigStatus } from './gig-status.ts';
import { momentText } from './moment.ts';

const FEED = {
  name: 'DJ NOVA gigs',
  origin: 'https://deckhand.example',
  stamp: Date.parse('2026-11-22T12:00:00Z'),
};
const HOUR = 3_600_000;

/** The events of a feed as another program reads them. */
const eventsOf = (...gigs: Gig[]): ICAL.Component[] =>
  new ICAL.Component(ICAL.parse(gigCalendar(gigs, FEED))).getAllSubcomponents('vevent');
const eventOf = (said: Partial<Gig>): ICAL.Component => {
  const [event] = eventsOf(aGig({ status: 'confirmed', ...said }));
  if (!event) throw new Error('no event');
  return event;
};
const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name));

/** A gig of so many hours from an instant on, wherever it is. */
function timed(from: number, zone: string, hours = 3): Partial<Gig> {
  const until = from + hours * HOUR;
  return {
    ...{ zone, start: momentText(from, zone), end: momentText(until, zone) },
    ...{ startsAt: new Date(from).toISOString(), endsAt: new Date(until).toISOString() },
  };
}
const item = (kind: ScheduleItem['kind'], start: string, end: string | null = null): ScheduleItem => ({
  ...{ id: kind.replace('-', ''), kind, label: 'Call Tomek on +48 600 000 000', start, end },
});

const ZONES = [
  ...['Europe/London', 'Europe/Berlin', 'Europe/Warsaw', 'America/New_York', 'America/Los_Angeles'],
  ...['America/Sao_Paulo', 'Asia/Tokyo', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Sydney'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham'],
];
/** Around both clock changes of Europe, America and Australia, and on a plain night. */
const NIGHTS = [
  ...['2026-03-28', '2026-10-24', '2026-03-07', '2026-10-31', '2026-04-04', '2026-10-03', '2026-12-31'],
].flatMap((day) => [20, 23, 25, 26, 27].map((hour) => Date.parse(`${day}T00:00:00Z`) + hour * HOUR));

describe('the calendar of the gigs', () => {
  it.each(ZONES)('has the instants of a gig in %s, whatever the clocks do', (zone) => {
    for (const from of NIGHTS) {
      const event = new ICAL.Event(eventOf(timed(from, zone)));
      expect(event.startDate.toJSDate().getTime()).toBe(from);
      expect(event.endDate.toJSDate().getTime()).toBe(from + 3 * HOUR);
    }
  });

  it('has a night of which nobody knows the time as a whole day', () => {
    const { startDate, endDate } = new ICAL.Event(eventOf({ night: '2026-12-31', start: '2026-12-31' }));
    expect([startDate.isDate, `${startDate}`, `${endDate}`]).toEqual([true, '2026-12-31', '2027-01-01']);
  });

  it('takes two hours where nobody knows the end, and says so', () => {
    const from = Date.parse('2026-11-28T23:00:00Z');
    const event = eventOf({ ...timed(from, 'Europe/London'), end: null, endsAt: null });
    expect(new ICAL.Event(event).endDate.toJSDate().getTime()).toBe(from + 2 * HOUR);
    expect(textOf(event, 'description').split('\n')).toEqual([
      ...['Confirmed', 'Set 23:00', 'End not set', 'Times in Europe/London'],
    ]);
    expect(textOf(eventOf({}), 'description')).toBe('Confirmed');
  });

  it.each<[GigStatus, string, string, string]>([
    ['hold', 'TENTATIVE', 'Hold: Club night', 'OPAQUE'],
    ['contract-sent', 'TENTATIVE', 'Contract sent: Club night', 'OPAQUE'],
    ['confirmed', 'CONFIRMED', 'Club night', 'OPAQUE'],
    ['played', 'CONFIRMED', 'Club night', 'OPAQUE'],
    ['paid', 'CONFIRMED', 'Club night', 'OPAQUE'],
    ['cancelled', 'CANCELLED', 'Cancelled: Club night', 'TRANSPARENT'],
  ])('says of one that is %s: %s', (status, word, title, transparency) => {
    const event = eventOf({ status });
    expect(['status', 'summary', 'transp'].map((name) => textOf(event, name))).toEqual([
      word,
      title,
      transparency,
    ]);
  });

  it('cancels what was deleted or called off, and has neither leads nor quotes nor what was lost', () => {
    const deletedAt = '2026-11-01T10:00:00.000Z';
    expect(textOf(eventOf({ deletedAt }), 'status')).toBe('CANCELLED');
    expect(textOf(eventOf({ status: 'cancelled', deletedAt }), 'status')).toBe('CANCELLED');
    const none = (['lead', 'quoted', 'lost'] as const).flatMap((status) => [
      aGig({ status }),
      aGig({ status, deletedAt }),
    ]);
    expect(eventsOf(...none)).toEqual([]);
  });

  it('tells where it is, when, which version, and where to read more', () => {
    const venue = exampleVenue('Żuraw, main room', 'Gdańsk', { latitude: 54.352, longitude: 18.6466 });
    const event = eventOf({ venue, type: 'club', version: 7, updatedAt: '2026-11-20T09:30:00.000Z' });
    expect(textOf(event, 'uid')).toBe('gig_0000000000000000000001@deckhand.example');
    expect(textOf(event, 'location')).toBe('Żuraw, main room, Gdańsk');
    expect(event.getFirstPropertyValue('geo')).toEqual([54.352, 18.6466]);
    expect(textOf(event, 'sequence')).toBe('7');
    expect(textOf(event, 'last-modified')).toBe('2026-11-20T09:30:00Z');
    expect(textOf(event, 'url')).toBe('https://deckhand.example/gig-tracker?gig=gig_0000000000000000000001');
    expect(event.getFirstProperty('categories')?.getValues()).toEqual(['Gig', 'Club night']);
    const nowhere = eventOf({ venue: exampleVenue('Żuraw', '') });
    expect([textOf(nowhere, 'location'), nowhere.getFirstProperty('geo')]).toEqual(['Żuraw', null]);
  });

  it('lists the times of the night on the wall of the venue', () => {
    const event = eventOf({
      ...timed(Date.parse('2026-11-29T00:00:00Z'), 'Europe/Warsaw'),
      schedule: [
        item('doors', '2026-11-29T00:00'),
        item('load-in', '2026-11-28T23:15'),
        item('sound-check', '2026-11-28T23:20', '2026-11-28T23:45'),
      ],
    });
    expect(textOf(event, 'description').split('\n')).toEqual([
      'Confirmed',
      'Load-in 23:15',
      'Sound check 23:20–23:45',
      'Doors 00:00',
      'Set 01:00–04:00',
      'Times in Europe/Warsaw',
    ]);
  });

  it('lists no times that are further than a day from the set, and none before the set that come after its start', () => {
    const set = timed(Date.parse('2026-11-28T13:00:00Z'), 'Europe/Warsaw');
    const event = eventOf({
      ...set,
      schedule: [
        item('load-in', '2026-11-27T13:59'),
        item('doors', '2026-11-27T14:00'),
        item('sound-check', '2026-11-28T14:01'),
        item('load-out', '2026-11-28T16:30'),
      ],
    });
    expect(textOf(event, 'description').split('\n').slice(1, -1)).toEqual([
      ...['Doors 14:00', 'Set 14:00–17:00', 'Load-out 16:30'],
    ]);
    const late = eventOf({ ...set, schedule: [item('load-out', '2026-11-29T17:01')] });
    expect(textOf(late, 'description')).not.toContain('Load-out');
  });

  it('tells neither money nor people nor notes', () => {
    const file = gigCalendar(
      [
        aGig({
          status: 'confirmed',
          fee: { amount: 135_700, currency: 'EUR' },
          client: { id: 'cli_1', name: 'Kasia Nowak' },
          payments: [{ id: 'a', kind: 'deposit', amount: 67_850, due: null, paidOn: null }],
          notes: 'Kasia likes it slower',
          schedule: [item('travel', '2026-11-28T20:02'), item('doors', '2026-11-28T23:00')],
          tasks: [{ id: 't', text: 'Ask Kasia', due: null, doneOn: null }],
        }),
      ],
      FEED,
    );
    expect(file).not.toMatch(/1,?357|678|EUR|€|Kasia|Tomek|600|20:02/);
  });

  it('gives back titles and venues in any script, in lines of 75 bytes', () => {
    const words = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom('מסיבה בתל אביב, אולם א׳; ערב', 'حفلة في بيروت\\ليلة', '🎧👩🏽‍🎤 b2b 🏳️‍🌈'.repeat(9)),
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those have no place in the file
      .map((text) => `a${text.replaceAll(/[\u0000-\u001F\u007F]/g, '')}`);
    fc.assert(
      fc.property(words, words, (title, place) => {
        const said = { status: 'confirmed' as const, title, venue: exampleVenue(place, '') };
        const event = eventOf(said);
        expect([textOf(event, 'summary'), textOf(event, 'location')]).toEqual([title, place]);
        for (const line of gigCalendar([aGig(said)], FEED).split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('says how often to read it again', () => {
    const calendar = new ICAL.Component(ICAL.parse(gigCalendar([], FEED)));
    expect(`${calendar.getFirstPropertyValue('refresh-interval')}`).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('DJ NOVA gigs');
  });
});

describe('a copy of the calendar', () => {
  it('has the same events, and nothing that leads back to the account', () => {
    const gigs = [aGig({ status: 'confirmed' }), aGig({ status: 'lead', id: 'gig_0000000000000000000002' })];
    const copy = gigCalendarCopy(gigs, FEED);
    const events = new ICAL.Component(ICAL.parse(copy)).getAllSubcomponents('vevent');
    expect(events.map((event) => [textOf(event, 'uid'), textOf(event, 'summary')])).toEqual(
      eventsOf(...gigs).map((event) => [textOf(event, 'uid'), textOf(event, 'summary')]),
    );
    expect(events).toHaveLength(1);
    expect(copy).not.toMatch(/https?:|REFRESH|TTL|^URL/m);
  });
});
