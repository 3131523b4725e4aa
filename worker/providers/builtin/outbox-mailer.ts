import { bytesWords } from '#core/size-words.ts';
import type { Mail, Mailer } from '../ports.ts';

type KeptMail = Omit<Mail, 'replyTo' | 'attachments'>;

/** Keeps mail in the outbox table, where admins (and localhost) read it, instead of sending it. Of files it says what they were. */
export function outboxMailer(
  insert: (mail: KeptMail & { now: Date }) => Promise<void>,
  now: () => Date,
): Mailer {
  return {
    send({ replyTo, attachments = [], ...mail }) {
      const files = attachments.map(
        ({ name, bytes }) => `Attached: ${name}, ${bytesWords(bytes.byteLength)}`,
      );
      const text = [...(replyTo ? [`Reply to: ${replyTo}`] : []), mail.text, ...files].join('\n');
      return insert({ ...mail, text, now: now() });
    },
  };
}
