import { useStore } from '@nanostores/react';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useEffect, useRef } from 'react';
import { $credits } from '#site/lib/account-data.store.ts';
import { priceAfterWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { asleep } from '../asleep.tsx';
import { drop, finish, preview, previewNow } from '../studio.ts';
import { useFinish } from '../use-finish.ts';
import { $isStale, $sound } from './deck-sound.ts';

const DeckProgress = late(async () => (await import('../awake-parts.ts')).deckProgress());
const SpeakAsIType = asleep('speak', async () => (await import('../awake-parts.ts')).speakAsIType());

interface DeckFootProps {
  isVisitor: boolean;
  screen: string;
}

/** The two presses that make sound, and the steps back: a preview is free, a finished drop is paid. */
export function DeckFoot({ isVisitor, screen }: DeckFootProps) {
  const now = useStore(preview.$preview, { ssr: 'initial' });
  const run = useStore(finish.$run, { ssr: 'initial' });
  const finishing = useStore(finish.$progress, { ssr: 'initial' });
  const sound = useStore($sound);
  const isStale = useStore($isStale);
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const steps = useStore(drop.$steps, { ssr: 'initial' });
  const credits = useQuery($credits);
  const known = credits.state === 'ready' ? credits.data : null;
  const { start, cost, isShort } = useFinish({ isVisitor, screen, credits: known, of: draft });

  const press = useRef<HTMLButtonElement>(null);
  const isMaking = now.state === 'making';

  // The next thing after a preview is to hear it: the same Space that asked for it would ask again.
  const wasMaking = useRef(false);
  useEffect(() => {
    const isMade = wasMaking.current && now.state === 'idle';
    wasMaking.current = isMaking;
    if (isMade && document.activeElement === press.current)
      press.current?.closest('.deck')?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true });
  }, [isMaking, now.state]);

  const isFinishing = run.state === 'running';
  const progress = isFinishing ? finishing : isMaking ? now.progress : null;
  const isBlank = draft.script.trim() === '';
  const isFinished = sound.kind === 'stored' && !isStale;
  const isNext = sound.kind === 'none' || sound.kind === 'voice' || isStale;
  return (
    <footer className="deck-foot">
      <div className="deck-left">
        <span className="deck-steps">
          <Button
            variant="quiet"
            size="sm"
            icon={Undo2}
            iconOnly
            aria-keyshortcuts="Control+Z Meta+Z"
            {...(!steps.canUndo && { disabledReason: 'Nothing to undo' })}
            onClick={drop.undo}
          >
            Undo
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={Redo2}
            iconOnly
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
            {...(!steps.canRedo && { disabledReason: 'Nothing to redo' })}
            onClick={drop.redo}
          >
            Redo
          </Button>
        </span>
        {progress ? (
          <Suspense fallback={<div className="deck-progress" />}>
            <DeckProgress progress={progress} isFinishing={isFinishing} />
          </Suspense>
        ) : (
          <SpeakAsIType />
        )}
      </div>
      <div className="deck-presses">
        <Button
          ref={press}
          variant={isNext ? 'go' : 'default'}
          busy={isMaking}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          data-testid="preview"
          {...(isBlank && { disabledReason: 'Write what the voice says first' })}
          onClick={() => void previewNow()}
        >
          Preview <span className="num">free</span>
        </Button>
        <Button
          busy={isFinishing}
          data-testid="finish"
          {...(isBlank
            ? { disabledReason: 'Write what the voice says first' }
            : isFinished && { disabledReason: 'This drop is finished. Its files are below' })}
          onClick={start}
        >
          Finish <span className="num">{priceAfterWords(cost, known)}</span>
        </Button>
        {isShort && known && (
          <p className="small muted deck-short">
            You have <span className="num">{known.balance}</span>. <a href="/pricing#more">Buy credits</a>
          </p>
        )}
      </div>
    </footer>
  );
}
