import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { isSaidBeside } from '../shell/failure-words.ts';
import { late } from '../shell/late.tsx';
import { brokeHere } from './broke-here.ts';
import { finish, preview, previewNow } from './studio.ts';

const RunFailure = late(async () => (await import('../shell/RunFailure.tsx')).RunFailure);

/** Why a preview or a finished drop did not come about, and the way on. */
export function StudioFailures({ screen }: { screen: string }) {
  const making = useStore(preview.$preview, { ssr: 'initial' });
  const run = useStore(finish.$run, { ssr: 'initial' });
  return (
    <>
      {making.state === 'failed' && (
        <Failure
          error={making.error}
          screen={screen}
          onRetry={() => void previewNow()}
          onDismiss={preview.dismiss}
        />
      )}
      {run.state === 'failed' && (
        <Failure
          error={run.error}
          screen={screen}
          onRetry={() => void finish.retry()}
          onDismiss={finish.dismiss}
        />
      )}
    </>
  );
}

interface FailureProps {
  error: unknown;
  screen: string;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What stands beside its own field already. */
const SAID_BESIDE = ['script'];

function Failure({ error, screen, onRetry, onDismiss }: FailureProps) {
  const reason = brokeHere(error);
  const isBeside = isSaidBeside(error, SAID_BESIDE);
  // What was refused gets the focus, and with it is read out.
  useEffect(() => {
    if (isBeside) document.querySelector<HTMLElement>('.voice-studio textarea')?.focus();
  }, [isBeside]);
  if (isBeside) return null;
  if (reason !== null) {
    return (
      <div className="panel voice-broke">
        <ErrorState title="The drop was not made" reason={`${reason} Your drop is kept.`} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <Suspense>
      <RunFailure error={error} screen={screen} kept="drop" onRetry={onRetry} onDismiss={onDismiss} />
    </Suspense>
  );
}
