import { useStore } from '@nanostores/react';
import { $position } from './deck.store.ts';
import { $plan, type DeckSound, secondsOf } from './deck-sound.ts';
import { clock } from './playback.ts';

/** `00:02.62 / 00:06.04`. The slider over the wave says the same to assistive technology. */
export function TimeReadout({ sound }: { sound: DeckSound }) {
  const at = useStore($position, { ssr: 'initial' });
  const plan = useStore($plan);
  return (
    <p className="deck-time num" aria-hidden="true" data-testid="clock">
      <b>{clock(at)}</b> <span>{clock(secondsOf(sound, plan))}</span>
    </p>
  );
}
