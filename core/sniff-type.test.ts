import { expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

it.each([
  ['image/png', bytes([0x89], 'PNG\r\n', [0x1a], '\n....')],
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['image/webp', bytes('RIFF....WEBPVP8 ')],
  ['audio/wav', bytes('RIFF....WAVEfmt ')],
  ['audio/mpeg', bytes('ID3', [4, 0])],
  ['audio/mpeg', bytes([0xff, 0xfb, 0x90])],
  ['application/pdf', bytes('%PDF-1.7')],
  ['application/zip', bytes('PK', [3, 4])],
  [null, bytes('<svg onload=alert(1)>')],
  [null, bytes('<!doctype html>')],
  [null, bytes()],
])('recognises %s by its first bytes', (type, file) => {
  expect(sniffType(file)).toBe(type);
});
