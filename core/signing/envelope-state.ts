import {
  type DeclineReason,
  type Entry,
  type EnvelopeEvent,
  type MailKind,
  type Order,
  type Original,
  otherRole,
  ROLES,
  type Role,
  type SignedDocument,
  type Signer,
  type VoidReason,
} from './envelope.ts';
import { openProposals, type Proposal } from './proposal.ts';

/** A signature of the present version. */
export type GivenSignature = Extract<EnvelopeEvent, { type: 'signed' }> & Pick<Entry, 'at' | 'from'>;

export interface SignerState extends Signer {
  /** Links that this side had before: each person who signs has their own. */
  links: number;
  /** ISO instant since when this person is asked. */
  since: string;
  /** The person of before handed it on, rather than the artist. */
  isHanded: boolean;
  openedAt: string | null;
  signed: GivenSignature | null;
}

export interface Comment {
  seq: number;
  role: Role;
  name: string;
  at: string;
  words: string;
}

/** A contract that is, or was, out for signature: what its record says of it. Instants are ISO. */
export interface Envelope {
  id: string;
  /** `signed` by both, of which the document is still to be made; `completed` once it is there. */
  status: 'out' | 'signed' | 'completed' | 'declined' | 'voided' | 'expired';
  version: number;
  title: string;
  document: SignedDocument;
  order: Order;
  sentAt: string;
  expiresAt: string;
  eventAt: string | null;
  note: string;
  /** Null where this is a contract by itself. */
  addendum: { number: number; original: Original } | null;
  signers: Readonly<Record<Role, SignerState>>;
  declined: { at: string; reason: DeclineReason; words: string } | null;
  voided: { at: string; why: VoidReason } | null;
  completed: (SignedDocument & { at: string }) | null;
  /** Its sealed copy, once that is there. */
  sealed: { at: string; key: string } | null;
  /** Mails that were taken over for sending, or given up: key → what it was about, and to which side. */
  mailed: ReadonlyMap<string, { role: Role; kind: MailKind; at: string; isSent: boolean }>;
  /** The version that this one took the place of, before both had signed it; null where there was none. */
  replaces: number | null;
  comments: readonly Comment[];
  /** Changes that the client asked for, of all versions. */
  proposals: readonly Proposal[];
  /** Since when a proposed change waits for its answer, and the entry that began it: nobody signs meanwhile. Or null. */
  paused: { seq: number; at: string } | null;
  /** The entry after which that was over in the present version, and its ISO instant; or null. */
  resumed: { seq: number; at: string } | null;
  /** Entries that answered proposals of a version. */
  answers: readonly { seq: number; version: number; proposals: readonly number[] }[];
  /** The one of them that came with this version; null where none did. */
  answersWith: number | null;
  /** Its newest entry. */
  last: Entry;
}

/** What an envelope is called in words. */
export type Thing = 'contract' | 'addendum';
export const thingOf = ({ addendum }: Pick<Envelope, 'addendum'>): Thing =>
  addendum ? 'addendum' : 'contract';

type Sent = Extract<EnvelopeEvent, { type: 'sent' }>;

/** Who signs for a side in a version. Somebody at another address has another link. */
function signerOf(
  before: Envelope | null,
  { signers }: Pick<Sent, 'signers'>,
  role: Role,
  since: string,
): SignerState {
  const signer = signers.find((each) => each.role === role);
  if (!signer) throw new Error(`Nobody signs for the ${role}`);
  const former = before?.signers[role];
  const links = former ? former.links + (former.email === signer.email ? 0 : 1) : 0;
  return { ...signer, links, since, isHanded: false, openedAt: null, signed: null };
}

function sent(before: Envelope | null, event: Sent, entry: Entry): Envelope {
  const { version, title, document, order, expiresAt, eventAt, note, addendum = null } = event;
  const { at } = entry;
  return {
    ...{
      id: entry.envelope,
      status: 'out',
      version,
      title,
      document,
      order,
      expiresAt,
      eventAt,
      note,
      addendum,
    },
    sentAt: at,
    signers: { artist: signerOf(before, event, 'artist', at), client: signerOf(before, event, 'client', at) },
    ...{ declined: null, voided: null, completed: null, sealed: null },
    replaces: before?.version ?? null,
    mailed: before?.mailed ?? new Map(),
    comments: before?.comments ?? [],
    proposals: before?.proposals ?? [],
    ...{ paused: null, resumed: null, answers: before?.answers ?? [] },
    answersWith: before?.last.event.type === 'answered' ? before.last.seq : null,
    last: entry,
  };
}

const withSigner = (envelope: Envelope, role: Role, change: Partial<SignerState>): Envelope => ({
  ...envelope,
  signers: { ...envelope.signers, [role]: { ...envelope.signers[role], ...change } },
});

