import { expect, it } from 'vitest';
import { contactMail } from './contact-mail.ts';

it('says where a message came from, and not by which link somebody was there', () => {
  const mail = contactMail(
    {
      name: 'Lena',
      email: 'lena@example.com',
      topic: 'question',
      message: 'Hello',
      page: `/epk/dj-nova/for/${'af'.repeat(16)}`,
    },
    { to: 'a@example.com', hash: 'h', reference: 'DH-1', accountId: null },
  );
  expect(mail.text).toContain('Came from: /epk/dj-nova/for/\n');
});
