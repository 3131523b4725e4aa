import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Calendar, type CalendarEvent, calendarFile } from './calendar-file.ts';

const NIGHT: Calendar = { name: 'Night', product: 'Set times' };
const STAMP = Date.parse('2026-11-22T12:00:00Z');
const EVENT: CalendarEvent = {
  uid: '20261025T000000Z-2@deckhand',
  title: 'Mara',
  from: Date.parse('2026-10-25T00:00:00Z'),
  until: Date.parse('2026-10-25T01:30:00Z'),
};

/** Reads a file by the grammar of RFC 5545, 3.1: what is not a content line throws. */
function contentLines(file: string): [name: string, value: string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return unfolded.map((line) => {
    const [, name, value] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no content line: ${line}`);
    return [name, value];
  });
}
const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

describe('a calendar file', () => {
  it('has what RFC 5545 asks of a calendar and of each event, in its order', () => {
    const lines = contentLines(calendarFile(NIGHT, [EVENT, { ...EVENT, uid: 'b' }], STAMP));
    const names = lines.map(([name]) => name);
    expect(names.slice(0, 5)).toEqual(['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'X-WR-CALNAME']);
    expect(names.slice(5, 12)).toEqual(['BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'END']);
    expect(lines.filter(([name, value]) => name === 'BEGIN' && value === 'VEVENT')).toHaveLength(2);
    expect(lines.at(-1)).toEqual(['END', 'VCALENDAR']);
  });

  it('still has a component without events, which other programs take for a time zone', () => {
    const file = calendarFile(NIGHT, [], STAMP);
    expect(contentLines(file).at(5)).toEqual(['BEGIN', 'VTIMEZONE']);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
    expect([zone.tzid, zone.utcOffset(ICAL.Time.fromDateTimeString('2026-07-01T12:00:00'))]).toEqual([
      'UTC',
      0,
    ]);
  });

  it('names instants in UTC, so that no reader has to know the zone', () => {
    const lines = new Map(contentLines(calendarFile(NIGHT, [EVENT], STAMP)));
    expect(lines.get('DTSTART')).toBe('20261025T000000Z');
    expect(lines.get('DTEND')).toBe('20261025T013000Z');
    expect(lines.get('DTSTAMP')).toBe('20261122T120000Z');
  });

  it('writes coordinates without an exponent', () => {
    const coordinates = { latitude: 51.520017, longitude: -0.0000001 };
    const lines = new Map(contentLines(calendarFile(NIGHT, [{ ...EVENT, coordinates }], STAMP)));
    expect(lines.get('GEO')).toBe('51.520017;-0.000000');
  });

  it('gives back any title as it was, in lines of 75 bytes at most', () => {
    // Control characters have no place in it, and a line end is one whatever its letters.
    const title = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
      .map((text) => text.replaceAll(/[\u0000-\u001F\u007F]/g, ''));
    fc.assert(
      fc.property(title, title, (name, note) => {
        const lines = contentLines(
          calendarFile(NIGHT, [{ ...EVENT, title: name, note: `a\n${note}` }], STAMP),
        );
        const values = new Map(lines);
        expect(unescaped(values.get('SUMMARY') ?? '')).toBe(name);
        expect(unescaped(values.get('DESCRIPTION') ?? '')).toBe(`a\n${note}`);
      }),
    );
  });

  it('lets no title write lines of its own', () => {
    const lines = contentLines(calendarFile(NIGHT, [{ ...EVENT, title: 'x\r\nEND:VEVENT\u0000' }], STAMP));
    expect(lines.filter(([name]) => name === 'END')).toHaveLength(2);
  });

  it('is read by another calendar program as it was meant', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 600 }),
        (typed, second, minutes) => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: those have no place in the file
          const title = typed.replaceAll(/[\u0000-\u001F\u007F]/g, '');
          const from = second * 1000;
          const until = from + minutes * 60_000;
          const file = calendarFile(
            NIGHT,
            [{ uid: 'a', title, note: 'Doors 22:00; bar', from, until }],
            STAMP,
          );
          const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
          const [event] = events.map((part) => new ICAL.Event(part));
          expect(events).toHaveLength(1);
          expect(event?.summary).toBe(title);
          expect(event?.description).toBe('Doors 22:00; bar');
          expect(event?.startDate.toJSDate().getTime()).toBe(from);
          expect(event?.duration.toSeconds()).toBe(minutes * 60);
        },
      ),
    );
  });
});
