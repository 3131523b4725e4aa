import { describe, expect, it, vi } from 'vitest';
import { API } from '#core/api.ts';
import { createApp } from '#worker/app.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../support/deps.ts';
import { inOneMinute } from '../support/one-window.ts';
import type { Mails } from '../support/outbox.ts';
import { productDatabase, userId } from '../support/product-database.ts';
import { ADMIN_EMAIL } from '../support/start-product.ts';

const message = {
  name: 'Lena Ohm',
  email: 'lena@example.com',
  topic: 'question',
  message: 'Which file does a sign maker want?\nThe banner is three metres wide.',
  page: '/help/logo-files',
};
type Sent = { reference: string };
const send = (body: unknown, client: Client = new Client()) => client.post<Sent>('/api/contact', body);

/** The mails that have this text, of all that were kept. */
async function mailsWith(text: string): Promise<Mails['mails']> {
  const { body } = await new Client().get<Mails>('/api/local/outbox');
  return body.mails.filter((mail) => `${mail.subject}\n${mail.text}`.includes(text));
}

/** The answer of a server whose mailer does what the test says. */
async function answerOf(mailer: TestDeps['mailer']): Promise<{ status: number; text: string }> {
  const deps = await testDeps();
  const { app } = createApp({ ...deps, mailer });
  const reply = await app.request(`${TEST_ORIGIN}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  await deps.close();
  return { status: reply.status, text: await reply.text() };
}

describe('POST /api/contact', () => {
  it('mails what was written to whoever runs this, with a way to answer, and gives it a reference', async () => {
    const reply = await send(message);
    expect(reply.status).toBe(202);
    expect(API.contact.reply.parse(reply.body)).toEqual(reply.body);
    const { reference } = reply.body;
    expect(await mailsWith(reference)).toMatchObject([
      {
        to: ADMIN_EMAIL,
        subject: `A question (${reference})`,
        text: [
          'Reply to: lena@example.com',
          'From: Lena Ohm <lena@example.com>',
          'About: A question',
          'Account: none',
          'Came from: /help/logo-files',
          `Reference: ${reference}`,
          '',
          message.message,
        ].join('\n'),
      },
    ]);
  });

  it('names the account that a message comes from, by its session alone', async () => {
    const client = await signedUp();
    const { body } = await send({ ...message, account: 'usr_of_another' }, client);
    const [mail] = await mailsWith(body.reference);
    expect(mail?.text).toContain(`Account: ${await userId(productDatabase(), client.email)}\n`);
    expect(mail?.text).not.toContain('usr_of_another');
  });

  it('gives every message a reference of its own', async () => {
    const client = new Client();
    const replies = [await send(message, client), await send(message, client)];
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(2);
  });

  it('takes a message that is sent again under its key as the same one, and other words as another', async () => {
    const client = new Client();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const again = { ...message, message: `The answer to ${crypto.randomUUID()} was lost.` };
    const sent = (body: unknown) => client.post<Sent>('/api/contact', body, key);
    const [first, second, other] = [await sent(again), await sent(again), await sent(message)];
    expect(second.body).toEqual(first.body);
    expect(other.body.reference).not.toBe(first.body.reference);
    expect(await mailsWith(first.body.reference)).toHaveLength(1);
    expect(await mailsWith(other.body.reference)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of 81 letters', { name: 'x'.repeat(81) }, 'name'],
    ['a name with a line break', { name: 'Lena\r\nBcc: all@example.com' }, 'name'],
    ['a name that turns the line around', { name: 'Lena \u202Egnp' }, 'name'],
    ['a name of characters without width', { name: '\u200B\u2060\u00AD' }, 'name'],
    ['no address', { email: undefined }, 'email'],
    ['an address that is none', { email: 'lena at example' }, 'email'],
    ['an address with a header behind it', { email: 'lena@example.com\r\nBcc: all@example.com' }, 'email'],
    ['two addresses', { email: 'lena@example.com, all@example.com' }, 'email'],
    ['no topic', { topic: undefined }, 'topic'],
    ['a topic that there is not', { topic: 'constructor' }, 'topic'],
    ['nine characters', { message: '  too short ' }, 'message'],
    ['4,001 characters', { message: 'x'.repeat(4001) }, 'message'],
    ['twelve characters without width', { message: '\u200B'.repeat(12) }, 'message'],
    ['a control character', { message: 'Ring the bell \u0007 please' }, 'message'],
    ['a page with a query', { page: '/forgot-password?token=secret' }, 'page'],
    ['a page elsewhere', { page: 'https://evil.example/' }, 'page'],
  ])('refuses %s, names the field and says why', async (_, change, path) => {
    const reply = await send({ ...message, ...change });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([{ path, reason: expect.stringMatching(/^[A-Z].{8,}/) }]);
  });

  it('takes the shortest and the longest message, whatever ends its lines', async () => {
    for (const text of ['ten letter', 'x'.repeat(4000), `one line\r\n${'x'.repeat(3991)}`]) {
      expect((await send({ ...message, message: text })).status).toBe(202);
    }
  });

  it('answers a program that fills every field in as it answers people, and sends nothing', async () => {
    const mark = `bought-${Math.random()}`;
    const reply = await send({ ...message, message: `Cheap ${mark}`, website: 'https://pills.example' });
    expect(reply.status).toBe(202);
    expect(reply.body.reference).toMatch(/^DH-/);
    expect(await mailsWith(mark)).toEqual([]);
  });

  it('answers 502 in words of its own where the mail was not taken over', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const refused = await answerOf({ send: () => Promise.reject(new Error('inner text of the provider')) });
    const logged = JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(logged).toContain('mail-failed');
    expect(logged).not.toMatch(/inner|lena|sign maker/i);
    expect(refused.status).toBe(502);
    expect(JSON.parse(refused.text).error).toMatchObject({
      code: 'MAIL_FAILED',
      message: 'Your message could not be sent on. Nothing of it is lost',
    });
    expect(refused.text).not.toContain('inner');
  });

  it('refuses what another site sends', async () => {
    const mark = `elsewhere-${Math.random()}`;
    const reply = await new Client().post(
      '/api/contact',
      { ...message, message: `Sent from ${mark}` },
      { origin: 'https://evil.example' },
    );
    expect(reply.status).toBe(403);
    expect(await mailsWith(mark)).toEqual([]);
  });

  it(
    'takes twenty messages a minute of a network, then says when to try again',
    inOneMinute(async () => {
      const client = new Client();
      const replies = await Promise.all(Array.from({ length: 23 }, () => send(message, client)));
      const refused = replies.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(refused.map(({ headers }) => headers.get('retry-after'))).not.toContain(null);
    }),
  );
});
