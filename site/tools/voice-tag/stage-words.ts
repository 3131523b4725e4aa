import type { Progress } from './preview.store.ts';
import type { Stage } from './take.ts';

const WORDS: Readonly<Record<Stage, string>> = {
  engine: 'Loading the engine',
  voice: 'Loading the voice',
  speech: 'Speaking',
  beds: 'Laying beds',
  mix: 'Mixing',
  master: 'Mastering',
  encode: 'Encoding',
  measure: 'Measuring',
  upload: 'Saving',
};

/** `Loading the voice 40 %`: a stage, and how far it is where that is known. */
export function stageWords({ stage, share }: Progress): string {
  return share === null || share <= 0 ? WORDS[stage] : `${WORDS[stage]} ${Math.round(share * 100)} %`;
}

const ORDER = Object.keys(WORDS) as Stage[];

/** How far the whole way is, from 0 to 1: each stage is a step of it. `last` is where this way ends. */
export function wayShare({ stage, share }: Progress, last: Stage): number {
  const steps = ORDER.indexOf(last) + 1;
  return Math.min(1, (ORDER.indexOf(stage) + (share ?? 0)) / steps);
}
