import { describe, expect, it } from 'vitest';
import { moneyTrack } from '#core/tools/contract-generator/money-track.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { stopsOf } from './track-stops.ts';

const stops = (part: object = {}, day = '2026-12-03') => {
  const contract = { ...LYON, ...part };
  const track = moneyTrack(contract, { night: 0, today: '2026-11-02' });
  return track ? stopsOf({ contract, track, day }) : [];
};

describe('what falls on which day', () => {
  it('is in order, and what is due on a day comes before what is picked on it', () => {
    expect(stops().map(({ day, title }) => [day, title])).toEqual([
      ['2026-11-02', 'They cancel: 25 %'],
      ['2026-11-13', 'They cancel: 50 %'],
      ['2026-11-28', 'Deposit due'],
      ['2026-12-03', 'If somebody cancels here'],
      ['2026-12-05', 'Balance due'],
      ['2026-12-06', 'They cancel: 100 %'],
      ['2026-12-12', 'Set, 22:00'],
    ]);
    expect(stops({}, '2026-11-28').map(({ title }) => title)[2]).toBe('Deposit due');
  });

  it('names the days on which no other show is played nearby', () => {
    expect(stops({ clauses: { radius: true } })[2]).toMatchObject({
      ...{ day: '2026-11-28', title: 'No other show within 50 km', words: 'Until 26 Dec' },
    });
  });

  it('says that a payment after the night is late', () => {
    const due = { from: 'date', days: 0, date: '2026-12-14' };
    const last = stops({ balance: { ...LYON.balance, due } }).at(-1);
    expect(last).toMatchObject({ title: 'Balance due', words: '2 days after the event', mark: 'late' });
  });
});
