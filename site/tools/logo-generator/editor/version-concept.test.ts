import { expect, it } from 'vitest';
import { NOVA } from './spec-of-tests.ts';
import { conceptOfVersion } from './version-concept.ts';

const concepts = ['concept-01', 'concept-02', 'concept-03'].map((id) => ({ id, label: '', spec: NOVA }));
const edited = (id: string, seed: number) => ({ edited: { [id]: { ...NOVA, seed } } });

it('is the one that was changed', () => {
  expect(conceptOfVersion(concepts, edited('concept-02', 5), null)).toBe('concept-02');
  expect(conceptOfVersion(concepts, edited('concept-02', 6), edited('concept-02', 5))).toBe('concept-02');
});

it('is the one that went back to the drawing', () => {
  expect(conceptOfVersion(concepts, { edited: {} }, edited('concept-03', 5))).toBe('concept-03');
});

it('is the one that was kept, where none was changed', () => {
  expect(conceptOfVersion(concepts, { chosen: 'concept-03' }, { chosen: 'concept-01' })).toBe('concept-03');
});

it('is none in particular for a favourite, and for the first version', () => {
  expect(conceptOfVersion(concepts, { favourites: ['concept-01'] }, {})).toBeNull();
  expect(conceptOfVersion(concepts, null, null)).toBeNull();
});
