import type { Recipe } from '../recipe.ts';

/** The longest that a drop may be, in seconds. */
export const LONGEST_DROP = 60;

/** Steps of the grid in a beat: what snaps, snaps to sixteenths. */
export const STEPS_IN_A_BEAT = 4;

/** What counts as on the grid, in beats: less than can be heard, more than arithmetic loses. */
const NEAR = 1e-6;
/** The last breath of a voice may lie over its grid line by so much, in beats. */
const BREATH = 0.03;
/** Room that a voice in a number of bars keeps after itself, in beats, if a tail was asked for at all. */
const LEAST_TAIL = 0.5;

/** The outline of a drop, in beats. */
export interface Span {
  total: number;
  bars: number;
  lead: number;
  tailAt: number;
}

const upToStep = (beats: number): number => Math.ceil(beats * STEPS_IN_A_BEAT - NEAR) / STEPS_IN_A_BEAT;
const downToStep = (beats: number): number => Math.floor(beats * STEPS_IN_A_BEAT + NEAR) / STEPS_IN_A_BEAT;

/** Where the voice and its end lie, and how long it all is. `voice` in beats. */
export function spanOf({ bpm, bars, lead, tail }: Recipe, voice: number): Span {
  const longest = Math.floor((LONGEST_DROP * bpm) / 60 + NEAR);
  const total =
    bars === 0 ? freeLength(lead + voice, tail, longest) : lockedLength(bars, voice, tail, longest);
  const at = leadThatFits({ lead, tail, voice, total });
  const end = upToStep(at + voice - BREATH);
  return { total, bars: bars === 0 ? 0 : total / 4, lead: at, tailAt: Math.min(total, Math.max(at, end)) };
}

function freeLength(voiceEnd: number, tail: number, longest: number): number {
  const end = Math.max(voiceEnd, upToStep(voiceEnd - BREATH) + tail);
  return Math.min(longest, Math.max(1, Math.ceil(end - NEAR)));
}

/** The first of 1, 2, 4, 8 … bars, from those asked for on, that holds the voice. */
function lockedLength(bars: number, voice: number, tail: number, longest: number): number {
  const needed = voice + Math.min(tail, LEAST_TAIL);
  let beats = bars * 4;
  while (beats < needed - NEAR && beats * 2 <= longest) beats *= 2;
  return beats < needed - NEAR ? Math.floor(longest / 4) * 4 : beats;
}

/** The lead as asked for, or, where there is too little room, its fair share of what is left, on the grid. */
function leadThatFits({
  lead,
  tail,
  voice,
  total,
}: Record<'lead' | 'tail' | 'voice' | 'total', number>): number {
  const room = Math.max(0, total - voice);
  if (lead + tail <= room + BREATH) return Math.min(lead, room);
  const share = (room * lead) / (lead + tail);
  // A voice on a beat is better than a fairer share of the rest.
  return Math.min(lead, share >= 1 ? Math.floor(share + NEAR) : downToStep(share));
}
