import { expect, it } from 'vitest';
import type { Contact } from './book-schema.ts';
import type { GigContact } from './gig.ts';
import { emptyRoles, peopleOf, rolesWords, withRoles } from './people.ts';

const contact = (id: string): Contact => ({
  ...{ id, name: id, role: 'other', email: '', phone: '', clientId: null, venueId: null, notes: '' },
  ...{ version: 1, createdAt: '', updatedAt: '' },
});
const CONTACTS: GigContact[] = [
  { contactId: 'kasia', role: 'promoter' },
  { contactId: 'tomek', role: 'production' },
  { contactId: 'kasia', role: 'payer' },
];

it('people come once, with all their roles, and without those who are gone', () => {
  const people = peopleOf({ contacts: CONTACTS }, [contact('kasia'), contact('else')]);
  expect(people).toEqual([{ contact: contact('kasia'), roles: ['promoter', 'payer'] }]);
});

it('roles are told as a list, and so are those that nobody has', () => {
  expect(rolesWords(['promoter', 'signer', 'payer'])).toBe('Promoter, signs and pays');
  expect(emptyRoles({ contacts: CONTACTS })).toBe('Signs, advancing and hospitality');
  expect(emptyRoles({ contacts: [] })).toBe('Promoter, signs, pays, advancing, production and hospitality');
});

it('roles change at the place of whoever has them, and without any they are gone', () => {
  expect(withRoles(CONTACTS, 'tomek', ['agent', 'other'])).toEqual([
    { contactId: 'kasia', role: 'promoter' },
    { contactId: 'tomek', role: 'agent' },
    { contactId: 'tomek', role: 'other' },
    { contactId: 'kasia', role: 'payer' },
  ]);
  expect(withRoles(CONTACTS, 'kasia', [])).toEqual([{ contactId: 'tomek', role: 'production' }]);
  expect(withRoles(CONTACTS, 'new', ['agent']).at(-1)).toEqual({ contactId: 'new', role: 'agent' });
});
