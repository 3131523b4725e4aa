import { describe, expect, it } from 'vitest';
import { aContact, GDANSK, sheetOf, TOMEK, VENUE, zurawEntry } from '../../tests/support/day-sheet.ts';
import { type DaySheet, sheetName } from './day-sheet.ts';
import { daySheetText } from './day-sheet-text.ts';

describe('what is missing', () => {
  const bare = (): DaySheet =>
    sheetOf(
      {
        start: '2026-12-05',
        end: null,
        venue: null,
        contacts: [],
        payments: [],
        fee: null,
        tasks: [],
        notes: '',
      },
      { contacts: [], venue: { state: 'waiting' } },
    );

  it('is said of the things without which a night fails', () => {
    const sheet = bare();
    expect([sheet.times.set, sheet.place.address, sheet.hasPhone]).toEqual([null, null, false]);
    const text = daySheetText(sheet);
    for (const line of ['Set time', 'Venue', 'Address', 'Phone number'])
      expect(text).toContain(`${line} not known yet`);
    expect(text).not.toMatch(/MONEY|TO DO|NOTES|Map/);
  });

  it('is told from what could not be loaded, and the rest is there', () => {
    const sheet = sheetOf({}, { venue: { state: 'failed' } });
    expect(sheet.place).toMatchObject({
      name: 'Club Żuraw',
      address: null,
      noAddress: "couldn't be loaded",
      facts: [['City', 'Gdańsk']],
    });
    expect(sheet.people).toHaveLength(2);
    expect(
      sheetOf({}, { venue: { state: 'ready', venue: zurawEntry(), contacts: [] } }).place.noAddress,
    ).toBe('not known yet');
  });
});

it('a venue is told with its address, and found on a map by it', () => {
  const { place } = sheetOf();
  expect(place).toMatchObject({ name: 'Club Żuraw', address: 'ul. Długa 8, 80-831 Gdańsk' });
  expect(place.facts).toEqual([
    ['Capacity', '1,200'],
    ['Booth', '4 × CDJ-3000'],
  ]);
  expect(decodeURIComponent(place.map ?? '')).toBe(
    'https://www.openstreetmap.org/search?query=ul. Długa 8, 80-831 Gdańsk, PL',
  );
  const street = sheetOf(
    {},
    { venue: { state: 'ready', venue: zurawEntry({ address: 'ul. Długa 8' }), contacts: [] } },
  );
  expect(street.place.address).toBe('ul. Długa 8, Gdańsk');
});

it('those come first who are asked first, then those of the venue, then the client', () => {
  const ola = aContact('con_ola', { name: 'Ola Wit', role: 'hospitality' });
  const venue = { state: 'ready', venue: VENUE, contacts: [ola, TOMEK] } as const;
  const { people } = sheetOf({ client: { id: 'cli_1', name: 'Nocna' } }, { venue });
  expect(people.map(({ name, roles }) => `${name}: ${roles}`)).toEqual([
    'Tomek Zając: Production',
    'Kasia Nowak: Promoter and pays',
    'Ola Wit: Hospitality, at the venue',
    'Nocna: Client',
  ]);
});

it('what is not agreed says so before all else', () => {
  const hold = sheetOf({ status: 'hold', hold: { order: 2, until: '2026-12-01' } });
  expect(hold.warning).toEqual({ word: 'HOLD', text: 'Not confirmed. Behind one other act until 1 Dec.' });
  expect(daySheetText(hold)).toMatch(/^HOLD\. Not confirmed/);
  expect(sheetOf({ status: 'contract-sent' }).warning).toEqual({
    word: 'CONTRACT SENT',
    text: 'Not confirmed.',
  });
  expect(sheetOf({ status: 'cancelled' }).warning).toEqual({ word: 'CANCELLED', text: "This gig isn't on." });
  expect(sheetOf({ deletedAt: '2026-11-01T00:00:00Z' }).warning?.word).toBe('DELETED');
});

describe('money', () => {
  it('is the deal, what is to come, and who pays', () => {
    expect(sheetOf().money).toEqual([
      ['Deal', '€1,350 flat'],
      ['Paid', '€675 of €1,350'],
      ['Balance', '€675, due 8 Dec 2026'],
      ['Who pays', 'Kasia Nowak'],
    ]);
  });

  it('is as far as it is known', () => {
    const [deposit, balance] = GDANSK.payments;
    if (!deposit || !balance) throw new Error('No payments');
    const paid = [deposit, { ...balance, paidOn: '2026-11-20' }];
    expect(sheetOf({ payments: paid }).money).toEqual([
      ['Deal', '€1,350 flat'],
      ['Paid', 'All €1,350'],
    ]);
    expect(sheetOf({ payments: [{ ...balance, due: null }] }).money.slice(1, 3)).toEqual([
      ['Balance', '€675, no due date'],
      ['To come', '€675, no due date'],
    ]);
    expect(sheetOf({ fee: null, payments: [] }).money).toEqual([]);
    expect(sheetOf({ status: 'cancelled' }).money.map(([name]) => name)).toEqual(['Deal']);
  });

  it('that is left off leaves no sum anywhere, and what somebody wrote is told', () => {
    const off = sheetOf({}, { withMoney: false });
    expect(off.money).toEqual([]);
    expect(JSON.stringify(off) + daySheetText(off)).not.toMatch(/€|1,350|675|EUR|MONEY/);
    expect(daySheetText(sheetOf())).toContain('€1,350');
    expect(off.namesSums).toBe(false);
    expect(sheetOf({ notes: 'Kasia brings €200' }, { withMoney: false }).namesSums).toBe(true);
    expect(sheetOf({ notes: 'Kasia brings €200' }, { withMoney: false, withNotes: false }).namesSums).toBe(
      false,
    );
  });
});

it('notes and tasks can be left off', () => {
  expect(sheetOf()).toMatchObject({
    tasks: [{ text: 'Send the door list', due: 'Thu 3 Dec' }],
    notes: [
      ['This gig', 'The lower floor.'],
      ['The venue', 'Ring “Biuro”.'],
    ],
  });
  expect(daySheetText(sheetOf({}, { withNotes: false }))).not.toMatch(/lower floor|Biuro|door list/);
});

it('the file is called by the gig and its night', () => {
  expect(sheetName(GDANSK)).toBe('Club Żuraw 2026-12-05 day sheet');
});
