import { expect, it } from 'vitest';
import { itemFacts } from './item-facts.ts';

it.each([
  [{ type: 'logo', metadata: { style: 'Sliced', fileSize: 6468 } }, 'Logo · Sliced · 6 kB'],
  [{ type: 'voice-tag', metadata: { fileSize: 1_249_000 } }, 'Voice drop · 1.2 MB'],
  [{ type: 'press-kit', metadata: { fileSize: 999 } }, 'Press kit · 999 B'],
  [{ type: 'contract', metadata: {} }, 'Contract'],
] as const)('%j is described as %s', (item, words) => {
  expect(itemFacts(item)).toBe(words);
});
