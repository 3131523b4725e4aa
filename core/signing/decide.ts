import { ApiError } from '../errors.ts';
import {
  type DeclineReason,
  type EnvelopeEvent,
  MOST_COMMENTS,
  MOST_LINKS,
  type SignedDocument,
  type Signer,
  type VoidReason,
} from './envelope.ts';
import { type Envelope, isTurn, statusAt } from './envelope-state.ts';

// What may happen to an envelope, and what is written down of it. Each answers the events that follow, none where it is so
// already, and throws CONFLICT where it may not be.

type Events = readonly EnvelopeEvent[];
type Of<Type extends EnvelopeEvent['type']> = Omit<Extract<EnvelopeEvent, { type: Type }>, 'type'>;

const CLOSED: Readonly<Record<Exclude<Envelope['status'], 'out'>, string>> = {
  signed: 'Both sides have signed this contract',
  completed: 'Both sides have signed this contract',
  declined: 'This contract was declined',
  voided: 'The artist took this contract back',
  expired: 'The time to sign this contract is over',
};

const VOIDED_WORDS: Readonly<Record<VoidReason, string>> = {
  edited: 'The artist is changing this contract',
  withdrawn: CLOSED.voided,
  deleted: 'The artist deleted this contract',
};

function requireOut(envelope: Envelope, now: Date): void {
  const status = statusAt(envelope, now);
  if (status === 'out') return;
  const why = envelope.voided && VOIDED_WORDS[envelope.voided.why];
  throw new ApiError('CONFLICT', (status === 'voided' && why) || CLOSED[status]);
}

function requireVersion(envelope: Envelope, version: number): void {
  if (version === envelope.version) return;
  throw new ApiError('CONFLICT', 'There is a new version of this contract. Read that one first');
}

/** Both have signed: another version is another envelope. */
export const isFrozen = ({ status }: Envelope): boolean => status === 'signed' || status === 'completed';

/** Sends another version, whose signatures begin anew. What both have signed stays as it is. */
export function send(envelope: Envelope, sent: Of<'sent'>, now: Date): Events {
  if (isFrozen(envelope)) throw new ApiError('CONFLICT', CLOSED.signed);
  if (sent.version <= envelope.version) throw new ApiError('CONFLICT', 'This version was sent before');
  const isOut = statusAt(envelope, now) === 'out';
  return [...(isOut ? voidFor(envelope, 'edited') : []), { type: 'sent', ...sent }];
}

/** Somebody read the page of a version for the first time. */
export const open = (envelope: Envelope, { role, version }: Of<'opened'>): Events =>
  version === envelope.version && envelope.status === 'out' && !envelope.signers[role].openedAt
    ? [{ type: 'opened', role, version }]
    : [];

/** Signs exactly the document that was read. */
export function sign(envelope: Envelope, signature: Of<'signed'>, now: Date): Events {
  const { role, version, sha256 } = signature;
  const given = envelope.signers[role].signed;
  if (given && given.version === version && given.sha256 === sha256 && version === envelope.version)
    return [];
  requireOut(envelope, now);
  requireVersion(envelope, version);
  if (sha256 !== envelope.document.sha256) throw new ApiError('CONFLICT', 'That is another document');
  if (!isTurn(envelope, role))
    throw new ApiError('CONFLICT', 'The other side signs first. You get a mail when it is your turn');
  return [{ type: 'signed', ...signature }];
}

/** The client says no to a version. */
export function decline(
  envelope: Envelope,
  { version, reason, words }: { version: number; reason: DeclineReason; words: string },
  now: Date,
): Events {
  if (envelope.status === 'declined' && version === envelope.version) return [];
  requireOut(envelope, now);
  requireVersion(envelope, version);
  if (envelope.signers.client.signed)
    throw new ApiError('CONFLICT', 'You have signed this contract. Ask the artist to take it back');
  return [{ type: 'declined', version, reason, words }];
}

/** The same words once more are those whose answer was lost. */
export function comment(envelope: Envelope, { role, words }: Of<'commented'>): Events {
  if (envelope.voided?.why === 'deleted')
    throw new ApiError('CONFLICT', 'This contract was deleted. Write a mail instead');
  const last = envelope.comments.at(-1);
  if (last?.role === role && last.words === words) return [];
  if (envelope.comments.length >= MOST_COMMENTS)
    throw new ApiError('CONFLICT', `A contract takes ${MOST_COMMENTS} comments. Write a mail instead`);
  return [{ type: 'commented', role, words }];
}

/** Somebody else signs for a side, by a link of their own; the link of before opens nothing then. */
export function changeSigner(envelope: Envelope, signer: Signer, now: Date): Events {
  requireOut(envelope, now);
  if (envelope.signers[signer.role].signed) throw new ApiError('CONFLICT', 'This side has signed already');
  const { name, email, title, links } = envelope.signers[signer.role];
  if (name === signer.name && email === signer.email && title === signer.title) return [];
  if (links >= MOST_LINKS)
    throw new ApiError(
      'CONFLICT',
      `${MOST_LINKS} others were asked to sign this. Take it back and send it again`,
    );
  return [{ type: 'signer-changed', signer }];
}

/** The version can't be signed any more. */
export const voidFor = (envelope: Envelope, why: VoidReason): Events =>
  envelope.status === 'out' ? [{ type: 'voided', version: envelope.version, why }] : [];

/** The artist takes back what is out. */
export function withdraw(envelope: Envelope, now: Date): Events {
  if (envelope.status === 'voided') return [];
  requireOut(envelope, now);
  return voidFor(envelope, 'withdrawn');
}

/** Writes down that time has passed. */
export const expire = (envelope: Envelope, now: Date): Events =>
  envelope.status === 'out' && statusAt(envelope, now) === 'expired'
    ? [{ type: 'expired', version: envelope.version }]
    : [];

/** The document with both signatures is there. */
export const complete = (envelope: Envelope, document: SignedDocument): Events =>
  envelope.status === 'signed' ? [{ type: 'completed', version: envelope.version, document }] : [];

/** A mail was taken over for sending, or given up. */
export const mailed = (
  envelope: Envelope,
  mail: Of<'mailed'>,
  outcome: 'mailed' | 'undelivered' = 'mailed',
): Events => (envelope.mailed.has(mail.key) ? [] : [{ type: outcome, ...mail }]);
