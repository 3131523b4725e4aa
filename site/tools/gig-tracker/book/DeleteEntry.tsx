import { useState } from 'react';
import { count } from '#core/count-words.ts';
import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { type Book, setParams } from '../state/address.store.ts';
import { noteSave } from '../state/gigs.store.ts';
import { BOOK_CALLS, type Entry, type History } from './book-calls.ts';
import { ENTRY_NAMES } from './book-words.ts';

interface DeleteEntryProps {
  book: Book;
  entry: Entry;
  history: History | null;
  onClose(): void;
}

/** Asks before an entry is deleted, and says what stays without it. */
export function DeleteEntry({ book, entry, history, onClose }: DeleteEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { one } = ENTRY_NAMES[book];
  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      await BOOK_CALLS[book].remove(entry.id);
    } catch (error) {
      // Deleted in another tab: that is as good.
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
        setIsBusy(false);
        showToast({ tone: 'danger', title: `${entry.name} isn't deleted`, text: problemOf(error) });
        return;
      }
    }
    showToast({ tone: 'ok', title: `${entry.name} deleted` });
    // `Back` leads past its page, which is gone.
    setParams({ entry: null });
    scrollTo({ top: 0 });
    // Once its page is gone, which would ask for it again.
    setTimeout(noteSave);
  }
  return (
    <ConfirmDialog
      danger
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Delete ${entry.name}?`}
      text={lossWords(history)}
      confirm={`Delete ${one}`}
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}

/** What loses it, and stays. */
function lossWords(history: History | null): string {
  if (!history) return "They're removed from the gigs that name them; the gigs stay. This can't be undone.";
  const { score, contacts } = history;
  const [gigs, people] = [score.gigs, contacts.length];
  const left = [
    ...(gigs > 0
      ? [`It's removed from ${count(gigs, 'gig')}; the ${gigs === 1 ? 'gig stays' : 'gigs stay'}.`]
      : []),
    ...(people > 0
      ? [`${count(people, 'person', 'people')} ${people === 1 ? 'stays' : 'stay'} in your address book.`]
      : []),
  ];
  return [...left, "This can't be undone."].join(' ');
}
