import { expect, test } from 'vitest';
import { BED_KINDS } from '#core/tools/voice-tag/beds.ts';
import { layerSchema } from '#core/tools/voice-tag/beds-schema.ts';
import { MOST_LAYERS } from '#core/tools/voice-tag/recipe.ts';
import { changedLayer, movedLayer, newLayer, withLayer, withoutLayer } from './layer-changes.ts';

const kinds = (layers: readonly { kind: string }[]) => layers.map(({ kind }) => kind);
const three = [newLayer('riser'), newLayer('impact'), newLayer('drone')];

test('every kind of bed begins as a layer that the tool takes', () => {
  for (const kind of BED_KINDS) expect(layerSchema.parse(newLayer(kind))).toEqual(newLayer(kind));
});

test('layers are added up to the most, and one more changes nothing', () => {
  let layers = withLayer([], 'beat');
  for (let more = 0; more < MOST_LAYERS; more++) layers = withLayer(layers, 'siren');
  expect(layers).toHaveLength(MOST_LAYERS);
});

test('layers are moved, changed and taken away by their place', () => {
  expect(kinds(movedLayer(three, 2, -1))).toEqual(['riser', 'drone', 'impact']);
  expect(kinds(movedLayer(three, 0, 1))).toEqual(['impact', 'riser', 'drone']);
  expect(kinds(movedLayer(three, 0, -1))).toEqual(kinds(three));
  expect(kinds(withoutLayer(three, 1))).toEqual(['riser', 'drone']);
  expect(changedLayer(three, 1, { gain: -12 }).map(({ gain }) => gain)).toEqual([-6, -12, -9]);
});
