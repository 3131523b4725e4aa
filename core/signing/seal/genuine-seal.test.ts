import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  KEY,
  noise,
  sealedFiles,
  sha256Of,
  signedContent,
  verified,
  withFile,
  zipOf,
} from '../../../tests/support/sealed-copies.ts';
import { checkSealed } from './check-sealed.ts';
import { readSeal } from './read-seal.ts';
import type { NamedBytes } from './seal.ts';
import type { SealProgress } from './seal-report.ts';

const FILES = sealedFiles(signedContent({ length: 5000 }));
const damaged = (files: readonly NamedBytes[]) =>
  withFile(files, 'seal.json', (bytes) => Uint8Array.from(bytes).fill(0, 20, 90));

it('makes a damaged seal again whatever the order of the files is, and what else is there', async () => {
  const mended = { difference: 70, key: { id: KEY.id, is: 'known' } };
  const note = { name: 'note.txt', bytes: noise(9) };
  const other = { name: 'addendum.pdf', bytes: noise(9) };
  expect(await checked(zipOf(damaged(FILES.toReversed())))).toMatchObject(mended);
  expect(await checked({ files: damaged([note, other, ...FILES]) })).toMatchObject(mended);
  const addendum = sealedFiles(signedContent({ length: 90, name: 'addendum.pdf' }));
  const contract = { name: 'contract.pdf', bytes: noise(9) };
  expect(await checked({ files: damaged([contract, ...addendum]) })).toMatchObject(mended);
});

const text = new TextDecoder().decode(FILES[3]!.bytes);
const data = () => JSON.parse(text);
const read = (seal: unknown) => readSeal(new TextEncoder().encode(JSON.stringify(seal)));

it('reads no seal that names files as none of ours does', () => {
  expect(read(data())?.files).toHaveLength(3);
  const [first, second, third] = data().files;
  const named = (name: string) => {
    const { blocks } = data();
    return read({
      ...data(),
      files: [{ ...first, name }],
      blocks: { ...blocks, [name]: blocks[first.name] },
    });
  };
  expect(named('other-2.pdf')?.files).toHaveLength(1);
  for (const name of [
    'a/b.pdf',
    'a\\b.pdf',
    '__proto__',
    'constructor',
    '',
    '..',
    'A.PDF',
    `${'a'.repeat(99)}.pdf`,
  ])
    expect(named(name), name).toBeNull();
  for (const name of ['seal.json', 'seal.sig']) expect(named(name), name).toBeNull();
  expect(read({ ...data(), files: [first, second, third, first] })).toBeNull();
  const files = Array.from({ length: 11 }, (_, index) => ({
    name: `${index}.pdf`,
    size: 0,
    sha256: sha256Of(noise(0)),
  }));
  const blocks = Object.fromEntries(files.map(({ name }) => [name, []]));
  expect(read({ ...data(), files: files.slice(1), blocks })?.files).toHaveLength(10);
  expect(read({ ...data(), files, blocks })).toBeNull();
});

it('reads no seal that is longer than one of ours can be', async () => {
  const padded = (length: number) => new TextEncoder().encode(text.padEnd(length));
  expect(readSeal(padded(1_000_000))).not.toBeNull();
  expect(readSeal(padded(1_000_001))).toBeNull();
  const seen: SealProgress[] = [];
  const files = withFile(FILES, 'seal.json', () => padded(1_000_001));
  const changed = withFile(files, 'audit.pdf', (bytes) => flipped(bytes, 9));
  const onProgress = (progress: SealProgress) => seen.push(progress);
  const report = await checkSealed({ files: changed }, { keys: [KEY], verify: verified, onProgress });
  expect(report.verdict).toBe('not-genuine');
  expect(new Set(seen.map(({ what }) => what))).toEqual(
    new Set(['Reading the copy', ...FILES.map(({ name }) => `Reading ${name}`)]),
  );
});
