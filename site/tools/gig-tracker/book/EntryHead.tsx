import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isolated } from '#core/bidi.ts';
import type { Client, Contact, Venue } from '#core/gigs/book-schema.ts';
import { CLIENT_KINDS } from '#core/gigs/booking.ts';
import { CONTACT_ROLES } from '#core/gigs/gig.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { BackTo } from '../gig/head/BackLink.tsx';
import { openNewGig } from '../new-gig/new-gig.store.ts';
import { shownVenue } from '../parts/BookInputs.tsx';
import { typedClient, typedVenue } from '../parts/typed-book.ts';
import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import { useWindowTitle } from '../parts/use-window-title.ts';
import { addressOf, type Book } from '../state/address.store.ts';
import type { Entry, History } from './book-calls.ts';
import { $bookList } from './book-list.store.ts';
import { BOOK_NAMES } from './book-words.ts';
import { countryName } from './countries.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import '../gig/head/gig-head.css';

/** The way back to the list, with what it was searched for. */
export function BookLink({ book }: { book: Book }) {
  const { book: listed, q } = useStore($bookList);
  return <BackTo href={addressOf({ book, q: listed === book ? q : null })}>{BOOK_NAMES[book]}</BackTo>;
}

interface EntryHeadProps {
  book: Book;
  entry: Entry;
  history: History | null;
  onEdit(): void;
}

/** What an entry is called and where it is, and what can be done with it. */
export function EntryHead({ book, entry, history, onEdit }: EntryHeadProps) {
  const title = useArrivalFocus();
  const [isDeleting, setIsDeleting] = useState(false);
  useWindowTitle(`${entry.name}: Deckhand`);
  const address = postalAddress(book, entry);
  return (
    <header className="gig-head">
      <div className="gig-head-words">
        <BookLink book={book} />
        <h1 ref={title} tabIndex={-1} className="h2">
          {entry.name}
        </h1>
        <p className="small muted">{subtitle(book, entry)}</p>
      </div>
      <div className="gig-head-acts">
        <Menu
          label={`More for ${entry.name}`}
          align="end"
          trigger={
            <Button variant="quiet" icon={Ellipsis}>
              More
            </Button>
          }
          items={[
            ...(address === ''
              ? []
              : [
                  {
                    ...{ label: 'Copy address', icon: Copy },
                    onSelect: () => void copyAndSay(address, { title: 'Address copied' }),
                  },
                  { divider: true } as const,
                ]),
            { label: 'Delete', icon: Trash, tone: 'danger', onSelect: () => setIsDeleting(true) },
          ]}
        />
        <Button icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
        {book !== 'people' && (
          <Button variant="go" icon={Plus} onClick={() => openGigOf(book, entry)}>
            {book === 'venues' ? 'New gig here' : 'New gig'}
          </Button>
        )}
      </div>
      {isDeleting && (
        <DeleteEntry book={book} entry={entry} history={history} onClose={() => setIsDeleting(false)} />
      )}
    </header>
  );
}

/** The form for a new gig at a venue, or for a client. */
function openGigOf(book: Book, entry: Entry): void {
  const venue = entry as Venue;
  if (book === 'clients') openNewGig({ client: typedClient({ id: entry.id, name: entry.name }) });
  else openNewGig({ venue: typedVenue(shownVenue(venue)), ...(venue.zone && { zone: venue.zone }) });
}

/** `Leipzig, Germany`, `Company or organisation`, `Promoter` */
function subtitle(book: Book, entry: Entry): string {
  if (book === 'clients') return CLIENT_KINDS[(entry as Client).kind];
  if (book === 'people') return CONTACT_ROLES[(entry as Contact).role];
  const { city, country } = entry as Venue;
  return [city, countryName(country)].filter(Boolean).map(isolated).join(', ') || 'Venue';
}

/** Name and address as a letter has them; empty where no address is known. */
function postalAddress(book: Book, entry: Entry): string {
  if (book === 'people') return '';
  const { address, name } = entry as Venue | Client;
  const { city, country } = book === 'venues' ? (entry as Venue) : { city: '', country: '' };
  const place = [address, city, countryName(country)].filter(Boolean);
  return place.length === 0 ? '' : [name, ...place].join('\n');
}
