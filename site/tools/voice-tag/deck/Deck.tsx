import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { asleep } from '../asleep.tsx';
import { drop } from '../studio.ts';
import { $axisSeconds } from './axis.store.ts';
import { DeckAxis } from './DeckAxis.tsx';
import { DeckFoot } from './DeckFoot.tsx';
import { DeckHead } from './DeckHead.tsx';
import { followDeck } from './deck.store.ts';
import { $isStale, $sound } from './deck-sound.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useRunningPosition } from './use-position.ts';
import './deck.css';
import './deck-head.css';
import './lanes.css';
import './takes-bar.css';
import './deck-foot.css';

const Lanes = asleep('lanes', async () => (await import('../awake-parts.ts')).lanes());
const TakesBar = asleep('takes', async () => (await import('../awake-parts.ts')).takesBar());

interface DeckProps {
  isVisitor: boolean;
  screen: string;
}

/** What the drop sounds like and where its parts lie: everything on one time axis. */
export function Deck({ isVisitor, screen }: DeckProps) {
  const sound = useStore($sound);
  const isStale = useStore($isStale);
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const seconds = useStore($axisSeconds);

  useEffect(followDeck, []);
  useRunningPosition();
  useDeckKeys();

  return (
    <section className="panel deck" aria-label="Deck" data-stale={isStale || undefined}>
      <DeckHead sound={sound} isStale={isStale} />
      <DeckAxis sound={sound} seconds={seconds} beat={60 / draft.recipe.bpm} />
      <Lanes />
      <TakesBar />
      <DeckFoot isVisitor={isVisitor} screen={screen} />
    </section>
  );
}
