import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

/** What the first file of each typeface holds (site/styles/fonts.css); any other letter fetches 30 to 40 kB more. */
const FIRST_FILE =
  /[\s\u0020-\u007e\u00a0\u00a3\u00a9\u00ab\u00b0\u00b7\u00bb\u00d7\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2191\u2193\u2212]/;

it.each(['/landing', '/pricing', '/blog', '/faq', '/contact', '/tools'])(
  '%s is written in letters of the first files, so that type stays within 60 kB',
  (path) => {
    const body = builtDocument(path).querySelector('body')?.cloneNode(true) as Element;
    for (const part of body.querySelectorAll('script, style, svg, template')) part.remove();
    const others = [...(body.textContent ?? '')].filter((letter) => !FIRST_FILE.test(letter));
    expect([...new Set(others)]).toEqual([]);
  },
);
