import type { Ground } from '#core/colour/ground.ts';
import type { Artwork } from '#core/paper/blocks.ts';
import type { Role } from '#core/signing/envelope.ts';
import type { PrintedSignature } from '#core/signing/signature.ts';
import type { Addendum } from '../addendum.ts';
import type { Contract } from '../contract.ts';

/** What a contract is printed from. */
export interface ContractParts {
  contract: Contract;
  ground: Ground;
  /** The artist's logo on that ground, or null. */
  logoOn(ground: string): Artwork | null;
  madeAt: Date;
  /** Where it is not the contract itself that is printed, but what changes it after it was signed. */
  addendum?: Addendum;
  /** Where it is signed electronically; without it there is room to sign by hand. */
  signing?: PrintedSigning;
}

/** The version of a contract that both sides are asked to sign, with the signatures that are there. */
export interface PrintedSigning {
  version: number;
  /** Of the document that was signed, lower-case hex; null in that document itself. */
  sha256: string | null;
  signatures: Partial<Record<Role, PrintedSignature>>;
}

/** What the document is called, on paper and where files are listed. */
export const AGREEMENT = 'DJ Performance Agreement';
