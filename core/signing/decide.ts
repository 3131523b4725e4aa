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
import { type Envelope, isTurn, statusAt, type Thing, thingOf } from './envelope-state.ts';
import {
  type GivenAnswer,
  isSameText,
  lengthOf,
  MOST_PROPOSALS,
  MOST_PROPOSED,
  openProposals,
} from './proposal.ts';

// What may happen to an envelope, and what is written down of it. Each answers the events that follow, none where it is so
// already, and throws CONFLICT where it may not be.

type Events = readonly EnvelopeEvent[];
type Of<Type extends EnvelopeEvent['type']> = Omit<Extract<EnvelopeEvent, { type: Type }>, 'type'>;

const closedWords = (thing: Thing): Readonly<Record<Exclude<Envelope['status'], 'out'>, string>> => ({
  signed: `Both sides have signed this ${thing}`,
  completed: `Both sides have signed this ${thing}`,
  declined: `This ${thing} was declined`,
  voided: `The artist took this ${thing} back`,
  expired: `The time to sign this ${thing} is over`,
});

const voidedWords = (thing: Thing): Readonly<Record<VoidReason, string>> => ({
  edited: `The artist is changing this ${thing}`,
  withdrawn: closedWords(thing).voided,
  deleted: `The artist deleted this ${thing}`,
});

function requireOut(envelope: Envelope, now: Date): void {
  const status = statusAt(envelope, now);
  if (status === 'out') return;
  const thing = thingOf(envelope);
  const why = envelope.voided && voidedWords(thing)[envelope.voided.why];
  throw new ApiError('CONFLICT', (status === 'voided' && why) || closedWords(thing)[status]);
}

/** Throws CONFLICT where that version isn’t the one that is out. */
export function requireCurrent(envelope: Envelope, version: number, now: Date): void {
  requireOut(envelope, now);
  if (version !== envelope.version)
    throw new ApiError(
      'CONFLICT',
      `There is a new version of this ${thingOf(envelope)}. Read that one first`,
    );
}

/** Both have signed: another version is another envelope. */
export const isFrozen = ({ status }: Envelope): boolean => status === 'signed' || status === 'completed';

/**
 * Sends another version, whose signatures begin anew. What both have signed stays as it is.
 * @param answers how it answers what was proposed for the one before
 */
export function send(
  envelope: Envelope,
  sent: Of<'sent'>,
  now: Date,
  answers: readonly GivenAnswer[] = [],
): Events {
  if (isFrozen(envelope)) throw new ApiError('CONFLICT', closedWords(thingOf(envelope)).signed);
  if (sent.version <= envelope.version) throw new ApiError('CONFLICT', 'This version was sent before');
  const isOut = statusAt(envelope, now) === 'out';
  return [
    ...(isOut ? voidFor(envelope, 'edited') : []),
    ...(answers.length > 0 ? [{ type: 'answered', version: envelope.version, answers } as const] : []),
    { type: 'sent', ...sent },
  ];
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
  requireCurrent(envelope, version, now);
  if (sha256 !== envelope.document.sha256) throw new ApiError('CONFLICT', 'That is another document');
  if (envelope.paused)
    throw new ApiError('CONFLICT', 'A proposed change has to be answered first. Nobody signs until then');
  if (!isTurn(envelope, role))
    throw new ApiError('CONFLICT', 'The other side signs first. You get a mail when it is your turn');
  return [{ type: 'signed', ...signature }];
}

function requireUnsigned(envelope: Envelope): void {
  if (envelope.signers.client.signed)
    throw new ApiError(
      'CONFLICT',
      `You have signed this ${thingOf(envelope)}. Ask the artist to take it back`,
    );
}

/** The client says no to a version. */
export function decline(
  envelope: Envelope,
  { version, reason, words }: { version: number; reason: DeclineReason; words: string },
  now: Date,
): Events {
  if (envelope.status === 'declined' && version === envelope.version) return [];
  requireCurrent(envelope, version, now);
  requireUnsigned(envelope);
  return [{ type: 'declined', version, reason, words }];
}

