import { useStore } from '@nanostores/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import Square from 'lucide-react/icons/square';
import { keyName } from '#core/music/camelot.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { drop, preview, takes } from '../studio.ts';
import { $isLooped, $playable, player, playOrPause, setLoop, stopAll } from './deck.store.ts';
import type { DeckSound } from './deck-sound.ts';
import { deckTitle } from './deck-title.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { TimeReadout } from './TimeReadout.tsx';

/** Transport, what lies on the deck, where it stands, tempo and key. */
export function DeckHead({ sound, isStale }: { sound: DeckSound; isStale: boolean }) {
  const isPlaying = useStore(player.$isPlaying, { ssr: 'initial' });
  const playable = useStore($playable);
  const isLooped = useStore($isLooped, { ssr: 'initial' });
  const making = useStore(preview.$preview, { ssr: 'initial' });
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const all = useStore(takes.$takes, { ssr: 'initial' });
  const { title, line } = deckTitle(sound, draft, all[0]?.number ?? 0);
  const recipe = 'from' in sound && !isStale ? sound.from.recipe : draft.recipe;
  const canPlay = playable !== null || sound.kind === 'take' || draft.script.trim() !== '';
  // Amber is the one next thing: to hear what is there, unless it is no longer what was asked for.
  const isNext = 'from' in sound && !isStale;
  return (
    <header className="deck-head">
      <div className="transport">
        <Button
          className="play"
          variant={isNext ? 'go' : 'default'}
          icon={isPlaying ? Pause : Play}
          iconOnly
          aria-keyshortcuts="Space"
          data-testid="play"
          busy={making.state === 'making' && playable === null}
          {...(!canPlay &&
            making.state !== 'making' && { disabledReason: 'Write what the voice says first' })}
          onClick={playOrPause}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={Square}
          iconOnly
          {...(playable === null && { disabledReason: 'Nothing plays' })}
          onClick={stopAll}
        >
          Stop
        </Button>
        <Button
          className="lamp"
          size="sm"
          variant="quiet"
          icon={Repeat}
          iconOnly
          aria-pressed={isLooped}
          aria-keyshortcuts="L"
          onClick={() => setLoop(!isLooped)}
        >
          Loop
        </Button>
      </div>
      <div className="deck-title">
        <h2>{title}</h2>
        {isStale ? (
          <StateLabel state="waiting" className="small">
            Settings changed: preview again
          </StateLabel>
        ) : (
          <span className="small muted">{line}</span>
        )}
      </div>
      <LevelMeter isPlaying={isPlaying} />
      <TimeReadout sound={sound} />
      <p className="deck-tempo num">
        <span>
          <b>{recipe.bpm.toFixed(1)}</b> BPM
        </span>
        <span title={keyName(recipe.key)}>
          <b>{recipe.key}</b> <span className="sr">{keyName(recipe.key)}</span>
          <span aria-hidden="true">Key</span>
        </span>
      </p>
    </header>
  );
}
