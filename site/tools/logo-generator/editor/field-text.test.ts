import { expect, it } from 'vitest';
import { refusedFields } from './field-text.ts';

it('a field that holds what the logo cannot have is told from one that is only being written', () => {
  expect(refusedFields({ name: 'NOVA 🎧', tagline: 'Live', fg: '#12' })).toEqual(['name', 'fg']);
  expect(refusedFields({ name: '' })).toEqual(['name']);
  expect(refusedFields({ name: ' NOVA ', bg: '#ffffff' })).toEqual([]);
  expect(refusedFields({})).toEqual([]);
});
