import type { LedgerEntry } from '#core/credits.ts';
import { kindWords, type LibraryItem, libraryLink, makerOf } from '#core/library.ts';
import { $generatedContent, $ledger } from '#site/lib/account-data.store.ts';
import { type LedgerPage, shownWords, withBalances } from '#site/lib/ledger-pages.ts';
import { deltaWords, entryWords } from '#site/lib/ledger-words.ts';
import { useLedgerPages } from '#site/lib/use-ledger-pages.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SharedIcon } from '#site/ui/SharedIcon.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { planDays } from './plan-days.ts';
import './ledger.css';

/** Entries that are shown before anybody asks for more. */
const SHOWN_ENTRIES = 14;

interface LedgerProps {
  /** The balance now; null before it is known. */
  balance: number | null;
  now: Date;
}

/** Every entry with the balance after it, newest first; each leads to what it paid for, where that is among the newest of the library. */
export function Ledger({ balance, now }: LedgerProps) {
  const ledger = useQuery($ledger);
  if (ledger.state === 'failed')
    return (
      <ErrorState title="Ledger Unavailable" reason="We couldn’t load the entries." onRetry={ledger.retry} />
    );
  if (ledger.state === 'waiting') return <SkeletonRows rows={6} rowHeight={57} />;
  return <Entries newest={ledger.data} balance={balance} now={now} />;
}

function Entries({ newest, balance, now }: LedgerProps & { newest: LedgerPage }) {
  const content = useQuery($generatedContent);
  const { entries, isAll, firstNew, more, showMore } = useLedgerPages(newest, SHOWN_ENTRIES);
  const made = new Map(content.state === 'ready' ? content.data.map((item) => [item.id, item]) : []);
  const sum = entries.reduce((total, { delta }) => total + delta, 0);
  // What is all there adds up by itself, whatever was spent since the balance was asked for.
  const from = isAll ? sum : balance;
  return (
    <>
      <table className="table credits-entries">
        <thead>
          <tr>
            <th>When</th>
            <th>What</th>
            <th className="r">Credits</th>
            <th className="r">Balance</th>
          </tr>
        </thead>
        <tbody>
          {withBalances(entries, from ?? 0).map(({ entry, after }) => (
            <Row
              key={entry.id}
              entry={entry}
              after={from === null ? '' : String(after)}
              made={made.get(entry.generationId ?? '')}
              isFirstNew={entry.id === firstNew}
              now={now}
            />
          ))}
        </tbody>
      </table>
      <p className="sr" role="status">
        {firstNew !== null && shownWords(entries.length, isAll)}
      </p>
      <footer className="credits-end">
        {isAll ? (
          <StateLabel state="ok">
            {entries.length === 1 ? '1 entry adds up to' : `All ${entries.length} entries add up to`}{' '}
            <b className="num">{sum}</b>
          </StateLabel>
        ) : (
          <Button size="sm" busy={more === 'loading'} onClick={() => void showMore()}>
            Show earlier
          </Button>
        )}
        {more === 'failed' && (
          <p className="small" role="alert">
            We couldn’t load earlier entries. Check your connection, then try again.
          </p>
        )}
      </footer>
    </>
  );
}

interface RowProps {
  entry: LedgerEntry;
  after: string;
  made: LibraryItem | undefined;
  isFirstNew: boolean;
  now: Date;
}

// Whoever reads on by keyboard goes on with what is new.
const readOn = (row: HTMLTableRowElement | null) => row?.focus({ preventScroll: true });

function Row({ entry, after, made, isFirstNew, now }: RowProps) {
  const time = new Date(entry.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isReturned = entry.kind === 'release';
  return (
    <tr data-kind={entry.kind} {...(isFirstNew && { tabIndex: -1, ref: readOn })}>
      <td className="num when">
        {planDays(now).day(entry.at)} <span>{time}</span>
      </td>
      <td className="what">
        {made && !isReturned && <SharedIcon name={makerOf(made.type)?.id ?? 'dashboard'} />}
        <span>
          <b>{made && !isReturned ? kindWords(made.type) : entryWords(entry)}</b>{' '}
          {made && <a href={libraryLink(made)}>{made.title}</a>}
        </span>
      </td>
      <td className={entry.delta > 0 ? 'num r delta ok' : 'num r delta'}>{deltaWords(entry.delta)}</td>
      <td className="num r after">{after}</td>
    </tr>
  );
}
