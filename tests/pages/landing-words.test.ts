import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STYLES } from '#core/tools/voice-tag/styles.ts';
import { builtDocument } from '../support/built-document.ts';

const landing = builtDocument('/landing');
const words = (selector: string) =>
  [...landing.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );

it('a roadmap of three steps stands before the tools: Brand Foundation, Audio Signature, Business Growth', () => {
  const steps = words('#roadmap h3');
  expect(steps).toEqual(['Brand Foundation', 'Audio Signature', 'Business Growth']);
  const sections = [...landing.querySelectorAll('main > section')].map(({ id }) => id);
  expect(sections.indexOf('roadmap')).toBeLessThan(sections.indexOf('tools'));
});

it("'Start Creating Now' leads to /signin", () => {
  const ways = [...landing.querySelectorAll('a')].filter(({ textContent }) =>
    /Start Creating Now/.test(textContent ?? ''),
  );
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/signin?new']);
});

it('says how long it takes: 30 to 60 seconds in general, a drop under a minute, a logo 20 to 30 s, a press kit about 45 s', () => {
  const text = words('main').join(' ');
  expect(text).toMatch(/30 to 60 seconds/);
  expect(text).toMatch(/under a minute/);
  expect(text).toMatch(/20[–-]30\ss/);
  expect(text).toMatch(/about 45 ?s/);
});

it('shows the marketing figures as samples, and counts what can be counted', () => {
  const names = words('.claims dt');
  const figures = Object.fromEntries(words('.claims dd').map((figure, at) => [names[at], figure]));
  const styles = Object.keys(STYLES).length;
  expect(styles).toBeGreaterThanOrEqual(13);
  expect(figures).toEqual({
    'voice styles': `${styles}`,
    guides: `${globSync('content/guides/*.md').length}`,
    'DJs on board': '5,000+',
    'average rating': '4.9',
    'readers a month': '25K+',
    'tool reviews': '100+',
  });
  expect(words('.claims .badge.sample')).toHaveLength(1);
});
