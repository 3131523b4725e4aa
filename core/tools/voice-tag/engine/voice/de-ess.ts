import type { Mono } from '#core/music/sound.ts';
import { follower, shareFor } from './follower.ts';

const SPLIT = 4200;
/** From this share of the whole on the top band is a hiss, and by this much more it is turned down all the way. */
const HOT = 0.55;
const SPAN = 0.35;

/** Turns the band above 4.2 kHz down by up to `amount` where it outweighs the rest. */
export function deEss(sound: Mono, sampleRate: number, amount: number): Mono {
  const share = shareFor(1 / (2 * Math.PI * SPLIT), sampleRate);
  const followTop = follower(0.002, 0.04, sampleRate);
  const followAll = follower(0.002, 0.04, sampleRate);
  const out = new Float32Array(sound.length);
  let once = 0;
  let low = 0;
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index] ?? 0;
    once += share * (value - once);
    low += share * (once - low);
    const top = value - low;
    const ratio = followTop(Math.abs(top)) / (followAll(Math.abs(value)) + 1e-5);
    const cut = amount * Math.min(1, Math.max(0, (ratio - HOT) / SPAN));
    out[index] = low + top * (1 - cut);
  }
  return out;
}
