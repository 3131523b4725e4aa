import { useStore } from '@nanostores/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { count } from '#core/count-words.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { TrackerLink } from './parts/TrackerLink.tsx';
import { useArrivalFocus } from './parts/use-arrival-focus.ts';
import { $view, addressOf, goTo, VIEWS, type View } from './state/address.store.ts';
import { $board } from './state/board.store.ts';

const NAMES: Record<View, string> = { board: 'Board', list: 'List', calendar: 'Calendar' };

const ExportDialog = late(async () => (await import('./transfer/ExportDialog.tsx')).ExportDialog);

/** The title, how much there is, and the three views. */
export function TrackerHead() {
  const view = useStore($view);
  const board = useStore($board);
  const title = useArrivalFocus();
  const gigs =
    board.state === 'ready'
      ? board.columns.reduce((sum, column) => sum + (isOff(column.status) ? 0 : column.count), 0)
      : null;
  return (
    <header className="tracker-head">
      <div>
        <h1 ref={title} tabIndex={-1} className="h2">
          Gig Tracker
        </h1>
        <p className="small muted">{gigs === null ? 'Free on every plan' : count(gigs, 'gig')}</p>
      </div>
      <div className="tracker-head-acts">
        <nav className="seg tracker-views" aria-label="Views">
          {VIEWS.map((one) => (
            <TrackerLink
              key={one}
              className="tab"
              href={addressOf({ view: one === 'board' ? null : one })}
              aria-current={one === view ? 'page' : undefined}
            >
              {NAMES[one]}
            </TrackerLink>
          ))}
        </nav>
        <TrackerMenu />
      </div>
    </header>
  );
}

/** What is done with all gigs, and what goes with them. */
function TrackerMenu() {
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <Menu
        label="More of the tracker"
        align="end"
        trigger={
          <Button variant="quiet" icon={Ellipsis}>
            <span className="sr">More of the tracker</span>
          </Button>
        }
        items={[
          { label: 'Address book', onSelect: () => goTo(addressOf({ book: 'venues' })) },
          { label: 'Import gigs…', onSelect: () => goTo(addressOf({ import: '1' })) },
          { label: 'Export gigs…', onSelect: () => setIsExporting(true) },
        ]}
      />
      {isExporting && (
        <Suspense>
          <ExportDialog onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
