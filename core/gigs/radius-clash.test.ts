import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue } from '../../tests/support/gigs.ts';
import { kilometresBetween } from './distance.ts';
import type { Gig } from './gig.ts';
import { radiusClash } from './radius-clash.ts';

const BERLIN = { latitude: 52.52, longitude: 13.41 };
/** 27 km from there. */
const POTSDAM = { latitude: 52.4, longitude: 13.06 };

const clause = (distance: number, told: Partial<NonNullable<Gig['radius']>> = {}) => ({
  ...{ distance, unit: 'km' as const, before: 7, after: 14 },
  ...told,
});
const halle = (told: Partial<Gig> = {}) =>
  exampleGig('2027-02-12', { venue: exampleVenue('Halle 14', 'Berlin', BERLIN), ...told });
const ostkai = (day: string, told: Partial<Gig> = {}) =>
  exampleGig(day, { venue: exampleVenue('Ostkai', 'Potsdam', POTSDAM), ...told });
const clashes = (one: Gig, other: Gig) => radiusClash(one, other) !== null;

describe('a radius clause', () => {
  it.each([
    ['2027-02-04', false],
    ['2027-02-05', true],
    ['2027-02-12', true],
    ['2027-02-26', true],
    ['2027-02-27', false],
  ])('counts its days from night to night: %s', (day, expected) => {
    const mine = halle({ radius: clause(50) });
    expect([clashes(mine, ostkai(day)), clashes(ostkai(day), mine)]).toEqual([expected, expected]);
  });

  it('reaches as far as it says, in its unit', () => {
    const near = (radius: Gig['radius']) => radiusClash(halle({ radius }), ostkai('2027-02-12'));
    expect(near(clause(28))?.kilometres).toBeCloseTo(27.2, 1);
    expect(near(clause(27))).toBeNull();
    expect(near(clause(kilometresBetween(BERLIN, POTSDAM)))).not.toBeNull();
    expect(near(clause(17, { unit: 'mi' }))).not.toBeNull();
    expect(near(clause(16, { unit: 'mi' }))).toBeNull();
  });

  it('may be that of either gig; the first comes first', () => {
    const [mine, theirs] = [halle({ radius: clause(50) }), ostkai('2027-02-12', { radius: clause(60) })];
    expect(radiusClash(mine, theirs)?.owner.radius.distance).toBe(50);
    expect(radiusClash(theirs, mine)?.owner.radius.distance).toBe(60);
    expect(radiusClash(halle(), theirs)?.guest.venue?.name).toBe('Halle 14');
  });

  it('counts one city as no way, and an unknown way not at all', () => {
    const mine = halle({ radius: clause(1) });
    const at = (city: string) => ostkai('2027-02-12', { venue: exampleVenue('Ostkai', city) });
    expect(radiusClash(mine, at('berlin '))?.kilometres).toBe(0);
    const gallen = halle({ radius: clause(1), venue: exampleVenue('Palace', 'St. Gallen') });
    expect(radiusClash(gallen, at('Sankt Gallen'))?.kilometres).toBe(0);
    expect(clashes(mine, at('Potsdam'))).toBe(false);
    expect(clashes(mine, at(''))).toBe(false);
    expect(clashes(mine, ostkai('2027-02-12', { venue: null }))).toBe(false);
  });

  it('lets who has it book again', () => {
    const [kasia, tomek] = [
      { id: 'cli_k', name: 'Kasia' },
      { id: 'cli_t', name: 'Tomek' },
    ];
    const mine = halle({ radius: clause(50), client: kasia });
    expect(clashes(mine, ostkai('2027-02-12', { client: kasia }))).toBe(false);
    expect(clashes(mine, ostkai('2027-02-12', { client: tomek }))).toBe(true);
    const again = { ...halle(), id: 'gig_again' };
    expect(clashes(mine, again)).toBe(false);
    expect(clashes(mine, { ...again, client: tomek })).toBe(true);
    const unsaved = (name: string) => ({ id: '', name });
    const hers = { ...mine, client: unsaved('Kasia') };
    expect(clashes(hers, ostkai('2027-02-12', { client: unsaved('Tomek') }))).toBe(true);
    expect(clashes(hers, ostkai('2027-02-12', { client: kasia }))).toBe(false);
    const fresh = (name: string, day: string) =>
      halle({ radius: clause(50), venue: exampleVenue(name, 'Berlin', { ...BERLIN, id: '' }), night: day });
    expect(clashes(fresh('Dach', '2027-02-12'), fresh('Keller', '2027-02-13'))).toBe(true);
  });
});
