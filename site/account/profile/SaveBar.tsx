import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import type { ArtistDraft } from './artist-draft.ts';
import { unsavedWords } from './unsaved-words.ts';

interface SaveBarProps {
  changed: readonly (keyof ArtistDraft)[];
  isSaving: boolean;
  onDiscard: () => void;
}

/** The end of the form, which stays in sight while anything is not saved: what that is, and the two ways on. */
export function SaveBar({ changed, isSaving, onDiscard }: SaveBarProps) {
  const isSaved = changed.length === 0;
  return (
    <div className="save-bar" data-unsaved={isSaved ? undefined : ''}>
      {!isSaved && <StateLabel state="waiting">{unsavedWords(changed)}</StateLabel>}
      <div className="save-ways">
        {!isSaved && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
        {/* It stays when there is nothing to save, and the focus on it. */}
        <Button
          type="submit"
          variant={isSaved ? 'default' : 'go'}
          busy={isSaving}
          {...(isSaved && { disabledReason: 'Everything is saved' })}
        >
          Save
        </Button>
      </div>
    </div>
  );
}
