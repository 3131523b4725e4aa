import type { Layer } from '../beds.ts';
import type { Recipe } from '../recipe.ts';
import type { Arrangement } from './arrange.ts';
import { FARTHEST, leastLength, reachOf } from './arrange-reach.ts';
import { STEPS_IN_A_BEAT } from './arrange-span.ts';
import { naturalBeats } from './beds/natural-beats.ts';

/** What a drag comes to rest on: sixteenths, or wherever it is let go. */
export type Snap = 'grid' | 'free';

/** Which end of a layer is held; the other one stays where it is. */
export type Edge = 'start' | 'end';

const MOST_LEAD = 16;
const MOST_TAIL = 32;
const SHORTEST = 0.25;
const LONGEST = 64;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Freely placed things still have short numbers, for links. */
const stepsOf = (snap: Snap): number => (snap === 'grid' ? STEPS_IN_A_BEAT : 1000);

function snapped(beats: number, snap: Snap): number {
  const steps = stepsOf(snap);
  // Adding 0 makes -0 a plain 0.
  return Math.round(beats * steps) / steps + 0;
}

/**
 * The recipe with the lead and the tail that it was given: where bars were asked for, or the drop is as long as one may
 * be, they are not its own. A drag starts from here, so that what is held moves with the hand. Of free length it keeps
 * the tail that it asks for: what a whole beat added is no part of it, and would be added again with every move.
 */
export function asLaidOut(recipe: Recipe, { voice, tailAt, seconds, beat }: Arrangement): Recipe {
  const lead = clamp(snapped(voice.at / beat, 'free'), 0, MOST_LEAD);
  const seen = clamp(snapped((seconds - tailAt) / beat, 'free'), 0, MOST_TAIL);
  return { ...recipe, lead, tail: recipe.bars === 0 ? Math.min(recipe.tail, seen) : seen };
}

/** Moves the voice by beats. In a number of bars, what it gains before itself goes from the tail. */
export function moveVoice(recipe: Recipe, by: number, snap: Snap = 'grid'): Recipe {
  const lead = clamp(snapped(recipe.lead + by, snap), 0, MOST_LEAD);
  const tail = recipe.bars === 0 ? recipe.tail : recipe.tail - (lead - recipe.lead);
  return { ...recipe, lead, tail: clamp(snapped(tail, 'free'), 0, MOST_TAIL) };
}

/** Sets the beats after the voice. */
export function setTail(recipe: Recipe, beats: number, snap: Snap = 'grid'): Recipe {
  return { ...recipe, tail: clamp(snapped(beats, snap), 0, MOST_TAIL) };
}

/** A move of a layer: its place in the recipe, and by how many beats. */
interface LayerMove {
  layer: number;
  by: number;
  snap?: Snap;
}

/** Moves a layer by beats; it keeps its anchor and its length, and some of it stays within the drop as it lies. */
export function moveLayer(recipe: Recipe, plan: Arrangement, move: LayerMove): Recipe {
  const { layer, by, snap = 'grid' } = move;
  return withLayer(recipe, layer, (old) => {
    const { earliest, latest } = reachOf(old, lengthOf(old, recipe), plan, stepsOf(snap));
    return { ...old, offset: clamp(snapped(old.offset + by, snap), earliest, latest) };
  });
}

/**
 * Moves one end of a layer by beats; some of it stays within the drop as it lies. A layer of its natural length has one
 * of its own from then on.
 */
export function resizeLayer(recipe: Recipe, plan: Arrangement, move: LayerMove & { edge: Edge }): Recipe {
  const { layer, edge, by, snap = 'grid' } = move;
  return withLayer(recipe, layer, (old) => {
    const length = lengthOf(old, recipe);
    if (edge === 'end') {
      return { ...old, length: clamp(snapped(length + by, snap), leastLength(old, plan), LONGEST) };
    }
    const end = old.offset + length;
    const earliest = Math.max(-FARTHEST, end - LONGEST);
    const latest = Math.min(reachOf(old, length, plan, stepsOf(snap)).latest, end - SHORTEST);
    const offset = clamp(snapped(old.offset + by, snap), earliest, Math.max(earliest, latest));
    return { ...old, offset, length: clamp(snapped(end - offset, 'free'), SHORTEST, LONGEST) };
  });
}

const lengthOf = ({ kind, length }: Layer, { bpm }: Recipe): number => length ?? naturalBeats(kind, bpm);

export function removeLayer(recipe: Recipe, layer: number): Recipe {
  return { ...recipe, layers: recipe.layers.filter((_, index) => index !== layer) };
}

function withLayer(recipe: Recipe, layer: number, change: (old: Layer) => Layer): Recipe {
  const layers = recipe.layers.map((old, index) => (index === layer ? change(old) : old));
  return { ...recipe, layers };
}
