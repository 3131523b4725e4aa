import { expect, it } from 'vitest';
import { contactAddress } from './contact-address.ts';

const MAIL_FROM = 'Deckhand <crew@deckhand.example>';

it.each([
  [
    'who is named for it',
    { CONTACT_EMAIL: 'desk@x.example', ADMIN_EMAILS: ['ann@x.example'] },
    'desk@x.example',
  ],
  [
    'the first admin',
    { CONTACT_EMAIL: '', ADMIN_EMAILS: ['ann@x.example', 'bo@x.example'] },
    'ann@x.example',
  ],
  ['whoever mail comes from', { CONTACT_EMAIL: undefined, ADMIN_EMAILS: [] }, 'crew@deckhand.example'],
])('messages go to %s', (_, settings, address) => {
  expect(contactAddress({ MAIL_FROM, ...settings })).toBe(address);
});

it('messages go to a sender that is written without a name', () => {
  expect(contactAddress({ CONTACT_EMAIL: '', ADMIN_EMAILS: [], MAIL_FROM: 'crew@x.example' })).toBe(
    'crew@x.example',
  );
});
