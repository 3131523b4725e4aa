import { describe, expect, it } from 'vitest';
import { dayOrderOf, readDay } from './read-day.ts';

describe('a date in a cell', () => {
  it.each([
    ...[
      '2026-11-28',
      '2026/11/28',
      '2026.11.28',
      '20261128',
      '28/11/2026',
      '28-11-2026',
      '28.11.26',
      '28. 11. 2026',
    ],
    ...[
      '28 Nov 2026',
      '28-Nov-2026',
      '28th November 2026',
      'Nov 28, 2026',
      'November 28 2026',
      '28. November 2026',
    ],
    ...['Sat 28/11/2026', 'Saturday, November 28, 2026', 'Sa., 28.11.2026', 'samedi 28 novembre 2026'],
    ...['sábado 28 de noviembre de 2026', '28 nov. 2026', '28\u00A0nov\u00A02026', ' 28/11/2026 '],
  ])('is read of %j', (cell) => {
    expect(readDay(cell, true)).toEqual({ day: '2026-11-28', rest: '' });
  });

  it.each([
    ...[
      ['1er janvier 2027', '2027-01-01'],
      ['3 févr. 2027', '2027-02-03'],
      ['mardi 3 mars 2026', '2026-03-03'],
    ],
    ...[
      ['4 avril 2026', '2026-04-04'],
      ['5 de abril de 2026', '2026-04-05'],
      ['2 ene 2027', '2027-01-02'],
    ],
    ...[
      ['6 mai 2026', '2026-05-06'],
      ['7 juin 2026', '2026-06-07'],
      ['7 juillet 2026', '2026-07-07'],
    ],
    ...[
      ['8 août 2026', '2026-08-08'],
      ['9 agosto 2026', '2026-08-09'],
      ['10 dic 2026', '2026-12-10'],
    ],
    ...[
      ['11. März 2026', '2026-03-11'],
      ['12. Dez. 2026', '2026-12-12'],
      ['May 13, 2026', '2026-05-13'],
    ],
  ] as const)('is read of %j in its language', (cell, day) => {
    expect(readDay(cell, true)?.day).toBe(day);
  });

  it('goes by the order of the column, but with points', () => {
    expect(readDay('03/04/2026', true)?.day).toBe('2026-04-03');
    expect(readDay('03/04/2026', false)?.day).toBe('2026-03-04');
    expect(readDay('03.04.2026', false)?.day).toBe('2026-04-03');
  });

  it('leaves what stands behind it', () => {
    expect(readDay('28/11/2026 23:00', true)).toEqual({ day: '2026-11-28', rest: '23:00' });
    expect(readDay('2026-11-28T23:00', true)).toEqual({ day: '2026-11-28', rest: '23:00' });
    expect(readDay('Nov 28, 2026, 11pm', true)).toEqual({ day: '2026-11-28', rest: '11pm' });
  });

  it.each([
    ['46000', '2025-12-09', ''],
    ['36526', '2000-01-01', ''],
    ['69398', '2089-12-31', ''],
    ['46354.958333', '2026-11-28', '23:00'],
    ['46354,99999', '2026-11-29', '00:00'],
  ])('is read of %s, as spreadsheets count days', (cell, day, rest) => {
    expect(readDay(cell, true)).toEqual({ day, rest });
  });

  it.each([
    '36525',
    '69399',
    '31/02/2026',
    '28/13/2026',
    '28 Foo 2026',
    '28 Nov',
    'Saturday',
    '23:00',
    '',
    '1350',
    '2026',
  ])('is not there in %j', (cell) => {
    expect(readDay(cell, true)).toBeNull();
  });
});

describe('whether days stand before months', () => {
  it.each([
    [['03/04/2026', '28/11/2026'], true],
    [['03/04/2026', '11-28-2026'], false],
    [['Sat 03/04/2026', 'Sat 28/11/2026 23:00'], true],
    [['03.04.2026'], true],
    [['2026-04-03', '3 Apr 2026'], true],
    [['04/04/2026'], true],
    [[], true],
  ])('%j: %s', (cells, isDayFirst) => {
    expect(dayOrderOf(cells).isDayFirst).toBe(isDayFirst);
  });

  it.each([[['03/04/2026']], [['03/04/2026', '28/11/2026', '11/28/2026']]])(
    '%j: nobody can tell',
    (cells) => {
      expect(dayOrderOf(cells)).toEqual({ isDayFirst: null, example: '03/04/2026' });
    },
  );
});
