import { expect, it } from 'vitest';
import { isSilent } from './is-silent.ts';

const hum = (peak: number) => Float32Array.from({ length: 4410 }, (_, at) => peak * Math.sin(at / 10));

it('nothing, an empty part and what stays under -60 dBFS are silent', () => {
  expect(isSilent(new Float32Array())).toBe(true);
  expect(isSilent(new Float32Array(4410))).toBe(true);
  expect(isSilent(hum(0.0009))).toBe(true);
});

it('a whisper is not, whichever way its one peak goes', () => {
  expect(isSilent(hum(0.0012))).toBe(false);
  expect(isSilent(Float32Array.of(0, 0, -0.002, 0))).toBe(false);
});
