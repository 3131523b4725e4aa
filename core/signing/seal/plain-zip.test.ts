import { deflateSync, strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  checked,
  type Field,
  littleEndian,
  noise,
  sealedFiles,
  signedContent,
  type ZipPart,
  zipOf,
} from '../../../tests/support/sealed-copies.ts';
import { crcOf } from './byte-by-checksum.ts';
import type { NamedBytes } from './seal.ts';
import { sealedZip } from './sealed-zip.ts';

const FILES = sealedFiles(signedContent({ length: 6000 }));
const SIG = FILES[4]!;
const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** As a program writes a ZIP that can’t go back in it: lengths follow the bytes. */
function streamed(files: readonly NamedBytes[], isPacked: boolean): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const { name, bytes } of files) {
    const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes.subarray(0, 9));
    file.push(bytes.subarray(9), true);
  }
  zip.end();
  return joined(...chunks);
}

const UNCHANGED = { verdict: 'unchanged', difference: 0 };
const AMBIGUOUS = {
  ...{ verdict: 'changed', headline: 'Other programs may find other files in this ZIP', difference: null },
  advice: 'Use the copy as it came, or unzip this one and drop the files here.',
};

it('takes a ZIP that was written as a stream', async () => {
  expect(await checked(streamed(FILES, true))).toMatchObject(UNCHANGED);
  expect(await checked(streamed(FILES, false))).toMatchObject(UNCHANGED);
});

it('takes what Python makes of a copy, which is ours but for fields in the directory', async () => {
  const copy = sealedZip(FILES);
  let at = new DataView(copy.buffer).getUint32(copy.length - 22 + 16, true);
  for (const { name } of FILES) {
    copy[at + 5] = 3;
    copy.set([0x80, 0x01], at + 40);
    at += 46 + name.length;
  }
  const report = await checked(copy);
  expect(report).toMatchObject(UNCHANGED);
  expect(report.checks[3]).toMatchObject({ isRight: true, detail: 'Another program zipped them' });
});

const PACKED = deflateSync(SIG.bytes);
const numbersFor = (bytes: Uint8Array, packed: Uint8Array) =>
  [crcOf(bytes), packed.length, bytes.length].map((value) => [value, 4] as const);
const described = (...fields: readonly Field[]): Partial<ZipPart> => ({
  ...{ flags: 8, local: { crc: 0, packed: 0, size: 0 }, after: littleEndian(...fields) },
});
const MARK = [0x08074b50, 4] as const;
const OWN = numbersFor(SIG.bytes, PACKED);

/** A copy whose signature is packed in this way. */
const withSignature = (part: Partial<ZipPart>): Promise<unknown> =>
  checked(zipOf([...FILES.slice(0, 4), { ...SIG, ...part }]));
const deflated = { method: 8, packed: PACKED };

it('takes each way to say how long a file is', async () => {
  for (const part of [
    ...[{}, deflated, { ...deflated, ...described(...OWN) }, { ...deflated, ...described(MARK, ...OWN) }],
    ...[{ ...deflated, ...described(...OWN), local: {} }, described(...numbersFor(SIG.bytes, SIG.bytes))],
  ])
    expect(await withSignature(part)).toMatchObject(UNCHANGED);
});

const hiddenFile = (bytes = noise(600, 77)): Uint8Array => {
  const zip = zipOf([{ name: 'contract.pdf', bytes }]);
  return zip.subarray(0, zip.length - 22 - 46 - 'contract.pdf'.length);
};

