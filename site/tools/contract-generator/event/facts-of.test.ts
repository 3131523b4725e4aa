import { describe, expect, it } from 'vitest';
import { emptyContract } from '#core/tools/contract-generator/contract-of-profile.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { FACT_GROUPS, type FactGroup, factsOf } from './facts-of.ts';

const words = (group: FactGroup, part: object = {}) =>
  Object.fromEntries(factsOf({ ...LYON, ...part }, group).map(({ name, words: said }) => [name, said]));

describe('what a part of the event says', () => {
  it('is in a few lines', () => {
    expect(words('night')).toEqual({
      ...{ Event: 'Nuits Électriques', Date: 'Sat 12 Dec 2026', Set: '22:00–00:00, 2 hours' },
      Venue: 'Les Subsistances, 8 bis quai Saint-Vincent, 69001 Lyon',
      ...{ 'Load-in': '19:00, sound check 20:00', Room: 'Indoor, 1,200 guests' },
    });
    expect(words('client')['Signs for them']).toBe('Camille Perrin, Director');
    expect(words('artist').Artist).toBe('Mara Novak, DJ NOVA');
    expect(words('paper').Reference).toBe('NOV-2026-031');
  });

  it('names the first and the last of several nights, whatever their order', () => {
    const nights = ['2027-01-16', '', '2027-01-09'];
    expect(words('night', { nights }).Date).toBe('2 nights, Sat 9 Jan 2027 to Sat 16 Jan 2027');
  });

  it('says what is missing of a set', () => {
    const times = { ...LYON.times, end: '' };
    expect(words('night', { times }).Set).toBe('22:00–?');
  });

  it('is nothing where nothing was written', () => {
    const empty = Object.keys(FACT_GROUPS).flatMap((group) => factsOf(emptyContract(''), group as FactGroup));
    expect(empty.filter(({ words: said }) => said !== null).map(({ name }) => name)).toEqual([
      ...['Room', 'Law', 'Paper'],
    ]);
  });
});
