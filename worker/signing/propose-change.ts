import { ApiError } from '#core/errors.ts';
import { propose, requireCurrent, withdrawProposal } from '#core/signing/decide.ts';
import type { SentProposal } from '#core/signing/signing-schema.ts';
import { proposedChange } from '#core/tools/contract-generator/proposals/proposed-change.ts';
import { getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import { changeByLink, keyOf, type Visitor } from './change-by-link.ts';
import type { SigningDeps } from './change-envelope.ts';
import { printProblem, refuseProblems } from './check-signers.ts';
import { contractOf } from './frozen-contract.ts';
import { lookAfter } from './look-after.ts';

const ARTIST_EDITS = 'Change the contract in Deckhand, and send another version';

/** The client wants a clause in other words, or struck. Throws NOT_FOUND, CONFLICT, INVALID_INPUT; FORBIDDEN to the artist. */
export async function proposeChange(
  deps: SigningDeps,
  visitor: Visitor,
  { version, clause, text, why, zone }: SentProposal,
): Promise<void> {
  const stored = await getFrozenEnvelope(deps.db, keyOf(deps, visitor));
  if (!stored) throw new ApiError('NOT_FOUND');
  await changeByLink(deps, visitor, zone, (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', ARTIST_EDITS);
    requireCurrent(envelope, version, deps.now());
    if (stored.frozen.version !== version) throw new ApiError('CONFLICT');
    const change = proposedChange(contractOf(stored.frozen), { clause, text });
    if ('reason' in change) throw new ApiError('INVALID_INPUT', undefined, { fields: [change] });
    refuseProblems(change.after?.map((line) => printProblem('text', line)) ?? []);
    return { events: propose(envelope, { version, change, why }, deps.now()) };
  });
  deps.background(() => lookAfter(deps, stored.id));
}

/** The client takes a proposed change back. Throws NOT_FOUND, CONFLICT, FORBIDDEN to the artist. */
export async function takeBackProposal(deps: SigningDeps, visitor: Visitor, seq: number): Promise<void> {
  const { stored } = await changeByLink(deps, visitor, '', (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', 'Answer the change in Deckhand');
    return { events: withdrawProposal(envelope, seq, deps.now()) };
  });
  deps.background(() => lookAfter(deps, stored.id));
}
