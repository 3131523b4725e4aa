import { Suspense, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import type { Book } from '../state/address.store.ts';
import type { Entry, History } from './book-calls.ts';
import { ENTRY_NAMES } from './book-words.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { BookLink, EntryHead } from './EntryHead.tsx';
import { EntryPeople } from './EntryPeople.tsx';
import { GigHistory } from './GigHistory.tsx';
import { ScorecardPanel } from './ScorecardPanel.tsx';
import { useEntry } from './use-entry.ts';
import '../gig/gig-page.css';
import './entry-page.css';

const EntryDialog = late(async () => (await import('./EntryDialog.tsx')).EntryDialog);

/** All of one entry of the address book. */
export function EntryPage({ book, id }: { book: Book; id: string }) {
  const { shown, load } = useEntry(book, id);
  const { one } = ENTRY_NAMES[book];
  if (shown.state === 'missing') return <MissingEntry book={book} />;
  if (shown.state === 'failed')
    return (
      <div className="gig-page">
        <div>
          <BookLink book={book} />
        </div>
        <ErrorState title={`We couldn't load this ${one}`} reason={problemOf(shown.error)} onRetry={load} />
      </div>
    );
  if (shown.state === 'waiting') return <Waiting one={one} hasHistory={book !== 'people'} />;
  return <WholeEntry book={book} entry={shown.entry} history={shown.history} />;
}

function WholeEntry({ book, entry, history }: { book: Book; entry: Entry; history: History | null }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="gig-page">
      <EntryHead book={book} entry={entry} history={history} onEdit={() => setIsEditing(true)} />
      {history && <ScorecardPanel score={history.score} />}
      <div className={history ? 'gig-columns' : undefined}>
        {history && book !== 'people' && (
          <div className="gig-main">
            <GigHistory book={book} id={entry.id} history={history} />
          </div>
        )}
        <div className={history ? 'gig-side' : undefined}>
          <EntryFacts book={book} entry={entry} onEdit={() => setIsEditing(true)} />
          {history && book !== 'people' && (
            <EntryPeople book={book} entry={entry} people={history.contacts} />
          )}
        </div>
      </div>
      {isEditing && (
        <Suspense>
          <EntryDialog book={book} entry={entry} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function MissingEntry({ book }: { book: Book }) {
  const title = useArrivalFocus();
  return (
    <div className="gig-page">
      <div>
        <BookLink book={book} />
        <h1 ref={title} tabIndex={-1} className="h2">
          This {ENTRY_NAMES[book].one} doesn't exist
        </h1>
      </div>
      <p className="muted">It was deleted, or it belongs to another account.</p>
    </div>
  );
}

function Waiting({ one, hasHistory }: { one: string; hasHistory: boolean }) {
  return (
    <div className="gig-page" role="status">
      <span className="sr">Loading the {one}</span>
      <Skeleton height={76} />
      {hasHistory && <Skeleton height={132} />}
      <Skeleton height={320} />
    </div>
  );
}
