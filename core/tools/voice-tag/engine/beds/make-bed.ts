import type { Mono, Stereo } from '#core/music/sound.ts';
import type { BedKind } from '../../beds.ts';
import { peakOf } from '../voice/level.ts';
import { softClip } from '../voice/soft-clip.ts';
import { samples } from './add.ts';
import { airHorn } from './air-horn.ts';
import { beat } from './beat.ts';
import type { BedAsks, DrawBed } from './bed.ts';
import { crowd } from './crowd.ts';
import { drone } from './drone.ts';
import { filter } from './filter.ts';
import { impact } from './impact.ts';
import { laser } from './laser.ts';
import { bringTo } from './level.ts';
import { rewind } from './rewind.ts';
import { riser } from './riser.ts';
import { siren } from './siren.ts';
import { subDrop } from './sub-drop.ts';
import { sweep } from './sweep.ts';
import { tapeStop } from './tape-stop.ts';

const DRAWN: Record<BedKind, DrawBed> = {
  riser,
  impact,
  'sub-drop': subDrop,
  sweep,
  'air-horn': airHorn,
  siren,
  crowd,
  laser,
  drone,
  beat,
  'tape-stop': tapeStop,
  rewind,
};

/** Loudness of a bed at a gain of 0 dB, in LUFS: that of its loudest 400 ms, which is where a shaped voice lies. */
export const BED_LOUDNESS = -10;

/** Edges that keep a bed from clicking, in seconds. */
const FADE_IN = 0.002;
const FADE_OUT = 0.012;
/** Spikes are rounded off from the knee on, so that no limiter has to duck everything for them. */
const KNEE = 0.8;
const CEILING = 1.2;
/** Everything below this is felt by nobody and costs headroom, in Hz. */
const LOWEST = 18;

/**
 * Makes a bed of exactly so many seconds in a key and tempo. At the same gain all kinds are equally loud: their loudest
 * 400 ms have BED_LOUDNESS. It begins and ends at zero. The same asks give the same samples.
 */
export function makeBed(kind: BedKind, asks: BedAsks): Stereo {
  const bed = DRAWN[kind](asks);
  for (const side of bed) fadeEdges(filter(side, 'high', LOWEST));
  bringTo(BED_LOUDNESS, bed);
  if (Math.max(...bed.map(peakOf)) <= KNEE) return bed;
  for (const side of bed) softClip(side, KNEE, CEILING);
  return bringTo(BED_LOUDNESS, bed);
}

function fadeEdges(side: Mono): void {
  const rise = Math.min(samples(FADE_IN), side.length >> 2);
  const fall = Math.min(samples(FADE_OUT), side.length >> 2);
  for (let i = 0; i < rise; i++) side[i] = (side[i] ?? 0) * (i / rise);
  for (let i = 0; i < fall; i++) {
    const at = side.length - 1 - i;
    side[at] = (side[at] ?? 0) * (i / fall);
  }
}
