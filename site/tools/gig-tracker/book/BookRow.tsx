import { useStore } from '@nanostores/react';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { isolated } from '#core/bidi.ts';
import type { Client, Contact, Venue } from '#core/gigs/book-schema.ts';
import { CLIENT_KINDS } from '#core/gigs/booking.ts';
import { CONTACT_ROLES } from '#core/gigs/gig.ts';
import { mailLink, phoneLink } from '#core/gigs/reach-links.ts';
import { Button } from '#site/ui/Button.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import type { Book } from '../state/address.store.ts';
import type { Entry } from './book-calls.ts';
import { addressOfEntry } from './book-words.ts';
import { countryName } from './countries.ts';
import { $names } from './names.store.ts';

/** An entry in a list, with the way to its page. */
export function BookRow({ book, entry }: { book: Book; entry: Entry }) {
  const names = useStore($names);
  if (book === 'venues') {
    const { city, country, capacity } = entry as Venue;
    return (
      <Row
        book={book}
        entry={entry}
        words={[city, countryName(country)].filter(Boolean).map(isolated).join(', ')}
      >
        {capacity !== null && (
          <span className="book-figure small muted">
            <span className="num">{capacity.toLocaleString('en')}</span> capacity
          </span>
        )}
      </Row>
    );
  }
  if (book === 'clients') {
    const { kind } = entry as Client;
    return <Row book={book} entry={entry} words={CLIENT_KINDS[kind]} />;
  }
  const { role, clientId, venueId } = entry as Contact;
  const places = [clientId, venueId].flatMap((id) => (id && names[id]) || []);
  return <Row book={book} entry={entry} words={[CONTACT_ROLES[role], ...places.map(isolated)].join(', ')} />;
}

interface RowProps {
  book: Book;
  entry: Entry;
  words: string;
  /** One of those that keep the focus when one goes. */
  isItem?: boolean;
  children?: ReactNode;
}

/** The name of an entry with what tells it from others, and buttons beside it. */
export const Row = ({ book, entry, words, isItem, children }: RowProps) => (
  <li className="book-row" data-item={isItem ? '' : undefined}>
    <div className="book-row-words">
      <TrackerLink href={addressOfEntry(book, entry.id)}>{entry.name}</TrackerLink>
      {words && <span className="small muted">{words}</span>}
    </div>
    {'email' in entry && <Reach of={entry} />}
    {children}
  </li>
);

/** Mail and phone of somebody, each with its button. */
function Reach({ of: { name, email, phone } }: { of: Pick<Contact, 'name' | 'email' | 'phone'> }) {
  const call = phoneLink(phone);
  return (
    <>
      {(email || phone) && (
        <span className="book-reach small muted">
          {phone && <span className="num">{phone}</span>}
          {email && <span>{email}</span>}
        </span>
      )}
      {call && (
        <Button size="sm" icon={Phone} iconOnly href={call}>
          {`Call ${name}`}
        </Button>
      )}
      {email && (
        <Button size="sm" icon={Mail} iconOnly href={mailLink(email)}>
          {`Email ${name}`}
        </Button>
      )}
    </>
  );
}
