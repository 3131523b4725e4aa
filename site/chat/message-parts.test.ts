import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageParts } from './message-parts.ts';

const shape = (text: string) =>
  messageParts(text).map(({ is, lines }) => [is, ...lines.map((line) => line.text)]);

it('an empty line parts paragraphs', () => {
  expect(shape('One.\nStill one.\n\n\nTwo.')).toEqual([
    ['paragraph', 'One.', 'Still one.'],
    ['paragraph', 'Two.'],
  ]);
});

it('lines that begin with a dash are a list, also right under a paragraph', () => {
  expect(shape('Three files:\n- logo.svg\n- logo.png\nAll yours.')).toEqual([
    ['paragraph', 'Three files:'],
    ['list', 'logo.svg', 'logo.png'],
    ['paragraph', 'All yours.'],
  ]);
});

it('a dash inside a line, or without a space, begins no list', () => {
  expect(shape('-6 LUFS - too hot')).toEqual([['paragraph', '-6 LUFS - too hot']]);
});

it('markup is text', () => {
  expect(shape('<b>Bold</b> **bold**')).toEqual([['paragraph', '<b>Bold</b> **bold**']]);
});

it('no word of an answer is lost, and a part keeps its place while the text grows', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '- ', 'b.'), { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const parts = messageParts(text);
      const kept = parts.flatMap(({ lines }) => lines.map((line) => line.text)).join('');
      const typed = text.replaceAll(/^\s*- +/gm, '');
      expect(kept.replaceAll(/\s/g, '')).toBe(typed.replaceAll(/\s/g, ''));
      const places = parts.map(({ lines }) => lines[0].at);
      const before = messageParts(text.slice(0, -1)).map(({ lines }) => lines[0].at);
      expect(places.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
    }),
  );
});
