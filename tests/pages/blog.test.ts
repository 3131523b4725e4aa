import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtDocument, builtHtml } from '../support/built-document.ts';
import { builtPages } from '../support/built-pages.ts';

const blog = builtPages().filter((path) => /^\/blog(\/|$)/.test(path));
const articles = globSync('content/blog/*.mdx').map((file) => `/blog/${file.slice(13, -4)}`);
const lists = blog.filter((path) => !articles.includes(path));
const rowsOf = (path: string) =>
  [...builtHtml(path).matchAll(/<li>\s*<a href="(\/blog\/[a-z0-9-]+)"/g)].map(([, href = '']) => href);
const isHidden = (path: string) => builtHtml(path).includes('<meta name="robots" content="noindex"');

describe('the lists', () => {
  it('show every article once, the featured one above the others', () => {
    const pages = lists.filter((path) => /^\/blog(\/page\/\d+)?$/.test(path));
    const [, first = ''] = /class="first"[^>]*>\s*<a href="([^"]+)"/.exec(builtHtml('/blog')) ?? [];
    expect([first, ...pages.flatMap(rowsOf)].sort()).toEqual(articles.toSorted());
  });

  it('of categories part the articles, and each is named in its own', () => {
    const categories = lists.filter((path) => /^\/blog\/category\/[a-z-]+(\/page\/\d+)?$/.test(path));
    expect(categories.flatMap(rowsOf).sort()).toEqual(articles.toSorted());

    const choices = [...builtDocument('/blog').querySelectorAll('.categories a')].slice(1);
    const chosen = choices.map((choice) => choice.getAttribute('href') ?? '');
    expect(chosen.toSorted()).toEqual(categories.filter((path) => !/\/page\//.test(path)).sort());
    for (const path of categories) {
      const document = builtDocument(path);
      const name = document.querySelector('h1')?.textContent ?? '';
      expect(document.querySelector('.categories [aria-current=page]')?.textContent, path).toContain(name);
      const named = [...document.querySelectorAll('.article-rows a > :first-child')];
      expect(new Set(named.map(({ textContent }) => textContent)), path).toEqual(new Set([name]));
      expect(named.length, path).toBeLessThan(articles.length);
    }
  });

  it('of tags hold the articles that lead to them', () => {
    for (const article of articles) {
      const links = [...builtDocument(article).querySelectorAll('.article-foot a.tag')];
      const tags = links.map((link) => link.getAttribute('href') ?? '');
      expect(tags.length, article).toBeGreaterThan(0);
      for (const tag of tags) {
        expect(tag).toMatch(/^\/blog\/tag\//);
        const pages = lists.filter((path) => path === tag || path.startsWith(`${tag}/page/`));
        expect(pages.flatMap(rowsOf), tag).toContain(article);
      }
    }
  });

  it('of one article are kept out of search results, the others are not', () => {
    for (const path of lists) {
      if (/\/page\//.test(path)) continue;
      expect(isHidden(path), path).toBe(path !== '/blog' && rowsOf(path).length === 1);
    }
  });

  it('and the articles have a title, a description and an address of their own', () => {
    for (const sign of [
      /<title>([^<]*)/,
      /<meta name="description" content="([^"]*)/,
      /rel="canonical" href="([^"]*)/,
    ]) {
      const found = blog.map((path) => sign.exec(builtHtml(path))?.[1] ?? '');
      expect(found).not.toContain('');
      expect(found.filter((text, at) => found.indexOf(text) !== at)).toEqual([]);
    }
    for (const path of blog) {
      const [, description = ''] = /name="description" content="([^"]*)/.exec(builtHtml(path)) ?? [];
      expect(description.length, path).toBeLessThanOrEqual(170);
      expect(builtHtml(path), path).toContain('type="application/rss+xml"');
    }
  });
});

it('one reads on from the newest article to the oldest, and back', () => {
  const linked = (path: string, rel: 'next' | 'prev') =>
    builtDocument(path).querySelector(`a[rel=${rel}]`)?.getAttribute('href') ?? null;
  const seen = ['/blog/meet-the-crew'];
  for (let older = linked(seen[0] ?? '', 'next'); older !== null; older = linked(older, 'next')) {
    expect(linked(older, 'prev')).toBe(seen.at(-1));
    seen.push(older);
  }
  expect(seen.toSorted()).toEqual(articles.toSorted());
});

describe('without scripts', () => {
  it('the field leads to the whole list where nothing can search', () => {
    for (const path of lists) {
      const form = builtDocument(path).querySelector('main form');
      expect([form?.getAttribute('action'), form?.getAttribute('method')], path).toEqual(['/blog', null]);
      expect(form?.querySelector('[type=search]')?.getAttribute('name'), path).toBe('q');
      expect(form?.querySelector('button')?.getAttribute('type'), path).toBe('submit');
    }
  });

  it("a drop has the browser's own player, and a mail is a link", () => {
    const document = builtDocument('/blog/a-drop-people-keep');
    const drops = [...document.querySelectorAll('drop-player')];
    expect(drops.length).toBeGreaterThan(0);
    for (const drop of drops) {
      expect(drop.querySelector('audio[controls]')?.getAttribute('src')).toMatch(/\.mp3$/);
      expect(drop.querySelector('audio')?.closest('[hidden]')).toBe(null);
    }
    const ways = [...document.querySelectorAll('main a')];
    const mail = ways.find(({ textContent }) => textContent?.trim() === 'Send by mail');
    expect(decodeURIComponent(mail?.getAttribute('href') ?? '')).toMatch(
      /^mailto:\?subject=A voice drop people keep&body=https?:/,
    );
  });
});
