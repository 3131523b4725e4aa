import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { SCREENS } from '#core/screens.ts';
import { builtDocument } from '../support/built-document.ts';
import { builtDocuments, builtPages, TEST_SITE } from '../support/built-pages.ts';

const SITE = 'http://localhost:8787';
const pages = new Set(builtPages());
/** Screens of the specification, whether they are built yet or not, and what the Worker answers itself. */
const screens = new Set<string>([
  '/',
  ...Object.entries(SCREENS).flatMap(([path, aliases]) => [path, ...aliases]),
]);

/** Why a link leads nowhere; null where it leads somewhere. */
function fault(from: string, href: string): string | null {
  if (/^(?:mailto:(?:\S+@\S|\?subject=\S)|blob:|data:)/.test(href)) return null;
  const url = URL.parse(href, SITE + from);
  if (!url) return 'no address';
  if (url.origin !== SITE) return url.protocol === 'https:' ? null : 'not https';
  const path = decodeURIComponent(url.pathname);
  if (path.startsWith('/api/')) return null;
  if (pages.has(path)) {
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || builtDocument(path).getElementById(anchor) ? null : 'no such place on the page';
  }
  return screens.has(path) || existsSync(join(TEST_SITE, path)) ? null : 'no such page';
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
