import { BlockedDays } from './BlockedDays.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { ClashList } from './ClashList.tsx';
import { FreeDates } from './FreeDates.tsx';
import { HoldList } from './HoldList.tsx';
import './panels.css';

/** What needs a look beside the calendar: clashes and holds first, then dates to offer, and where gigs are read from. */
export const CalendarPanels = () => (
  <div className="cal-panels">
    <ClashList />
    <HoldList />
    <FreeDates />
    <BlockedDays />
    <CalendarFeed />
  </div>
);
