import { expect, it } from 'vitest';
import { monoWav } from './mono-wav.ts';

const letters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

it('a WAV file names its own sizes and rate', () => {
  const wav = monoWav(new Float32Array(10), 44_100);
  const view = new DataView(wav.buffer);
  expect([letters(wav, 0), letters(wav, 8), letters(wav, 36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 44_100, 16,
  ]);
  expect(view.getUint32(40, true)).toBe(20);
});

it('samples come back within half a step, and what is too loud at the edge', () => {
  const sound = Float32Array.of(0, 0.5, -0.25, 2, -2);
  const view = new DataView(monoWav(sound, 44_100).buffer);
  const back = [...sound.keys()].map((index) => view.getInt16(44 + 2 * index, true) / 32_767);
  [0, 0.5, -0.25, 1, -1].forEach((sample, index) => {
    expect(back[index]).toBeCloseTo(sample, 4);
  });
});
