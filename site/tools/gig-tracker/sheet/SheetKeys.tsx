import { type DaySheet, NOT_KNOWN } from '#core/gigs/day-sheet.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { addressOfGig } from '../state/address.store.ts';
import { Gap } from './SheetParts.tsx';

/** The two times that nobody may miss. */
export function SheetKeys({ gig, times: { set, leave, travel } }: { gig: Gig; times: DaySheet['times'] }) {
  return (
    <dl className="day-sheet-keys">
      <div>
        <dt>Set</dt>
        <dd>
          {set ? (
            <>
              <b className="num">{set.hours}</b>
              <Whose {...set} />
            </>
          ) : (
            <Gap fix={{ label: 'Add the set time', href: addressOfGig(gig.id) }}>Set time {NOT_KNOWN}</Gap>
          )}
        </dd>
      </div>
      {(leave || travel) && (
        <div>
          <dt>{leave ? 'Leave by' : 'Travel'}</dt>
          <dd>
            {leave && (
              <>
                <b className="num">{leave.time}</b>
                <Whose {...leave} />
                <span>{leave.words}</span>
              </>
            )}
            {travel && <span>{travel}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** `Sunday 6 December, New York time (07:00 Berlin time)`, as far as that has to be said. */
function Whose({ day, zone, home }: { day: string; zone: string; home: string }) {
  const words = [day, zone].filter(Boolean).join(', ');
  return words && <span>{home ? `${words} (${home})` : words}</span>;
}
