import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMELOT_KEYS, type CamelotKey } from '#core/music/camelot.ts';
import { momentaryMax } from '#core/music/loudness/loudness.ts';
import { weigh } from '#core/music/loudness/weigh.ts';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { BED_KINDS, type BedKind } from '../../beds.ts';
import type { BedAsks } from './bed.ts';
import { chordHz, rootNear } from './chord.ts';
import { BED_LOUDNESS, makeBed } from './make-bed.ts';
import { naturalBeats } from './natural-beats.ts';
import { peakNear, strengthAt } from './spectrum-of-tests.ts';

const asks: BedAsks = { seconds: 2, bpm: 128, key: '8A', seed: 1 };
const loudness = (bed: Stereo) => momentaryMax(weigh(bed, SAMPLE_RATE)) ?? Number.NEGATIVE_INFINITY;

function rms(side: Float32Array, from: number, to: number): number {
  const part = side.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

const anyAsks = fc.record({
  seconds: fc.double({ min: 0.25, max: 3, noNaN: true }),
  bpm: fc.double({ min: 60, max: 200, noNaN: true }),
  key: fc.constantFrom<CamelotKey>(...CAMELOT_KEYS),
  seed: fc.nat(8_000_000),
});

describe.each(BED_KINDS)('%s', (kind) => {
  const made = new Map<string, Stereo>();
  /** The properties ask for the same beds: each is made once. */
  function bedOf(any: BedAsks): Stereo {
    const key = JSON.stringify(any);
    const bed = made.get(key) ?? makeBed(kind, any);
    made.set(key, bed);
    return bed;
  }

  it('is exactly as long as asked, begins and ends at zero, has no offset and no broken sample', () => {
    fc.assert(
      fc.property(anyAsks, (any) => {
        for (const side of bedOf(any)) {
          expect(side).toHaveLength(Math.round(any.seconds * SAMPLE_RATE));
          expect(side.every(Number.isFinite)).toBe(true);
          expect(Math.abs(side[0] ?? 1)).toBe(0);
          expect(Math.abs(side.at(-1) ?? 1)).toBe(0);
          const mean = side.reduce((sum, value) => sum + value, 0) / side.length;
          // Part of a bass note has a mean of its own where a sound is too short to hold a few of its cycles.
          expect(Math.abs(mean)).toBeLessThan(any.seconds < 1 ? 0.02 : 0.003);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is as loud as every other kind at the same gain', () => {
    fc.assert(
      fc.property(anyAsks, (any) => {
        const bed = bedOf(any);
        expect(Math.abs(loudness(bed) - BED_LOUDNESS)).toBeLessThan(0.1);
        const peak = bed.reduce((most, side) => side.reduce((a, b) => Math.max(a, Math.abs(b)), most), 0);
        // Loud, but not a spike that a limiter would duck everything for.
        expect(peak).toBeLessThan(1.7);
      }),
      { numRuns: 8 },
    );
  });

  it('is the same for the same seed, key, tempo and length', () => {
    expect(makeBed(kind, asks)).toEqual(makeBed(kind, { ...asks }));
  });

  it('fills a minute', () => {
    const [left] = makeBed(kind, { ...asks, seconds: 60 });
    expect(left).toHaveLength(60 * SAMPLE_RATE);
    expect(left.every(Number.isFinite)).toBe(true);
  });

  it('is a whole number of beats long by itself', () => {
    for (const bpm of [60, 97.3, 128, 200]) {
      const beats = naturalBeats(kind, bpm);
      expect(Number.isInteger(beats) && beats >= 1).toBe(true);
    }
  });
});

it('is another sound with another seed, where chance has a part in it', () => {
  const chancy: BedKind[] = [
    'riser',
    'impact',
    'sweep',
    'crowd',
    'laser',
    'drone',
    'beat',
    'tape-stop',
    'rewind',
  ];
  for (const kind of chancy) expect(makeBed(kind, { ...asks, seed: 2 })).not.toEqual(makeBed(kind, asks));
});

describe.each(['8A', '8B', '3A', '11B'] as const)('in %s', (key) => {
  const bedIn = (kind: BedKind, more: Partial<BedAsks> = {}) =>
    makeBed(kind, { ...asks, key, seconds: 4, ...more });
  const isIn = (found: number, wanted: number) => expect(Math.abs(found / wanted - 1)).toBeLessThan(0.02);

  it('a drone stands on the root and its third', () => {
    const bed = bedIn('drone');
    const root = rootNear(key, 58);
    isIn(peakNear(bed, root), root);
    const third = (chordHz(key, 3)[1] / chordHz(key, 3)[0]) * 4 * root;
    isIn(peakNear(bed, third), third);
  });

  it('an air horn blows root and third', () => {
    const bed = bedIn('air-horn', { seconds: 1.4 });
    const [root, third] = chordHz(key, 4);
    // Within its long blast.
    isIn(peakNear(bed, root, 0.6, 0.6), root);
    isIn(peakNear(bed, third, 0.6, 0.6), third);
  });

  it('a siren rests on the root and on the third above', () => {
    const bed = bedIn('siren');
    const [root, third] = chordHz(key, 4);
    // It is down on the beat and up between two.
    const beat = 60 / asks.bpm;
    isIn(peakNear(bed, root, beat - 0.07, 0.14), root);
    isIn(peakNear(bed, 2 * third, beat / 2 - 0.07, 0.14), 2 * third);
  });

  it('a sub drop, a laser and a riser land on the root', () => {
    const sub = rootNear(key, 45);
    isIn(peakNear(bedIn('sub-drop'), sub, 2.8, 1), sub);
    const zap = rootNear(key, 110);
    isIn(peakNear(bedIn('laser', { seconds: 0.46 }), 2 * zap, 0.28, 0.17), 2 * zap);
    const top = rootNear(key, 440);
    isIn(peakNear(bedIn('riser'), top, 3.85, 0.15), top);
  });

  it('plays its own third and not the other one', () => {
    const [root, third] = chordHz(key, 4);
    const other = root * 2 ** ((key.endsWith('A') ? 4 : 3) / 12);
    const bed = bedIn('air-horn', { seconds: 1.4 });
    expect(strengthAt(bed, third, 0.6, 0.6)).toBeGreaterThan(5 * strengthAt(bed, other, 0.6, 0.6));
  });
});

describe('on the tempo', () => {
  it('a beat kicks on every beat', () => {
    const [left] = makeBed('beat', { ...asks, bpm: 120, seconds: 4 });
    for (let n = 0; n < 8; n++) {
      const before = n === 0 ? 0 : rms(left, n * 0.5 - 0.03, n * 0.5);
      expect(rms(left, n * 0.5 + 0.004, n * 0.5 + 0.034)).toBeGreaterThan(3 * before);
    }
  });

  it('a riser grows to its end and stops there', () => {
    const [left] = makeBed('riser', { ...asks, seconds: 4 });
    const quarters = [0, 1, 2, 3].map((at) => rms(left, at, at + 1));
    expect(quarters).toEqual([...quarters].sort((a, b) => a - b));
    expect(rms(left, 3.9, 3.98)).toBeGreaterThan(0.5 * rms(left, 3, 4));
  });

  it('an impact hits first and dies away', () => {
    const [left] = makeBed('impact', { ...asks, seconds: 2.4 });
    expect(rms(left, 0, 0.1)).toBeGreaterThan(8 * rms(left, 1.2, 2.4));
  });

  it('a tape stop gets slower until nothing is left', () => {
    const bed = makeBed('tape-stop', { ...asks, seconds: 2 });
    const bright = (from: number) => strengthAt(bed, 1760, from, 0.4) + strengthAt(bed, 1318.5, from, 0.4);
    expect(bright(0)).toBeGreaterThan(2 * bright(1.5));
    expect(rms(bed[0], 1.9, 2)).toBeLessThan(0.2 * rms(bed[0], 0, 0.5));
  });
});

describe('stereo', () => {
  it('has what is wide in it on both sides, differently', () => {
    for (const kind of ['riser', 'impact', 'crowd', 'drone', 'sweep', 'siren'] as const) {
      const [left, right] = makeBed(kind, asks);
      const [l, r] = [rms(left, 0, 2), rms(right, 0, 2)];
      expect(Math.abs(20 * Math.log10(l / r))).toBeLessThan(3);
      let together = 0;
      for (let i = 0; i < left.length; i++) together += (left[i] ?? 0) * (right[i] ?? 0);
      expect(together / left.length / (l * r)).toBeLessThan(0.98);
    }
  });

  it('keeps the lowest bass in the middle', () => {
    const [left, right] = makeBed('sub-drop', asks);
    expect(left).toEqual(right);
  });
});
