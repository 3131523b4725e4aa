import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { late } from '../../shell/late.tsx';
import { drop } from '../studio.ts';
import { DeckAxis } from './DeckAxis.tsx';
import { DeckFoot } from './DeckFoot.tsx';
import { DeckHead } from './DeckHead.tsx';
import { followDeck } from './deck.store.ts';
import { $isStale, $plan, $sound, secondsOf } from './deck-sound.ts';
import { Lanes } from './Lanes.tsx';
import { useDeckKeys } from './use-deck-keys.ts';
import { useRunningPosition } from './use-position.ts';
import './deck.css';
import './deck-head.css';
import './lanes.css';
import './takes-bar.css';
import './deck-foot.css';

const TakesBar = late(async () => (await import('./TakesBar.tsx')).TakesBar);

interface DeckProps {
  isVisitor: boolean;
  screen: string;
}

/** What the drop sounds like and where its parts lie: everything on one time axis. */
export function Deck({ isVisitor, screen }: DeckProps) {
  const sound = useStore($sound);
  const plan = useStore($plan);
  const isStale = useStore($isStale);
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  // While a clip is dragged the axis keeps its scale, whatever becomes of the length.
  const [held, setHeld] = useState<number | null>(null);
  const seconds = held ?? Math.max(secondsOf(sound, plan), plan.seconds);

  useEffect(followDeck, []);
  useRunningPosition();
  useDeckKeys();

  return (
    <section className="panel deck" aria-label="Deck" data-stale={isStale || undefined}>
      <DeckHead sound={sound} isStale={isStale} />
      <DeckAxis sound={sound} seconds={seconds} beat={60 / draft.recipe.bpm} />
      <Lanes
        plan={plan}
        draft={draft}
        seconds={seconds}
        onHold={() => setHeld(seconds)}
        onLetGo={() => setHeld(null)}
      />
      <Suspense fallback={<div className="takes-bar" />}>
        <TakesBar />
      </Suspense>
      <DeckFoot isVisitor={isVisitor} screen={screen} />
    </section>
  );
}
