import { useStore } from '@nanostores/react';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { MOST_VIEWS } from '#core/gigs/tracker-settings.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { $tracker } from '../state/tracker-settings.store.ts';
import { changeViews, saveView } from './change-views.ts';
import { isChanged, withChangedView } from './saved-views.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

interface SaveViewProps {
  /** As the address has it. */
  query: string;
  /** What is shown, as it is saved. */
  shown: string;
}

/** Gives what is shown a name; where it came of a saved view, that one can be updated. */
export function SaveView({ query, shown }: SaveViewProps) {
  const { views } = useStore($tracker);
  const [newId, setNewId] = useState<string | null>(null);
  const openId = new URLSearchParams(query).get('saved');
  const open = views.find(({ id }) => id === openId);
  if (open && !isChanged(open, query)) return null;
  return (
    <>
      {open && (
        <Button
          size="sm"
          onClick={() =>
            void changeViews((settings) => withChangedView(settings, open.id, { query: shown })).then(
              focusView,
            )
          }
        >
          Update view
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={Bookmark}
        disabledReason={
          views.length >= MOST_VIEWS ? `You have ${MOST_VIEWS} views. Delete one first` : undefined
        }
        onClick={() => setNewId(newItemId())}
      >
        Save view
      </Button>
      {newId !== null && (
        <ViewNameDialog
          view={{ id: newId, name: '', query: shown }}
          onClose={() => setNewId(null)}
          onName={(view) => {
            setNewId(null);
            void saveView(view).then(focusView);
          }}
        />
      )}
    </>
  );
}

/** The buttons are gone once the view is saved: the focus goes to its name, unless somebody took it elsewhere. */
function focusView(): void {
  setTimeout(() => {
    const now = document.activeElement;
    if (now !== document.body && !now?.closest('.gig-list-chips')) return;
    document.querySelector<HTMLElement>('.gig-list-view[aria-current="page"]')?.focus();
  });
}
