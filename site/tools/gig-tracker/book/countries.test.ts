import { expect, it } from 'vitest';
import { countries, countryName, countryOfText } from './countries.ts';

it('knows countries by code and name, and nothing else', () => {
  expect(['de', 'Germany', ' germany ', 'uk', 'zz', 'Narnia', ''].map(countryOfText)).toEqual([
    ...['DE', 'DE', 'DE', 'GB', null, null, null],
  ]);
  expect([countryName('NL'), countryName('QQ'), countryName('')]).toEqual(['Netherlands', 'QQ', '']);
  // One that became another, a group of countries, and a code for tests.
  expect(['DD', 'EU', 'ZZ', 'XA'].filter((code) => countries().has(code))).toEqual([]);
  expect(countries().size).toBeGreaterThan(240);
});