it('is not content with numbers that don’t fit, wherever they are', async () => {
  const wrong = OWN.map((_, place) =>
    OWN.map(([value], index) => [value + Number(index === place), 4] as const),
  );
  for (const [index, part] of [
    ...[
      { local: { flags: 8 } },
      { local: { flags: 2048 } },
      { local: { method: 8 } },
      { local: { name: 'seal.si' } },
      { local: { name: 'seal.sih' } },
      { size: 74 },
      { ...deflated, size: 74 },
    ],
    ...[
      { local: { crc: 1 } },
      { local: { size: 10 } },
      { local: { packed: 10 } },
      { local: { crc: 0 } },
      { crc: 1 },
    ],
    ...[{ after: noise(1) }, { after: hiddenFile() }, { flags: 8 }, { ...deflated, flags: 8 }],
    ...[
      { ...deflated, local: { packed: 1 } },
      { ...deflated, after: littleEndian(MARK, ...OWN) },
    ],
    ...wrong.map((fields) => ({ ...deflated, ...described(MARK, ...fields) })),
    ...wrong.map((fields) => ({ ...deflated, ...described(...fields) })),
    ...[
      described(MARK, ...OWN.toSpliced(1, 1)),
      described([0x08074b51, 4], ...OWN),
      { ...deflated, ...described(...OWN, [0, 4], [0, 4]) },
    ],
    ...[
      { ...described(...OWN), local: { crc: 1 } },
      { ...described(...OWN), local: { packed: 1 } },
    ].map((each) => ({ ...deflated, ...each })),
  ].entries())
    expect(await withSignature(part), `Part ${index}`).toMatchObject(AMBIGUOUS);
  const copy = zipOf(FILES);
  for (const at of [0, copy.length - 18, copy.length - 16])
    expect(await checked(copy.with(at, 9)), `Byte ${at}`).toMatchObject(AMBIGUOUS);
  const unread = { name: 'x'.repeat(300), bytes: new Uint8Array() };
  expect(await checked(zipOf([...FILES, unread]))).toMatchObject(AMBIGUOUS);
});

it('is not content with what follows the end of packed bytes, or ends them early for some', async () => {
  const after = (rest: Uint8Array) => ({ method: 8, packed: joined(PACKED, rest) });
  expect(await withSignature(after(noise(1)))).toMatchObject(AMBIGUOUS);
  expect(await withSignature(after(hiddenFile()))).toMatchObject(AMBIGUOUS);
  const endless = noise(4091);
  const block = joined(littleEndian([0, 1], [4091, 2], [0xffff - 4091, 2]), endless, new Uint8Array(1));
  const store = { name: '.DS_Store', bytes: endless, method: 8, packed: block };
  expect(await checked(zipOf([...FILES, store]))).toMatchObject(AMBIGUOUS);
  const packed = joined(PACKED, littleEndian(MARK, ...OWN), hiddenFile());
  const longer = described(MARK, ...numbersFor(SIG.bytes, packed));
  expect(await withSignature({ method: 8, packed, ...longer })).toMatchObject(AMBIGUOUS);
  for (const bytes of [joined(noise(9), littleEndian(MARK)), joined(strToU8('P'), hiddenFile())]) {
    const beside = { name: '.DS_Store', bytes };
    expect(await checked(zipOf([...FILES, beside]))).toMatchObject(UNCHANGED);
    const streamed = { ...beside, ...described(MARK, ...numbersFor(bytes, bytes)) };
    expect(await checked(zipOf([...FILES, streamed]))).toMatchObject(AMBIGUOUS);
  }
});

it('says of other ways to pack that it can’t read them', async () => {
  const packed = {
    ...{ verdict: 'not-sealed', headline: 'This ZIP is packed in a way this page doesn’t read' },
    advice: 'Unzip it and drop the files here.',
  };
  expect(await withSignature({ method: 12 })).toMatchObject(packed);
  expect(await withSignature({ flags: 1 })).toMatchObject(packed);
  expect(await checked(zipOf(FILES.map((file) => ({ ...file, method: 93 }))))).toMatchObject(packed);
  const copy = zipOf([...FILES, { name: '.DS_Store', bytes: noise(9) }]);
  const longEnd = joined(
    copy.subarray(0, -22),
    littleEndian([0x07064b50, 4], [0, 4], [0, 4], [0, 4], [0, 4]),
    copy.subarray(-22),
  );
  expect(await checked(longEnd)).toMatchObject(packed);
  const extra = { 1: noise(16) };
  const long = zipSync(Object.fromEntries(FILES.map(({ name, bytes }) => [name, [bytes, { extra }]])));
  expect(await checked(long)).toMatchObject(packed);
});
