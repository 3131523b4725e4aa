import Mail from 'lucide-react/icons/mail';
import { dayWords } from '#core/day-words.ts';
import { moneyWords } from '#core/money.ts';
import type { KnownPage } from './page.store.ts';

type Request = KnownPage['requests'][number];

const answerTo = ({ email, date }: Request): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Your booking request for ${dayWords(date)}`)}`;

/** What readers of the page asked for, the latest first. */
export function BookingRequests({ requests }: { requests: KnownPage['requests'] }) {
  return (
    <section className="publish-requests" aria-labelledby="publish-requests">
      <h3 id="publish-requests">Booking requests</h3>
      {requests.length === 0 ? (
        <p className="small muted">
          None yet. Requests from your page are e-mailed to your account address and kept here.
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
              </span>
              <a className="btn sm has-i" href={answerTo(request)}>
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