function signed(
  envelope: Envelope,
  event: Extract<EnvelopeEvent, { type: 'signed' }>,
  entry: Entry,
): Envelope {
  const { at, from } = entry;
  const isLast = envelope.signers[otherRole(event.role)].signed !== null;
  const changed = withSigner(envelope, event.role, { signed: { ...event, at, from } });
  return isLast ? { ...changed, status: 'signed' } : changed;
}

/** Once no proposal is open any more, it is signed again. */
function withOutcomes(
  envelope: Envelope,
  outcomes: ReadonlyMap<number, NonNullable<Proposal['outcome']>>,
  { seq, at }: Entry,
): Envelope {
  const proposals = envelope.proposals.map((each) => ({
    ...each,
    outcome: outcomes.get(each.seq) ?? each.outcome,
  }));
  const isOver = openProposals({ version: envelope.version, proposals }).length === 0;
  return { ...envelope, proposals, ...(isOver && { paused: null, resumed: { seq, at } }) };
}

function applied(envelope: Envelope, entry: Entry): Envelope {
  const { at, event, seq, by } = entry;
  switch (event.type) {
    case 'sent':
      return sent(envelope, event, entry);
    case 'mailed':
    case 'undelivered': {
      const { key, role, type, kind } = event;
      const isSent = type === 'mailed';
      return { ...envelope, mailed: new Map([...envelope.mailed, [key, { role, kind, at, isSent }]]) };
    }
    case 'opened':
      return withSigner(envelope, event.role, { openedAt: at });
    case 'signed':
      return signed(envelope, event, entry);
    case 'declined':
      return { ...envelope, status: 'declined', declined: { at, reason: event.reason, words: event.words } };
    case 'commented': {
      const comment = { seq, at, role: event.role, name: by.name, words: event.words };
      return { ...envelope, comments: [...envelope.comments, comment] };
    }
    case 'proposed': {
      const { version, change, why } = event;
      const proposal: Proposal = { ...change, seq, at, version, why, name: by.name, outcome: null };
      const paused = envelope.paused ?? { seq, at };
      return { ...envelope, paused, proposals: [...envelope.proposals, proposal] };
    }
    case 'proposal-withdrawn':
      return withOutcomes(
        envelope,
        new Map([[event.proposal, { kind: 'withdrawn' as const, words: '', at }]]),
        entry,
      );
    case 'answered': {
      const { version, answers } = event;
      const outcomes = new Map(answers.map(({ proposal, ...said }) => [proposal, { ...said, at }]));
      const answered = { seq, version, proposals: [...outcomes.keys()] };
      return { ...withOutcomes(envelope, outcomes, entry), answers: [...envelope.answers, answered] };
    }
    case 'signer-changed': {
      const { role } = event.signer;
      const links = envelope.signers[role].links + 1;
      const fresh = { links, since: at, isHanded: by.role === role, openedAt: null, signed: null };
      return withSigner(envelope, role, { ...event.signer, ...fresh });
    }
    case 'voided':
      return { ...envelope, status: 'voided', voided: { at, why: event.why } };
    case 'expired':
      return { ...envelope, status: 'expired' };
    case 'completed':
      return { ...envelope, status: 'completed', completed: { ...event.document, at } };
    case 'sealed':
      return { ...envelope, sealed: { at, key: event.key } };
  }
}

/** What a record says. Its first entry sent the envelope. Whether the record is whole is another question: `brokenAt`. */
export function envelopeOf(entries: readonly Entry[]): Envelope {
  const [first, ...rest] = entries;
  if (first?.event.type !== 'sent') throw new Error('A record begins with what was sent');
  return rest.reduce<Envelope>(
    (envelope, entry) => ({ ...applied(envelope, entry), last: entry }),
    sent(null, first.event, first),
  );
}

/** The status at a moment: nobody has to write down first that time has passed. */
export const statusAt = ({ status, expiresAt }: Envelope, now: Date): Envelope['status'] =>
  status === 'out' && now.toISOString() >= expiresAt ? 'expired' : status;

/** Whether a side is the next to sign, as the order has it. */
export function isNext({ signers, order }: Envelope, role: Role): boolean {
  if (signers[role].signed) return false;
  return order === 'any' || order === `${role}-first` || signers[otherRole(role)].signed !== null;
}

/** Whether it may sign now: while a proposed change waits for its answer nobody may. */
export const isTurn = (envelope: Envelope, role: Role): boolean => !envelope.paused && isNext(envelope, role);

/** The instant of the last signature; or null. */
export const lastSignedAt = ({ signers }: Envelope): string | null =>
  ROLES.flatMap((role) => signers[role].signed?.at ?? [])
    .sort()
    .at(-1) ?? null;

/** What a version is called that is sent next: as its contract is, unless that number was sent before. */
export const nextVersion = (former: Pick<Envelope, 'version'> | null, contractVersion: number): number =>
  Math.max(contractVersion, (former?.version ?? 0) + 1);
