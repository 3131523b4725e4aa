import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { type DaySheet, NOT_KNOWN, type SheetPerson } from '#core/gigs/day-sheet.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { mailLink, phoneLink } from '#core/gigs/reach-links.ts';
import { addressOfGig } from '../state/address.store.ts';
import { Gap, Part } from './SheetParts.tsx';

/** Who does what, each a tap away. */
export function SheetPeople({ gig, sheet: { people, hasPhone } }: { gig: Gig; sheet: DaySheet }) {
  return (
    <Part title="People" className="day-sheet-people">
      {people.length > 0 && (
        <ul>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {!hasPhone && (
        <Gap fix={{ label: 'Add people', href: addressOfGig(gig.id) }}>Phone number {NOT_KNOWN}</Gap>
      )}
    </Part>
  );
}

function Person({ person: { name, roles, phone, email } }: { person: SheetPerson }) {
  const call = phoneLink(phone);
  return (
    <li>
      <p>
        <b>{name}</b> <span className="muted">{roles}</span>
      </p>
      {phone &&
        (call ? (
          <a className="day-sheet-reach num" href={call} aria-label={`Call ${name}: ${phone}`}>
            <Phone className="i i16" aria-hidden="true" />
            {phone}
          </a>
        ) : (
          <p className="num">{phone}</p>
        ))}
      {email && (
        <a className="day-sheet-reach" href={mailLink(email)} aria-label={`Email ${name}: ${email}`}>
          <Mail className="i i16" aria-hidden="true" />
          {email}
        </a>
      )}
    </li>
  );
}
