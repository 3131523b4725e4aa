import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { decibels } from '../decibels.ts';
import { voiceOverBed } from './speech-band.ts';

/** The voice is at least so far over the layers where words are understood, in dB. */
export const LEAST_VOICE_OVER_BED = 8;

/** Time in which the layers go down before the voice, and come back after it, in seconds. */
const DOWN = 0.06;
const BACK = 0.35;

/**
 * Lowers the layers under the voice, in place, as far as it needs to be understood: by nothing where it is over them by
 * LEAST_VOICE_OVER_BED already. Answers by how much, in dB.
 */
export function makeRoom(voice: Stereo, bed: Stereo, span: { at: number; seconds: number }): number {
  const from = Math.round(span.at * SAMPLE_RATE);
  const to = Math.round((span.at + span.seconds) * SAMPLE_RATE);
  const over = voiceOverBed(voice, bed, from, to);
  const lack = LEAST_VOICE_OVER_BED - over;
  if (!(lack > 0) || !Number.isFinite(lack)) return 0;
  const gain = decibels(-lack);
  for (const side of bed) lower(side, from, to, gain);
  return lack;
}

function lower(side: Mono, from: number, to: number, gain: number): void {
  const down = Math.round(DOWN * SAMPLE_RATE);
  const back = Math.round(BACK * SAMPLE_RATE);
  const last = Math.min(side.length, to + back);
  for (let i = Math.max(0, from - down); i < last; i++) {
    const outside = Math.max((from - i) / down, (i - to) / back, 0);
    side[i] = (side[i] ?? 0) * (gain + (1 - gain) * Math.min(1, outside));
  }
}
