import type { Ground } from '#core/colour/ground.ts';
import type { Artwork } from '#core/paper/blocks.ts';
import type { Contract } from '../contract.ts';

/** What a contract is printed from. */
export interface ContractParts {
  contract: Contract;
  ground: Ground;
  /** The artist's logo on that ground, or null. */
  logoOn(ground: string): Artwork | null;
  madeAt: Date;
}

/** What the document is called, on paper and where files are listed. */
export const AGREEMENT = 'DJ Performance Agreement';
