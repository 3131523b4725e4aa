import { expect, it } from 'vitest';
import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { pressedOn } from './clip-key.ts';
import { limitWords } from './clip-limit.ts';
import type { Held } from './lane-edits.ts';

const FESTIVAL = recipeOf('festival');
const planOf = (recipe: Recipe) => arrange(recipe, 2.1);
const NO_MORE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

function press(recipe: Recipe, held: Held, key: string, part = {}) {
  const plan = planOf(recipe);
  const next = pressedOn(held, { key, ...NO_MORE, ...part }, { recipe, plan }) ?? recipe;
  const beats = (planOf(next).seconds - plan.seconds) / plan.beat;
  return { next, beats, words: limitWords(held, key, { plan, next }) };
}

it('the tail moves by one beat with each press, wherever it ends, with Alt too', () => {
  for (const tail of [3, 3.1, 3.9, 4.25]) {
    const recipe = { ...FESTIVAL, tail };
    for (const part of [{}, { altKey: true }]) {
      expect(press(recipe, { what: 'tail' }, 'ArrowRight', part).beats).toBeCloseTo(1);
      expect(press(recipe, { what: 'tail' }, 'ArrowLeft', part).beats).toBeCloseTo(-1);
    }
  }
  expect(press(FESTIVAL, { what: 'tail' }, 'ArrowRight').words).toBe('');
});

it('a tail at its limit says so', () => {
  const { words } = press({ ...FESTIVAL, tail: 32 }, { what: 'tail' }, 'ArrowRight');
  expect(words).toBe('The tail is as long as it can be');
  expect(press({ ...FESTIVAL, tail: 0 }, { what: 'tail' }, 'ArrowLeft').words).toBe(
    'The tail is as short as it can be',
  );
});

it('a voice and a layer that go no further say so, and are still there', () => {
  expect(press({ ...FESTIVAL, lead: 0 }, { what: 'voice' }, 'ArrowLeft').words).toBe(
    'The voice goes no further',
  );
  const riser: Held = { what: 'layer', layer: 0, edge: 'body' };
  let now = press(FESTIVAL, riser, 'ArrowLeft');
  for (let n = 0; n < 60; n++) now = press(now.next, riser, 'ArrowLeft');
  expect(now.words).toBe('The layer goes no further');
  expect(planOf(now.next).clips.some(({ layer }) => layer === 0)).toBe(true);
  expect(press(now.next, riser, 'ArrowRight').words).toBe('');
  expect(press(now.next, riser, '+').words).toBe('');
});

it('a layer that is taken away is at no limit', () => {
  expect(press(FESTIVAL, { what: 'layer', layer: 0, edge: 'body' }, 'Delete').words).toBe('');
});
