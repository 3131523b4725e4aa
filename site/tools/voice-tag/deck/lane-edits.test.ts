import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import { PRESET_IDS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import { pressedOn } from './clip-key.ts';
import { type Held, moved, withGain } from './lane-edits.ts';

const FESTIVAL = recipeOf('festival');
const VOICE_SECONDS = 2.1;
const planOf = (recipe: Recipe) => arrange(recipe, VOICE_SECONDS);
const by = (beats: number, held: Held, recipe = FESTIVAL, snap: 'grid' | 'free' = 'grid') =>
  moved(recipe, planOf(recipe), { held, beats, snap });
const layer = (index: number, edge: 'body' | 'start' | 'end' = 'body'): Held => ({
  what: 'layer',
  layer: index,
  edge,
});
const key = (name: string, part: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...part,
});
const press = (held: Held, name: string, part = {}, recipe = FESTIVAL) =>
  pressedOn(held, key(name, part), { recipe, plan: planOf(recipe) });

describe('a drag on the lanes', () => {
  it('moves the voice by quarter beats, and freely when asked', () => {
    expect(by(0.3, { what: 'voice' }).lead).toBe(4.25);
    expect(by(0.3, { what: 'voice' }, FESTIVAL, 'free').lead).toBeCloseTo(4.3);
    expect(by(-99, { what: 'voice' }).lead).toBe(0);
  });

  it('moves a layer and leaves the others', () => {
    const next = by(1, layer(2));
    const plan = planOf(next);
    expect(plan.clips[2]?.at).toBeCloseTo((planOf(FESTIVAL).clips[2]?.at ?? 0) + plan.beat);
    expect(next.layers[0]).toEqual(FESTIVAL.layers[0]);
  });

  it('resizes from either end, the other end stays', () => {
    const before = planOf(FESTIVAL).clips[2];
    const after = planOf(by(-1, layer(2, 'end'))).clips[2];
    expect(after?.at).toBeCloseTo(before?.at ?? 0);
    expect(after?.seconds).toBeCloseTo((before?.seconds ?? 0) - 60 / FESTIVAL.bpm);
  });

  it('sets the tail by the end of the drop', () => {
    const longer = by(2, { what: 'tail' });
    expect(planOf(longer).seconds).toBeCloseTo(planOf(FESTIVAL).seconds + (2 * 60) / FESTIVAL.bpm);
  });

  it('never makes a recipe that would be refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESET_IDS),
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.nat(10),
        fc.constantFrom('body', 'start', 'end', 'voice', 'tail'),
        fc.boolean(),
        (preset, beats, index, what, isFree) => {
          const recipe = recipeOf(preset);
          const held: Held =
            what === 'voice' || what === 'tail' ? { what } : { what: 'layer', layer: index, edge: what };
          const next = by(beats, held, recipe, isFree ? 'free' : 'grid');
          expect(recipeSchema.safeParse(next).error).toBeUndefined();
        },
      ),
    );
  });
});

describe('a key on a clip', () => {
  it('moves by a quarter beat, with Shift the end, with Alt by less', () => {
    expect(press({ what: 'voice' }, 'ArrowRight')?.lead).toBe(4.25);
    expect(press(layer(0), 'ArrowLeft')?.layers[0]?.offset).toBe(-4.25);
    expect(press(layer(0), 'ArrowRight', { shiftKey: true })?.layers[0]?.length).toBe(4.25);
    expect(press({ what: 'voice' }, 'ArrowRight', { altKey: true })?.lead).toBeLessThan(4.25);
  });

  it('sets the level within its limits, and takes a layer away', () => {
    expect(press(layer(0), '+')?.layers[0]?.gain).toBe(-4);
    expect(press(layer(0), '-')?.layers[0]?.gain).toBe(-6);
    expect(withGain(FESTIVAL, 0, 99).layers[0]?.gain).toBe(6);
    expect(press(layer(0), 'Delete')?.layers.length).toBe(FESTIVAL.layers.length - 1);
  });

  it('means nothing for the voice where it is for layers only, and leaves shortcuts alone', () => {
    expect(press({ what: 'voice' }, 'Delete')).toBeNull();
    expect(press(layer(0), 'ArrowLeft', { ctrlKey: true })).toBeNull();
    expect(press(layer(0), 'x')).toBeNull();
  });
});
