import { expect, test } from 'vitest';
import { EFFECT_IDS } from '#core/tools/voice-tag/effects.ts';
import { EFFECT_GROUPS } from './effect-groups.ts';

test('every effect stands in one group', () => {
  const all: string[] = Object.values(EFFECT_GROUPS).flat();
  expect(all.toSorted()).toEqual([...EFFECT_IDS].sort());
});
