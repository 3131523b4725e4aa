import { expect, it } from 'vitest';
import { outboxMailer } from './outbox-mailer.ts';

it('keeps what it is given, and says of answers and files what they would have been', async () => {
  const kept: unknown[] = [];
  const now = new Date('2026-11-02T12:00:00Z');
  const mailer = outboxMailer(
    async (mail) => void kept.push(mail),
    () => now,
  );
  const mail = { to: 'mara@example.com', subject: 'Signed', text: 'Your copy.', key: 'k' };
  const attachments = [{ name: 'signed.pdf', type: 'application/pdf', bytes: new Uint8Array(84_000) }];
  await mailer.send(mail);
  await mailer.send({ ...mail, replyTo: 'lena@example.com', attachments });
  expect(kept).toEqual([
    { ...mail, now },
    { ...mail, now, text: 'Reply to: lena@example.com\nYour copy.\nAttached: signed.pdf, 84 kB' },
  ]);
});
