import * as z from 'zod/mini';
import { idsOf } from '#core/document-fields-schema.ts';
import { DECLINE_REASONS, MAIL_KINDS, ORDERS, ROLES, VOIDED } from './envelope.ts';
import { ANSWERS } from './proposal.ts';

const instant = z.string();

/** A side of an envelope, as its artist is shown it. */
const signerViewSchema = z.object({
  ...{ role: z.enum(ROLES), name: z.string(), email: z.string(), title: z.string() },
  openedAt: z.nullable(instant),
  signedAt: z.nullable(instant),
  /** The name that it was signed with, which may be another one; null while it isn’t. */
  signedName: z.nullable(z.string()),
  /** Whether this side may sign now. */
  isTurn: z.boolean(),
  /** The whole address of its page; null where it leads nowhere any more. */
  url: z.nullable(z.string()),
});

/** A contract that is, or was, out for signature, as its artist is shown it. */
export const envelopeViewSchema = z.object({
  id: z.string(),
  status: z.enum(['out', 'signed', 'completed', 'declined', 'voided', 'expired']),
  version: z.int(),
  /** The version of the made contract that this one was. */
  contractVersion: z.int(),
  /** Of an addendum; null where it is a contract by itself. */
  addendum: z.nullable(
    z.object({ number: z.int(), originalVersion: z.int(), paragraphs: z.array(z.string()) }),
  ),
  order: z.enum(idsOf(ORDERS)),
  sentAt: instant,
  expiresAt: instant,
  /** When the side whose turn it is will be reminded next; null where it won’t be. */
  nextReminderAt: z.nullable(instant),
  document: z.object({ sha256: z.string(), size: z.int(), pages: z.int() }),
  signers: z.object({ artist: signerViewSchema, client: signerViewSchema }),
  declined: z.nullable(z.object({ at: instant, reason: z.enum(idsOf(DECLINE_REASONS)), words: z.string() })),
  voided: z.nullable(z.object({ at: instant, why: z.enum(idsOf(VOIDED)) })),
  completedAt: z.nullable(instant),
  /** Whether its sealed copy and its audit page are there. */
  isSealed: z.boolean(),
  /** Earlier envelopes of the contract that both have signed, the newest first. */
  former: z.array(z.object({ id: z.string(), version: z.int(), signedAt: instant, isSealed: z.boolean() })),
  /** Mails that could not be sent yet, and are tried again. */
  waitingMails: z.array(z.object({ kind: z.enum(idsOf(MAIL_KINDS)), role: z.enum(ROLES) })),
  /** Mails that nobody took over for days. */
  undeliveredMails: z.array(z.object({ kind: z.enum(idsOf(MAIL_KINDS)), role: z.enum(ROLES) })),
  /** Whether the client may be reminded by hand now. */
  mayRemind: z.boolean(),
  comments: z.array(
    z.object({ seq: z.int(), role: z.enum(ROLES), name: z.string(), at: instant, words: z.string() }),
  ),
  /** Changes that the client asked for, oldest first. Of the present version, those without an outcome wait for an answer. */
  proposals: z.array(
    z.object({
      ...{ seq: z.int(), version: z.int(), name: z.string(), at: instant, why: z.string() },
      ...{ clause: z.int(), title: z.string(), before: z.array(z.string()) },
      after: z.nullable(z.array(z.string())),
      outcome: z.nullable(
        z.object({ kind: z.enum([...idsOf(ANSWERS), 'withdrawn']), words: z.string(), at: instant }),
      ),
    }),
  ),
  /** What happened, oldest first. */
  entries: z.array(
    z.object({ seq: z.int(), at: instant, what: z.string(), who: z.string(), detail: z.string() }),
  ),
});
export type EnvelopeView = z.infer<typeof envelopeViewSchema>;
