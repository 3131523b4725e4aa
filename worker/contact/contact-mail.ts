import { CONTACT_TOPIC_NAMES } from '#core/contact.ts';
import type { ContactMessage } from '#core/contact-schema.ts';
import { withoutTokens } from '#core/link-token.ts';
import type { Mail } from '../providers/ports.ts';

interface Sent {
  to: string;
  /** Of the whole message: sent again, it has the same. */
  hash: string;
  reference: string;
  /** The account that it came from; null for a visitor. */
  accountId: string | null;
}

/** The mail of a message. Its subject holds nothing that was typed. */
export function contactMail(message: ContactMessage, { to, hash, reference, accountId }: Sent): Mail {
  const topic = CONTACT_TOPIC_NAMES[message.topic];
  return {
    to,
    replyTo: message.email,
    key: hash,
    subject: `${topic} (${reference})`,
    text: [
      `From: ${message.name} <${message.email}>`,
      `About: ${topic}`,
      `Account: ${accountId ?? 'none'}`,
      `Came from: ${withoutTokens(message.page ?? 'unknown')}`,
      `Reference: ${reference}`,
      '',
      message.message,
    ].join('\n'),
  };
}
