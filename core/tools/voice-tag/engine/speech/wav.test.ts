import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monoWav } from '../files/mono-wav.ts';
import { readWav } from './read-wav.ts';

test('what is written is read back to half a step of 16 bits', () => {
  fc.assert(
    fc.property(
      fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 200 }),
      fc.constantFrom(16_000, 44_100),
      (pcm, sampleRate) => {
        const read = readWav(monoWav(pcm, sampleRate));
        expect(read.sampleRate).toBe(sampleRate);
        expect(read.pcm.length).toBe(pcm.length);
        for (const [index, value] of pcm.entries())
          expect(Math.abs((read.pcm[index] ?? 9) - value)).toBeLessThanOrEqual(1 / 32_768);
      },
    ),
  );
});

test('louder than full scale is cut, not turned over', () => {
  expect([...readWav(monoWav(new Float32Array([4, -4]), 16_000)).pcm]).toEqual([32_767 / 32_768, -1]);
});

test('of two channels the first is read, and a length that lies is cut to what is there', () => {
  const file = monoWav(new Float32Array([0.5, -0.5, 0.25, -0.25]), 16_000);
  const view = new DataView(file.buffer);
  view.setUint16(22, 2, true);
  view.setUint32(40, 0xffff_ffff, true);
  expect([...readWav(file).pcm]).toEqual([0.5, 0.25]);
});

test('what is no WAV file is refused', () => {
  expect(() => readWav(new Uint8Array(100))).toThrow(RangeError);
  expect(() => readWav(new Uint8Array())).toThrow(RangeError);
});
