import fc from 'fast-check';
import { type ZipOptions, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  noise,
  sealedFiles,
  signedContent,
  withFile,
} from '../../../tests/support/sealed-copies.ts';
import { MOST_READ } from './read-zip.ts';
import type { NamedBytes } from './seal.ts';
import { sealedZip } from './sealed-zip.ts';

const FILES = sealedFiles(signedContent({ length: 6000 }));
const COPY = sealedZip(FILES);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** As another program zips them: deflated, with a time, perhaps in a folder. */
const zipped = (files: readonly (NamedBytes & ZipOptions)[], level: 0 | 9 = 9, folder = ''): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ name, bytes, ...options }) => [folder + name, [bytes, { ...options, level }]]),
    ),
    {
      mtime: new Date(2026, 10, 4, 9, 30),
    },
  );

it('takes a copy that another program zipped, deflated, in a folder or in another order', async () => {
  const copies = [
    ...[zipped(FILES), zipped(FILES, 0), zipped(FILES.toReversed()), zipped(FILES, 9, 'From mail/')],
  ];
  for (const copy of copies) {
    const { verdict, headline, checks, files } = await checked(copy);
    expect({ verdict, headline }).toEqual({
      verdict: 'unchanged',
      headline: 'Unchanged since it was sealed',
    });
    expect(checks[3]).toMatchObject({ isRight: true, detail: 'Another program zipped them' });
    expect(files).toHaveLength(5);
  }
});

it('finds a changed byte in what another program zipped', async () => {
  const copy = zipped(withFile(FILES, 'events.json', (bytes) => flipped(bytes, 700)));
  expect(await checked(copy)).toMatchObject({ difference: 1, bytes: [{ file: 'events.json', offset: 700 }] });
});

it('lists a loose file that isn’t part of the seal, beside a verdict on those that are', async () => {
  const report = await checked({ files: [...FILES, { name: 'note.txt', bytes: bytesOf('Hi') }] });
  expect(report.verdict).toBe('unchanged');
  expect(report.files[5]).toMatchObject({ name: 'note.txt', state: 'unknown', sealedSize: null, size: 2 });
  expect(report.checks.at(-1)).toEqual({
    ...{ isRight: false, title: 'There’s a file that isn’t part of the seal', detail: 'note.txt' },
  });
});

const END = 22;

/** A ZIP behind other bytes, with its directory pointing there. */
function behind(front: Uint8Array, zip: Uint8Array): Uint8Array {
  const both = joined(front, zip);
  const view = new DataView(both.buffer);
  const add = (at: number) => view.setUint32(at, view.getUint32(at, true) + front.length, true);
  add(both.length - END + 16);
  let at = view.getUint32(both.length - END + 16, true);
  for (; view.getUint32(at, true) === 0x02014b50; at += 46 + view.getUint16(at + 28, true)) add(at + 42);
  return both;
}

it('is not content with a ZIP in which others may find other files', async () => {
  const forged = sealedZip(withFile(FILES, 'contract.pdf', () => noise(6000, 77)));
  const own = sealedZip([{ name: 'contract.pdf', bytes: noise(600, 77) }]);
  const hidden = own.subarray(0, own.length - END - 46 - 'contract.pdf'.length);
  const other = zipped(FILES, 0);
  const renamed = other.slice();
  renamed[30] = 67;
  const directory = new DataView(other.buffer).getUint32(other.length - END + 16, true);
  const between = joined(other.subarray(0, directory), hidden, other.subarray(directory));
  new DataView(between.buffer).setUint32(between.length - END + 16, directory + hidden.length, true);
  const counted = other.slice();
  counted[counted.length - END + 10] = 4;
  const extra = { 28789: bytesOf('.....contract.pdf') };
  const named = zipped([...FILES, { name: '.DS_Store', bytes: noise(9), extra }]);
  const inHeader = named.with(Buffer.from(named).lastIndexOf('up'), 0);
  const inDirectory = named.with(Buffer.from(named).indexOf('up\x11\0'), 0);
  const places = [
    ...[behind(COPY, forged), behind(hidden, COPY), behind(hidden, other), behind(noise(99), other)],
    ...[between, renamed, counted, joined(other, noise(5)), inHeader, inDirectory],
  ];
  for (const [index, copy] of places.entries())
    expect(await checked(copy), `ZIP ${index}`).toMatchObject({
      ...{
        verdict: 'changed',
        headline: 'Other programs may find other files in this ZIP',
        difference: null,
      },
    });
});

