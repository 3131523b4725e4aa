import { useStore } from '@nanostores/react';
import { count } from '#core/count-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isOff } from '#core/gigs/gig-status.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { feeWords } from '#core/gigs/gig-words.ts';
import { unpaidWords } from '#core/gigs/unpaid-words.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { GigLink, TrackerLink } from '../parts/TrackerLink.tsx';
import { nowHere } from '../parts/tonight.ts';
import { addressOf, type Book } from '../state/address.store.ts';
import { $gigs } from '../state/gigs.store.ts';
import type { History } from './book-calls.ts';
import './gig-history.css';

/** Of the latest gigs; all are in the list. */
const SHOWN = 12;

interface GigHistoryProps {
  book: Exclude<Book, 'people'>;
  id: string;
  history: History;
}

/** The latest gigs at a venue, or for a client. */
export function GigHistory({ book, id, history: { gigs, score } }: GigHistoryProps) {
  const shown = useStore($gigs);
  // With what was changed here and is on its way.
  const latest = gigs.map((gig) => shown[gig.id] ?? gig).filter(({ deletedAt }) => deletedAt === null);
  const filter = { [book === 'venues' ? 'venue' : 'client']: id };
  return (
    <Panel
      title="Gigs"
      aside={
        latest.length > 0 && (
          <TrackerLink className="link" href={addressOf({ view: 'list', when: 'all', ...filter })}>
            {latest.length > SHOWN ? `All ${count(score.gigs, 'gig')} in the list` : 'Show in the list'}
          </TrackerLink>
        )
      }
      {...(latest.length === 0 && {
        state: {
          kind: 'empty',
          text: book === 'venues' ? 'No gigs here yet.' : 'No gigs for them yet.',
        },
      })}
    >
      <ul className="rows">
        {latest.slice(0, SHOWN).map((gig) => (
          <HistoryRow key={gig.id} gig={gig} />
        ))}
      </ul>
    </Panel>
  );
}

function HistoryRow({ gig }: { gig: Gig }) {
  const { today } = nowHere();
  const status = GIG_STATUSES[gig.status];
  const money = unpaidWords(gig, today);
  return (
    <li className="history-row" data-gig={gig.id} data-off={isOff(gig.status) ? '' : undefined}>
      <span className="history-night num small muted">{nightWords(gig.night, today)}</span>
      <span className="history-what">
        <GigLink id={gig.id}>{gig.title}</GigLink>
      </span>
      <span className="history-status small">{status}</span>
      <span className="history-fee num">{feeWords(gig)}</span>
      <span className="history-money small">
        {money && money.text !== status && <StateLabel state={money.state}>{money.text}</StateLabel>}
      </span>
    </li>
  );
}
