import { expect, it } from 'vitest';
import { CURRENCIES, missingOf } from './profile.ts';

const whole = { artistName: 'DJ NOVA', city: 'Leipzig', genres: ['House'], bioFacts: ['Plays on Fridays.'] };

it('a profile is complete with an artist name, a city, a genre and a fact', () => {
  expect(missingOf(whole)).toEqual([]);
});

it.each([
  ['artistName', ''],
  ['city', ''],
  ['genres', []],
  ['bioFacts', []],
] as const)('%s is missing where it is empty', (field, empty) => {
  expect(missingOf({ ...whole, [field]: empty })).toEqual([field]);
});

it('a currency stands in the list once, and every engine knows it', () => {
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  for (const currency of CURRENCIES)
    expect(new Intl.NumberFormat('en', { style: 'currency', currency }).format(1)).toMatch(/1/);
});
