import type { LedgerEntry } from '#core/credits.ts';
import { dateLabel, type LibraryItem, libraryLink } from '#core/library.ts';
import { $generatedContent, $ledger } from '#site/lib/account-data.store.ts';
import { type LedgerPage, shownWords } from '#site/lib/ledger-pages.ts';
import { deltaWords, entryWords } from '#site/lib/ledger-words.ts';
import { useLedgerPages } from '#site/lib/use-ledger-pages.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';

/** Entries that are shown before anybody asks for more. */
const SHOWN_ENTRIES = 8;

/** The entries, newest first; each leads to what it paid for, where that is among the newest of the library. */
export function Ledger() {
  const ledger = useQuery($ledger);
  if (ledger.state === 'waiting') return <SkeletonRows rows={3} rowHeight={49} />;
  if (ledger.state === 'failed') {
    return (
      <ErrorState title="Ledger Unavailable" reason="We could not load the entries." onRetry={ledger.retry} />
    );
  }
  return <Entries newest={ledger.data} />;
}

function Entries({ newest }: { newest: LedgerPage }) {
  const content = useQuery($generatedContent);
  const { entries, isAll, firstNew, more, showMore } = useLedgerPages(newest, SHOWN_ENTRIES);
  const made = new Map(content.state === 'ready' ? content.data.map((item) => [item.id, item]) : []);
  return (
    <>
      <ul className="rows ledger">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            made={made.get(entry.generationId ?? '')}
            isFirstNew={entry.id === firstNew}
          />
        ))}
      </ul>
      <p className="sr" role="status">
        {firstNew !== null && shownWords(entries.length, isAll)}
      </p>
      {!isAll && <More state={more} onPress={() => void showMore()} />}
    </>
  );
}

interface EntryProps {
  entry: LedgerEntry;
  made: LibraryItem | undefined;
  isFirstNew: boolean;
}

// Whoever reads on by keyboard goes on with what is new.
const readOn = (line: HTMLLIElement | null) => line?.focus({ preventScroll: true });

function Entry({ entry, made, isFirstNew }: EntryProps) {
  return (
    <li {...(isFirstNew && { tabIndex: -1, ref: readOn })}>
      <span>{made ? <a href={libraryLink(made)}>{made.title}</a> : entryWords(entry)}</span>
      <span className="small muted">{dateLabel(entry.at, new Date())}</span>
      <b className="num">{deltaWords(entry.delta)}</b>
    </li>
  );
}

function More({ state, onPress }: { state: 'none' | 'loading' | 'failed'; onPress: () => void }) {
  return (
    <div className="ledger-more">
      {state === 'failed' && (
        <p className="small" role="alert">
          The next entries did not load. Check your connection.
        </p>
      )}
      <Button size="sm" variant="quiet" busy={state === 'loading'} onClick={onPress}>
        Show more
      </Button>
    </div>
  );
}
