import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPen from 'lucide-react/icons/user-pen';
import { Suspense, useState } from 'react';
import type { Contact } from '#core/gigs/book-schema.ts';
import { CONTACT_ROLES } from '#core/gigs/gig.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFocusStays } from '../parts/use-focus-stays.ts';
import type { Book } from '../state/address.store.ts';
import { noteSave } from '../state/gigs.store.ts';
import { Row } from './BookRow.tsx';
import { BOOK_CALLS, type Entry } from './book-calls.ts';
import './book-list.css';

const EntryDialog = late(async () => (await import('./EntryDialog.tsx')).EntryDialog);

type PlaceBook = Exclude<Book, 'people'>;
/** The field of a person that names where they work, or who they work for. */
const LINKS = { venues: 'venueId', clients: 'clientId' } as const;

interface EntryPeopleProps {
  book: PlaceBook;
  entry: Entry;
  people: readonly Contact[];
}

/** The people of a venue or client, with what they do. */
export function EntryPeople({ book, entry, people }: EntryPeopleProps) {
  const [editing, setEditing] = useState<Contact | 'new' | null>(null);
  const id = useFocusStays();
  const isVenue = book === 'venues';
  return (
    <Panel
      id={id}
      title="People"
      aside={
        <Button size="sm" variant="quiet" icon={Plus} data-item-add onClick={() => setEditing('new')}>
          Add person
        </Button>
      }
      {...(people.length === 0 && {
        state: {
          kind: 'empty',
          text: isVenue
            ? 'Nobody yet. Add who runs the booth, the door or production here.'
            : 'Nobody yet. Add who books, signs and pays for them.',
        },
      })}
    >
      <ul className="rows book-rows">
        {people.map((contact) => (
          <Row key={contact.id} book="people" entry={contact} words={CONTACT_ROLES[contact.role]} isItem>
            <Menu
              label={contact.name}
              align="end"
              trigger={
                <Button data-item-control size="sm" variant="quiet" icon={Ellipsis} iconOnly>
                  {`More for ${contact.name}`}
                </Button>
              }
              items={[
                { label: 'Edit', icon: UserPen, onSelect: () => setEditing(contact) },
                {
                  ...{ label: isVenue ? 'Remove from this venue' : 'Remove from this client' },
                  ...{ icon: UserMinus, tone: 'danger', onSelect: () => void unlink(book, entry, contact) },
                },
              ]}
            />
          </Row>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <EntryDialog
            book="people"
            {...(editing === 'new' ? { start: { [LINKS[book]]: entry.id } } : { entry: editing })}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Takes somebody off a venue or client; they stay in the address book. */
async function unlink(book: PlaceBook, place: Entry, contact: Contact): Promise<void> {
  const link = LINKS[book];
  try {
    const changed = await BOOK_CALLS.people.change(contact, { [link]: null });
    noteSave();
    showToast({
      ...{ tone: 'ok', title: `${contact.name} removed from ${place.name}` },
      text: 'They stay in your address book.',
      action: {
        ...{ label: 'Undo', alt: `Add them to ${place.name} again in the address book` },
        onAction: () =>
          void BOOK_CALLS.people.change(changed, { [link]: place.id }).then(noteSave, sayNotSaved),
      },
    });
  } catch (error) {
    sayNotSaved(error);
    noteSave();
  }
}

const sayNotSaved = (error: unknown): void =>
  showToast({ tone: 'danger', title: 'Not saved', text: problemOf(error) });
