import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingCharacters } from '#core/paper/texts-of.ts';
import { BODY } from '../../../../tests/support/paper.ts';
import { asRecorded, excerpt } from './recorded-text.ts';

describe('a text from a record', () => {
  it.each([
    ['Camille Perrin', 'Camille Perrin'],
    ['two\nlines\tand  a space ', 'two lines and a space'],
    ['नमस्ते 🔥 山田', 'नमस्ते 🔥 山田'],
    ['evil\u202Efdp.exe', 'evil[U+202E]fdp.exe'],
    ['a\u0000b\u00ADc\u200Bd', 'a[U+0000]b[U+00AD]c[U+200B]d'],
    ['\u{13000} \u1200', '[U+13000] [U+1200]'],
    ['half \uD83D of it', 'half \uFFFD of it'],
  ])('%j is printed as %j', (text, said) => {
    expect(asRecorded(text)).toBe(said);
  });

  it('can be printed whatever it holds, and is as it was where all of it can be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const said = asRecorded(text);
        expect(missingCharacters({ blocks: [{ kind: 'paragraph', text: said, style: BODY }] })).toEqual([]);
        expect(said).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: 300 },
    );
  });
});

it('of long words the beginning is printed, and how long they are', () => {
  expect(excerpt(' Fine with me. ')).toBe('“Fine with me.”');
  expect(excerpt('é'.repeat(160))).toBe(`“${'é'.repeat(160)}”`);
  expect(excerpt('🔥'.repeat(1600))).toBe(
    `“${'🔥'.repeat(160)} …” (1,600 characters, full text in events.json)`,
  );
});
