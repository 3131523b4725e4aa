import { useStore } from '@nanostores/react';
import { ApiError } from '#core/errors.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { signInLink } from '../shell/failure-words.ts';
import { DrawnBy } from './DrawnBy.tsx';
import { OpenTwelve } from './OpenTwelve.tsx';
import { goTo, opened } from './studio.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ResultsProps {
  open: OpenLogo | null;
  /** A concept was pressed, not merely passed with the arrow keys. */
  onPress: () => void;
}

/** What the address names: not there, or the twelve. */
export function Results({ open, onPress }: ResultsProps) {
  const now = useStore(opened.$opened, { ssr: 'initial' });
  switch (now.state) {
    case 'missing':
      return <Missing />;
    case 'failed':
      return <NotOpened error={now.error} />;
  }
  if (!open) return null;
  return (
    <>
      <OpenTwelve open={open} onPress={onPress} />
      <DrawnBy logo={open.logo} />
    </>
  );
}

function Missing() {
  return (
    <Panel title="Not in your library">
      <EmptyState
        title="There is no such logo here"
        text="It was deleted, or it belongs to another account."
        action={
          <Button size="sm" onClick={() => goTo(null)}>
            Start a new one
          </Button>
        }
      />
    </Panel>
  );
}

function NotOpened({ error }: { error: unknown }) {
  const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
  const signIn = <a href={signInLink(location.pathname + location.search)}>Sign in</a>;
  return (
    <Panel title="Not opened">
      <ErrorState
        title={isSignedOut ? 'Sign In Required' : 'Your logo could not be loaded'}
        reason={
          isSignedOut ? (
            <>{signIn} to open it. The link stays.</>
          ) : (
            'Nothing is lost: it is saved. Check your connection.'
          )
        }
        {...(!isSignedOut && { onRetry: () => void opened.reload() })}
      />
    </Panel>
  );
}
