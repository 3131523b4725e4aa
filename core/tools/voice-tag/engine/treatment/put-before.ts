import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { movedWords, type Treated } from './treated.ts';

/** Puts an intro before a voice, which then begins at the sample `at`; where both sound they are added. */
export function putBefore({ voice, words }: Treated, intro: Mono, at: number): Treated {
  const out = new Float32Array(Math.max(intro.length, at + voice.length));
  out.set(intro);
  for (let index = 0; index < voice.length; index++) {
    out[at + index] = (out[at + index] ?? 0) + (voice[index] ?? 0);
  }
  return { voice: out, words: movedWords(words, (seconds) => seconds + at / SAMPLE_RATE) };
}
