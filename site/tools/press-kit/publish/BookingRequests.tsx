import Mail from 'lucide-react/icons/mail';
import { dayWords } from '#core/day-words.ts';
import { moneyWords } from '#core/money.ts';
import { replyLink } from '#core/press-kit-reply.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import type { KnownPage } from './page.store.ts';

/** What readers of the page asked for, the latest first. */
export function BookingRequests({ requests }: { requests: KnownPage['requests'] }) {
  return (
    <section className="publish-requests" aria-labelledby="publish-requests">
      <h3 id="publish-requests">Booking requests</h3>
      {requests.length === 0 ? (
        <p className="small muted">
          None yet. Requests from your page are e-mailed to your account address, kept here, and added as
          leads to your gig tracker.
        </p>
      ) : (
        <ul>
          {requests.map((request) => (
            <li key={request.id}>
              <span className="num">{dayWords(request.date)}</span>
              <span>
                <b dir="auto">{request.place}</b>
                <em className="muted">
                  {request.budget ? moneyWords(request.budget) : 'No budget named'}
                  {', '}
                  {request.email}
                </em>
                {request.message && (
                  <span className="small publish-words" dir="auto">
                    {request.message}
                  </span>
                )}
                {request.gigId && (
                  <a className="small publish-lead" href={`${gigTrackerFacts.path}?gig=${request.gigId}`}>
                    Open in the gig tracker<span className="sr">: {request.place}</span>
                  </a>
                )}
              </span>
              <a className="btn sm has-i" href={replyLink(request)}>
                <Mail className="i" aria-hidden="true" />
                <span>
                  Answer<span className="sr"> {request.place}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
