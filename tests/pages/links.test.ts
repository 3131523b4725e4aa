import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { isLater, REDIRECTS, SCREENS } from '#core/screens.ts';
import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { builtDocument } from '../support/built-document.ts';
import { builtDocuments, builtPages, TEST_SITE } from '../support/built-pages.ts';

const SITE = 'http://localhost:8787';
const pages = new Set(builtPages());

/** Why a link leads nowhere; null where it leads somewhere. */
function fault(from: string, href: string): string | null {
  if (/^(?:mailto:(?:\S+@\S|\?subject=\S)|blob:|data:)/.test(href)) return null;
  const url = URL.parse(href, SITE + from);
  if (!url) return 'no address';
  if (url.origin !== SITE) return url.protocol === 'https:' ? null : 'not https';
  const path = decodeURIComponent(url.pathname);
  // What the Worker answers itself.
  if (path === '/' || path === SEAL_KEYS_PATH || path.startsWith('/api/')) return null;
  const page = new Map<string, string>(REDIRECTS).get(path) ?? path;
  if (pages.has(page)) {
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || builtDocument(page).getElementById(anchor) ? null : 'no such place on the page';
  }
  return existsSync(join(TEST_SITE, path)) ? null : 'no such page';
}

/** All that an element names, the pictures of a `srcset` each. */
function addressesOf(element: Element): string[] {
  const pictures = element.getAttribute('srcset')?.split(/,\s+/) ?? [];
  const named = [element.getAttribute('href'), element.getAttribute('src')].filter((value) => value !== null);
  return [...named, ...pictures.map((part) => part.trim().split(/\s+/)[0] ?? '')];
}

it('no page leads to a page, a place on a page or a file that is not there', () => {
  const broken = builtDocuments().flatMap((from) =>
    [...builtDocument(from).querySelectorAll('a, link, img, script, source, audio, use')]
      .flatMap(addressesOf)
      .flatMap((href) => {
        const why = fault(from, href);
        return why ? [`${from} → ${href}: ${why}`] : [];
      }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

/** Addresses written in the sources: what an island links only in some state, and what Cue names, no built page has. */
const WRITTEN =
  /\b(?:href|link)(?:=\{?|: )\s*["'`](\/[^"'`]*)["'`]|\blocation\.(?:assign|replace)\(["'`](\/[^"'`]*)["'`]/g;

function writtenIn(text: string): string[] {
  const found = [...text.matchAll(WRITTEN)].map(([, href, place]) => href ?? place ?? '');
  // A part that is filled in later is no page by itself, but may stand behind one, in the query or the hash.
  return found.flatMap((href) => {
    const [fixed = ''] = href.split('$');
    return fixed === href || /[?#]/.test(fixed) ? [fixed.replace(/#.*/, '')] : [];
  });
}

it('no screen, and no answer of Cue, leads to a page that is not there', () => {
  const files = globSync('{core,site,worker}/**/*.{ts,tsx,astro}').filter(
    (path) => !/\.test\.|of-tests|^site\/styleguide|kit\/readme\.ts$/.test(path),
  );
  const written = files.flatMap((file) =>
    writtenIn(readFileSync(file, 'utf8')).map((href) => ({ file, href })),
  );
  expect(written.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/help/credits', '/profile', '/dashboard', '/signin?new']),
  );
  const broken = written.flatMap(({ file, href }) => {
    const why = fault('/', href);
    return why ? [`${file} → ${href}: ${why}`] : [];
  });
  expect(broken).toEqual([]);
});

it('only the places that name every tool lead to a screen that is not open yet', () => {
  const from = builtDocuments().filter((path) => {
    const links = [...builtDocument(path).querySelectorAll('main a[href]')];
    return links.some((link) => isLater(link.getAttribute('href') ?? ''));
  });
  expect(from.sort()).toEqual(['/404-visitor', '/dashboard', '/landing']);
});

it('every screen has its page, and each of its aliases leads there or is that page once more', () => {
  const aliases = new Set<string>(REDIRECTS.map(([alias]) => alias));
  for (const [screen, others] of Object.entries(SCREENS)) {
    expect(pages.has(screen), screen).toBe(true);
    for (const alias of others) expect(pages.has(alias), alias).toBe(!aliases.has(alias));
  }
});

it('looks at every picture that a page offers', () => {
  const { document } = parseHTML('<img src="/a.webp" srcset="/b.webp 640w, /c.webp 1200w">');
  const image = document.querySelector('img');
  expect(image && addressesOf(image)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

it('knows a broken link when it meets one', () => {
  expect(fault('/faq', '/no-such-page')).toBe('no such page');
  expect(fault('/faq', '#no-such-place')).toBe('no such place on the page');
  expect(fault('/faq', 'http://example.com/')).toBe('not https');
  expect(fault('/faq', '/help')).toBeNull();
});
