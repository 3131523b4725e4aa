import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRecipe } from '../../../../tests/support/any-recipe.ts';
import { recipeOf } from '../presets.ts';
import { FASTEST_BPM, MOST_LAYERS, type Recipe, SLOWEST_BPM } from '../recipe.ts';
import { recipeSchema } from '../recipe-schema.ts';
import { arrange } from './arrange.ts';
import { asLaidOut, moveLayer, moveVoice, removeLayer, resizeLayer, setTail } from './arrange-edits.ts';

const festival = recipeOf('festival');
const plan = arrange(festival, 2.1);
const layerOf = (recipe: Recipe, index: number) => recipe.layers[index];

const EDITS = {
  moveVoice: (recipe: Recipe, by: number) => moveVoice(recipe, by),
  moveVoiceFreely: (recipe: Recipe, by: number) => moveVoice(recipe, by, 'free'),
  setTail: (recipe: Recipe, by: number) => setTail(recipe, by),
  moveLayer: (recipe: Recipe, by: number, layer: number) => moveLayer(recipe, plan, { layer, by }),
  resizeStart: (recipe: Recipe, by: number, layer: number) =>
    resizeLayer(recipe, plan, { layer, edge: 'start', by }),
  resizeEnd: (recipe: Recipe, by: number, layer: number) =>
    resizeLayer(recipe, plan, { layer, edge: 'end', by, snap: 'free' }),
  removeLayer: (recipe: Recipe, _by: number, layer: number) => removeLayer(recipe, layer),
};

