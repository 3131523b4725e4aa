import { listed } from '../count-words.ts';
import type { Contact } from './book-schema.ts';
import { CONTACT_ROLES, type ContactRole, type Gig, type GigContact } from './gig.ts';

/** Somebody at a gig, with all that they do there. */
export interface Person {
  contact: Contact;
  roles: readonly ContactRole[];
}

/** The people of a gig, each once, in the order in which they were added. Those who aren't known are left out. */
export function peopleOf({ contacts }: Pick<Gig, 'contacts'>, known: readonly Contact[]): Person[] {
  const ids = [...new Set(contacts.map(({ contactId }) => contactId))];
  return ids.flatMap((id) => {
    const contact = known.find((one) => one.id === id);
    if (!contact) return [];
    return [{ contact, roles: contacts.flatMap(({ contactId, role }) => (contactId === id ? [role] : [])) }];
  });
}

/** `Promoter, signs and pays` */
export const rolesWords = (roles: readonly ContactRole[]): string =>
  sentence(roles.map((role) => CONTACT_ROLES[role]));

/** The roles that nobody has; agents and others aren't missed. Empty where somebody has each. */
export function emptyRoles({ contacts }: Pick<Gig, 'contacts'>): string {
  const taken = new Set<string>(contacts.map(({ role }) => role));
  const missed = MISSED.filter((role) => !taken.has(role));
  return sentence(missed.map((role) => CONTACT_ROLES[role]));
}

const MISSED = ['promoter', 'signer', 'payer', 'advancing', 'production', 'hospitality'] as const;

function sentence([first, ...others]: readonly string[]): string {
  return listed([...(first ? [first] : []), ...others.map((word) => word.toLowerCase())]);
}

/** The people of a gig with other roles for one of them, at their place; with none they are gone from it. */
export function withRoles(
  contacts: readonly GigContact[],
  contactId: string,
  roles: readonly ContactRole[],
): GigContact[] {
  const at = contacts.findIndex((one) => one.contactId === contactId);
  const others = contacts.filter((one) => one.contactId !== contactId);
  const place = at < 0 ? others.length : contacts.slice(0, at).filter((one) => others.includes(one)).length;
  return others.toSpliced(place, 0, ...roles.map((role) => ({ contactId, role })));
}
