import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('./asked-address.js', import.meta.url), 'utf8');

/** What the page says after it was asked for at this path. */
function askedFor(pathname: string, history = { length: 1 }) {
  const { document } = parseHTML(
    '<p data-asked>this address</p><input data-asked-words><button data-back hidden>',
  );
  new Function('document', 'location', 'history', script)(document, { pathname }, history);
  const [place, field, back] = ['p', 'input', 'button'].map((name) => document.querySelector(name));
  return {
    text: place?.textContent ?? '',
    parts: place?.children.length,
    words: (field as HTMLInputElement | null)?.value,
    canGoBack: !(back as HTMLButtonElement | null)?.hidden,
  };
}

describe('the address that was asked for', () => {
  it('stands as it reads, with the words of it in the field', () => {
    expect(askedFor('/gig-traker')).toMatchObject({ text: '/gig-traker', words: 'gig traker' });
    expect(askedFor('/help/My%20Gigs.html')).toMatchObject({
      text: '/help/My Gigs.html',
      words: 'help My Gigs',
    });
    expect(askedFor('/logoGenerator')).toMatchObject({ words: 'logo Generator' });
    expect(askedFor('/%C5%BBuraw')).toMatchObject({ text: '/Żuraw', words: 'Żuraw' });
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
    const { text, words } = askedFor(`/${'%F0%9F%98%80'.repeat(900)}${'a'.repeat(900)}`);
    expect(text).toBe(`/${'😀'.repeat(59)}…`);
    expect(words).toBe('a'.repeat(80));
  });

  it('has a way back only where there is one', () => {
    expect(askedFor('/nope').canGoBack).toBe(false);
    expect(askedFor('/nope', { length: 2 }).canGoBack).toBe(true);
  });
});
