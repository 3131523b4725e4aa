import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collected } from '../../tests/support/collected.ts';
import { plainPieces } from './plain-pieces.ts';

async function* given(chunks: readonly string[]) {
  yield* chunks;
}
const piecesOf = (...chunks: string[]) => collected(plainPieces(given(chunks)));
const saidOf = async (...chunks: string[]) => (await piecesOf(...chunks)).join('');

describe('what a model says', () => {
  it('comes sentence by sentence, wherever it was cut', async () => {
    expect(await piecesOf('Ask fo', 'r half. Then', ' sign.\nAnd ', 'go')).toEqual([
      'Ask for half. ',
      'Then sign.\n',
      'And go',
    ]);
  });

  it.each([
    ['**Half** of *it*, `now`', 'Half of it, now'],
    ['# Fees\n\n* one\n• two\n+ three', 'Fees\n\n- one\n- two\n- three'],
    ['[the page](https://evil.example) ![x](y)', 'the page x'],
    ['see https://evil.example/a?b=c now', 'see now'],
    ['<b onclick="x()">bold</b> <!-- x --> 3 < 4', 'bold  3  4'],
    ['```js\ncode\n```\nafter', 'code\nafter'],
    ['a\u202Eb\u0007c', 'abc'],
    ['128 BPM, 2 * 3 = 6', '128 BPM, 2 * 3 = 6'],
    ['***half*** *`*of*\u0000* _**it**_', 'half of it'],
    ['see ht`tps://evil.example, ht\u0007tps://evil.example and xhttps://evil.example now', 'see and x now'],
    ['fee\tdue', 'fee due'],
    [`${'a'.repeat(397)}https://evil.example x`, `${'a'.repeat(397)} x`],
    [`${'a'.repeat(398)}h\u0000ttps://evil.example x`, `${'a'.repeat(398)} x`],
  ])('as %j is %j', async (raw, plain) => {
    expect((await saidOf(raw)).trim()).toBe(plain);
  });

  it('holds no markup and no control characters, however it is cut', async () => {
    const markup = fc.constantFrom(
      '<script>',
      '**',
      '*',
      '_',
      'https://',
      '](',
      '[a',
      '`',
      '<',
      '>',
      '\u0000',
      '. ',
      '\n',
      'words ',
      '# ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(markup, fc.string())), async (chunks) => {
        const said = await saidOf(...chunks);
        expect(said).not.toMatch(/[<>`]|\*\*|https?:\/\/\S/i);
        expect(said).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });

  it('may hold 100,000 line feeds, at once or one by one, of which two are said', async () => {
    const feeds = '\n'.repeat(100_000);
    expect(await saidOf(`a${feeds}b`)).toBe('a\n\nb');
    expect((await collected(plainPieces(given(['a', ...feeds, 'b'])))).join('')).toBe('a\n\nb');
    expect(await saidOf(`a.${feeds}`)).toBe('a.\n\n');
  });

  it('is read no further than asked for', async () => {
    let read = 0;
    async function* endless() {
      for (; ; read++) yield 'word ';
    }
    expect((await collected(plainPieces(endless(), 12))).join('')).toBe('word word wo');
    expect(read).toBe(2);
  });

  it('is handed on although it never ends a sentence', async () => {
    const pieces = await piecesOf(...Array(300).fill('word '));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe('word '.repeat(300));
  });
});
