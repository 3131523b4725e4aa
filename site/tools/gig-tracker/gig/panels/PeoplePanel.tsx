import Building from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useRef, useState } from 'react';
import type { Contact } from '#core/gigs/book-schema.ts';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { emptyRoles, peopleOf } from '#core/gigs/people.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { BookName } from '../../parts/BookName.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';
import { PersonRow } from './PersonRow.tsx';
import './people-panel.css';

const AddPersonDialog = late(async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog);

/** Whom a gig is for, and who does what at it. */
export function PeoplePanel({ gig, details }: { gig: Gig; details: GigDetailsShown }) {
  const [isAdding, setAdding] = useState(false);
  const id = useFocusStays({ id: 'people' });
  // What was just added is known here before the gig is read again.
  const added = useRef(new Map<string, Contact>());
  const people = peopleOf(gig, [...added.current.values(), ...details.contacts]);
  const nobody = emptyRoles(gig);
  const isFull = gig.contacts.length >= GIG_MOST.contacts;
  return (
    <Panel
      id={id}
      title="People"
      className="gig-people"
      aside={
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          data-item-add
          onClick={() => setAdding(true)}
          {...(isFull && { disabledReason: `You can add up to ${GIG_MOST.contacts} people` })}
        >
          Add person
        </Button>
      }
    >
      <ul className="gig-people-list">
        {gig.client && (
          <li className="gig-person">
            <div>
              <b>
                <BookName book="clients" {...gig.client} />
              </b>
              <span>Client</span>
            </div>
            <Building className="i i16 muted" aria-hidden="true" />
          </li>
        )}
        {people.map((person) => (
          <PersonRow key={person.contact.id} gig={gig} person={person} />
        ))}
        <li className="gig-person none">
          <div>
            {people.length === 0 ? (
              <>
                <b>Nobody yet</b>
                <span>Add the promoter, and who opens the door. You can call or write them from here.</span>
              </>
            ) : (
              nobody && (
                <>
                  <b>Nobody yet</b>
                  <span>{nobody}</span>
                </>
              )
            )}
          </div>
        </li>
      </ul>
      {isAdding && (
        <Suspense>
          <AddPersonDialog
            gig={gig}
            onAdded={(contact) => added.current.set(contact.id, contact)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
