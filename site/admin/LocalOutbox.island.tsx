import { ApiError } from '#core/errors.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { refresh } from '#site/lib/query.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import './outbox.css';
import { MailText } from './MailText.tsx';
import { $outbox } from './outbox.store.ts';

/** The mails that a machine of one's own kept instead of sending them. Elsewhere there is no such page. */
export function LocalOutbox() {
  return (
    <IslandRoot>
      <Mails />
    </IslandRoot>
  );
}

function Mails() {
  const outbox = useQuery($outbox);
  if (outbox.state === 'waiting') return <SkeletonRows rows={2} rowHeight={160} />;
  if (outbox.state === 'failed') {
    if (outbox.error instanceof ApiError && outbox.error.status < 500) return <NotHere />;
    return <ErrorState title="Outbox Unavailable" reason="Can't reach Deckhand." onRetry={outbox.retry} />;
  }
  const { mails } = outbox.data;
  return (
    <>
      <div className="outbox-head">
        <h1 className="h2">Local outbox</h1>
        <Button size="sm" busy={outbox.refreshing} onClick={() => refresh('localOutbox')}>
          Look again
        </Button>
      </div>
      {mails.length === 0 ? (
        <EmptyState text="Mail that Deckhand sends is kept here: links to confirm an address or set a password." />
      ) : (
        <ul className="outbox">
          {mails.map((mail) => (
            <li key={mail.id} className="panel">
              <header className="panel-h">
                <h2>{mail.subject}</h2>
                <span className="muted num">{new Date(mail.createdAt).toLocaleString()}</span>
              </header>
              <div className="panel-b">
                <p className="small muted">To {mail.to}</p>
                <MailText text={mail.text} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NotHere() {
  return (
    <>
      <h1 className="h2">There is nothing here</h1>
      <p className="muted">Only a machine that runs Deckhand for itself keeps an outbox.</p>
      <Button href="/">Go Home</Button>
    </>
  );
}
