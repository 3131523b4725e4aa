import { expect, it } from 'vitest';
import { conceptOf, withConcept } from './concept-address.ts';

const ADDRESS = 'http://localhost/logo-generator?view=gen_1';

it('names one of the twelve', () => {
  const address = withConcept(`${ADDRESS}&from=tour`, 'gen_1', 'concept-05');
  expect(address).toBe('http://localhost/logo-generator?view=gen_1&from=tour&concept=concept-05');
  expect(conceptOf(new URL(address).search, 'gen_1')).toBe('concept-05');
});

it('takes the place of the one before', () => {
  const address = withConcept(withConcept(ADDRESS, 'gen_1', 'concept-05'), 'gen_1', 'concept-02');
  expect(conceptOf(new URL(address).search, 'gen_1')).toBe('concept-02');
});

it('says nothing about another logo', () => {
  expect(conceptOf('?view=gen_1&concept=concept-05', 'gen_2')).toBeNull();
  expect(conceptOf('?view=gen_1&concept=', 'gen_1')).toBeNull();
});
