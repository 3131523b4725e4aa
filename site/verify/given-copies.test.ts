import { expect, it } from 'vitest';
import { givenCopies, refusalOf } from './given-copies.ts';

const file = (name: string, size = 10, type = ''): File => new File([new Uint8Array(size)], name, { type });
const said = async (...files: File[]) => refusalOf(await givenCopies(files));

it('each ZIP is a copy, and all loose files together are one', async () => {
  const copies = await givenCopies([
    ...[
      file('a.ZIP'),
      file('seal.json', 3),
      file('b', 10, 'application/x-zip-compressed'),
      file('seal.sig', 4),
    ],
  ]);
  expect(copies.map(({ name, size, isZip, files }) => [name, size, isZip, files.length])).toEqual([
    ['a.ZIP', 10, true, 1],
    ['b', 10, true, 1],
    ['2 files', 7, false, 2],
  ]);
  expect(await givenCopies([file('contract.pdf')])).toMatchObject([{ name: 'contract.pdf', isZip: false }]);
  expect(await givenCopies([])).toEqual([]);
});

it('a ZIP is one by its first bytes, whatever a download made of its name', async () => {
  const start = new Uint8Array([0x50, 0x4b, 3, 4, 20]);
  const names = ['sealed-contract', 'sealed-contract.zip.download'];
  const copies = await givenCopies(names.map((name) => new File([start], name, { type: 'text/plain' })));
  expect(copies.map(({ name, isZip }) => [name, isZip])).toEqual(names.map((name) => [name, true]));
  expect(await givenCopies([new File([start.subarray(0, 3)], 'x')])).toMatchObject([{ isZip: false }]);
});

it('a file that can’t be read is no ZIP: its check says why', async () => {
  const moved = file('moved');
  moved.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await givenCopies([moved])).toMatchObject([{ name: 'moved', isZip: false }]);
});

it('what can’t be checked is refused with the reason', async () => {
  expect(await said(file('a.zip'), file('b.zip'))).toBeNull();
  expect(await said(file('a.zip'), file('b.zip'), file('c.zip'))).toMatch(/^Two copies can be compared/);
  expect(await said(file('a.zip', 0))).toBe(
    'a.zip is empty. Use another copy: each signer can download one.',
  );
  const large = Object.defineProperty(file('a.zip'), 'size', { value: 60_000_001 });
  expect(await said(large)).toBe('File too large: a.zip. The limit is 60 MB.');
});
