import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HANDBOOK_FILE, type Passage } from '#core/handbook.ts';
import { builtHtml } from '../support/built-document.ts';
import { builtPages, TEST_SITE } from '../support/built-pages.ts';

const handbook: Passage[] = JSON.parse(readFileSync(join(TEST_SITE, HANDBOOK_FILE), 'utf8'));
const pages = builtPages();
const anchorsOf = (path: string) => [...builtHtml(path).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
const written = pages.filter((path) => /^\/(?:help|faq|blog)(?:\/|$)/.test(path));
/** They name what is written and hold none of it. */
const LISTS = /^\/(?:help|blog)$|^\/blog\/(?:page|category|tag)\//;

describe('the handbook', () => {
  it('has a page and an anchor for every passage', () => {
    const anchors = new Map(written.map((path) => [path, anchorsOf(path)]));
    const lost = handbook.filter(({ href }) => {
      const [path = '', anchor] = href.split('#');
      return !anchors.has(path) || (anchor !== undefined && !anchors.get(path)?.includes(anchor));
    });
    expect(lost).toEqual([]);
  });

  it('names every place once', () => {
    const hrefs = handbook.map(({ href }) => href);
    expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
  });

  it('is plain text without markup, and nothing in it is empty', () => {
    for (const { title, text, href, keywords } of handbook) {
      for (const words of [title, text]) {
        expect(words.trim(), href).toBe(words);
        expect(words, href).not.toMatch(/<\/?[a-z]|\]\(|\*\*|^#+ |&[a-z]+;|&#/m);
      }
      expect(title, href).not.toBe('');
      expect(text.length, href).toBeGreaterThan(20);
      expect(keywords.length, href).toBeGreaterThan(0);
    }
  });

  it('holds every guide, question and article that has a page', () => {
    const paths = new Set(handbook.map(({ href }) => href.split('#')[0]));
    expect([...paths].sort()).toEqual(written.filter((path) => !LISTS.test(path)));
  });
});
