import { expect, it } from 'vitest';
import { withAnchors } from './heading-anchors.ts';

it('a heading links to itself, and what is below it stays as it is', () => {
  expect(withAnchors('<h2 id="your-rights">Your <em>rights</em></h2>\n<p>Text</p><h3 id="x">X</h3>')).toBe(
    '<h2 id="your-rights"><a class="anchor" href="#your-rights">Your <em>rights</em></a></h2>\n<p>Text</p><h3 id="x">X</h3>',
  );
});
