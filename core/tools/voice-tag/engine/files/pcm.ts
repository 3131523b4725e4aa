import type { Stereo } from '#core/music/sound.ts';

export type WavBits = 16 | 24;

/**
 * Samples as whole numbers of `bits`, left and right in turn. 16 bits are dithered (two even chances a sample, one step
 * each: TPDF), so that a fading tail ends in noise and not in steps; at 24 bits the steps are under any room.
 */
export function pcmOf([left, right]: Stereo, bits: WavBits, chance: () => number): Uint8Array {
  const width = bits / 8;
  const most = 2 ** (bits - 1) - 1;
  const bytes = new Uint8Array(left.length * 2 * width);
  let at = 0;
  for (let i = 0; i < left.length; i++) {
    for (const side of [left, right]) {
      const dither = bits === 16 ? chance() - chance() : 0;
      const exact = (side[i] ?? 0) * (most + 1) + dither;
      const whole = Math.max(-most - 1, Math.min(most, Math.round(exact)));
      for (let byte = 0; byte < width; byte++) bytes[at++] = whole >> (8 * byte);
    }
  }
  return bytes;
}
