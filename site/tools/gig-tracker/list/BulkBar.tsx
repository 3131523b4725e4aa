import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { STATUS_ICONS } from '../parts/status-icons.ts';
import { deleteMany, moveMany, restoreMany } from '../state/change-many-with-undo.ts';
import { $selected, clearSelection, deselect, selectAll } from './selection.store.ts';

interface BulkBarProps {
  /** Of the gigs that are loaded. */
  ids: readonly string[];
  isTrash: boolean;
  hasMore: boolean;
}

/** What can be done with the gigs that are selected. */
export function BulkBar({ ids, isTrash, hasMore }: BulkBarProps) {
  const selected = useStore($selected);
  const chosen = ids.filter((id) => selected.has(id));
  const [isBusy, setIsBusy] = useState(false);
  const isShown = chosen.length > 0;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) focusGigs();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown) return null;

  // What could not be changed stays selected, to be tried once more.
  async function act(change: (ids: readonly string[]) => Promise<boolean>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    if (await change(chosen)) deselect(chosen);
    setIsBusy(false);
  }
  return (
    <section className="gig-list-bulk" aria-label="Selected gigs">
      <p className="num" role="status">
        {chosen.length} selected
      </p>
      {chosen.length < ids.length && (
        <Button size="sm" variant="quiet" onClick={() => selectAll(ids)}>
          {hasMore ? 'Select all loaded' : 'Select all'}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={clearSelection}>
        Clear
      </Button>
      {isTrash ? (
        <Button
          size="sm"
          className="gig-list-act"
          icon={RotateCcw}
          busy={isBusy}
          onClick={() => void act(restoreMany)}
        >
          Restore
        </Button>
      ) : (
        <>
          <Menu
            label="Change status"
            align="end"
            trigger={
              <Button size="sm" className="gig-list-act" iconEnd={ChevronDown} busy={isBusy}>
                Change status
              </Button>
            }
            items={STATUS_IDS.map((status) => ({
              label: GIG_STATUSES[status],
              icon: STATUS_ICONS[status],
              onSelect: () => void act((ids) => moveMany(ids, status)),
            }))}
          />
          <Button
            size="sm"
            className="gig-list-act"
            variant="danger"
            icon={Trash2}
            busy={isBusy}
            onClick={() => void act(deleteMany)}
          >
            Delete
          </Button>
        </>
      )}
    </section>
  );
}

/** The bar takes its buttons with it: the focus goes back to the gigs, or to the title where none are left. */
function focusGigs(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const place =
      document.querySelector<HTMLElement>('[data-gig][tabindex="0"]') ??
      document.querySelector<HTMLElement>('.tracker-head h1');
    place?.focus({ preventScroll: true });
  });
}
