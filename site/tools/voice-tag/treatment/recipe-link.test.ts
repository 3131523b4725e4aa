import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PRESET, PRESET_IDS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import { readRecipeLink, recipeLink, withoutRecipe } from './recipe-link.ts';
import { anyRecipe } from './recipes-of-tests.ts';
import { roundedRecipe } from './rounded-recipe.ts';

const ORIGIN = 'https://deckhand.example';
const searchOf = (link: string) => new URL(link).search;
const linkWith = (json: string) => `?recipe=${btoa(json).replaceAll('=', '')}`;

test('a recipe comes back from its link as it was, to a millionth', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const link = recipeLink(ORIGIN, recipe);
      expect(link.length).toBeLessThanOrEqual(2048);
      expect(readRecipeLink(searchOf(link))).toEqual(roundedRecipe(recipe));
    }),
    { numRuns: 500 },
  );
});

test('the links of all presets are short enough for a chat and open the studio', () => {
  for (const id of PRESET_IDS) {
    const link = recipeLink(ORIGIN, recipeOf(id));
    expect(new URL(link).pathname).toBe('/voice-drops');
    expect(link.length).toBeLessThan(600);
    expect(readRecipeLink(searchOf(link))).toEqual(recipeOf(id));
  }
});

test('what a link rounds away is under a millionth', () => {
  const recipe = { ...recipeOf('clean'), bpm: 128.123_456_7, strength: 0.333_333_333, lead: 1 / 7 };
  const read = readRecipeLink(searchOf(recipeLink(ORIGIN, recipe)));
  for (const name of ['bpm', 'strength', 'lead'] as const)
    expect(Math.abs((read?.[name] ?? 0) - recipe[name])).toBeLessThan(1e-6);
});

test('a plain recipe needs no more than two letters', () => {
  expect(recipeLink(ORIGIN, recipeSchema.parse({}))).toBe(`${ORIGIN}/voice-drops?recipe=e30`);
});

test('anything else in the address is no recipe, and never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
      const read = readRecipeLink(`?recipe=${encodeURIComponent(text)}`);
      if (read !== null) expect(recipeSchema.safeParse(read).success).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['', 'nothing'],
  ['?recipe=', 'an empty one'],
  ['?view=gen_1', 'another parameter'],
  [linkWith('[]'), 'a list'],
  [linkWith('null'), 'null'],
  [linkWith('"festival"'), 'a word'],
  [linkWith('{"bpm":9000}'), 'a tempo beyond what is taken'],
  [linkWith('{"effects":{"telephone":7}}'), 'an amount over 1'],
  [linkWith('{"effects":{"eval":1}}'), 'an unknown effect'],
  [linkWith('{"layers":[["kazoo","voice",-4,4]]}'), 'an unknown bed'],
  [linkWith('{"layers":"riser"}'), 'layers that are no list'],
  [linkWith('{"layers":[null]}'), 'a layer that is none'],
  [linkWith(`{"layers":${JSON.stringify(Array(9).fill(['beat', 'start', 0, 4, -8, 0]))}}`), 'nine layers'],
  [linkWith(`{"bpm":124${' '.repeat(1600)}}`), 'more than 2 kB'],
  ['?recipe=e30%3D', 'padding'],
  ['?recipe=%00%ff', 'bytes'],
])('%s is refused: %s', (search) => {
  expect(readRecipeLink(search)).toBeNull();
});

test('what a link adds beside the recipe is dropped', () => {
  const read = readRecipeLink(linkWith('{"bpm":124,"__proto__":{"isAdmin":true},"onload":"alert(1)"}'));
  expect(read).toEqual({ ...recipeSchema.parse({}), bpm: 124 });
  expect(Object.hasOwn(read ?? {}, 'onload')).toBe(false);
  expect((read as unknown as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('an address loses its treatment alone', () => {
  const link = recipeLink(ORIGIN, recipeOf(FIRST_PRESET));
  expect(withoutRecipe(`${link}&view=gen_1#deck`)).toBe('/voice-drops?view=gen_1#deck');
});
