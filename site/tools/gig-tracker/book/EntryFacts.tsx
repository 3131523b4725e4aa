import { useStore } from '@nanostores/react';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { Venue } from '#core/gigs/book-schema.ts';
import { mailLink, mapLink, phoneLink } from '#core/gigs/reach-links.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Facts } from '../gig/forms/EditPanel.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import type { Book } from '../state/address.store.ts';
import type { Entry, Fields } from './book-calls.ts';
import { BOOK_FIELDS, type BookField, fieldWords, labelsWords } from './book-fields.ts';
import { addressOfEntry } from './book-words.ts';
import { countryName } from './countries.ts';
import { $names } from './names.store.ts';

/** Told in the head, or by the map. */
const ELSEWHERE = new Set(['name', 'kind', 'role', 'latitude', 'longitude']);
/** What has a usual value, or need not be there. */
const NOT_MISSED = new Set(['zone', 'country', 'kilometres', 'clientId', 'venueId']);

interface EntryFactsProps {
  book: Book;
  entry: Entry;
  onEdit(): void;
}

/** What is known of an entry, and what isn't filled in yet. */
export function EntryFacts({ book, entry, onEdit }: EntryFactsProps) {
  const names = useStore($names);
  const values = entry as unknown as Fields;
  const fields = BOOK_FIELDS[book].filter(({ name }) => !ELSEWHERE.has(name));
  const isFilled = ({ name }: BookField): boolean => (values[name] ?? '') !== '';
  const filled = fields.filter(isFilled);
  const missing = fields.filter((field) => !isFilled(field) && !NOT_MISSED.has(field.name));
  return (
    <Panel title="Details" className="entry-facts">
      {filled.length === 0 ? (
        <EmptyState
          text={`Nothing here yet. Add ${labelsWords(missing)}.`}
          action={<Button onClick={onEdit}>Add details</Button>}
        />
      ) : (
        <>
          <Facts
            facts={filled.map((field) => [
              field.label,
              <Fact key={field.name} {...{ book, entry, field, names }} />,
            ])}
          />
          {missing.length > 0 && (
            <p className="entry-missing small muted">Not filled in yet: {labelsWords(missing)}.</p>
          )}
        </>
      )}
    </Panel>
  );
}

interface FactProps {
  book: Book;
  entry: Entry;
  field: BookField;
  names: Readonly<Record<string, string>>;
}

function Fact({ book, entry, field, names }: FactProps): ReactNode {
  const value = (entry as unknown as Fields)[field.name];
  const words = fieldWords(field, value);
  switch (field.kind) {
    case 'email':
      return <a href={mailLink(words)}>{words}</a>;
    case 'phone': {
      const call = phoneLink(words);
      return call ? <a href={call}>{words}</a> : words;
    }
    case 'client':
    case 'venue':
      return (
        <TrackerLink href={addressOfEntry(field.kind === 'client' ? 'clients' : 'venues', words)}>
          {names[words] ?? `Open ${field.label.toLowerCase()}`}
        </TrackerLink>
      );
    case 'long':
      return <span className="entry-long">{words}</span>;
    default:
      return field.name === 'address' ? <Address book={book} entry={entry} words={words} /> : words;
  }
}

function Address({ book, entry, words }: { book: Book; entry: Entry; words: string }) {
  const { city, country } = book === 'venues' ? (entry as Venue) : { city: '', country: '' };
  return (
    <>
      {words}{' '}
      <a
        className="entry-map"
        href={mapLink([words, city, countryName(country)])}
        target="_blank"
        rel="noreferrer"
      >
        <MapPin className="i i16" aria-hidden="true" />
        Map
        <span className="sr"> in a new tab</span>
      </a>
    </>
  );
}
