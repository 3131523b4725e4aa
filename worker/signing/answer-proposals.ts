import { ApiError } from '#core/errors.ts';
import { keep, requireAllAnswered, wasAnswered } from '#core/signing/decide.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { GivenAnswer } from '#core/signing/proposal.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { withChanges } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { type FrozenEnvelope, getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import type { SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { editGeneration } from '../generation/edit-generation.ts';
import { type SigningDeps, standing } from './change-envelope.ts';
import { envelopeView } from './envelope-view.ts';
import { contractOf } from './frozen-contract.ts';
import { checkMailsToday } from './mails-a-day.ts';
import { changeOwn } from './manage-envelope.ts';
import { lastDayOf, sendEnvelope } from './send-envelope.ts';

type View = Promise<{ envelope: EnvelopeView }>;
type AnswerDeps = SigningDeps & Pick<Deps, 'tools' | 'generators'>;

/** The contract with the changes that are accepted, saved as another version of it. Throws CONFLICT where it was changed meanwhile. */
async function saveAccepted(
  deps: AnswerDeps,
  { generationId, contractVersion, frozen }: FrozenEnvelope,
  {
    userId,
    proposals,
    answers,
  }: { userId: string; answers: readonly GivenAnswer[] } & Pick<Envelope, 'proposals'>,
): Promise<{ generationId: string; version: number }> {
  if (generationId === null) throw new ApiError('NOT_FOUND');
  const accepted = new Set(answers.flatMap(({ kind, proposal }) => (kind === 'accepted' ? [proposal] : [])));
  const contract = withChanges(
    contractOf(frozen),
    proposals.filter(({ seq }) => accepted.has(seq)),
  );
  const saved = await editGeneration(deps, userId, generationId, {
    edits: { contract },
    version: contractVersion,
  });
  return { generationId, version: saved.version };
}

/** What is sent again: to the same people, in the same order, open as long as before. */
const sentAgain = ({ signers, order, expiresAt }: Envelope, contract: Contract, contractVersion: number) => ({
  ...{ contractVersion, order, note: '', openUntil: lastDayOf(expiresAt, contract) },
  artist: { name: signers.artist.name, title: signers.artist.title },
  client: { name: signers.client.name, email: signers.client.email, title: signers.client.title },
});

/**
 * Answers every change that the client has proposed. With none accepted the version that is out is signed on; else the contract
 * is saved with them and sent as another version. Should the sending fail, the saved version is there to be sent by hand, and
 * answers them then. Throws NOT_FOUND; CONFLICT where other changes are open by now; RATE_LIMITED.
 */
export async function answerProposals(
  deps: AnswerDeps,
  signedIn: SignedIn,
  { id, answers }: { id: string; answers: readonly GivenAnswer[] },
): View {
  const userId = signedIn.account.id;
  await checkMailsToday(deps, userId);
  if (answers.every(({ kind }) => kind === 'kept'))
    return changeOwn(deps, signedIn, id, (envelope) => ({ events: keep(envelope, answers, deps.now()) }));
  const stored = await getFrozenEnvelope(deps.db, { by: 'id', id, userId });
  if (!stored) throw new ApiError('NOT_FOUND');
  const envelope = standing(stored, deps.now());
  if (wasAnswered(envelope, answers)) return { envelope: envelopeView(deps, stored) };
  requireAllAnswered(envelope, answers, deps.now());
  const { proposals } = envelope;
  const { generationId, version } = await saveAccepted(deps, stored, { userId, proposals, answers });
  const sent = sentAgain(envelope, contractOf(stored.frozen), version);
  return sendEnvelope(deps, signedIn, { generationId, ...sent }, answers);
}
