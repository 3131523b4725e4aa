import { expect, it } from 'vitest';
import { securityTxtFields } from './security-txt-fields.ts';

it('security.txt has each field of RFC 9116 once, whole addresses, and an end within a year', () => {
  const text = securityTxtFields(new URL('https://deckhand.example'), new Date('2026-11-22T10:00:00.123Z'));
  expect(text).toBe(`Contact: https://deckhand.example/contact?topic=security
Expires: 2027-09-18T10:00:00Z
Preferred-Languages: en
Canonical: https://deckhand.example/.well-known/security.txt
Policy: https://deckhand.example/security-policy
`);
});
