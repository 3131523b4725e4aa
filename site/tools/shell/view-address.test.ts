import { expect, it } from 'vitest';
import { viewOf, withView } from './view-address.ts';

it('reads the id that the address names', () => {
  expect([viewOf('?view=gen_1'), viewOf('?view='), viewOf('')]).toEqual(['gen_1', null, null]);
});

it('changes the id and leaves the rest of the address', () => {
  expect(withView('http://localhost/logo-generator?from=tour&view=gen_1#files', 'gen_2')).toBe(
    '/logo-generator?from=tour&view=gen_2#files',
  );
});

it('takes the id off', () => {
  expect(withView('http://localhost/logo-generator?view=gen_1', null)).toBe('/logo-generator');
});

it('leaves no part of the one before behind', () => {
  const address = 'http://localhost/logo-generator?view=gen_1&concept=concept-05';
  expect(withView(address, 'gen_2')).toBe('/logo-generator?view=gen_2');
  expect(withView(address, null)).toBe('/logo-generator');
  expect(withView(address, 'gen_1')).toBe('/logo-generator?view=gen_1&concept=concept-05');
});
