import { expect, it } from 'vitest';
import { replyLink } from './press-kit-reply.ts';

const REQUEST = {
  ...{ id: 'bkg_1', date: '2027-01-16', place: 'Kulturzug, Leipzig', budget: null, gigId: null },
  ...{ email: 'lena@kulturzug.example', message: 'Four hours.\nOK?', createdAt: '2026-11-28T00:00:00.000Z' },
};
const partsOf = (link: string) => {
  const [address = '', query] = link.split('?');
  return { address, ...Object.fromEntries(new URLSearchParams(query)) };
};

it('a reply is written under a subject, with what was asked below it', () => {
  expect(partsOf(replyLink(REQUEST))).toEqual({
    address: 'mailto:lena@kulturzug.example',
    subject: 'Your booking request for Sat 16 Jan 2027',
    body: '\r\n\r\nYou wrote:\r\n> Sat 16 Jan 2027, Kulturzug, Leipzig\r\n>\r\n> Four hours.\r\n> OK?',
  });
});

it('nothing that was typed adds a field or another address', () => {
  const message = '&bcc=all@example.com?\n# %0Abcc:x';
  const { address, ...fields } = partsOf(replyLink({ ...REQUEST, email: 'a?bcc=b@example.com', message }));
  expect(address).toBe('mailto:a%3Fbcc%3Db@example.com');
  expect(Object.keys(fields)).toEqual(['subject', 'body']);
});

it('a long message is cut, so that the link can be opened', () => {
  expect(replyLink({ ...REQUEST, message: 'x'.repeat(2000) }).length).toBeLessThan(1200);
});
