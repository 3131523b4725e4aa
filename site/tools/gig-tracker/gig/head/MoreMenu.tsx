import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Printer from 'lucide-react/icons/printer';
import Repeat from 'lucide-react/icons/repeat';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { gigText } from '#core/gigs/gig-text.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { $viewBefore, addressOfSheet, goTo } from '../../state/address.store.ts';
import { deleteGig } from '../../state/delete-gig.ts';

const RepeatDialog = late(async () => (await import('../repeat/RepeatDialog.tsx')).RepeatDialog);

/** What else can be done with a gig: printed, repeated, copied, deleted. */
export function MoreMenu({ gig }: { gig: Gig }) {
  const [repeating, setRepeating] = useState<'residency' | 'dates' | null>(null);
  async function remove(): Promise<void> {
    if (await deleteGig(gig.id)) goTo(`/gig-tracker${$viewBefore.get()}`);
  }
  return (
    <>
      <Menu
        label={`More for ${gig.title}`}
        align="end"
        trigger={
          <Button variant="quiet" icon={Ellipsis}>
            More
          </Button>
        }
        items={[
          { label: 'Day sheet', icon: Printer, onSelect: () => goTo(addressOfSheet(gig.id)) },
          { label: 'Repeat…', icon: Repeat, onSelect: () => setRepeating('residency') },
          { label: 'Duplicate…', icon: CopyPlus, onSelect: () => setRepeating('dates') },
          {
            label: 'Copy as text',
            icon: Copy,
            onSelect: () =>
              void copyAndSay(gigText(gig), { title: 'Copied', text: 'Without fee and notes.' }),
          },
          { divider: true },
          { label: 'Delete', icon: Trash, tone: 'danger', onSelect: () => void remove() },
        ]}
      />
      {repeating && (
        <Suspense>
          <RepeatDialog gig={gig} begin={repeating} onClose={() => setRepeating(null)} />
        </Suspense>
      )}
    </>
  );
}
