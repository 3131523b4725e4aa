import type { Stem } from '#core/tools/voice-tag/engine/files/stems.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import { countedLoudness } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import type { MadeStem } from './make-stem.ts';

/**
 * Makes all stems equally loud. Where one of them cannot be as loud as the aims say, the others come down to it: a pad is
 * never louder than the one beside it.
 */
export async function matchStems(
  stems: readonly Stem[],
  aims: Aims,
  make: (stem: Stem, aims: Aims) => Promise<MadeStem>,
): Promise<MadeStem[]> {
  const first = await inTurn(stems, (stem) => make(stem, aims));
  const short = first
    .filter(({ isReached }) => !isReached)
    .map(({ report }) => countedLoudness(report) ?? aims.target);
  if (short.length === 0) return first;
  const lower = { ...aims, target: Math.min(aims.target, ...short) };
  return inTurn(stems, (stem) => make(stem, lower));
}

async function inTurn<Of, To>(all: readonly Of[], make: (one: Of) => Promise<To>): Promise<To[]> {
  const made: To[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}
