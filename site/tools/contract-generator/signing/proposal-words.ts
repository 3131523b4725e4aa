import { listed } from '#core/count-words.ts';
import { nextVersion } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { openProposals } from '#core/signing/proposal.ts';
import type { SavedAnswer } from '#core/signing/sending-schema.ts';
import type { State } from '#site/ui/state-icons.ts';

export type ShownProposal = EnvelopeView['proposals'][number];

/** What answers lead to: nothing yet, another version, or the same one signed on. */
export interface Step {
  kind: 'undecided' | 'keep' | 'send';
  version: number;
}

/**
 * What the answers given so far lead to.
 * @param contractVersion the made contract has now
 */
export function stepAfter(
  envelope: EnvelopeView,
  contractVersion: number,
  answers: readonly SavedAnswer[],
): Step {
  const open = openProposals(envelope);
  const given = answers.filter(({ proposal }) => open.some(({ seq }) => seq === proposal));
  if (given.some(({ kind }) => kind === 'accepted'))
    return { kind: 'send', version: nextVersion(envelope, contractVersion + 1) };
  return { kind: given.length === open.length ? 'keep' : 'undecided', version: envelope.version };
}

/** What the press that answers does. */
export function stepWords({ kind, version }: Step, open: number): string {
  if (kind === 'undecided') return open === 1 ? 'Send your answer' : 'Send your answers';
  return kind === 'send' ? `Send version ${version}` : `Keep version ${version}`;
}

/** Who signs then. */
export function whoSignsWords(
  { order, signers, version: now }: EnvelopeView,
  { kind, version }: Step,
): string {
  const { name } = signers.client;
  const isSigned = signers.artist.signedAt !== null;
  if (kind === 'keep' && isSigned) return `${name} signs version ${version}. Your signature on it counts.`;
  const signs = {
    'client-first': `${name} signs version ${version}, then you.`,
    'artist-first': `You sign version ${version}, then ${name}.`,
    any: `You and ${name} sign version ${version}.`,
  }[order];
  return isSigned
    ? `${signs} You've signed version ${now}: version ${version} needs your signature again.`
    : signs;
}

/** What becomes of changes that lie on the desk. @param replaced clauses in words of its own that are accepted in others */
export const replacedWords = (replaced: readonly number[]): string =>
  replaced.length === 0
    ? "Your other changes aren't in it."
    : `Your other changes aren't in it. Your own wording of clause ${listed(replaced.map(String))} is replaced.`;

const OUTCOMES: Readonly<
  Record<NonNullable<ShownProposal['outcome']>['kind'], { state: State; text: string }>
> = {
  accepted: { state: 'ok', text: 'Accepted' },
  kept: { state: 'nothing', text: 'Not accepted' },
  countered: { state: 'nothing', text: 'Answered with other words' },
  withdrawn: { state: 'nothing', text: 'Taken back' },
};

/** What became of a proposed change. */
export const outcomeWords = ({ outcome }: Pick<ShownProposal, 'outcome'>): { state: State; text: string } =>
  outcome ? OUTCOMES[outcome.kind] : { state: 'waiting', text: 'Not answered' };

/** Changes that are not to be answered here any more: those that were, and those of a version that is out no more. */
export function pastProposals(envelope: EnvelopeView): ShownProposal[] {
  const open = envelope.status === 'out' ? openProposals(envelope) : [];
  return envelope.proposals.filter((each) => !open.includes(each));
}

/** What a list of them is called. */
export function pastWords(past: readonly ShownProposal[]): string {
  const changes = past.length === 1 ? '1 change' : `${past.length} changes`;
  const isTakenBack = ({ outcome }: ShownProposal): boolean => outcome?.kind === 'withdrawn';
  if (past.every(isTakenBack)) return `${changes} taken back`;
  return past.every((each) => each.outcome && !isTakenBack(each))
    ? `${changes} answered`
    : `${changes} proposed`;
}
