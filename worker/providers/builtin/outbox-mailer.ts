import type { Mail, Mailer } from '../ports.ts';

type KeptMail = Omit<Mail, 'replyTo'>;

/** Keeps mail in the outbox table, where admins (and localhost) read it, instead of sending it. */
export function outboxMailer(
  insert: (mail: KeptMail & { now: Date }) => Promise<void>,
  now: () => Date,
): Mailer {
  return {
    send: ({ replyTo, ...mail }) =>
      insert({ ...mail, text: replyTo ? `Reply to: ${replyTo}\n${mail.text}` : mail.text, now: now() }),
  };
}
