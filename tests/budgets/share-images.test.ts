import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtHtml } from '../support/built-document.ts';
import { builtPages, TEST_SITE } from '../support/built-pages.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAVIEST = 40_000;

const meta = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** Pages that a search engine may list, by their canonical address: an alias is its original. */
const indexable = new Map(
  builtPages()
    .map(builtHtml)
    .filter((html) => !html.includes('<meta name="robots" content="noindex"'))
    .map((html) => [meta(html, 'og:url'), meta(html, 'og:image')]),
);

const fileOf = (image: string): string => join(TEST_SITE, new URL(image).pathname);

it('every page that may be listed shows a picture of its own when it is shared', () => {
  expect(indexable.size).toBeGreaterThan(50);
  const missing = [...indexable].filter(([, image]) => !URL.canParse(image) || !existsSync(fileOf(image)));
  expect(missing).toEqual([]);
  const bytes = [...indexable.values()].map((image) => readFileSync(fileOf(image), 'base64'));
  const twice = [...indexable.keys()].filter((_, at) => bytes.indexOf(bytes[at] ?? '') !== at);
  expect(twice).toEqual([]);
});

it('and each is a PNG of 1200 by 630 that loads at once', () => {
  const wrong = [...indexable.values()].filter((image) => {
    const bytes = readFileSync(fileOf(image));
    const isPng = bytes.subarray(0, 8).equals(PNG);
    return (
      !isPng || bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630 || bytes.length > HEAVIEST
    );
  });
  expect(wrong).toEqual([]);
});
