import type { Arrangement } from '../arrange.ts';

/** A place in a drop that a player can jump to, in seconds. */
export interface Mark {
  label: 'Voice' | 'Voice end' | 'Tail';
  at: number;
}

/** Closer to the end than this nothing is left to hear. */
const SHORTEST_TAIL = 0.05;

/** Where the voice begins and ends, and where the tail can be cut on the grid. */
export function marksOf({ voice, tailAt, seconds }: Arrangement): Mark[] {
  const marks: Mark[] = [
    { label: 'Voice', at: voice.at },
    { label: 'Voice end', at: voice.at + voice.seconds },
    { label: 'Tail', at: tailAt },
  ];
  return marks.filter(({ label, at }) => label === 'Voice' || at < seconds - SHORTEST_TAIL);
}
