import { describe, expect, it } from 'vitest';
import { exampleGig } from '../../../../../tests/support/gigs.ts';
import {
  clockNote,
  dayOfTime,
  readSchedule,
  type TypedItem,
  typedSchedule,
  usualItems,
} from './schedule-values.ts';

const gig = exampleGig('2026-10-25T01:00', {
  zone: 'Europe/Berlin',
  schedule: [
    { id: 'b', kind: 'rest', label: 'Hotel', start: '2026-10-25T02:30+01:00', end: '2026-10-25T09:00' },
    { id: 'a', kind: 'doors', label: '', start: '2026-10-24T23:00', end: null },
  ],
});
const typed = (said: Partial<TypedItem>): TypedItem => ({
  ...{ id: 'n', kind: 'other', label: '', day: '2026-10-24', start: '23:00', end: '', before: null },
  ...said,
});
const read = (items: TypedItem[]) => {
  const reading = readSchedule(gig, items);
  return 'patch' in reading ? reading.patch.schedule : reading.problems;
};

describe('the times of a night', () => {
  it('that nobody changed are the same to the letter, in their order', () => {
    expect(read(typedSchedule(gig))).toEqual([gig.schedule[1], gig.schedule[0]]);
  });

  it('end the next day where the end is not after the start', () => {
    expect(read([typed({ start: '23:00', end: '01:30' })])).toMatchObject([
      { start: '2026-10-24T23:00', end: '2026-10-25T01:30' },
    ]);
  });

  it('say which of them has no time', () => {
    expect(read([typed({ start: '' })])).toEqual([{ path: 'n.start', reason: 'Add a time' }]);
  });

  it('before six are on the day after the night', () => {
    expect(['23:00', '05:59', '06:00', ''].map((time) => dayOfTime('2026-10-24', time))).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-24',
      '2026-10-24',
    ]);
  });

  it('that most nights have are added where they lack, before the set', () => {
    const items = usualItems(gig, typedSchedule(gig), () => 'x');
    expect(items.map(({ kind, day, start }) => `${kind} ${day} ${start}`)).toEqual([
      'load-in 2026-10-24 23:00',
      'sound-check 2026-10-24 23:30',
    ]);
    expect(usualItems(exampleGig('2026-10-24'), [], () => 'x').map(({ start }) => start)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('are told about where the clocks change', () => {
    expect(clockNote(typed({ day: '2026-10-25', start: '02:30' }), gig.zone)).toContain('twice');
    expect(clockNote(typed({ day: '2027-03-28', start: '02:30' }), gig.zone)).toContain('Skipped');
    expect(clockNote(typed({}), gig.zone)).toBeUndefined();
  });
});
