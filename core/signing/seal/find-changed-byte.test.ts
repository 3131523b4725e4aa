import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flipped, noise, sha256Of } from '../../../tests/support/sealed-copies.ts';
import { bytesByChecksum, crcOf } from './byte-by-checksum.ts';
import { CHANGES, findChangedByte } from './find-changed-byte.ts';

const placesOf = (bytes: Uint8Array): number[] => [...bytes.keys()];
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 200 });

it('tries each other value of a byte once', () => {
  expect([...CHANGES.bit, ...CHANGES.other].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 255 }, (_, index) => index + 1),
  );
});

it('finds the one byte with which a block has its hash, wherever it is', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (was, place, change) => {
      const offset = place % was.length;
      const is = flipped(was, offset, change);
      const kind = (change & (change - 1)) === 0 ? 'bit' : 'other';
      const found = findChangedByte(is, {
        ...{ hash: sha256Of(was), places: placesOf(is), changes: CHANGES[kind], onPlace: () => {} },
      });
      expect(found).toEqual({ offset, was: was[offset] });
    }),
    { numRuns: 60 },
  );
});

it('finds none where two bytes were changed, or the place isn’t tried; and tells how far it is', () => {
  const was = noise(300);
  const search = { hash: sha256Of(was), places: placesOf(was), changes: CHANGES.bit, onPlace: () => {} };
  expect(findChangedByte(flipped(flipped(was, 7), 200), search)).toBeNull();
  expect(findChangedByte(flipped(was, 7), { ...search, places: [6, 8, 200] })).toBeNull();
  const seen: number[] = [];
  const onPlace = (tried: number) => seen.push(tried);
  expect(findChangedByte(flipped(was, 3), { ...search, onPlace })).toMatchObject({ offset: 3 });
  expect(seen).toEqual([1, 2, 3]);
});

it('has the checksum that ZIP has', () => {
  expect(crcOf(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
  expect(crcOf(new Uint8Array())).toBe(0);
});

it('tells from the checksum which byte it may be, among few', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (was, place, change) => {
      const offset = place % was.length;
      const found = bytesByChecksum(flipped(was, offset, change), crcOf(was));
      expect(found).toContainEqual({ offset, was: was[offset] });
      expect(found.length).toBeLessThan(3);
    }),
  );
  expect(bytesByChecksum(noise(300), crcOf(noise(300)))).toEqual([]);
});
