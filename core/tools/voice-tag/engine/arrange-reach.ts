import type { Layer } from '../beds.ts';
import type { Arrangement } from './arrange.ts';
import { anchorBeat, losesItsFront } from './arrange-clips.ts';

/** How far a layer may be moved either way from its anchor, in beats. */
export const FARTHEST = 32;
/** What stays of a layer within the drop, in beats: enough to be seen and held. */
export const LEAST_INSIDE = 0.25;

/** What arithmetic loses, in beats. */
const NEAR = 1e-6;

interface Reach {
  earliest: number;
  latest: number;
}

/** Beat of the drop as it lies that the offset of a layer is counted from. */
function anchorIn({ voice, tailAt, seconds, beat, bars }: Arrangement, at: Layer['at']): number {
  return anchorBeat(at, { lead: voice.at / beat, tailAt: tailAt / beat, total: seconds / beat, bars });
}

/** The offsets, on a grid of `steps` to a beat, with which a layer of `length` beats is still seen in the drop. */
export function reachOf(layer: Layer, length: number, plan: Arrangement, steps: number): Reach {
  const anchor = anchorIn(plan, layer.at);
  const front = losesItsFront(layer) ? LEAST_INSIDE - length : 0;
  const back = plan.seconds / plan.beat - LEAST_INSIDE;
  return {
    earliest: Math.max(-FARTHEST, Math.ceil((front - anchor) * steps - NEAR) / steps),
    latest: Math.min(FARTHEST, Math.floor((back - anchor) * steps + NEAR) / steps),
  };
}

/** The least length, in beats, with which a layer that begins before the drop is still seen in it. */
export function leastLength({ at, offset }: Layer, plan: Arrangement): number {
  return LEAST_INSIDE + Math.max(0, -(anchorIn(plan, at) + offset));
}
