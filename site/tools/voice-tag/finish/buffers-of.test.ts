import { expect, it } from 'vitest';
import { buffersOf } from './buffers-of.ts';

it('memory that two sides share is handed over once', () => {
  const side = new Float32Array(3);
  const mp3 = new Uint8Array(2);
  const found = buffersOf({ sound: [side, side], mp3, report: { seconds: 1 }, by: 'integrated', wave: null });
  expect(found).toEqual([side.buffer, mp3.buffer]);
  expect(structuredClone([side, side], { transfer: found.slice(0, 1) })[0]).toHaveLength(3);
  expect(side).toHaveLength(0);
});
