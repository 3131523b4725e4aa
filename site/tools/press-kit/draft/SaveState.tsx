import { useStore } from '@nanostores/react';
import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { signInLink } from '../../shell/failure-words.ts';
import { desk, followAddress } from '../studio.ts';
import type { Saving } from './draft.store.ts';

/** Where the draft stands: saved, not yet, or why not, with the way on. */
export function SaveState() {
  const saving = useStore(desk.$saving, { ssr: 'initial' });
  return (
    <span className="kit-save small" role="status" data-testid="save-state">
      <Words saving={saving} />
    </span>
  );
}

function Words({ saving }: { saving: Saving }) {
  switch (saving.state) {
    case 'blank':
      return <span className="muted">Saved with your first change</span>;
    case 'saved':
      return (
        <span className="muted">
          Draft saved{' '}
          <span className="num">
            {saving.at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })}
          </span>
        </span>
      );
    case 'unsaved':
    case 'saving':
      return <span className="muted">Saving</span>;
    case 'failed':
      return (
        <>
          <StateLabel state="danger">Not saved</StateLabel>{' '}
          <span className="muted">{problemOf(saving.error)} It is kept in this tab.</span>{' '}
          {saving.error instanceof ApiError && saving.error.code === 'UNAUTHORIZED' ? (
            <a href={signInLink(location.pathname + location.search)}>Sign in</a>
          ) : (
            <Button size="sm" onClick={() => void desk.save()}>
              Retry
            </Button>
          )}
        </>
      );
    case 'conflict':
      return (
        <>
          <StateLabel state="danger">Changed in another window</StateLabel>{' '}
          <Button size="sm" onClick={() => void followAddress()}>
            Show that one
          </Button>{' '}
          <Button size="sm" variant="quiet" onClick={() => void keepMine()}>
            Keep mine
          </Button>
        </>
      );
  }
}

async function keepMine(): Promise<void> {
  const id = desk.$draft.get()?.id;
  if (!id) return;
  const { draft } = await call('pressKitDraft', { params: { id } });
  await desk.overwrite(draft.revision);
}
