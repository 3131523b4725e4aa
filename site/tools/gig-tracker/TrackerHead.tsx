import { useStore } from '@nanostores/react';
import { count } from '#core/count-words.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { TrackerLink } from './parts/TrackerLink.tsx';
import { useArrivalFocus } from './parts/use-arrival-focus.ts';
import { $view, addressOf, VIEWS, type View } from './state/address.store.ts';
import { $board } from './state/board.store.ts';

const NAMES: Record<View, string> = { board: 'Board', list: 'List', calendar: 'Calendar' };

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
    </header>
  );
}
