import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './markup.ts';

it('text is data, markup is markup, and what is absent is nothing', () => {
  const items = ['<b>', 'Ł & "ó"'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul class="${"a'b"}">${items}${null}${false}${4}</ul>`.source).toBe(
    '<ul class="a&apos;b"><li>&lt;b&gt;</li><li>Ł &amp; &quot;ó&quot;</li>4</ul>',
  );
});

it('no text closes what it stands in', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`<a title="${text}">${text}</a>`.source.match(/[<>"']/g)).toHaveLength(6);
    }),
  );
});
