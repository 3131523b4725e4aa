import { expect, it } from 'vitest';
import { textOfBytes } from './text-of-bytes.ts';

const TEXT = 'Datum;Ort\r\n28.11.2026;Köln\r\n';
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );

it.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16', wide(`\uFEFF${TEXT}`, true)],
  ['UTF-16, the other way round', wide(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without a mark', wide(TEXT, true)],
  ['UTF-16 without a mark, the other way round', wide(TEXT, false)],
  ['the old encoding of Windows', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
])('reads %s', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(TEXT);
});

it('reads an empty file', () => {
  expect(textOfBytes(new Uint8Array())).toBe('');
});
