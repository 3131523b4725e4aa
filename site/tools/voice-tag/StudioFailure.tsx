import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { late } from '#site/lib/late.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { isSaidBeside } from '../shell/failure-words.ts';
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

/** The press that failed may be a page away from the top, where this is told. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which React would call as what undoes the effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}
