import { expect, it } from 'vitest';
import { addressOfContract, stateWords } from './contract-words.ts';

const since = '2026-11-03T12:00:00.000Z';

it('a contract says how far it is, and since when', () => {
  const words = (state: Parameters<typeof stateWords>[0]['state'], today = '2026-11-28') =>
    stateWords({ state, since }, today).text;
  expect(words('draft')).toBe('Draft, changed 3 Nov');
  expect(words('out')).toBe('Out for signature since 3 Nov');
  expect(words('signed')).toBe('Signed by both, 3 Nov');
  expect(words('expired', '2027-01-02')).toBe('Expired unsigned, 3 Nov 2026');
});

it('is opened as a draft, or as what was made of one', () => {
  expect(addressOfContract('drf_1')).toBe('/contract-generator?contract=drf_1');
  expect(addressOfContract('gen_1')).toBe('/contract-generator?view=gen_1');
});
