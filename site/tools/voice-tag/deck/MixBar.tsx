import { useStore } from '@nanostores/react';
import Disc3 from 'lucide-react/icons/disc-3';
import { useEffect, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { $playable, player } from './deck.store.ts';
import { $sound, NO_SOUND } from './deck-sound.ts';
import { $mix, $mixLevel, MIX_LEVEL, setMix, setMixLevel } from './mix.store.ts';

/** How often the read-out is renewed, in milliseconds: faster than that cannot be read. */
const READ_MS = 120;

/** Hears the drop in a loop of four on the floor, as it would come over another record. */
export function MixBar() {
  const mix = useStore($mix, { ssr: 'initial' });
  const level = useStore($mixLevel, { ssr: 'initial' });
  const playable = useStore($playable, { ssr: () => null });
  const sound = useStore($sound, { ssr: () => NO_SOUND });
  const ratio = useMixRatio();
  const recipe = 'from' in sound ? sound.from.recipe : null;
  const tempo = recipe && `${recipe.bpm} ${recipe.key}`;

  // The loop is in the tempo and the key of what lies on the deck.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when these two change
  useEffect(() => {
    if ($mix.get().state === 'on') void setMix(true);
  }, [tempo]);

  return (
    <div className="mix-bar">
      <Button
        size="sm"
        className="lamp"
        icon={Disc3}
        aria-pressed={mix.state === 'on'}
        busy={mix.state === 'loading'}
        {...(playable === null && { disabledReason: 'Preview a drop first' })}
        onClick={() => void setMix(mix.state !== 'on')}
      >
        Hear it in a mix
      </Button>
      {mix.state === 'failed' && (
        <p className="small" role="alert">
          The loop did not load. Check your connection and press again.
        </p>
      )}
      {mix.state === 'on' && (
        <>
          <Slider
            label="Loop level"
            value={level}
            min={MIX_LEVEL.quietest}
            max={MIX_LEVEL.loudest}
            step={1}
            ticks={10}
            format={(db) => `${db > 0 ? '+' : db < 0 ? '−' : ''}${Math.abs(db)} dB`}
            onChange={setMixLevel}
          />
          <p className="small mix-ratio">
            <span className="muted">Drop over loop, 1 to 4 kHz</span>
            <b className="num" data-testid="mix-ratio">
              {ratio === null ? '–' : `${ratio < 0 ? '−' : '+'}${Math.abs(ratio).toFixed(1)} dB`}
            </b>
          </p>
        </>
      )}
    </div>
  );
}

/** Measured on what is heard, while it is heard; the last value stays. */
function useMixRatio(): number | null {
  const isPlaying = useStore(player.$isPlaying, { ssr: 'initial' });
  const mix = useStore($mix, { ssr: 'initial' });
  const [ratio, setRatio] = useState<number | null>(null);
  const isRead = isPlaying && mix.state === 'on';
  useEffect(() => {
    if (!isRead) return;
    const timer = setInterval(() => setRatio((before) => player.mixRatio() ?? before), READ_MS);
    return () => clearInterval(timer);
  }, [isRead]);
  return ratio;
}
