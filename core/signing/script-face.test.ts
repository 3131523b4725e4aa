import { expect, it } from 'vitest';
import { hasScript } from './script-face.ts';

it.each([
  ['Mara Novak', true],
  ["Zoë O’Hara-Łukasz, d'Été", true],
  ['Zoe\u0308 Brandt', true],
  ['Mara Новак', false],
  ['山田 太郎', false],
  ['נור', false],
  ['Mara 🔥', false],
])('%s has its letters in the script: %s', (name, has) => {
  expect(hasScript(name)).toBe(has);
});
