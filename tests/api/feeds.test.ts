import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { builtHtml } from '../support/built-document.ts';
import { builtPages, TEST_SITE } from '../support/built-pages.ts';
import { Client } from '../support/client.ts';

const read = (path: string) => readFileSync(join(TEST_SITE, path), 'utf8');
const pathOf = (address = '') => new URL(address).pathname;
const front = (file: string, field: string) =>
  new RegExp(`^${field}: *(.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';

/** What only one of the two formats has. */
interface Fields {
  published?: string;
  id?: string;
  author?: string;
  'content:encoded'?: string;
}

/** Slug → id, author and day, out of the files themselves. */
const written = new Map(
  globSync('content/blog/*.mdx').map((file) => [
    `/blog/${file.slice(13, -4)}`,
    {
      id: front(file, 'id'),
      author: front(file, 'author'),
      date: new Date(front(file, 'date')).toISOString(),
      changed: new Date(front(file, 'updated') || front(file, 'date')).toISOString(),
    },
  ]),
);

describe.each(['rss.xml', 'atom.xml'])('%s', (file) => {
  const parser = new Parser<object, Fields>({ customFields: { item: ['published', 'id'] } });
  const feed = () => parser.parseString(read(file));

  it('says what it is and where it comes from', async () => {
    const { title, link, feedUrl } = await feed();
    expect(title).toBe('DJ Blog: Deckhand');
    expect(pathOf(link)).toBe('/blog');
    expect(pathOf(feedUrl)).toBe(`/${file}`);
  });

  it('has every article with the day it came out and an id that stays, the newest first', async () => {
    const { items } = await feed();
    expect(new Set(items.map(({ link }) => pathOf(link)))).toEqual(new Set(written.keys()));
    for (const { link, isoDate, published, guid, id, title } of items) {
      const article = written.get(pathOf(link));
      expect(title).toBeTruthy();
      expect(pathOf(guid ?? id)).toBe(`/blog/${article?.id}`);
      expect(new Date(published ?? isoDate ?? '').toISOString()).toBe(article?.date);
    }
    const days = items.map(({ link }) => written.get(pathOf(link))?.date ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('says who wrote each article, as the format asks for', async () => {
    const { items } = await feed();
    for (const { link, creator, author } of items)
      expect(file === 'rss.xml' ? creator : author).toBe(written.get(pathOf(link))?.author);
    // There it would have to be a mail address.
    if (file === 'rss.xml') expect(read(file)).not.toContain('<author>');
  });

  it('carries the whole text, whose addresses are whole and lead to something', async () => {
    const { items } = await feed();
    const pages = new Set(builtPages());
    for (const { link, title, 'content:encoded': encoded, content } of items) {
      const text = encoded ?? content ?? '';
      expect(text.length, title).toBeGreaterThan(2500);
      expect(text, title).not.toMatch(/<(?:svg|script|style|[a-z]+-[a-z]+)\b/);
      const source = readFileSync(`content/blog/${pathOf(link).slice(6)}.mdx`, 'utf8');
      expect(text.match(/<img src="[^"]+" alt="[^"]+/g)?.length ?? 0, title).toBe(
        source.match(/<Figure /g)?.length ?? 0,
      );
      for (const [, address = ''] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        expect(address, title).toMatch(/^(?:https?|mailto):/);
        const path = pathOf(address);
        if (address.includes('localhost') && path.startsWith('/blog')) expect(pages, title).toContain(path);
        if (path.startsWith('/_astro/')) expect(() => read(path)).not.toThrow();
      }
    }
  });
});

describe('the sitemap', () => {
  const rows = [
    ...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ];
  const listed = rows.map(([, address]) => pathOf(address));

  it('has exactly the pages that may be listed, each by its own address', () => {
    const indexable = builtPages()
      .filter((path) => !builtHtml(path).includes('<meta name="robots" content="noindex"'))
      .map((path) => pathOf(/rel="canonical" href="([^"]+)"/.exec(builtHtml(path))?.[1]));
    expect(listed.toSorted()).toEqual([...new Set(indexable)].sort());
    expect(listed).toEqual(expect.arrayContaining(['/', '/blog', '/help', ...written.keys()]));
    for (const path of ['/dashboard', '/signin', '/signup', '/404', '/landing', '/profile'])
      expect(listed).not.toContain(path);
  });

  it('says when an article was last changed', () => {
    for (const [, address, changed] of rows) {
      const article = written.get(pathOf(address));
      if (article) expect(changed).toBe(article.changed);
    }
  });

  it('and what it leads to answer, as do the feeds and the rules for robots', async () => {
    const visitor = new Client();
    const replies = await Promise.all(listed.map(async (path) => (await visitor.get(path)).status));
    expect(listed.filter((_, at) => replies[at] !== 200)).toEqual([]);
    const types = ['/rss.xml', '/atom.xml', '/sitemap.xml', '/robots.txt', '/llms.txt'].map(async (path) => {
      const reply = await visitor.get(path);
      return [path, reply.status, reply.headers.get('content-type')?.split(';')[0]];
    });
    expect(await Promise.all(types)).toEqual([
      ['/rss.xml', 200, expect.stringMatching(/xml$/)],
      ['/atom.xml', 200, expect.stringMatching(/xml$/)],
      ['/sitemap.xml', 200, expect.stringMatching(/xml$/)],
      ['/robots.txt', 200, 'text/plain'],
      ['/llms.txt', 200, 'text/plain'],
    ]);
  });
});

it('robots may read everything but the API and the files of press kits, and are shown the sitemap', () => {
  const text = read('robots.txt');
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /epk/*/files/']);
  expect(pathOf(/^Sitemap: (.+)$/m.exec(text)?.[1])).toBe('/sitemap.xml');
});

it('llms.txt leads to every guide and every article, and nowhere that is not there', () => {
  const links = [...read('llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) =>
    pathOf(address),
  );
  expect(read('llms.txt')).not.toMatch(/\{\w+\}|undefined/);
  const pages = builtPages();
  expect(links.filter((path) => !pages.includes(path))).toEqual([]);
  const guides = pages.filter((path) => path.startsWith('/help/'));
  expect(links).toEqual(expect.arrayContaining([...guides, ...written.keys()]));
});
