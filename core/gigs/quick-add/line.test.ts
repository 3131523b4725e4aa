import { expect, it } from 'vitest';
import { firstOf, lineOf, matchAt, take, textOf, wordsLike } from './line.ts';

const wordsOf = (typed: string): string[] => lineOf(typed).words.map(({ text }) => text);

it.each([
  ['Sat, 14 Mar (Köln): "Rex"!', ['Sat', '14', 'Mar', 'Köln', 'Rex']],
  ['23:00 – 02:00', ['23:00', '02:00']],
  ['23:00–02:00', ['23:00-02:00']],
  ['Nachtwerk,Köln 1.200,50 1,200', ['Nachtwerk', 'Köln', '1.200,50', '1,200']],
  ['2027-03-14T23:00', ['2027-03-14', '23:00']],
  ['techno@fabric', ['techno', '@', 'fabric']],
  ['a\u00a0b\tc\u2028d\u202ee', ['a', 'b', 'c', 'd', 'e']],
  ['14.3. 1200,- 50%', ['14.3.', '1200,-', '50%']],
  [' - , | ', []],
  ['', []],
])('parts “%s” into words', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

it('reads the first 300 characters, and no half of one', () => {
  expect(lineOf('x'.repeat(400)).text).toHaveLength(300);
  expect(lineOf(`${'x'.repeat(299)}🎧`).text).toBe('x'.repeat(299));
});

it('knows which words stand apart from the one before', () => {
  const { words } = lineOf('Tresor, Berlin (late) - 23:00 now');
  expect(words.filter(({ isApart }) => isApart).map(({ text }) => text)).toEqual(['Berlin', 'late', '23:00']);
});

it('folds words for comparing', () => {
  expect(lineOf('ÉLÉPHANT Żuraw Halle-14 &').words.map(({ folded }) => folded)).toEqual([
    ...['elephant', 'zuraw', 'halle 14', ''],
  ]);
});

it('matches whole words only', () => {
  const line = lineOf('14 Marble, 14 Mar, next');
  expect(matchAt(line, 0, wordsLike('14 mar'))).toBeNull();
  expect(matchAt(line, 2, wordsLike('14 (?<month>mar)'))).toEqual({
    from: 2,
    to: 4,
    groups: { month: 'Mar' },
  });
  expect(matchAt(line, 9, wordsLike('14'))).toBeNull();
});

it('matches no word that was taken', () => {
  const line = lineOf('from 14 Mar');
  take(line, { from: 2, to: 3 });
  expect(matchAt(line, 1, wordsLike('14 mar'))).toBeNull();
  expect(matchAt(line, 2, wordsLike('mar'))).toBeNull();
  expect(firstOf(line, (at) => matchAt(line, at, wordsLike('14')))).toMatchObject({ from: 1, to: 2 });
  expect(firstOf(line, () => null)).toBeNull();
  expect(textOf(line, { from: 0, to: 2 })).toBe('from 14');
});
