import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { dateWords } from '#core/day-words.ts';
import type { Clash } from '#core/gigs/clash.ts';
import { type Gig, TRASH_DAYS } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { ClashNotes } from '../../parts/ClashNotes.tsx';
import { restoreGig } from '../../state/delete-gig.ts';

/** What stands against a gig, each with the way to the other one. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  if (clashes.length === 0) return null;
  return (
    <div className="panel gig-clashes">
      <ClashNotes clashes={clashes} />
    </div>
  );
}

/** Says of a deleted gig that it is in the trash, for how long, and takes it back. */
export function InTrash({ gig }: { gig: Gig }) {
  const [isBusy, setIsBusy] = useState(false);
  if (gig.deletedAt === null) return null;
  const deleted = localDay(new Date(gig.deletedAt));
  async function restore(): Promise<void> {
    setIsBusy(true);
    await restoreGig(gig.id);
    setIsBusy(false);
  }
  return (
    <div className="panel gig-notice" data-tone="trash" role="status">
      <Trash className="i" aria-hidden="true" />
      <p>
        <b>In the trash since {dateWords(deleted)}.</b> It will be deleted for good after{' '}
        {dateWords(dayAfter(deleted, TRASH_DAYS))}.
      </p>
      <Button size="sm" busy={isBusy} onClick={() => void restore()}>
        Restore
      </Button>
    </div>
  );
}
