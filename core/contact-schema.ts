import * as z from 'zod/mini';
import { CONTACT_NAME_LENGTH, CONTACT_TOPICS, MESSAGE_LENGTH } from './contact.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from './text.ts';
import { emailSchema } from './user.ts';

/** A message to the people behind Deckhand. */
export const contactSchema = z.object({
  name: z
    .string('Enter your name')
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name'),
      z.maxLength(CONTACT_NAME_LENGTH, `Use at most ${CONTACT_NAME_LENGTH} characters`),
      noControls,
      z.refine(saysSomething, 'A name needs at least one letter or digit'),
    ),
  email: emailSchema,
  topic: z.enum(CONTACT_TOPICS, 'Choose what it is about'),
  message: z
    .string('Write your message')
    .check(
      unixLines,
      z.trim(),
      z.minLength(MESSAGE_LENGTH.min, `Write at least ${MESSAGE_LENGTH.min} characters`),
      z.maxLength(MESSAGE_LENGTH.max, `Use at most ${MESSAGE_LENGTH.max.toLocaleString('en')} characters`),
      noStrayControls,
      z.refine(saysSomething, 'Write your message in words'),
    ),
  /** Path of the page that its writer came from, without query: that may hold a token. */
  page: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^\/[^\s?#]*$/, 'Send a path without query'), noControls),
  ),
  /** People never see this field; programs fill it in. */
  website: z.optional(z.string()),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** `DH-` and twice four characters, to be read out or typed. */
export const contactReplySchema = z.object({
  reference: z.string().check(z.regex(/^DH-[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
});
