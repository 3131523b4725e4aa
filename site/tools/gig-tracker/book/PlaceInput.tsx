import { useStore } from '@nanostores/react';
import type { Client, Venue } from '#core/gigs/book-schema.ts';
import { SuggestInput } from '../parts/SuggestInput.tsx';
import { BOOK_CALLS, type Entry } from './book-calls.ts';
import { isEntryId } from './book-fields.ts';
import { $names, noteNames } from './names.store.ts';

interface PlaceInputProps {
  name: string;
  kind: 'client' | 'venue';
  /** Its id, or what is typed to find one. */
  value: string;
  onChange(value: string): void;
}

/** How many are suggested. */
const MOST = '6';

/** A venue or client of the address book, found by its name. */
export function PlaceInput({ name, kind, value, onChange }: PlaceInputProps) {
  const names = useStore($names);
  async function find(q: string) {
    const { entries } = await BOOK_CALLS[kind === 'client' ? 'clients' : 'venues'].list({ q, limit: MOST });
    return entries.map((item) => ({
      ...{ id: item.id, label: item.name, item },
      note: kind === 'client' ? (item as Client).email : (item as Venue).city,
    }));
  }
  return (
    <SuggestInput<Entry>
      name={name}
      value={isEntryId(value) ? (names[value] ?? `One ${kind}`) : value}
      find={find}
      onType={onChange}
      onPick={(entry) => {
        noteNames([entry]);
        onChange(entry.id);
      }}
    />
  );
}
