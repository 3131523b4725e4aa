import { describe, expect, it } from 'vitest';
import { builtDocument, indexedPages } from '../support/built-document.ts';
import { builtDocuments } from '../support/built-pages.ts';

const TITLE_MOST = 70;
const DESCRIPTION = { least: 50, most: 170 };

const pages = indexedPages();
const titleOf = (path: string) => builtDocument(path).querySelector('title')?.textContent?.trim() ?? '';
const descriptionOf = (path: string) =>
  builtDocument(path).querySelector('meta[name=description]')?.getAttribute('content') ?? '';

/** What is said more than once, with the pages that say it. */
function repeated(words: (path: string) => string): Record<string, string[]> {
  const groups = Object.groupBy(pages, words);
  return Object.fromEntries(
    Object.entries(groups).flatMap(([said, at]) => ((at?.length ?? 0) > 1 ? [[said, at ?? []]] : [])),
  );
}

describe('a page that a search engine lists', () => {
  it('has a title and a description of a length that is shown whole', () => {
    const wrong = pages.flatMap((path) => {
      const [title, description] = [titleOf(path).length, descriptionOf(path).length];
      const fits =
        title > 0 &&
        title <= TITLE_MOST &&
        description >= DESCRIPTION.least &&
        description <= DESCRIPTION.most;
      return fits ? [] : [`${path}: title ${title}, description ${description}`];
    });
    expect(wrong).toEqual([]);
  });

  it('shares its title and its description with no other', () => {
    expect(repeated(titleOf)).toEqual({});
    expect(repeated(descriptionOf)).toEqual({});
  });

  it('has one first heading, and none that skips a level', () => {
    const wrong = pages.flatMap((path) => {
      const main = builtDocument(path).querySelector('main');
      const headings = [...(main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
      const levels = headings
        .filter((heading) => !heading.closest('[hidden]'))
        .map(({ tagName }) => Number(tagName[1]));
      const firsts = levels.filter((level) => level === 1).length;
      const skips = levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
      return firsts === 1 && !skips ? [] : [`${path}: ${levels.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('names itself as canonical, for search and for who shares it', () => {
    for (const path of pages) {
      const canonical = builtDocument(path).querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      const shared = builtDocument(path).querySelector('meta[property="og:url"]')?.getAttribute('content');
      expect(new URL(canonical).pathname).toBe(path === '/landing' ? '/' : path);
      expect(shared).toBe(canonical);
    }
  });
});

it.each(['/privacy', '/terms', '/security-policy'])('%s is there to read without scripts', (path) => {
  expect((builtDocument(path).querySelector('.prose')?.textContent ?? '').length).toBeGreaterThan(3000);
});

it('every picture says what it shows, or that it is decoration, and holds its place', () => {
  const wrong = builtDocuments().flatMap((path) =>
    [...builtDocument(path).querySelectorAll('img')]
      .filter((img) => !img.hasAttribute('alt') || !img.getAttribute('width') || !img.getAttribute('height'))
      .map((img) => `${path}: ${img.outerHTML.slice(0, 120)}`),
  );
  expect(wrong).toEqual([]);
});
