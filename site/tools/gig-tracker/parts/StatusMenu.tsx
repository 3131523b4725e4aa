import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Icon } from '#site/ui/icon.ts';
import { Menu } from '#site/ui/Menu.tsx';
import { moveGig } from '../state/change-with-undo.ts';

interface StatusMenuProps {
  gig: Pick<Gig, 'id' | 'status' | 'title'>;
  size?: 'sm';
  variant?: 'quiet';
  icon?: Icon;
  tabIndex?: number;
}

/** The status of a gig on a button, which opens the others. */
export function StatusMenu({ gig, ...button }: StatusMenuProps) {
  return (
    <Menu
      label={`Status of ${gig.title}`}
      trigger={
        <Button {...button} iconEnd={ChevronDown} aria-label={`${GIG_STATUSES[gig.status]}, change status`}>
          {GIG_STATUSES[gig.status]}
        </Button>
      }
      items={STATUS_IDS.map((status) => ({
        label: GIG_STATUSES[status],
        ...(status === gig.status && { data: 'now' }),
        onSelect: () => void (status !== gig.status && moveGig(gig.id, status)),
      }))}
    />
  );
}
