import { expect, test } from 'vitest';
import { speechProblem } from './speakable.ts';
import { suggestRespelling } from './suggest-respelling.ts';

test.each([
  ['ДИМА', 'dee-mah'],
  ['Алексей', 'ah-lehk-sey'],
  ['Νίκος', 'nee-kohs'],
  ['DJ Дима', 'DJ dee-mah'],
  ['Tiësto', 'tee ESS toe'],
  ['XRAY', 'X ray'],
  ['NYC', 'N Y C'],
  ['R3HAB', 'rehab'],
  ['808', 'eight oh eight'],
])('%s may be said like %s', (word, say) => {
  expect(suggestRespelling(word)).toBe(say);
  expect(speechProblem(`Here comes ${word}`, [{ word, say }])).toBeNull();
});

test.each(['Nova', 'ひらがな', '🔥', ''])('has no better idea for “%s”', (word) => {
  expect(suggestRespelling(word)).toBeNull();
});
