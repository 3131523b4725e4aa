import { describe, expect, it } from 'vitest';
import type { Mono, Stereo } from '#core/music/sound.ts';
import { loudnessReportSchema } from '../../report.ts';
import { countedLoudness, reportOn } from './report-on.ts';

const RATE = 44_100;
const AIMS = { target: -14, ceiling: -1 };
const tone = (hz: number, peak: number, seconds = 4): Mono =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / RATE));
const of = (sound: Stereo) => reportOn(sound, RATE, AIMS);

describe('a report', () => {
  it('is what is stored', () => {
    expect(loudnessReportSchema.parse(of([tone(500, 0.5), tone(700, 0.5)]))).toMatchObject({
      ...AIMS,
      seconds: 4,
      sampleRate: RATE,
      measuredBy: 'integrated',
    });
    expect(loudnessReportSchema.safeParse(of([new Float32Array(9), new Float32Array(9)])).success).toBe(true);
  });

  it('says what is lost in mono', () => {
    const side = tone(500, 0.5);
    expect(of([side, side]).monoFold).toBeCloseTo(0, 3);
    expect(of([side, new Float32Array(side.length)]).monoFold).toBeCloseTo(-3.01, 2);
    expect(of([side, side.map((sample) => -sample)]).monoFold).toBeLessThan(-100);
    expect(of([new Float32Array(RATE), new Float32Array(RATE)]).monoFold).toBeNull();
  });

  it('finds the quietest 400 ms', () => {
    const side = tone(500, 0.5).map((sample, i) => (i > RATE && i < 1.5 * RATE ? sample / 100 : sample));
    expect(of([side, side]).noiseFloor).toBeCloseTo(20 * Math.log10(0.005 / Math.SQRT2), 0);
    expect(of([tone(500, 0.5, 0.3), tone(500, 0.5, 0.3)]).noiseFloor).toBeNull();
  });

  it('counts the momentary value where the sound is short', () => {
    const short = of([tone(1000, 0.5, 0.2), tone(1000, 0.5, 0.2)]);
    expect(short.integrated).toBeNull();
    expect(countedLoudness(short)).toBe(short.momentaryMax);
  });
});
