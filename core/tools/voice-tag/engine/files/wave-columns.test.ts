import { describe, expect, it } from 'vitest';
import type { Mono } from '#core/music/sound.ts';
import { storedWave, waveOf } from './wave-columns.ts';

const RATE = 44_100;
const tone = (hz: number, peak: number): Mono =>
  Float32Array.from({ length: RATE }, (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / RATE));

describe('the wave picture', () => {
  it('has the lows in its core and all of it in its body', () => {
    const low = storedWave([tone(50, 0.4), tone(50, 0.2)], 240, RATE);
    const high = storedWave([tone(4000, 0.4), tone(4000, 0.4)], 240, RATE);
    expect(low.body).toHaveLength(240);
    expect(Math.max(...low.body)).toBe(255);
    expect(Math.max(...low.core)).toBeGreaterThan(240);
    expect(Math.max(...high.core.slice(5))).toBeLessThan(3);
  });

  it('shows where something is', () => {
    const side = tone(1000, 0.5).map((sample, i) => (i < RATE / 2 ? sample : 0));
    const { body } = waveOf([side, side], 10, RATE);
    expect([...body].map((peak) => peak > 0.4)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is flat for silence, and for less sound than columns', () => {
    const silent = storedWave([new Float32Array(100), new Float32Array(100)], 240, RATE);
    expect(new Set([...silent.body, ...silent.core])).toEqual(new Set([0]));
    const { body } = waveOf([new Float32Array(3).fill(1), new Float32Array(3)], 240, RATE);
    expect(body.every((peak) => peak === 1)).toBe(true);
    expect(waveOf([new Float32Array(), new Float32Array()], 4, RATE).body).toHaveLength(4);
  });
});
