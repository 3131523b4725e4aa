import { expect, it } from 'vitest';
import { givenCopies, refusalOf } from './given-copies.ts';

const file = (name: string, size = 10, type = ''): File => new File([new Uint8Array(size)], name, { type });
const said = (...files: File[]) => refusalOf(givenCopies(files));

it('each ZIP is a copy, and all loose files together are one', () => {
  const copies = givenCopies([
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
  expect(givenCopies([file('contract.pdf')])[0]?.name).toBe('contract.pdf');
  expect(givenCopies([])).toEqual([]);
});

it('what can’t be checked is refused with the reason', () => {
  expect(said(file('a.zip'), file('b.zip'))).toBeNull();
  expect(said(file('a.zip'), file('b.zip'), file('c.zip'))).toMatch(/^Two copies can be compared/);
  expect(said(file('a.zip', 0))).toBe('a.zip is empty. Use another copy: each signer can download one.');
  const large = Object.defineProperty(file('a.zip'), 'size', { value: 60_000_001 });
  expect(said(large)).toBe('File too large: a.zip. The limit is 60 MB.');
});
