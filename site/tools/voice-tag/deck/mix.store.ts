import { atom } from 'nanostores';
import { drop } from '../studio.ts';
import { $playable, decodeStored, player } from './deck.store.ts';
import { $sound } from './deck-sound.ts';

/** The loop that the drop is heard in. */
export type Mix = { state: 'off' } | { state: 'loading' } | { state: 'on' } | { state: 'failed' };

export const $mix = atom<Mix>({ state: 'off' });

/** Level of the loop in dB. */
export const MIX_LEVEL = { quietest: -24, loudest: 6 };
export const $mixLevel = atom(-6);

let asked = 0;

/** Brings the loop in, in the tempo and the key of what lies on the deck, or takes it out. */
export async function setMix(isOn: boolean): Promise<void> {
  const mine = ++asked;
  if (!isOn) {
    player.setMix(null);
    return $mix.set({ state: 'off' });
  }
  $mix.set({ state: 'loading' });
  const sound = $sound.get();
  const { bpm, key } = ('from' in sound ? sound.from : drop.$draft.get()).recipe;
  try {
    const { mixLoopFor } = await import('../sound/mix-loop-desk.ts');
    // A stream cannot be brought in on a bar line.
    const [loop] = await Promise.all([mixLoopFor(bpm, key), decodeStored()]);
    if (mine !== asked) return;
    player.setMix({ sound: loop, bpm });
    $mix.set({ state: 'on' });
    if (!player.$isPlaying.get() && $playable.get()) player.play(0);
  } catch {
    if (mine === asked) $mix.set({ state: 'failed' });
  }
}

export function setMixLevel(level: number): void {
  $mixLevel.set(level);
  player.setMixLevel(level);
}
