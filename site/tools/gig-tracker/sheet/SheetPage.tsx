import ExternalLink from 'lucide-react/icons/external-link';
import { type DaySheet, NOT_KNOWN } from '#core/gigs/day-sheet.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { SampleMark } from '../parts/sample-parts.tsx';
import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import { addressOf, addressOfGig } from '../state/address.store.ts';
import { SheetKeys } from './SheetKeys.tsx';
import { Facts, Gap, Part } from './SheetParts.tsx';
import { SheetPeople } from './SheetPeople.tsx';
import { SheetTimes } from './SheetTimes.tsx';

/** The sheet itself: all of what is printed. */
export function SheetPage({ gig, sheet }: { gig: Gig; sheet: DaySheet }) {
  const { title, warning, night, times, place, money, tasks, notes } = sheet;
  const head = useArrivalFocus();
  return (
    <article className="day-sheet">
      <header className="day-sheet-head">
        <SampleMark />
        {warning && (
          <p className="day-sheet-warning">
            <b>{warning.word}</b> {warning.text}
          </p>
        )}
        <h1 ref={head} tabIndex={-1} className="h2">
          {title}
        </h1>
        <p className="day-sheet-night">Night of {night}</p>
      </header>
      <SheetKeys gig={gig} times={times} />
      <div className="day-sheet-columns">
        <div>
          <SheetTimes times={times} />
          {money.length > 0 && (
            <Part title="Money" className="day-sheet-money">
              <Facts facts={money} />
            </Part>
          )}
        </div>
        <div>
          <Part title="Venue" className="day-sheet-venue">
            {place.name ? (
              <p className="day-sheet-name">{place.name}</p>
            ) : (
              <Gap fix={{ label: 'Add the venue', href: addressOfGig(gig.id) }}>Venue {NOT_KNOWN}</Gap>
            )}
            {place.address === null ? (
              <Gap
                {...(place.noAddress === NOT_KNOWN &&
                  gig.venue && {
                    fix: {
                      label: 'Add the address',
                      href: addressOf({ book: 'venues', entry: gig.venue.id }),
                    },
                  })}
              >
                Address {place.noAddress}
              </Gap>
            ) : (
              <address className="day-sheet-address">{place.address}</address>
            )}
            <Facts facts={place.facts} />
            {place.map && (
              <a className="day-sheet-reach day-sheet-map" href={place.map} target="_blank" rel="noreferrer">
                <ExternalLink className="i i16" aria-hidden="true" />
                Open in OpenStreetMap
              </a>
            )}
          </Part>
          <SheetPeople gig={gig} sheet={sheet} />
        </div>
      </div>
      {tasks.length > 0 && (
        <Part title="To do">
          <ul className="day-sheet-tasks">
            {tasks.map(({ id, text, due }) => (
              <li key={id}>
                <span>{text}</span>
                {due && <span className="num muted">{due}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="Notes">
          <Facts facts={notes} />
        </Part>
      )}
    </article>
  );
}
