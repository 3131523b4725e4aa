import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { turn } from '../turn.ts';
import { convolverOf, offlineContext, playInto, rendered } from './offline.ts';

/** How much of the voice's beginning swells, and how long it takes to end after it has begun, in seconds. */
const HEAD = 0.5;
export const SWELL_OVERLAP = 0.35;

/** The echo of the first sounds, played backwards: it grows into the voice. */
export async function reverseSwell(voice: Mono, response: Stereo): Promise<Stereo> {
  const head = voice.slice(0, Math.round(HEAD * SAMPLE_RATE)).reverse();
  const context = offlineContext((head.length + response[0].length) / SAMPLE_RATE);
  const convolver = convolverOf(context, response);
  convolver.connect(context.destination);
  await turn();
  playInto(convolver, context, [head], 0);
  const [left, right] = await rendered(context);
  return [left.reverse(), right.reverse()];
}
