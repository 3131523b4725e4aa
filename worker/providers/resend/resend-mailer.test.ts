import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { resendMailer } from './resend-mailer.ts';

const seen: { url?: string | undefined; authorization?: string | undefined; key?: unknown; body: unknown }[] =
  [];
let status = 200;
const server = createServer(async (request, reply) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  seen.push({
    url: request.url,
    authorization: request.headers.authorization,
    key: request.headers['idempotency-key'],
    body: JSON.parse(text),
  });
  reply.writeHead(status).end('{"message":"inner text of the provider"}');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen.length = 0;
  status = 200;
});

const mailer = () =>
  resendMailer({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 're_key',
    from: 'Deckhand <crew@deckhand.example>',
  });
const mail = { to: 'mara@example.com', subject: 'Confirm your address', text: 'Here.' };

it('hands the mail over in the form that Resend asks for', async () => {
  await mailer().send(mail);
  expect(seen).toEqual([
    {
      url: '/emails',
      authorization: 'Bearer re_key',
      body: {
        from: 'Deckhand <crew@deckhand.example>',
        to: ['mara@example.com'],
        subject: mail.subject,
        text: 'Here.',
      },
    },
  ]);
});

it('names where an answer goes', async () => {
  await mailer().send({ ...mail, replyTo: 'lena@example.com' });
  expect(seen[0]?.body).toMatchObject({ to: ['mara@example.com'], reply_to: 'lena@example.com' });
});

it('sends files along', async () => {
  const file = { name: 'signed.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) };
  await mailer().send({ ...mail, attachments: [file] });
  expect(seen[0]?.body).toMatchObject({
    attachments: [{ filename: 'signed.pdf', content_type: 'application/pdf', content: 'JVBERg==' }],
  });
});

it('names a mail that may be sent again by its key', async () => {
  await mailer().send({ ...mail, key: 'DH-7K3M-9QX2' });
  expect(seen[0]?.key).toBe('DH-7K3M-9QX2');
});

it('throws the status when it was not taken over, and keeps the inner text inside', async () => {
  status = 422;
  await expect(mailer().send(mail)).rejects.toThrow(/^Mail was not taken over: status 422$/);
});
