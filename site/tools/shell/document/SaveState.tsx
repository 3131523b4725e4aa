import { useStore } from '@nanostores/react';
import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { signInLink } from '../failure-words.ts';
import type { Saving } from './document-desk.store.ts';
import type { Studio } from './document-studio.ts';
import './document-head.css';

/** Where the draft stands: saved, not yet, or why not, with the way on. Only what went wrong is read out. */
export function SaveState<Content extends object>({ studio }: { studio: Studio<Content> }) {
  const saving = useStore(studio.desk.$saving, { ssr: 'initial' });
  const problem = problemIn(saving);
  useLeaveWarning(problem !== null);
  return (
    <span className="doc-save small" data-testid="save-state">
      {saving.state === 'saved' && (
        <span className="muted">
          Draft saved <span className="num">{timeWords(saving.at)}</span>
        </span>
      )}
      {(saving.state === 'unsaved' || saving.state === 'saving') && <span className="muted">Saving</span>}
      <span role="status">
        {problem && (
          <>
            <StateLabel state="danger">{problem.title}</StateLabel>{' '}
            {problem.text && <span className="muted">{problem.text} Your changes are kept in this tab.</span>}
          </>
        )}
      </span>{' '}
      <Ways studio={studio} saving={saving} />
    </span>
  );
}

/** The time of today, or the day before that. */
function timeWords(at: Date): string {
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
    : at.toLocaleDateString(undefined, { dateStyle: 'medium' });
}

function problemIn(saving: Saving): { title: string; text: string | null } | null {
  if (saving.state === 'conflict') return { title: 'Changed in another window', text: null };
  if (saving.state === 'gone') return { title: 'Deleted in another window', text: null };
  if (saving.state !== 'failed') return null;
  const { error } = saving;
  const [field] = (error instanceof ApiError && error.details.fields) || [];
  return { title: 'Not saved', text: field ? `${field.reason}.` : problemOf(error) };
}

function Ways<Content extends object>({ studio, saving }: { studio: Studio<Content>; saving: Saving }) {
  const { desk, facts } = studio;
  switch (saving.state) {
    case 'failed':
      return saving.error instanceof ApiError && saving.error.code === 'UNAUTHORIZED' ? (
        <a href={signInLink(location.pathname + location.search)}>Sign in</a>
      ) : (
        <Button size="sm" onClick={() => void desk.save()}>
          Retry
        </Button>
      );
    case 'conflict':
      return (
        <>
          <Button size="sm" onClick={() => showTheirs(studio)}>
            Show that one
          </Button>{' '}
          <Button size="sm" variant="quiet" onClick={() => void orSay(studio.keepMine())}>
            Keep mine
          </Button>
        </>
      );
    case 'gone':
      return (
        <>
          <Button size="sm" onClick={() => void orSay(studio.saveAnew())}>
            {`Save as a new ${facts.noun}`}
          </Button>{' '}
          <Button size="sm" variant="quiet" onClick={() => void orSay(studio.leave())}>
            Discard
          </Button>
        </>
      );
    default:
      return null;
  }
}

function showTheirs<Content extends object>({ desk, followAddress }: Studio<Content>): void {
  desk.clear();
  void followAddress();
}

const orSay = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) =>
    showToast({ tone: 'danger', title: "That didn't work", text: problemOf(error) }),
  );
