import type { Mail, Mailer } from '../ports.ts';

/** Keeps mail in the outbox table, where admins (and localhost) read it, instead of sending it. */
export function outboxMailer(insert: (mail: Mail & { now: Date }) => Promise<void>, now: () => Date): Mailer {
  return { send: (mail) => insert({ ...mail, now: now() }) };
}
