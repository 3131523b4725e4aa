import { otherRole, type Role } from '#core/signing/envelope.ts';
import { type Envelope, isTurn, statusAt } from '#core/signing/envelope-state.ts';
import { MOST_PROPOSALS } from '#core/signing/proposal.ts';

/** What a contract is to the side that reads it. */
export type Situation =
  /** It can sign now. */
  | 'sign'
  /** The other side signs first. */
  | 'their-turn'
  /** A change that the client proposed waits for its answer: nobody signs until then. */
  | 'paused'
  /** It has signed, and the other side has not. */
  | 'you-signed'
  /** Both have signed; `signed` until the document with the signatures is made. */
  | 'signed'
  | 'completed'
  | 'declined'
  /** Taken back, by what the artist did. */
  | 'edited'
  | 'withdrawn'
  | 'deleted'
  | 'expired';

export function situationOf({
  envelope,
  role,
  now,
}: {
  envelope: Envelope;
  role: Role;
  now: Date;
}): Situation {
  const status = statusAt(envelope, now);
  if (status === 'voided') return envelope.voided?.why ?? 'withdrawn';
  if (status !== 'out') return status;
  if (envelope.paused) return 'paused';
  if (envelope.signers[role].signed) return 'you-signed';
  return isTurn(envelope, role) ? 'sign' : 'their-turn';
}

/** Whether it is still out for signature. */
export const isOpen = (situation: Situation): boolean =>
  ['sign', 'their-turn', 'paused', 'you-signed'].includes(situation);

/** Whether it is a client who has not signed what is out: they may decline it, hand it on, and ask for changes. */
export const isUndecided = (role: Role, situation: Situation): boolean =>
  role === 'client' && isOpen(situation) && situation !== 'you-signed';

/** Whether the reader may propose one more change. An addendum is signed or declined as a whole. */
export const mayPropose = ({
  envelope,
  role,
  situation,
}: {
  envelope: Pick<Envelope, 'addendum' | 'proposals'>;
  role: Role;
  situation: Situation;
}): boolean =>
  !envelope.addendum && isUndecided(role, situation) && envelope.proposals.length < MOST_PROPOSALS;

/** Whether both have signed. */
export const isAgreed = (situation: Situation): boolean =>
  situation === 'signed' || situation === 'completed';

/** Whether the other side has signed this version. */
export const hasOtherSigned = ({ signers }: Envelope, role: Role): boolean =>
  signers[otherRole(role)].signed !== null;

/** The name that a side signed with, where it is another than the one that was asked to sign; or null. */
export function signedAs({ signers }: Envelope, role: Role): string | null {
  const { name, signed } = signers[role];
  return signed && signed.name !== name ? signed.name : null;
}
