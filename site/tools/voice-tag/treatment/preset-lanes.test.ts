import { expect, test } from 'vitest';
import { PRESET_IDS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { presetLanes } from './preset-lanes.ts';

test('every treatment shows its voice and its layers inside of its length', () => {
  for (const id of PRESET_IDS) {
    const lanes = presetLanes(id);
    expect(lanes[0]?.kind).toBe('voice');
    expect(lanes.length).toBeGreaterThan(recipeOf(id).layers.length === 0 ? 0 : 1);
    for (const { from, to } of lanes) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1);
      expect(to).toBeGreaterThan(from);
    }
  }
});
