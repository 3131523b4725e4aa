import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import type { Contact } from '#core/gigs/book-schema.ts';
import type { Book } from '../state/address.store.ts';
import { $saves, takeIn } from '../state/gigs.store.ts';
import { BOOK_CALLS, type Entry, type History } from './book-calls.ts';
import { askNames, noteNames } from './names.store.ts';

export type EntryState =
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; entry: Entry; history: History | null };

/** No such entry, or what the address names can't be one. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');

/** An entry with what goes with it, as the server has it; what is shown stays where newer can't be loaded. */
export function useEntry(book: Book, id: string): { shown: EntryState; load(): void } {
  const [shown, setShown] = useState<EntryState>({ state: 'waiting' });
  /** The newest of what was asked for: an answer that was overtaken is passed over. */
  const asked = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    try {
      const { entry, history } = await BOOK_CALLS[book].read(id);
      if (own !== asked.current) return;
      if (history) takeIn(history.gigs);
      if (book === 'people') void askNames([(entry as Contact).clientId, (entry as Contact).venueId]);
      else noteNames([entry]);
      setShown({ state: 'ready', entry, history });
    } catch (error) {
      if (own !== asked.current) return;
      if (isMissing(error)) setShown({ state: 'missing' });
      else setShown((now) => (now.state === 'ready' ? now : { state: 'failed', error }));
    }
  }, [book, id]);

  useEffect(() => {
    const look = (): void => void load();
    look();
    const stop = $saves.listen(look);
    addEventListener('focus', look);
    return () => {
      asked.current += 1;
      stop();
      removeEventListener('focus', look);
    };
  }, [load]);
  return { shown, load: () => void load() };
}
