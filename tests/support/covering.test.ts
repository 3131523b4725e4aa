import { expect, it } from 'vitest';
import { LOUDNESS_PROFILE_IDS } from '#core/tools/voice-tag/loudness-profiles.ts';
import { PRESET_IDS } from '#core/tools/voice-tag/presets.ts';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { covering, pairsOf } from './covering.ts';

const DROPS = { style: STYLE_IDS, preset: PRESET_IDS, profile: LOUDNESS_PROFILE_IDS };

it('meets each value and each pair where the number of choices is enough for that', () => {
  const kinds = { size: ['s', 'l'], ink: ['red', 'blue'], cut: ['round', 'square'] };
  const chosen = covering(kinds, 6);
  expect(new Set(chosen.flatMap(pairsOf)).size).toBe(12);
  expect(new Set(chosen.map((choice) => JSON.stringify(choice))).size).toBe(6);
});

it('gives all choices where more are asked for than there are', () => {
  expect(covering({ size: ['s', 'l'], ink: ['red', 'blue'] }, 9)).toHaveLength(4);
});

it('fifty drops have every style, every preset and every loudness, each several times', () => {
  const drops = covering(DROPS, 50);
  expect(drops).toHaveLength(50);
  for (const [kind, values] of Object.entries(DROPS))
    for (const value of values) {
      const uses = drops.filter((drop) => drop[kind as keyof typeof drop] === value).length;
      expect(uses, `${kind} ${value}`).toBeGreaterThanOrEqual(Math.floor(50 / values.length));
    }
});

it('no two of fifty drops have a pair in common: they meet 150, and more than that fifty drops cannot', () => {
  expect(new Set(covering(DROPS, 50).flatMap(pairsOf)).size).toBe(3 * 50);
});

it('is the same selection each time', () => {
  expect(covering(DROPS, 50)).toEqual(covering(DROPS, 50));
});
