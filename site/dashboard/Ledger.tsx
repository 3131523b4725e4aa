import type { LedgerEntry } from '#core/credits.ts';
import { dateLabel, type LibraryItem, libraryLink } from '#core/library.ts';
import { $generatedContent, $ledger } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { deltaWords, LEDGER_WORDS } from './ledger-words.ts';

const SHOWN = 8;

/** The newest entries; each leads to what it paid for, where that is still in the library. */
export function Ledger() {
  const ledger = useQuery($ledger);
  const content = useQuery($generatedContent);
  if (ledger.state === 'waiting') return <SkeletonRows rows={3} rowHeight={49} />;
  if (ledger.state === 'failed') {
    return (
      <ErrorState title="Ledger Unavailable" reason="We could not load the entries." onRetry={ledger.retry} />
    );
  }
  const made = new Map(content.state === 'ready' ? content.data.map((item) => [item.id, item]) : []);
  return (
    <ul className="rows ledger">
      {ledger.data.entries.slice(0, SHOWN).map((entry) => (
        <Entry key={entry.id} entry={entry} made={made.get(entry.generationId ?? '')} />
      ))}
    </ul>
  );
}

function Entry({ entry, made }: { entry: LedgerEntry; made: LibraryItem | undefined }) {
  return (
    <li>
      <span>{made ? <a href={libraryLink(made)}>{made.title}</a> : LEDGER_WORDS[entry.kind]}</span>
      <span className="small muted">{dateLabel(entry.at, new Date())}</span>
      <b className="num">{deltaWords(entry.delta)}</b>
    </li>
  );
}
