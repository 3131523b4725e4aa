import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('parts paragraphs by an empty line and begins items with a dash', () => {
  expect(plainText('<p>One <em>two</em>.</p>\n<ul>\n<li>a</li>\n<li><p>b</p></li>\n</ul>\n<p>End.</p>')).toBe(
    'One two.\n- a\n- b\n\nEnd.',
  );
});

it('says a row of a table as a line, and leaves its head out', () => {
  const table =
    '<table><thead><tr><th>Tool</th><th>Credits</th></tr></thead><tbody>\n<tr><td>Logo</td><td>2</td></tr>\n<tr><td>Drop</td><td>4</td></tr></tbody></table>';
  expect(plainText(table)).toBe('- Logo: 2\n- Drop: 4');
});

it('keeps the words of a link and of a key, and writes signs as they are read', () => {
  expect(
    plainText('<p><a href="/x">Terms &amp; rules</a>: <kbd>Ctrl</kbd> &lt;K&gt; &#x26; &#8217;</p>'),
  ).toBe('Terms & rules: Ctrl <K> & ’');
});

it('leaves no tag of ours, whatever the words', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const paragraph = fc.array(word, { minLength: 1 }).map((words) => `<p>${words.join(' <b>and</b> ')}</p>`);
  fc.assert(
    fc.property(fc.array(paragraph), (paragraphs) => {
      const text = plainText(paragraphs.join('\n'));
      expect(text).not.toMatch(/[<>]/);
      expect(text.split('\n\n').filter(Boolean)).toHaveLength(paragraphs.length);
    }),
  );
});
