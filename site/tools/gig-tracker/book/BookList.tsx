import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { count } from '#core/count-words.ts';
import { late } from '#site/lib/late.tsx';
import { afterNextFrame } from '#site/lib/next-frame.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { BackLink } from '../gig/head/BackLink.tsx';
import { SearchWords } from '../parts/SearchWords.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import { useWindowTitle } from '../parts/use-window-title.ts';
import { $query, addressOf, BOOKS, type Book, goTo, setParams } from '../state/address.store.ts';
import { $saves } from '../state/gigs.store.ts';
import { BookRow } from './BookRow.tsx';
import {
  $bookList,
  type BookList as List,
  loadMoreEntries,
  openBookList,
  reloadBookList,
  retryBookList,
} from './book-list.store.ts';
import { addressOfEntry, BOOK_NAMES, ENTRY_NAMES } from './book-words.ts';
import './book-list.css';

const EntryDialog = late(async () => (await import('./EntryDialog.tsx')).EntryDialog);

/** What a search looks at. */
const SEARCHED: Readonly<Record<Book, string>> = { venues: 'Name or city', clients: 'Name', people: 'Name' };

/** How the first entries come. */
const EMPTY: Readonly<Record<Book, string>> = {
  venues: 'No venues yet. Each venue you name in a gig is added here. You can also add one now.',
  clients: 'No clients yet. Each client you name in a gig is added here. You can also add one now.',
  people: 'No people yet. Everyone you add to a gig is kept here. You can also add somebody now.',
};

/** One of the lists of the address book, searched as the address says. */
export function BookList({ book }: { book: Book }) {
  const query = useStore($query);
  const told = useStore($bookList);
  const title = useArrivalFocus();
  const [isAdding, setIsAdding] = useState(false);
  const q = new URLSearchParams(query).get('q') ?? '';
  useWindowTitle(`${BOOK_NAMES[book]}: Deckhand`);
  useEffect(() => void openBookList({ book, q }), [book, q]);
  useEffect(() => {
    const again = (): void => void reloadBookList();
    const stop = $saves.listen(again);
    addEventListener('focus', again);
    return () => {
      stop();
      removeEventListener('focus', again);
    };
  }, []);

  const { one, many } = ENTRY_NAMES[book];
  // Until the list of this part is asked for.
  const list: List = told.book === book ? told : { ...told, book, entries: [], next: null, state: 'waiting' };
  const add = (
    <Button icon={Plus} onClick={() => setIsAdding(true)}>
      Add {one}
    </Button>
  );
  return (
    <div className="book">
      <header className="book-head">
        <div>
          <BackLink />
          <h1 ref={title} tabIndex={-1} className="h2">
            Address book
          </h1>
        </div>
        <nav className="seg tracker-views" aria-label="Address book">
          {BOOKS.map((each) => (
            <TrackerLink
              key={each}
              className="tab"
              href={addressOf({ book: each })}
              aria-current={each === book ? 'page' : undefined}
            >
              {BOOK_NAMES[each]}
            </TrackerLink>
          ))}
        </nav>
      </header>
      <search className="book-search" aria-label={`Search ${many}`}>
        <SearchWords
          key={book}
          label={`Search ${many}`}
          placeholder={SEARCHED[book]}
          words={q}
          onChange={(words) => setParams({ q: words })}
        />
        {add}
      </search>
      <Panel
        title={BOOK_NAMES[book]}
        state={panelState(list, q, add)}
        aside={
          <span className="muted num" role="status">
            {loadedWords(list)}
          </span>
        }
      >
        <ul className="rows book-rows" aria-busy={list.isStale} data-stale={list.isStale ? '' : undefined}>
          {list.entries.map((entry) => (
            <BookRow key={entry.id} book={book} entry={entry} />
          ))}
        </ul>
        <ListEnd list={list} />
      </Panel>
      {isAdding && (
        <Suspense>
          <EntryDialog
            book={book}
            onClose={() => setIsAdding(false)}
            onSaved={({ id }) => goTo(addressOfEntry(book, id))}
          />
        </Suspense>
      )}
    </div>
  );
}

/** `12 venues`, `50 venues, more below`: how many there are in all is not known. */
function loadedWords({ book, entries, next, state, isStale }: List): string {
  if (state !== 'ready' || isStale || entries.length === 0) return '';
  const { one, many } = ENTRY_NAMES[book];
  return `${count(entries.length, one, many)}${next === null ? '' : ', more below'}`;
}

function panelState({ book, state, error, entries }: List, q: string, add: ReactNode): PanelState {
  const { many } = ENTRY_NAMES[book];
  if (state === 'failed')
    return {
      ...{ kind: 'error', title: `We couldn't load your ${many}`, reason: problemOf(error) },
      onRetry: () => void retryBookList(),
    };
  if (state === 'waiting') return { kind: 'loading', rows: 6, rowHeight: 57 };
  if (entries.length > 0) return { kind: 'ready' };
  if (q === '') return { kind: 'empty', text: EMPTY[book], action: add };
  return {
    ...{ kind: 'empty', text: `No ${many} match “${q}”.` },
    action: <Button onClick={() => setParams({ q: null })}>Clear search</Button>,
  };
}

/** Shows the next entries. Where none come after them the button goes, and the first of them has the focus. */
async function showMore(): Promise<void> {
  const shown = $bookList.get().entries.length;
  await loadMoreEntries();
  afterNextFrame(() => {
    if (document.activeElement === document.body)
      document.querySelectorAll<HTMLElement>('.book-row-words > a')[shown]?.focus();
  });
}

function ListEnd({ list: { book, next, more, isStale } }: { list: List }) {
  if (next === null) return null;
  const { many } = ENTRY_NAMES[book];
  if (more === 'failed')
    return (
      <ErrorState
        title={`We couldn't load more ${many}`}
        reason="The ones above are still here."
        onRetry={() => void showMore()}
      />
    );
  return (
    <div className="book-more">
      <Button
        busy={more === 'loading'}
        {...(isStale && { disabledReason: 'Searching' })}
        onClick={() => void showMore()}
      >
        Show more
      </Button>
    </div>
  );
}
