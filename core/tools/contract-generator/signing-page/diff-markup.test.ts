import { expect, it } from 'vitest';
import { diffMarkup } from './diff-markup.ts';

const diff = (before: readonly string[], after: readonly string[], clause: number | null = 17): string[] =>
  diffMarkup(clause, before, after).map(({ source }) => source);
const number = (text: string): string => `<span class="num">${text}</span> `;

it('shows what goes and what comes, and spaces after it as they are', () => {
  expect(diff(['Two free drinks.'], ['Four free drinks.'])).toEqual([
    `<p dir="auto">${number('17.1')}<del>Two</del> <ins>Four</ins> free drinks.</p>`,
  ]);
});

it('leaves out paragraphs that stay, and numbers the others as they come to be', () => {
  expect(diff(['One.', 'Two.'], ['New.', 'One.', 'Two.'])).toEqual([
    `<p dir="auto">${number('17.1')}<ins>New.</ins></p>`,
  ]);
  expect(diff(['One.', 'Two.'], ['One.'])).toEqual([`<p dir="auto">${number('17.2')}<del>Two.</del></p>`]);
  expect(diff(['One.'], ['One.'])).toEqual([]);
});

it('strikes all of a clause that goes; without a number where it has none', () => {
  expect(diff(['One.', 'Two.'], [], null)).toEqual([
    '<p dir="auto"><del>One.</del></p>',
    '<p dir="auto"><del>Two.</del></p>',
  ]);
});

it('what people typed is text', () => {
  expect(diff(['Fee'], ['<script> & "fee"'])[0]).toContain('<ins>&lt;script&gt; &amp; &quot;fee&quot;</ins>');
});
