import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newGigSchema } from '../gig-schema.ts';
import { readIcs } from './read-ics.ts';

const OPTIONS = { zone: 'Europe/London', status: 'confirmed', since: '2026-01-01' } as const;
const event = (name: string, ...lines: string[]): string[] => [
  ...['BEGIN:VEVENT', `UID:${name}`, `SUMMARY:${name}`, 'DTSTART;TZID=Europe/London:20261128T230000'],
  ...['STATUS:CONFIRMED', ...lines, 'END:VEVENT'],
];
const START = ['BEGIN:VCALENDAR', 'VERSION:2.0'];
const read = (...lines: string[]) => {
  const { gigs, refused } = readIcs(lines.join('\r\n'), OPTIONS);
  return {
    gigs: gigs.map(({ gig }) => gig.title),
    notes: gigs.map(({ gig }) => gig.notes),
    assumed: gigs.flatMap(({ assumed }) => assumed),
    refused: refused.map(({ row, value, reason }) => [row, value, reason]),
  };
};

describe('a file with something wrong in it', () => {
  it('keeps the rest of a text that was broken into lines', () => {
    const broken = [
      'DESCRIPTION:Two floors',
      'Load-in: 20:00',
      'https://fabric.example',
      'x',
      'STATUS:TENTATIVE',
    ];
    const all = read(...START, ...event('A', ...broken), ...event('B'), 'END:VCALENDAR');
    expect(all).toEqual({
      ...{ gigs: ['A', 'B'], assumed: [], refused: [] },
      notes: ['Two floors\nLoad-in: 20:00\nhttps://fabric.example\nx', ''],
    });
  });

  it('says which lines it left out', () => {
    expect(
      read(...START, 'hello', ...event('A', 'STATUS:CONFIRMED', 'what?'), 'END:VCALENDAR'),
    ).toMatchObject({
      ...{ gigs: ['A'], assumed: ['Left out “what?”: it isn’t part of a calendar'] },
      refused: [[1, 'hello', 'This line isn’t part of a calendar']],
    });
  });

  it('has the events before its end, where that is cut off', () => {
    const cut = 'The file ends in the middle of this event. Export it again';
    const b = event('B').slice(0, -1);
    expect(read(...START, ...event('A'), ...b)).toMatchObject({ gigs: ['A'], refused: [[1, 'B', cut]] });
    expect(read(...START, ...b, ...event('A'), 'END:VCALENDAR')).toMatchObject({
      ...{ gigs: ['A'], refused: [[0, 'B', cut]] },
    });
    expect(read(...START, ...event('A'))).toMatchObject({
      ...{ gigs: ['A'], refused: [[1, '', 'The file ends early. Export it again to get the rest']] },
    });
  });

  it('has an event whose alarm has no end', () => {
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Alarm'];
    expect(read(...START, ...event('A', ...alarm), ...event('B'), 'END:VCALENDAR')).toMatchObject({
      ...{ gigs: ['A', 'B'], notes: ['', ''], refused: [] },
    });
  });

  it('has the other events, where one can’t be read', () => {
    expect(read(...START, ...event('A', 'DTEND;x'), ...event('B'), 'END:VCALENDAR')).toMatchObject({
      ...{ gigs: ['B'], refused: [[0, 'A', 'We couldn’t read this event. Add this gig by hand']] },
    });
  });

  it.each(['20261328T230000', '20260231T230000', '20261128T250000', 'tomorrow', ''])(
    'has no gig at %j',
    (start) => {
      const one = event('A').map((line) => line.replace('20261128T230000', start));
      expect(read(...START, ...one, 'END:VCALENDAR')).toMatchObject({
        ...{ gigs: [], refused: [[0, 'A', 'We couldn’t read when it is. Add this gig by hand']] },
      });
    },
  );

  it('repeats until no day that there isn’t', () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261328T220000Z';
    expect(read(...START, ...event('A', rule), 'END:VCALENDAR')).toMatchObject({
      ...{ gigs: [], refused: [[0, 'A', 'We couldn’t read when it is. Add this gig by hand']] },
    });
  });

  it('loses no event in silence, wherever it is cut or broken', () => {
    const rules = ['', 'RRULE:FREQ=WEEKLY;COUNT=3', 'RRULE:FREQ=YEARLY', 'RDATE:20261205T220000Z'];
    const file = rules.flatMap((rule, at) => event(`${at}`, rule, 'DESCRIPTION:Two floors')).join('\r\n');
    const place = fc.nat({ max: file.length });
    const junk = fc.oneof(fc.constantFrom('\r\nx\r\n', '\r\nEND:VEVENT\r\n', ''), fc.string());
    fc.assert(
      fc.property(place, place, junk, (cut, at, stray) => {
        const text = `${START.join('\r\n')}\r\n${file.slice(0, at)}${stray}${file.slice(at, cut)}`;
        const { gigs, refused } = readIcs(text, OPTIONS);
        const rows = new Set([...gigs, ...refused].map(({ row }) => row));
        const begun = text.split(/\r\n?|\n/).filter((line) => line === 'BEGIN:VEVENT').length;
        for (let row = 0; row < begun; row += 1) expect(rows).toContain(row);
        for (const { gig } of gigs) expect(newGigSchema.safeParse(gig).error).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('says why there is no gig', () => {
    const none = 'This isn’t a calendar file. Choose one that ends in .ics';
    expect(read('hello').refused).toEqual([[0, '', none]]);
    expect(read('').refused).toEqual([[0, '', none]]);
    expect(read(...START, 'END:VCALENDAR').refused).toEqual([[0, '', 'This calendar has no events']]);
    const untimed = event('A').filter((line) => !line.startsWith('DTSTART'));
    expect(read(...START, ...untimed, 'END:VCALENDAR').refused).toEqual([
      [0, 'A', 'We couldn’t read when it is. Add this gig by hand'],
    ]);
    const dated = (day: string, ...more: string[]) =>
      read(...START, ...event('A', ...more).map((line) => line.replace('20261128', day)), 'END:VCALENDAR')
        .refused;
    expect(dated('19990101')).toEqual([[0, 'A', 'Use a year from 2000 to 2089']]);
    expect(dated('20260101', 'DURATION:P9D')).toEqual([
      [0, 'A', 'A set lasts 72 hours at most: add several gigs'],
    ]);
  });

  it('reads names in small letters, and folded lines', () => {
    const small = event('A', 'description:a ', ' b').map((line) => line.replace('SUMMARY', 'summary'));
    expect(read(...START, ...small, 'END:VCALENDAR')).toMatchObject({
      gigs: ['A'],
      notes: ['a b'],
      refused: [],
    });
  });
});
