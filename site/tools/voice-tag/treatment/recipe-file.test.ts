import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import { readRecipeFile, writeRecipeFile } from './recipe-file.ts';
import { anyRecipe } from './recipes-of-tests.ts';

test('a treatment comes back from its file to the last decimal', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const text = writeRecipeFile({ name: 'Warm-up', recipe });
      expect(readRecipeFile(text)).toEqual({ name: 'Warm-up', recipe: JSON.parse(JSON.stringify(recipe)) });
    }),
  );
});

test('a file that is none says what is wrong with it', () => {
  const change = (part: object) =>
    JSON.stringify({ ...JSON.parse(writeRecipeFile({ name: 'A', recipe: recipeOf('clean') })), ...part });
  expect(readRecipeFile('ID3')).toEqual({
    problem: 'This file is not JSON. Choose a treatment that was exported here.',
  });
  expect(readRecipeFile('{"bpm":128}')).toEqual({
    problem: 'This is not a treatment: it lacks "kind": "deckhand-treatment".',
  });
  expect(readRecipeFile('{"kind":"deckhand-treatment"}')).toEqual({
    problem: 'This treatment has no recipe.',
  });
  expect(readRecipeFile(change({ recipe: { bpm: 300 } }))).toEqual({
    problem: 'bpm: The tempo is 60 to 200 BPM.',
  });
  expect(readRecipeFile(change({ recipe: { layers: [{ kind: 'kazoo' }] } }))).toEqual({
    problem: 'layers.0.kind: Choose a bed from the list.',
  });
});

test('a name from a file is one line of at most 60 characters', () => {
  const named = (name: unknown) =>
    readRecipeFile(JSON.stringify({ kind: 'deckhand-treatment', name, recipe: {} }));
  expect(named('a\u0000b\nc')).toMatchObject({ name: 'a b c' });
  expect(named(`${'x'.repeat(80)}`)).toMatchObject({ name: 'x'.repeat(60) });
  expect(named(7)).toMatchObject({ name: 'Imported treatment' });
});
