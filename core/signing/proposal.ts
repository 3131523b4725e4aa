/** What a client wants changed in a clause. */
export interface ProposedChange {
  /** The number of the clause in the version that is out. */
  clause: number;
  title: string;
  /** Its paragraphs as that version prints them. */
  before: readonly string[];
  /** As they are to be; null where the clause is to go. */
  after: readonly string[] | null;
}

/** How an artist answers it. */
export const ANSWERS = {
  accepted: 'Accepted',
  kept: 'Not accepted',
  countered: 'Answered with other words',
} as const;
export type AnswerKind = keyof typeof ANSWERS;

export interface GivenAnswer {
  /** The entry that proposed it. */
  proposal: number;
  kind: AnswerKind;
  words: string;
}

export interface Proposal extends ProposedChange {
  /** Of its entry. */
  seq: number;
  version: number;
  /** Who proposed it. */
  name: string;
  /** ISO instant. */
  at: string;
  why: string;
  /** What became of it; null while it waits. */
  outcome: { kind: AnswerKind | 'withdrawn'; words: string; at: string } | null;
}

/** Proposed changes of one envelope. */
export const MOST_PROPOSALS = 30;
/** And of their texts together, in characters: a record is read whole each time. */
export const MOST_PROPOSED = 120_000;

/** How long what was proposed is, in characters. */
export const lengthOf = ({ before, after, why }: Pick<Proposal, 'before' | 'after' | 'why'>): number =>
  [...before, ...(after ?? []), why].join('').length;

/** Those of the present version that wait for an answer. */
export const openProposals = <One extends Pick<Proposal, 'version' | 'outcome'>>({
  version,
  proposals,
}: {
  version: number;
  proposals: readonly One[];
}): One[] => proposals.filter((each) => each.version === version && each.outcome === null);

/** Whether two say the same of a clause. */
export const isSameText = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((text, index) => text === other[index]);
