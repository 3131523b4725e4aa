import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { fontkitOutliner } from '../tools/logo-generator/engine/text/fontkit-outliner.ts';
import { unpackWoff } from './woff.ts';

const bytesOf = (file: string): Uint8Array => {
  const bytes = readLogoFonts([file]).get(file);
  if (!bytes) throw new Error(`${file} is not installed`);
  return bytes;
};

/** Tag → bytes, read from the table directory of a plain OpenType file. */
function tablesIn(sfnt: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const start = view.getUint32(entry + 8);
      const tag = String.fromCharCode(...sfnt.subarray(entry, entry + 4));
      return [tag, sfnt.subarray(start, start + view.getUint32(entry + 12))];
    }),
  );
}

it('unpacks every table as it was', () => {
  const woff = Buffer.from(bytesOf('anton-latin-400-normal.woff'));
  const tables = tablesIn(unpackWoff(woff));
  expect(tables.size).toBe(woff.readUInt16BE(12));
  for (let entry = 44; entry < 44 + tables.size * 20; entry += 20) {
    const [start, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const stored = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const expected = packed === length ? stored : inflateSync(stored);
    expect(tables.get(woff.toString('latin1', entry, entry + 4))).toEqual(new Uint8Array(expected));
  }
});

it('opens the slice whose tables are stored in a way that the parser alone cannot read', () => {
  const outliner = fontkitOutliner(bytesOf('zcool-qingke-huangyou-101-400-normal.woff'));
  expect(outliner.characterSet).toContain('帧'.codePointAt(0));
});

it('leaves other files alone', () => {
  const text = new Uint8Array(readFileSync(import.meta.filename));
  expect(unpackWoff(text)).toBe(text);
  expect(unpackWoff(new Uint8Array(3))).toHaveLength(3);
});
