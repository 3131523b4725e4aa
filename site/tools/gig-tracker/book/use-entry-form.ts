import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { formProblem } from '#site/lib/problem-of.ts';
import { useRefusals } from '../parts/use-refusals.ts';
import { useTyped } from '../parts/use-typed.ts';
import type { Book } from '../state/address.store.ts';
import { noteSave } from '../state/gigs.store.ts';
import { BOOK_CALLS, type Entry, type Fields } from './book-calls.ts';
import { BOOK_FIELDS, type BookField, fieldText } from './book-fields.ts';
import { BLANK, type Clash, mergeEntry, readValues, type Values, valuesOf } from './book-values.ts';
import { findSame } from './find-same.ts';

interface EntryFormParts {
  book: Book;
  /** The entry that is changed; a new one without it, which begins with `start`. */
  entry?: Entry | undefined;
  start?: Fields | undefined;
  onSaved(entry: Entry): void;
}

/** How often a change is made again while other tabs change the same entry. */
const MOST_TRIES = 5;

/**
 * A form over an entry. What was typed stays until it is saved. Only what is another than when it was opened is saved, onto what
 * is newer by then; where both changed the same field, `clashes` has it until somebody has chosen.
 */
export function useEntryForm({ book, entry, start, onSaved }: EntryFormParts) {
  const [base, setBase] = useState(entry);
  const [first, setFirst] = useState(() => valuesOf(book, entry ?? start ?? {}));
  const [values, setValues] = useState(first);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [others, setOthers] = useState<readonly BookField[]>([]);
  const [same, setSame] = useState<Entry | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { form, errorOf, problem, refuse, forget, clear } = useRefusals(Object.keys(values));
  const [saved, setSaved] = useState<Entry | null>(null);
  const isChanged = saved === null && Object.keys(values).some((name) => values[name] !== first[name]);
  const leave = useTyped(isChanged);

  const tell = useRef(onSaved);
  tell.current = onSaved;
  // Once nothing is typed any more that would be asked about.
  useEffect(() => {
    if (!saved) return;
    tell.current(saved);
    noteSave();
  }, [saved]);

  /** Saves onto what is stored, again as long as others are faster; null where somebody has to choose. */
  async function change(opened: Entry, typed: Fields): Promise<Entry | null> {
    let [stored, fields] = [opened, typed];
    for (let tries = 1; ; tries += 1) {
      if (Object.keys(fields).length === 0) return stored;
      try {
        return await BOOK_CALLS[book].change(stored, fields);
      } catch (error) {
        const newer =
          error instanceof ApiError ? (error.details.versions?.stored as Entry | undefined) : undefined;
        if (!newer || tries === MOST_TRIES) throw error;
        const merged = mergeEntry(book, stored, fields, newer);
        if (merged.clashes.length > 0) {
          goOnFrom(newer, typed);
          setClashes(merged.clashes);
          setOthers(merged.others);
          return null;
        }
        [stored, fields] = [newer, merged.fields];
      }
    }
  }

  /** What was not typed is shown as it is stored by now. */
  function goOnFrom(stored: Entry, typed: Fields): void {
    const now: Values = valuesOf(book, stored);
    setBase(stored);
    setFirst(now);
    setValues((before) => ({
      ...now,
      ...Object.fromEntries(Object.keys(typed).map((name) => [name, before[name] ?? ''])),
    }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (clashes.length > 0) return refuse([], 'Choose what to keep first.');
    const reading = readValues(book, values, base ? first : valuesOf(book, {}));
    if ('problems' in reading) return refuse(reading.problems, '');
    clear();
    setSame(null);
    setIsBusy(true);
    try {
      setSaved(
        base
          ? await change(base, reading.fields)
          : await BOOK_CALLS[book].add({ ...BLANK[book], ...reading.fields }),
      );
    } catch (error) {
      await fail(error);
    }
    setIsBusy(false);
  }

  async function fail(error: unknown): Promise<void> {
    const fields = error instanceof ApiError ? (error.details.fields ?? []) : [];
    if (error instanceof ApiError && error.code === 'CONFLICT' && fields.some(({ path }) => path === 'name'))
      setSame(await findSame(book, values));
    if (error instanceof ApiError && error.code === 'NOT_FOUND')
      refuse([], 'It was deleted in another tab. Copy what you still need.');
    else refuse(fields, formProblem(error));
  }

  function set(name: string, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    forget([name]);
    if (name === 'name' || name === 'city') setSame(null);
  }

  /** Answers a clash: what was typed stays, or makes way for what is stored. */
  function choose({ field, stored }: Clash, side: 'mine' | 'stored'): void {
    if (side === 'stored') set(field.name, fieldText(field, stored));
    setClashes((before) => before.filter((one) => one.field !== field));
    clear();
  }

  return {
    ...{ fields: BOOK_FIELDS[book], values, set, errorOf, problem, isBusy, leave, clashes, others, choose },
    /** Another entry that has the name already. */
    same,
    /** Spread over the `<form>`. */
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}
