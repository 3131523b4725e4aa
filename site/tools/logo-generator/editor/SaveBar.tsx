import { useStore } from '@nanostores/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { signInLink } from '../../shell/failure-words.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import { refusedFields } from './field-text.ts';
import { sameSpec } from './same-spec.ts';
import { $saving, type Saving } from './save-works.ts';
import type { Editing } from './use-editing.ts';

const REFUSED = 'A field holds what cannot be drawn';

interface SaveBarProps {
  open: OpenLogo;
  editing: Editing;
  onSave: () => void;
}

/** Where the work stands: saved, not saved, or refused, with the way on. */
export function SaveBar({ open, editing, onSave }: SaveBarProps) {
  const saving = useStore($saving);
  const { concepts, selected } = open;
  const unsaved = concepts.filter(({ isUnsaved }) => isUnsaved).map(({ number }) => number);
  const failed =
    saving.state === 'failed' && saving.logo === open.logo.id && unsaved.length > 0 ? saving : null;
  const isRefused = refusedFields(editing.typed).length > 0;
  const isAsDrawn = sameSpec(selected.spec, selected.drawn);
  return (
    <div className="save-bar">
      <div role="status" className="save-state">
        <SaveState saving={saving} failed={failed} unsaved={unsaved} isRefused={isRefused} />
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon={RotateCcw}
        iconOnly
        onClick={() => editing.change(selected.drawn)}
        {...(isAsDrawn && { disabledReason: 'It is as it was drawn' })}
      >
        Back to the drawing
      </Button>
      <Button
        size="sm"
        icon={Save}
        busy={saving.state === 'saving'}
        onClick={onSave}
        aria-keyshortcuts="Control+S Meta+S"
        data-testid="save"
        {...(unsaved.length === 0 && { disabledReason: isRefused ? REFUSED : 'All of it is saved' })}
      >
        {failed && failed.why !== 'conflict' ? 'Retry' : 'Save'}
      </Button>
    </div>
  );
}

interface SaveStateProps {
  saving: Saving;
  failed: Extract<Saving, { state: 'failed' }> | null;
  unsaved: readonly number[];
  /** A field of the concept on stage holds what cannot be drawn. */
  isRefused: boolean;
}

function SaveState({ saving, failed, unsaved, isRefused }: SaveStateProps) {
  if (saving.state === 'saving') return <StateLabel state="waiting">Saving</StateLabel>;
  if (failed) {
    return (
      <>
        <StateLabel state="danger">{failed.why === 'conflict' ? 'Not saved yet' : 'Not saved'}</StateLabel>
        <span className="micro muted">
          {failed.reason}{' '}
          {failed.why === 'signed-out' && (
            <a className="link" href={signInLink(location.pathname + location.search)}>
              Sign in: what you changed stays.
            </a>
          )}
        </span>
      </>
    );
  }
  if (isRefused) return <StateLabel state="danger">{REFUSED}</StateLabel>;
  if (unsaved.length === 0) return <StateLabel state="ok">Saved</StateLabel>;
  return (
    <StateLabel state="waiting">
      Not saved: <span className="num">{unsaved.join(', ')}</span>
    </StateLabel>
  );
}
