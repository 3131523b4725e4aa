import type { ContactMessage } from '#core/contact-schema.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import { hashOf } from '../storage/hash-of.ts';
import { contactAddress } from './contact-address.ts';
import { contactMail } from './contact-mail.ts';

/** Without letters and digits that look alike: a reference is read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

interface Contact {
  message: ContactMessage;
  /** The account that it comes from; null for a visitor. */
  accountId: string | null;
  /** The same message under the same key is one that is sent again. */
  key: string;
}

/** The same for a message that is sent again under its key. */
const hashOfContact = ({ key, accountId, message }: Contact): Promise<string> =>
  hashOf(new TextEncoder().encode(JSON.stringify([key, accountId, message])));

/** The reference of a message, such as `DH-7K3M-9QX2`: 40 bits of its hash, which name it and open nothing. */
function referenceOf(hash: string): string {
  const letters = Array.from({ length: 8 }, (_, at) => {
    const byte = Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16);
    return ALPHABET[byte % ALPHABET.length];
  });
  return `DH-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * Mails a message to whoever runs this Deckhand, once, and returns its reference. What a program filled in is answered alike
 * and goes nowhere. Throws MAIL_FAILED where the mail was not taken over.
 */
export async function sendContact(
  deps: Pick<Deps, 'mailer' | 'settings'>,
  contact: Contact,
): Promise<{ reference: string }> {
  const { message, accountId } = contact;
  const hash = await hashOfContact(contact);
  const reference = referenceOf(hash);
  if (message.website) return { reference };
  try {
    await deps.mailer.send(
      contactMail(message, { to: contactAddress(deps.settings), hash, reference, accountId }),
    );
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', error: describeError(error) });
    throw new ApiError('MAIL_FAILED');
  }
  return { reference };
}
