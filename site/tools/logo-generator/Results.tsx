import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { ApiError } from '#core/errors.ts';
import { dateLabel } from '#core/library.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Runs } from '#site/ui/Runs.tsx';
import { signInLink } from '../shell/failure-words.ts';
import { draftOf } from './brief-draft.ts';
import { ConceptGrid } from './ConceptGrid.tsx';
import { ConceptsToCome, ConceptsUnderWay } from './ConceptsToCome.tsx';
import { deleteLogo, renameLogo } from './edit-logo.ts';
import { LogoHead } from './LogoHead.tsx';
import { goTo, opened } from './studio.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ResultsProps {
  open: OpenLogo | null;
  isRunning: boolean;
  /** A concept was pressed, not merely passed with the arrow keys. */
  onPress: () => void;
}

/** The middle of the studio: nothing yet, on its way, not there, or the twelve. */
export function Results({ open, isRunning, onPress }: ResultsProps) {
  const now = useStore(opened.$opened, { ssr: 'initial' });
  if (isRunning) return <UnderWay words="Drawing" />;
  switch (now.state) {
    case 'loading':
      return <UnderWay words="Opening" />;
    case 'missing':
      return <Missing />;
    case 'failed':
      return <NotOpened error={now.error} />;
  }
  if (!open) {
    return (
      <>
        <Head>
          <h2 className="h3">Twelve concepts will stand here</h2>
        </Head>
        <ConceptsToCome />
      </>
    );
  }
  const { logo } = open;
  return (
    <>
      <Head>
        <LogoHead
          key={logo.id}
          logo={logo}
          onRename={(title) => renameLogo(logo, title)}
          onDelete={() => deleteLogo(logo)}
        />
        <span className="studio-fact num">
          {dateLabel(logo.createdAt, new Date())}, seed {draftOf(logo.input).seed}
        </span>
      </Head>
      <ConceptGrid open={open} onPress={onPress} />
    </>
  );
}

function Head({ children }: { children: ReactNode }) {
  return <div className="studio-head">{children}</div>;
}

function UnderWay({ words }: { words: string }) {
  return (
    <>
      <Head>
        <h2 className="h3">Twelve concepts</h2>
        <span className="studio-fact">
          {words}
          <Runs />
        </span>
      </Head>
      <ConceptsUnderWay />
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
