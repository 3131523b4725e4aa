import { dayWords } from '#core/day-words.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { gigDatesBeside } from '#core/tools/press-kit/with-gig-dates.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { useKit } from '../sections/use-kit.ts';
import { $gigDates } from './gig-dates.store.ts';
import './gig-dates.css';

/** The public gigs that the kit lists beside what is typed, each with the way to its page. */
export function GigDates() {
  return (
    <section className="kit-gigs" aria-labelledby="kit-gigs">
      <h3 id="kit-gigs">From your gig tracker</h3>
      <Listed />
    </section>
  );
}

function Listed() {
  const kit = useKit();
  const known = useQuery($gigDates);
  if (known.state === 'waiting') return <SkeletonRows rows={2} rowHeight={44} />;
  if (known.state === 'failed')
    return (
      <ErrorState title="We couldn't load your gigs" reason={problemOf(known.error)} onRetry={known.retry} />
    );
  const { dates } = known.data;
  const now = new Date();
  const beside = gigDatesBeside(kit, dates, now);
  const today = firstDay(now);
  const tracker = <a href={gigTrackerFacts.path}>gig tracker</a>;
  if (dates.length === 0)
    return (
      <p className="small muted">
        Confirmed gigs that you mark as public in the {tracker} are listed here automatically.
      </p>
    );
  return (
    <>
      {beside.length > 0 && (
        <ul>
          {beside.map(({ gigId, date, venue, city }) => (
            <li key={gigId}>
              <time className="num" dateTime={date}>
                {dayWords(date)}
              </time>
              <span>
                <a href={`${gigTrackerFacts.path}?gig=${gigId}`} dir="auto">
                  {venue}
                </a>
                {city && (
                  <span className="muted">
                    {', '}
                    <bdi>{city}</bdi>
                  </span>
                )}
              </span>
              {date < today && <em className="small muted">Played</em>}
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {beside.length === 0
          ? 'Your public gigs are all among the dates above.'
          : 'Your confirmed public gigs. Your page always shows them as they are now; files show them as they were when you made them.'}
      </p>
    </>
  );
}
