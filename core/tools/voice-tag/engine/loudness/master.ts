import { truePeak } from '#core/music/loudness/true-peak.ts';
import { weigh } from '#core/music/loudness/weigh.ts';
import type { Stereo } from '#core/music/sound.ts';
import { decibels, toDecibels } from '../decibels.ts';
import { findGain } from './find-gain.ts';
import { heldTo, scaled, turnDown } from './limit.ts';
import { loudnessBy, type MeasuredBy, measuredBy } from './measured-by.ts';
import { saturate } from './saturate.ts';

/** Loudness in LUFS and true peak in dBTP. */
export interface Aims {
  target: number;
  ceiling: number;
}

export interface Mastered {
  sound: Stereo;
  measuredBy: MeasuredBy;
  /** What was reached, in LUFS; null for silence. */
  loudness: number | null;
  /** dB that the sound was turned up, and LU of them that the peaks took back. */
  gain: number;
  pressed: number;
  /** False where the target asks for more than `MOST_PRESSED`: the sound is as loud as that allows. */
  isReached: boolean;
}

/** LU that bent and limited peaks may cost. More is heard as distortion before it is heard as loudness. */
export const MOST_PRESSED = 6;

/** dB of a peak that are turned down rather than bent: a bend is heard on a steady tone, a turn on a steady bed. */
const LEFT_TO_LIMIT = 1.5;
/** LU by which a sound may miss its target and still count as there. */
const NEAR = 0.1;

/**
 * Turns a sound up or down until it is as loud as the aims say, bends and limits the peaks that then are too high. `by` is
 * the value that counts; without it the sound decides.
 */
export function master(sound: Stereo, sampleRate: number, aims: Aims, by?: MeasuredBy): Mastered {
  const before = weigh(sound, sampleRate);
  const counted = by ?? measuredBy(before);
  const own = loudnessBy(before, counted);
  if (own === null)
    return { sound, measuredBy: counted, loudness: null, gain: 0, pressed: 0, isReached: false };
  const straight = aims.target - own;
  const peak = toDecibels(truePeak(sound));
  if (peak + straight <= aims.ceiling)
    return {
      ...{ sound: scaled(sound, decibels(straight)), measuredBy: counted, loudness: aims.target },
      ...{ gain: straight, pressed: 0, isReached: true },
    };
  const press = presser(sound, sampleRate, aims.ceiling, counted);
  const missAt = (gain: number): number => {
    const { loudness } = press(gain);
    return Math.max(loudness - aims.target, own + gain - loudness - MOST_PRESSED);
  };
  const unpressed = aims.ceiling - peak;
  const tooQuiet = Math.max(own + unpressed - aims.target, -MOST_PRESSED);
  const gain = findGain(missAt, { gain: unpressed, miss: tooQuiet }, straight);
  const pressed = press(gain);
  const held = heldTo(decibels(aims.ceiling), pressed.sound);
  const loudness =
    held === pressed.sound ? pressed.loudness : (loudnessBy(weigh(held, sampleRate), counted) ?? own);
  return {
    ...{ sound: held, measuredBy: counted, loudness, gain, pressed: own + gain - loudness },
    isReached: Math.abs(loudness - aims.target) < NEAR,
  };
}

interface Pressing {
  gain: number;
  sound: Stereo;
  loudness: number;
}

/** Turns up, bends and limits a sound, and remembers the last time that it did. */
function presser(
  sound: Stereo,
  sampleRate: number,
  ceilingDb: number,
  by: MeasuredBy,
): (gain: number) => Pressing {
  const ceiling = decibels(ceilingDb);
  const bendTo = decibels(ceilingDb + LEFT_TO_LIMIT);
  let last: Pressing | null = null;
  return (gain) => {
    if (last?.gain === gain) return last;
    const pressed = turnDown(saturate(scaled(sound, decibels(gain)), bendTo), sampleRate, ceiling);
    const loudness = loudnessBy(weigh(pressed, sampleRate), by) ?? Number.NEGATIVE_INFINITY;
    last = { gain, sound: pressed, loudness };
    return last;
  };
}
