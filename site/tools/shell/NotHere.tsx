import { ApiError } from '#core/errors.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { signInLink } from './failure-words.ts';

interface NotHereProps {
  /** What the address names: `logo`, `drop`. */
  thing: string;
  onNew: () => void;
}

/** There is nothing of the account's at this address. */
export function NotHere({ thing, onNew }: NotHereProps) {
  return (
    <Panel title="Not in your library">
      <EmptyState
        title={`There is no such ${thing} here`}
        text="It was deleted, or it belongs to another account."
        action={
          <Button size="sm" onClick={onNew}>
            Start a new one
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
}

/** What the address names could not be had: nobody is signed in, or nobody answered. */
export function NotOpened({ thing, error, onRetry }: NotOpenedProps) {
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
