import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { signInLink } from './failure-words.ts';

interface NotHereProps {
  /** What the address names: `logo`, `drop`. */
  thing: string;
  /** Where it was looked for. */
  place?: string;
  /** What the button says. */
  action?: string;
  onNew: () => void;
}

/** There is nothing of the account's at this address. */
export function NotHere({ thing, place = 'library', action = 'Start a new one', onNew }: NotHereProps) {
  return (
    <Panel title={`Not in your ${place}`}>
      <EmptyState
        title={`There is no such ${thing} here`}
        text="It was deleted, or it belongs to another account."
        action={
          <Button size="sm" onClick={onNew}>
            {action}
          </Button>
        }
      />
    </Panel>
  );
}

interface NotOpenedProps {
  thing: string;
  error: unknown;
  onRetry: () => void;
  /** It was to be begun: where those are that are there. */
  others?: string;
}

/** What the address names could not be had: nobody is signed in, or nobody answered. */
export function NotOpened({ thing, error, onRetry, others }: NotOpenedProps) {
  if (others !== undefined) return <NotBegun {...{ thing, error, onRetry, others }} />;
  const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
  const signIn = <a href={signInLink(location.pathname + location.search)}>Sign in</a>;
  return (
    <Panel title="Not opened">
      <ErrorState
        title={isSignedOut ? 'Sign In Required' : `Your ${thing} could not be loaded`}
        reason={
          isSignedOut ? (
            <>{signIn} to open it. The link stays.</>
          ) : (
            'Nothing is lost: it is saved. Check your connection.'
          )
        }
        {...(!isSignedOut && { onRetry })}
      />
    </Panel>
  );
}

/** A new one could not be begun: nobody answered, or there are as many as there may be. */
function NotBegun({ thing, error, onRetry, others }: Required<NotOpenedProps>) {
  const isFull = error instanceof ApiError && error.code === 'CONFLICT';
  return (
    <Panel title="Not started">
      <ErrorState
        title={`We couldn't start a new ${thing}`}
        reason={
          <>
            {problemOf(error)} {isFull && <a href={others}>See your {thing}s</a>}
          </>
        }
        onRetry={onRetry}
      />
    </Panel>
  );
}
