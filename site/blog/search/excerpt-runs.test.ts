import { expect, it } from 'vitest';
import { excerptRuns } from './excerpt-runs.ts';

it('parts what was found from what stands around it', () => {
  expect(excerptRuns('half of the <mark>fee</mark> &amp; a <mark>rider</mark>')).toEqual([
    { text: 'half of the ', isFound: false },
    { text: 'fee', isFound: true },
    { text: ' & a ', isFound: false },
    { text: 'rider', isFound: true },
  ]);
});

it('gives markup back as words', () => {
  expect(excerptRuns('&lt;img&gt; &amp;lt;')).toEqual([{ text: '<img> &lt;', isFound: false }]);
});