/** The same words once more are those whose answer was lost. */
export function comment(envelope: Envelope, { role, words }: Of<'commented'>): Events {
  const thing = thingOf(envelope);
  if (envelope.voided?.why === 'deleted')
    throw new ApiError('CONFLICT', `This ${thing} was deleted. Write a mail instead`);
  const last = envelope.comments.at(-1);
  if (last?.role === role && last.words === words) return [];
  if (envelope.comments.length >= MOST_COMMENTS)
    throw new ApiError('CONFLICT', `This ${thing} takes ${MOST_COMMENTS} comments. Write a mail instead`);
  return [{ type: 'commented', role, words }];
}

/** The client asks for other words in a clause, or that it goes. One change of a clause waits for its answer at a time. */
export function propose(envelope: Envelope, { version, change, why }: Of<'proposed'>, now: Date): Events {
  const open = openProposals(envelope).find(({ clause }) => clause === change.clause);
  if (open && version === envelope.version && why === open.why && isSameText(open.after, change.after))
    return [];
  requireCurrent(envelope, version, now);
  requireUnsigned(envelope);
  if (envelope.addendum)
    throw new ApiError('CONFLICT', 'An addendum is signed or declined as a whole. Write a comment instead');
  if (open)
    throw new ApiError(
      'CONFLICT',
      `Your other change to clause ${change.clause} is open. Take that one back first`,
    );
  if (envelope.proposals.length >= MOST_PROPOSALS)
    throw new ApiError(
      'CONFLICT',
      `A contract takes ${MOST_PROPOSALS} proposed changes. Write a comment instead`,
    );
  const length = [...envelope.proposals, { ...change, why }].reduce((sum, each) => sum + lengthOf(each), 0);
  if (length > MOST_PROPOSED)
    throw new ApiError(
      'CONFLICT',
      'That is more text than we keep of proposed changes. Write a comment instead',
    );
  return [{ type: 'proposed', version, change, why }];
}

/** The client takes a proposed change back. Throws NOT_FOUND, CONFLICT. */
export function withdrawProposal(envelope: Envelope, seq: number, now: Date): Events {
  const proposal = envelope.proposals.find((each) => each.seq === seq);
  if (!proposal) throw new ApiError('NOT_FOUND');
  if (proposal.outcome?.kind === 'withdrawn') return [];
  requireOut(envelope, now);
  if (proposal.outcome) throw new ApiError('CONFLICT', 'This change was answered already');
  return [{ type: 'proposal-withdrawn', version: envelope.version, proposal: seq }];
}

/** Throws CONFLICT where these are not the changes that are open: one came, or was taken back, since they were looked at. */
export function requireAllAnswered(envelope: Envelope, answers: readonly GivenAnswer[], now: Date): void {
  requireOut(envelope, now);
  const open = openProposals(envelope).map(({ seq }) => seq);
  const answered = answers.map(({ proposal }) => proposal);
  if (open.length === 0 || open.length !== answered.length || open.some((seq) => !answered.includes(seq)))
    throw new ApiError('CONFLICT', 'Your client has just proposed a change, or taken one back. Look again');
}

/** Whether exactly these answers were given before: sent once more, they are those whose reply was lost. */
export const wasAnswered = ({ proposals }: Envelope, answers: readonly GivenAnswer[]): boolean =>
  answers.every(({ proposal, kind, words }) =>
    proposals.some(
      ({ seq, outcome }) => seq === proposal && outcome?.kind === kind && outcome.words === words,
    ),
  );

/** The artist keeps the contract as it is. */
export function keep(envelope: Envelope, answers: readonly GivenAnswer[], now: Date): Events {
  if (wasAnswered(envelope, answers)) return [];
  requireAllAnswered(envelope, answers, now);
  return [{ type: 'answered', version: envelope.version, answers }];
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

/** What both have signed is sealed. */
export const seal = (envelope: Envelope, sealed: Of<'sealed'>): Events =>
  envelope.status === 'completed' && !envelope.sealed ? [{ type: 'sealed', ...sealed }] : [];

/** A mail was taken over for sending, or given up. */
export const mailed = (
  envelope: Envelope,
  mail: Of<'mailed'>,
  outcome: 'mailed' | 'undelivered' = 'mailed',
): Events => (envelope.mailed.has(mail.key) ? [] : [{ type: outcome, ...mail }]);
