import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('./asked-address.js', import.meta.url), 'utf8');

/** What the page says after it was asked for at this path. */
function askedFor(pathname: string, history = { length: 1 }) {
  const { document } = parseHTML('<p data-asked>this address</p><button data-back hidden>');
  new Function('document', 'location', 'history', script)(document, { pathname }, history);
  const [place, back] = ['p', 'button'].map((name) => document.querySelector(name));
  return {
    text: place?.textContent ?? '',
    parts: place?.children.length,
    canGoBack: !(back as HTMLButtonElement | null)?.hidden,
  };
}

describe('the address that was asked for', () => {
  it('stands as it reads', () => {
    expect(askedFor('/gig-traker').text).toBe('/gig-traker');
    expect(askedFor('/help/My%20Gigs.html').text).toBe('/help/My Gigs.html');
    expect(askedFor('/%C5%BBuraw').text).toBe('/Żuraw');
  });

  it.each([
    ['/<script>alert(1)</script>', '/<script>alert(1)</script>'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
    ['//evil.example', '//evil.example'],
  ])('%s is text and nothing else', (path, text) => {
    expect(askedFor(path)).toMatchObject({ text, parts: 0 });
  });

  it.each([
    ['/%00', '/ '],
    ['/%E2%80%AEgpj', '/ gpj'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%', '/%'],
  ])('%s hides and turns nothing: %j', (path, text) => {
    expect(askedFor(path).text).toBe(text);
  });

  it('is cut where it is long, by whole letters', () => {
    const { text } = askedFor(`/${'%F0%9F%98%80'.repeat(900)}${'a'.repeat(900)}`);
    expect(text).toBe(`/${'😀'.repeat(59)}…`);
  });

  it('has a way back only where there is one', () => {
    expect(askedFor('/nope').canGoBack).toBe(false);
    expect(askedFor('/nope', { length: 2 }).canGoBack).toBe(true);
  });
});
