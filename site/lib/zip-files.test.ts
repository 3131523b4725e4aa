import { crc32 } from 'node:zlib';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipFiles } from './zip-files.ts';

const AT = new Date(2026, 10, 21, 13, 40, 4);
const SIGNATURE = 0x02014b50;

async function* given(...entries: [path: string, text: string][]): AsyncGenerator<ZipEntry> {
  for (const [path, text] of entries) yield { path, bytes: strToU8(text) as Uint8Array<ArrayBuffer> };
}

/** The central directory, read by the ZIP specification (APPNOTE 4.3.12). */
function directoryOf(zip: Uint8Array) {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(SIGNATURE);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      path: strFromU8(zip.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      time: view.getUint32(at + 12, true),
    };
    at += 46 + name + extra + comment;
    return entry;
  });
}

describe('a ZIP', () => {
  const svg = '<svg/>'.repeat(500);
  const files: [string, string][] = [
    ['README.txt', 'Index'],
    ['logo/a.svg', svg],
    ['logo/a.png', 'PNG'.repeat(200)],
  ];

  it('holds every file as it was, in its order, with a checksum that is right', async () => {
    const zip = new Uint8Array(await (await zipFiles(given(...files), AT)).arrayBuffer());
    const unpacked = unzipSync(zip);
    const directory = directoryOf(zip);
    expect(directory.map(({ path }) => path)).toEqual(files.map(([path]) => path));
    for (const [index, [path, text]] of files.entries()) {
      expect(strFromU8(unpacked[path] ?? new Uint8Array())).toBe(text);
      expect(directory[index]?.checksum).toBe(crc32(text));
    }
  });

  it('packs what gets smaller, and stores what is packed already', async () => {
    const zip = new Uint8Array(await (await zipFiles(given(...files), AT)).arrayBuffer());
    expect(directoryOf(zip).map(({ method }) => method)).toEqual([8, 8, 0]);
    expect(zip.length).toBeLessThan(svg.length);
  });

  it('is the same each time: its files carry the time that they are given', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await zipFiles(given(...files), AT)).arrayBuffer()),
    );
    expect(one).toEqual(other);
  });

  it('fails with the reason of a file that could not be made', async () => {
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield* given(['a.txt', 'a']);
      throw new Error('No memory');
    }
    await expect(zipFiles(broken(), AT)).rejects.toThrow('No memory');
  });
});
