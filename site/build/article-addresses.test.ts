import { expect, it } from 'vitest';
import { redirectLine } from './article-addresses.ts';

it('leads the id of an article to its slug', () => {
  expect(redirectLine('a-logo-you-own.md', '---\nid: b7k2\ntitle: A logo\n---\n')).toBe(
    '/blog/b7k2 /blog/a-logo-you-own 301\n',
  );
});

it('fails the build where an article has no id', () => {
  expect(() => redirectLine('lost.md', '---\ntitle: Lost\n---\n')).toThrow('content/blog/lost.md has no id');
});