it('is not content with something after the end', async () => {
  expect(await checked(joined(COPY, noise(3)))).toMatchObject({
    ...{ verdict: 'changed', headline: 'Something was added to this copy', difference: null },
    detail: '3 bytes were added after the end of the ZIP. The sealed files are in it as they were.',
  });
});

it('says what is no sealed copy, and what is missing', async () => {
  const none = { verdict: 'not-sealed', headline: 'This isn’t a sealed copy', key: null };
  expect(await checked(new Uint8Array())).toMatchObject(none);
  expect(await checked(bytesOf('%PDF-1.7'))).toMatchObject(none);
  expect(await checked({ files: FILES.slice(0, 4) })).toMatchObject({
    ...none,
    detail: 'seal.sig is missing, so there’s nothing to check the files against.',
  });
  expect(await checked(zipped(FILES.slice(0, 3)))).toMatchObject(none);
  const large = { files: [{ name: 'a', bytes: new Uint8Array(MOST_READ.bytes + 1) }] };
  expect(await checked(large)).toMatchObject({ headline: 'This file is too large', files: [] });
});

it('unpacks no more than there may be', async () => {
  const bomb = zipped([{ name: 'seal.json', bytes: new Uint8Array(MOST_READ.unpacked + 1) }]);
  expect((await checked(bomb)).files).toEqual([]);
  // It says that it holds a few bytes.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  const end = bomb.length - 22;
  for (const at of [22, view.getUint32(end + 16, true) + 24]) view.setUint32(at, 10, true);
  expect((await checked(bomb)).files).toMatchObject([{ name: 'seal.json', size: 10 }]);
});

it('takes any bytes, and any changes to a copy, without a throw', async () => {
  const soup = fc.uint8Array({ maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(soup, async (bytes) => {
      expect((await checked(bytes)).verdict).toBe('not-sealed');
      expect((await checked({ files: FILES.map(({ name }) => ({ name, bytes })) })).verdict).toBe(
        'not-genuine',
      );
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(), soup, fc.nat({ max: 900 }), async (place, bytes, removed) => {
      const start = place % COPY.length;
      const changed = joined(COPY.subarray(0, start), bytes, COPY.subarray(start + removed));
      fc.pre(changed.length !== COPY.length && start + removed < COPY.length);
      expect((await checked(changed)).verdict).not.toBe('unchanged');
    }),
    { numRuns: 150 },
  );
});

it('takes any JSON for a seal or a record without a throw', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const nested = `${'{"event":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const strange = [
    ...['null', '[]', '{}', '1e999', '"', deep, nested, '{"__proto__":{"type":"sent"},"hash":1}'],
    '{"format":"deckhand-seal-1","key":1,"files":[{}],"blocks":[],"entries":{}}',
    '{"format":"deckhand-seal-1","key":"k","envelope":"e","version":1,"entries":[],"files":[{"name":"__proto__","size":1e300,"sha256":""}],"blocks":{"__proto__":[]}}',
    '{"event":{"type":"signed","signature":null},"by":{"name":{"toString":1}},"from":{"agent":5}}',
    '{"event":{"type":"answered","answers":[null]}}\n{"event":{"type":"constructor"}}\n{"seq":1e308}',
  ];
  const withJson = (name: string, text: string) => ({ files: withFile(FILES, name, () => bytesOf(text)) });
  for (const text of strange) {
    expect((await checked(withJson('seal.json', text))).verdict).toBe('changed');
    expect((await checked(withJson('events.json', text))).verdict).toBe('changed');
    const { files } = withJson('events.json', text);
    const report = await checked({ files: withFile(files, 'seal.json', () => bytesOf(text)) });
    expect(report.verdict).toBe('not-genuine');
  }
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.json(), async (seal, record) => {
      const files = withFile(
        withFile(FILES, 'seal.json', () => bytesOf(seal)),
        'events.json',
        () => bytesOf(record),
      );
      expect((await checked({ files })).verdict).toBe('not-genuine');
    }),
  );
});