it('always gives a recipe that the tool takes, whatever is dragged how far', () => {
  const anyEdit = fc.constantFrom(...Object.values(EDITS));
  const anyEdits = fc.array(
    fc.tuple(anyEdit, fc.double({ min: -200, max: 200, noNaN: true }), fc.nat(MOST_LAYERS)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(anyRecipe, anyEdits, fc.double({ min: 0, max: 20, noNaN: true }), (recipe, edits, voice) => {
      let edited = asLaidOut(recipe, arrange(recipe, voice));
      for (const [edit, by, layer] of edits) edited = edit(edited, by, layer);
      const parsed = recipeSchema.safeParse(edited);
      expect(parsed.error?.issues ?? []).toEqual([]);
    }),
  );
});

describe('the voice', () => {
  it('snaps to sixteenths, or lies where it is let go', () => {
    expect(moveVoice(festival, 0.6).lead).toBe(4.5);
    expect(moveVoice(festival, 0.6, 'free').lead).toBe(4.6);
  });

  it('does not go before the start or past sixteen beats', () => {
    expect(moveVoice(festival, -9).lead).toBe(0);
    expect(moveVoice(festival, 90).lead).toBe(16);
  });

  it('takes from the tail in a number of bars, so that it moves with the hand', () => {
    const locked = { ...festival, bars: 2 as const };
    const seen = arrange(locked, 2);
    const moved = moveVoice(asLaidOut(locked, seen), 1);
    expect(arrange(moved, 2).voice.at).toBeCloseTo(seen.voice.at + seen.beat, 3);
    expect(arrange(moved, 2).seconds).toBe(seen.seconds);
  });

  it('stays where it is seen when a drag begins', () => {
    for (const bars of [0, 1, 2, 4] as const) {
      const recipe = { ...festival, bars };
      const seen = arrange(recipe, 2.3);
      expect(arrange(asLaidOut(recipe, seen), 2.3)).toMatchObject({
        voice: seen.voice,
        seconds: seen.seconds,
      });
    }
  });
});

describe('the voice in a drop of free length', () => {
  const steps = { grid: 4, free: 1000 } as const;
  /** A recipe whose lead lies well within its limits and on the steps of the snap, and a move on the same steps. */
  const anyMove = fc.constantFrom('grid', 'free').chain((snap) =>
    fc.record({
      snap: fc.constant(snap),
      recipe: fc
        .record({
          lead: fc.integer({ min: 5 * steps[snap], max: 11 * steps[snap] }).map((lead) => lead / steps[snap]),
          tail: fc.integer({ min: 0, max: 8000 }).map((tail) => tail / 1000),
          bpm: fc.integer({ min: SLOWEST_BPM, max: FASTEST_BPM }),
        })
        .map((part): Recipe => ({ ...festival, ...part, bars: 0 })),
      by: fc.integer({ min: -steps[snap], max: steps[snap] }).map((by) => by / steps[snap]),
      voice: fc.integer({ min: 200, max: 8000 }).map((ms) => ms / 1000),
      times: fc.integer({ min: 1, max: 5 }),
    }),
  );
  const press = (recipe: Recipe, voice: number, by: number, snap: 'grid' | 'free') =>
    moveVoice(asLaidOut(recipe, arrange(recipe, voice)), by, snap);

  it('comes back with the same arrangement, however often it is moved to and fro', () => {
    fc.assert(
      fc.property(anyMove, ({ recipe, by, snap, voice, times }) => {
        const before = arrange(recipe, voice);
        let edited = recipe;
        for (let n = 0; n < times; n++) edited = press(edited, voice, by, snap);
        for (let n = 0; n < times; n++) edited = press(edited, voice, -by, snap);
        const after = arrange(edited, voice);
        expect(after.seconds).toBe(before.seconds);
        expect(after.tailAt).toBeCloseTo(before.tailAt, 6);
        expect(after.voice.at).toBeCloseTo(before.voice.at, 6);
        expect(edited.tail).toBe(recipe.tail);
      }),
    );
  });

  it('never makes the drop longer than by what it moved, brought onto the next beat', () => {
    fc.assert(
      fc.property(anyMove, ({ recipe, by, snap, voice, times }) => {
        const before = arrange(recipe, voice);
        let edited = recipe;
        for (let n = 0; n < times; n++) edited = press(edited, voice, Math.abs(by), snap);
        const grown = (arrange(edited, voice).seconds - before.seconds) / before.beat;
        // Its end is brought onto a quarter beat where it is moved freely.
        const most = Math.abs(by) * times + (snap === 'free' ? 0.25 : 0);
        expect(grown).toBeLessThanOrEqual(Math.ceil(most - 1e-6) + 1e-6);
      }),
    );
  });
});

describe('a layer', () => {
  it('moves by beats and keeps its length', () => {
    expect(layerOf(moveLayer(festival, plan, { layer: 0, by: 1.1 }), 0)).toMatchObject({
      offset: -3,
      length: 4,
    });
  });

  it('keeps its end when its start is dragged, and its start when its end is', () => {
    expect(layerOf(resizeLayer(festival, plan, { layer: 0, edge: 'start', by: 1 }), 0)).toMatchObject({
      offset: -3,
      length: 3,
    });
    expect(layerOf(resizeLayer(festival, plan, { layer: 0, edge: 'end', by: 1 }), 0)).toMatchObject({
      offset: -4,
      length: 5,
    });
  });

  it('gets a length of its own once it is resized', () => {
    expect(layerOf(festival, 1)?.length).toBeNull();
    // 2.4 s at 128 BPM are 5 beats.
    expect(layerOf(resizeLayer(festival, plan, { layer: 1, edge: 'end', by: -1 }), 1)?.length).toBe(4);
  });

  it('is not dragged shorter than a sixteenth', () => {
    expect(layerOf(resizeLayer(festival, plan, { layer: 0, edge: 'start', by: 9 }), 0)).toMatchObject({
      offset: -0.25,
      length: 0.25,
    });
    expect(layerOf(resizeLayer(festival, plan, { layer: 0, edge: 'end', by: -9 }), 0)?.length).toBe(0.25);
  });

  it('keeps its end when its start is dragged as far as a layer may be long', () => {
    const long = {
      ...festival,
      layers: festival.layers.map((layer) => ({ ...layer, offset: 4, length: 62 })),
    };
    expect(layerOf(resizeLayer(long, plan, { layer: 0, edge: 'start', by: -20 }), 0)).toMatchObject({
      offset: 2,
      length: 64,
    });
  });

  it('lies on its anchor at a plain 0', () => {
    expect(layerOf(moveLayer(festival, plan, { layer: 0, by: 3.95 }), 0)?.offset).toBe(0);
  });

  it('leaves the others alone when it goes', () => {
    expect(removeLayer(festival, 1).layers.map(({ kind }) => kind)).toEqual(['riser', 'crowd', 'sub-drop']);
  });
});

it('changes nothing in the recipe that it was given', () => {
  const before = structuredClone(festival);
  for (const edit of Object.values(EDITS)) edit(festival, 1, 0);
  expect(festival).toEqual(before);
});
