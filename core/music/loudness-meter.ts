import { REACH } from './loudness/interpolation.ts';
import { peakBetween } from './loudness/true-peak.ts';
import { type Weighed, weigher } from './loudness/weigh.ts';
import type { Mono } from './sound.ts';

/** What is known about a sound once all of it went through the meter. */
export interface Metered {
  weighed: Weighed;
  /** Factors of full scale. */
  truePeak: number;
  samplePeak: number;
  /** Places where three or more samples in a row stand at full scale or above. */
  clips: number;
  /** Peaks of equal parts of the sound, 0 to 1 and more. */
  columns: Float32Array;
}

export interface LoudnessMeter {
  /** Takes the next piece of both sides, of equal length. For a mono sound both are the same. Samples may go over 1. */
  take(left: Mono, right: Mono): void;
  done(): Metered;
}

/** A sample that a 16-bit file cannot go over. */
const FULL_SCALE = 32_767 / 32_768;
const CLIP_LENGTH = 3;

/** The meter of BS.1770-4 for sounds that are too long to be held at once: `length` samples a side come in pieces of any size. */
export function loudnessMeter(sampleRate: number, length: number, columns: number): LoudnessMeter {
  const peaks = new Float32Array(columns);
  const weighing = weigher(sampleRate, length);
  const sides = [sideMeter(), sideMeter()] as const;
  let at = 0;

  function drawPiece(left: Mono, right: Mono): void {
    for (let i = 0; i < left.length && at < length; i++, at++) {
      const level = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
      const column = Math.floor((at / length) * columns);
      if (level > (peaks[column] ?? 0)) peaks[column] = level;
    }
  }

  return {
    take(ofLeft, ofRight) {
      const [left, right] = [onlyNumbers(ofLeft), onlyNumbers(ofRight)];
      weighing.take(left, right);
      drawPiece(left, right);
      sides[0].take(left);
      sides[1].take(right);
    },
    done() {
      const ends = sides.map((side) => side.done());
      const most = (of: (end: SideEnd) => number): number => Math.max(...ends.map(of));
      return {
        weighed: weighing.done(),
        truePeak: most((side) => side.truePeak),
        samplePeak: most((side) => side.samplePeak),
        clips: ends.reduce((sum, side) => sum + side.clips, 0),
        columns: peaks,
      };
    },
  };
}

/** With silence where a sample is no number, as a broken plug-in writes it: one would ring on in the filter for ever. */
function onlyNumbers(side: Mono): Mono {
  for (let i = 0; i < side.length; i++) {
    if (!Number.isFinite(side[i])) return side.map((sample) => (Number.isFinite(sample) ? sample : 0));
  }
  return side;
}

interface SideEnd {
  truePeak: number;
  samplePeak: number;
  clips: number;
}

function sideMeter() {
  // The last samples of the piece before: a point between two samples is made of those around it.
  let tail: Mono = new Float32Array(0);
  let [peak, samplePeak, clips, row] = [0, 0, 0, 0];

  function readSamples(piece: Mono): void {
    for (const sample of piece) {
      const level = Math.abs(sample);
      if (level > samplePeak) samplePeak = level;
      row = level >= FULL_SCALE ? row + 1 : 0;
      if (row === CLIP_LENGTH) clips++;
    }
    peak = Math.max(peak, samplePeak);
  }

  return {
    take(piece: Mono): void {
      readSamples(piece);
      const sound = new Float32Array(tail.length + piece.length);
      sound.set(tail);
      sound.set(piece, tail.length);
      peak = peakBetween(sound, peak, Math.max(0, tail.length - REACH), sound.length - REACH);
      tail = sound.slice(-2 * REACH);
    },
    done(): SideEnd {
      peak = peakBetween(tail, peak, Math.max(0, tail.length - REACH));
      return { truePeak: peak, samplePeak, clips };
    },
  };
}
