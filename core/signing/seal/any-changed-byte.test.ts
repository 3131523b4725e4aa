import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  sealedCopy,
  sealedFiles,
  signedContent,
} from '../../../tests/support/sealed-copies.ts';
import { SIGNATURE_LENGTH } from './genuine-seal.ts';
import type { NamedBytes } from './seal.ts';

/** What a ZIP has before the bytes of a file, beside its name. */
const LOCAL_HEADER = 30;

/** Where a byte of a copy is: in one of its files, or around them. */
function placeOf(files: readonly NamedBytes[], offset: number): { file: string | null; offset: number } {
  let start = 0;
  for (const { name, bytes } of files) {
    start += LOCAL_HEADER + name.length;
    if (offset >= start && offset < start + bytes.length) return { file: name, offset: offset - start };
    start += bytes.length;
  }
  return { file: null, offset };
}

async function expectNamed(copy: Uint8Array, files: readonly NamedBytes[], offset: number, change: number) {
  const changed = flipped(copy, offset, change);
  const { verdict, headline, bytes, difference, entries } = await checked(changed);
  expect({ verdict, headline, difference, bytes }, `byte ${offset} by ${change}`).toEqual({
    ...{ verdict: 'changed', headline: 'One byte was changed after sealing', difference: 1 },
    bytes: [expect.objectContaining({ ...placeOf(files, offset), is: changed[offset], was: copy[offset] })],
  });
  const changedEntries = entries.flatMap(({ seq, state }) => (state === 'same' ? [] : [`${seq} ${state}`]));
  const own = bytes[0]?.entry;
  expect(changedEntries, `entries at ${offset}`).toEqual(
    own ? [`${own} changed`] : bytes[0]?.what === 'The layout of the record' ? expect.any(Array) : [],
  );
}

it('names every byte of a small copy, one changed at a time', async () => {
  const content = signedContent({ length: 40 });
  const [copy, files] = [sealedCopy(content), sealedFiles(content)];
  const bytes = await Promise.all(
    Array.from(copy.keys(), (offset) => expectNamed(copy, files, offset, 1 << (offset % 8))),
  );
  expect(bytes.length).toBeGreaterThan(4000);
});

it('names any byte of a copy with several blocks, whatever it became', async () => {
  const content = signedContent({ length: 9000 });
  const [copy, files] = [sealedCopy(content), sealedFiles(content)];
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: copy.length - 1 }).filter((offset) => placeOf(files, offset).file !== 'seal.sig'),
      fc.integer({ min: 1, max: 255 }),
      (offset, change) => expectNamed(copy, files, offset, change),
    ),
    { numRuns: 400 },
  );
});

it('names a byte of the signature that is quite another', async () => {
  const content = signedContent({ length: 40 });
  const [copy, files] = [sealedCopy(content), sealedFiles(content)];
  const start = copy.findIndex((_, offset) => placeOf(files, offset).file === 'seal.sig');
  await expectNamed(copy, files, start, 3);
  await expectNamed(copy, files, start + SIGNATURE_LENGTH - 1, 5);
});

it('has nothing but the seal to find it by, once the files are unpacked', async () => {
  const files = sealedFiles(signedContent({ length: 5000 }));
  for (const [index, change] of [
    [0, 0x40],
    [0, 0x21],
    [1, 0x80],
    [2, 0x55],
  ] as const) {
    const file = files[index]!;
    const offset = file.bytes.length - 60;
    const is = flipped(file.bytes, offset, change);
    const report = await checked({ files: files.with(index, { name: file.name, bytes: is }) });
    expect(report).toMatchObject({
      ...{ verdict: 'changed', difference: 1 },
      bytes: [{ file: file.name, offset, is: is[offset], was: file.bytes[offset] }],
    });
    expect(report.files[index]?.words).toBe('1 byte');
  }
});
