import { expect, it } from 'vitest';
import { aliasLines, articleLines } from './redirects.ts';

const article = (id: string) => `---\nid: ${id}\ntitle: A logo\n---\n`;

it('leads the id of each article to its slug', () => {
  const articles = new Map([
    ['a-logo-you-own.mdx', article('b7k2')],
    ['riders.mdx', article('ride1')],
  ]);
  expect(articleLines(articles)).toBe('/blog/b7k2 /blog/a-logo-you-own 301\n/blog/ride1 /blog/riders 301\n');
});

it('fails the build where an article has no id', () => {
  expect(() => articleLines(new Map([['lost.mdx', '---\ntitle: Lost\n---\n']]))).toThrow(
    'content/blog/lost.mdx has no id',
  );
});

it('fails the build where an id is that of another article, or hides one', () => {
  const twice = new Map([
    ['a.mdx', article('b7k2')],
    ['b.mdx', article('b7k2')],
  ]);
  expect(() => articleLines(twice)).toThrow('content/blog/b.mdx has an id that is taken');
  expect(() => articleLines(new Map([['riders.mdx', article('riders')]]))).toThrow('riders');
});

it('leads each alias of a screen to its path', () => {
  expect(aliasLines([['/voice-drop', '/voice-drops']])).toBe(
    '/voice-drop /voice-drops 301\n/voice-drop/ /voice-drops 301\n',
  );
});
