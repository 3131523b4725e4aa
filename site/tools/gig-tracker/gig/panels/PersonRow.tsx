import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPen from 'lucide-react/icons/user-pen';
import { useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { type Person, rolesWords, withRoles } from '#core/gigs/people.ts';
import { mailLink, phoneLink } from '#core/gigs/reach-links.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu, type MenuItem } from '#site/ui/Menu.tsx';
import { BookName } from '../../parts/BookName.tsx';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { RolesDialog } from './RolesDialog.tsx';

/** Somebody at a gig: what they do there, and how to reach them. */
export function PersonRow({ gig, person: { contact, roles } }: { gig: Gig; person: Person }) {
  const [isEditing, setEditing] = useState(false);
  const { name, phone, email } = contact;
  const call = phoneLink(phone);
  const copy = (label: string, text: string): MenuItem[] =>
    text === ''
      ? []
      : [
          {
            label: `Copy ${label}`,
            icon: Copy,
            onSelect: () => void copyAndSay(text, { title: 'Copied', text }),
          },
        ];
  function remove(): void {
    const contacts = withRoles(gig.contacts, contact.id, []);
    void changeWithUndo(gig.id, { contacts }, `${name} removed from this gig`);
  }
  return (
    <li className="gig-person" data-item>
      <div>
        <b>
          <BookName book="people" {...contact} />
        </b>
        <span>{rolesWords(roles)}</span>
      </div>
      {call && (
        <Button size="sm" icon={Phone} iconOnly href={call}>
          {`Call ${name}`}
        </Button>
      )}
      {email !== '' && (
        <Button size="sm" icon={Mail} iconOnly href={mailLink(email)}>
          {`Email ${name}`}
        </Button>
      )}
      <Menu
        label={name}
        align="end"
        trigger={
          <Button data-item-control size="sm" variant="quiet" icon={Ellipsis} iconOnly>
            {`More for ${name}`}
          </Button>
        }
        items={[
          { label: 'Change roles', icon: UserPen, onSelect: () => setEditing(true) },
          ...copy('phone number', phone),
          ...copy('email', email),
          { label: 'Remove from this gig', icon: UserMinus, tone: 'danger', onSelect: remove },
        ]}
      />
      {isEditing && <RolesDialog gig={gig} person={{ contact, roles }} onClose={() => setEditing(false)} />}
    </li>
  );
}
