import { Suspense, useEffect } from 'react';
import { late } from '#site/lib/late.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { isSaidBeside } from '../shell/failure-words.ts';
import { InView } from '../shell/InView.tsx';
import { brokeHere } from './broke-here.ts';

const RunFailure = late(async () => (await import('../shell/RunFailure.tsx')).RunFailure);

interface FailureProps {
  error: unknown;
  screen: string;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What stands beside its own field already. */
const SAID_BESIDE = ['script'];

/** Why it failed, and the way on; nothing where the field that it is about says so itself. */
export function StudioFailure({ error, screen, onRetry, onDismiss }: FailureProps) {
  const reason = brokeHere(error);
  const isBeside = isSaidBeside(error, SAID_BESIDE);
  // What was refused gets the focus, and with it is read out.
  useEffect(() => {
    if (isBeside) document.querySelector<HTMLElement>('.voice-studio textarea')?.focus();
  }, [isBeside]);
  if (isBeside) return null;
  if (reason !== null) {
    return (
      <InView>
        <div className="panel voice-broke">
          <ErrorState
            title="The drop was not made"
            reason={`${reason} Your drop is kept.`}
            onRetry={onRetry}
          />
        </div>
      </InView>
    );
  }
  return (
    <Suspense>
      <InView>
        <RunFailure error={error} screen={screen} kept="drop" onRetry={onRetry} onDismiss={onDismiss} />
      </InView>
    </Suspense>
  );
}
