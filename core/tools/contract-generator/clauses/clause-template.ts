import type { Contract, EventType } from '../contract.ts';
import type { ClauseId, GroupId } from './clause-ids.ts';

/** Whom a clause protects more. */
export type Protected = 'artist' | 'both' | 'client';

/**
 * A clause of the library. Texts have `{placeholders}` for what the contract says (figures.ts), and `**strong**` words where
 * they are defined.
 */
export interface ClauseTemplate {
  /** In the contract. */
  title: string;
  /** On the screen, where it differs. */
  label?: string;
  group: GroupId;
  protects: Protected;
  /** Events whose contracts have it unless it is taken out. */
  usedAt: readonly EventType[];
  /** Events that go wrong without it. */
  neededAt: readonly EventType[];
  /** Its paragraphs, by what was chosen. `has` says whether another clause is in the contract. */
  paragraphs(contract: Contract, has: (id: ClauseId) => boolean): readonly string[];
  /** In one line. */
  inShort(contract: Contract): string;
  /** What it means, in plain language. */
  means(contract: Contract): string;
  /** Whom it protects, and how. */
  protectsHow: string;
}

export type ClausesOf<Id extends ClauseId> = Readonly<Record<Id, ClauseTemplate>>;

export const EVERYWHERE = ['club', 'festival', 'wedding', 'corporate', 'private', 'residency'] as const;
/** Events that sell tickets or run at a venue of their own. */
export const PUBLIC = ['club', 'festival', 'residency'] as const;

export const isSeries = ({ nights }: Pick<Contract, 'nights'>): boolean => nights.length > 1;
