import { otherRole, type Role } from '#core/signing/envelope.ts';
import { type Envelope, isTurn, statusAt } from '#core/signing/envelope-state.ts';

/** What a contract is to the side that reads it. */
export type Situation =
  /** It can sign now. */
  | 'sign'
  /** The other side signs first. */
  | 'their-turn'
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
  if (envelope.signers[role].signed) return 'you-signed';
  return isTurn(envelope, role) ? 'sign' : 'their-turn';
}

/** Whether it is still out for signature. */
export const isOpen = (situation: Situation): boolean =>
  situation === 'sign' || situation === 'their-turn' || situation === 'you-signed';

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
