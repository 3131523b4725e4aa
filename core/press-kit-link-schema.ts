import * as z from 'zod/mini';
import { daySchema } from './document-fields-schema.ts';
import { LINK_LENGTH } from './press-kit-link.ts';
import { readPartSchema } from './press-kit-page-schema.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from './text.ts';

const WHOM = "Say who it's for";

/** A link as it is made, changed or renewed. */
export const savedRecipientLinkSchema = z.object({
  /** Who opens it: a venue, a promoter. */
  recipient: z
    .string(WHOM)
    .check(
      z.trim(),
      z.minLength(1, WHOM),
      z.maxLength(LINK_LENGTH.recipient, `Use at most ${LINK_LENGTH.recipient} characters`),
      noControls,
      z.refine(saysSomething, WHOM),
    ),
  /** Stands over the page. */
  greeting: z._default(
    z
      .string('Write text')
      .check(
        unixLines,
        z.trim(),
        z.maxLength(LINK_LENGTH.greeting, `Use at most ${LINK_LENGTH.greeting} characters`),
        noStrayControls,
      ),
    '',
  ),
  /** Its last day. */
  expiresOn: daySchema('Choose a date'),
});
export type SavedRecipientLink = z.infer<typeof savedRecipientLinkSchema>;

/** A link to the page of a press kit for one recipient, as its artist is shown it. */
export const recipientLinkSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  greeting: z.string(),
  expiresOn: z.string(),
  revokedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** The whole address; null where it leads nowhere any more and has to be renewed. */
  url: z.nullable(z.string()),
  /** Which parts were read by it, how often, and when last. */
  reads: z.array(z.object({ part: readPartSchema, count: z.int(), lastReadAt: z.string() })),
});
export type RecipientLink = z.infer<typeof recipientLinkSchema>;
