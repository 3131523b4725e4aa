import { expect, it } from 'vitest';
import { copyOf } from './fill-blog.ts';

const ARTICLE =
  '---\nid: fee001\ntitle: The fee\ndate: 2026-11-04\ntags: [fees]\n---\n\nText, title: kept.\n';

it('makes another article of one, with the same text', () => {
  const copy = copyOf(ARTICLE, 31);
  expect(copy).toBe(
    '---\nid: copy31\ntitle: Copy 31\ndate: 2026-08-31\ntags: [sound, tag 1]\n---\n\nText, title: kept.\n',
  );
});

it('says what an article lacks', () => {
  expect(() => copyOf('---\nid: a\n---\n', 1)).toThrow('An article has no title');
});
