import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { STATUS_ICONS } from '../parts/status-icons.ts';
import { deleteMany, moveMany, restoreMany } from '../state/change-many-with-undo.ts';
import { $selected, clearSelection, selectAll } from './selection.store.ts';

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
  if (chosen.length === 0) return null;
  const act = (change: Promise<void>): void => {
    void change;
    leave();
  };
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
      <Button size="sm" variant="quiet" onClick={leave}>
        Clear
      </Button>
      {isTrash ? (
        <Button size="sm" className="gig-list-act" icon={RotateCcw} onClick={() => act(restoreMany(chosen))}>
          Restore
        </Button>
      ) : (
        <>
          <Menu
            label="Change status"
            align="end"
            trigger={
              <Button size="sm" className="gig-list-act" iconEnd={ChevronDown}>
                Change status
              </Button>
            }
            items={STATUS_IDS.map((status) => ({
              label: GIG_STATUSES[status],
              icon: STATUS_ICONS[status],
              onSelect: () => act(moveMany(chosen, status)),
            }))}
          />
          <Button
            size="sm"
            className="gig-list-act"
            variant="danger"
            icon={Trash2}
            onClick={() => act(deleteMany(chosen))}
          >
            Delete
          </Button>
        </>
      )}
    </section>
  );
}

/** Nothing is selected anymore, and the focus goes back to the gigs: the bar takes its buttons with it. */
function leave(): void {
  clearSelection();
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-gig][tabindex="0"]')?.focus({ preventScroll: true });
  });
}
