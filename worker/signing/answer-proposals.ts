import { ApiError } from '#core/errors.ts';
import { keep, requireAllAnswered, wasAnswered } from '#core/signing/decide.ts';
import { ROLES } from '#core/signing/envelope.ts';
import { type Envelope, nextVersion } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { GivenAnswer } from '#core/signing/proposal.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { withChanges } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { contractGenerator } from '#core/tools/contract-generator/tool.ts';
import type { StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import { getSendable } from '#db/queries/signing-sending.ts';
import type { SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { makeEdit } from '../generation/edit-generation.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import { type SigningDeps, standing } from './change-envelope.ts';
import { folderOf } from './complete-envelope.ts';
import { envelopeView } from './envelope-view.ts';
import { requireRoomForMail } from './mails-a-day.ts';
import { changeOwn } from './manage-envelope.ts';
import { newVersion } from './new-version.ts';
import { brandingFor, contractIn, lastDayOf } from './send-envelope.ts';
import { sentView, writeInRecord } from './write-version.ts';

type AnswerDeps = SigningDeps & Pick<Deps, 'generators'>;

/** The contract with the changes that are accepted. Throws CONFLICT where it doesn’t have those clauses as they were. */
function contractWith(
  contract: Contract,
  { proposals }: Envelope,
  answers: readonly GivenAnswer[],
): Contract {
  const accepted = new Set(answers.flatMap(({ kind, proposal }) => (kind === 'accepted' ? [proposal] : [])));
  const changed = withChanges(
    contract,
    proposals.filter(({ seq }) => accepted.has(seq)),
  );
  if (!changed) throw new ApiError('CONFLICT', 'The contract doesn’t have this clause as it was any more');
  return changed;
}

/** What is sent again: to the same people, in the same order, open as long as before. */
const sentAgain = ({ signers: { artist, client }, order, expiresAt }: Envelope, contract: Contract) => ({
  ...{ order, note: '', openUntil: lastDayOf(expiresAt, contract) },
  artist: { name: artist.name, title: artist.title },
  client: { name: client.name, email: client.email, title: client.title },
});

const signersOf = ({ signers }: Envelope) =>
  ROLES.map((role) => {
    const { name, email, title } = signers[role];
    return { role, name, email, title };
  });

/**
 * Answers every change that the client has proposed. With none accepted the version that is out is signed on; else the contract
 * is saved with them and sent as another version, both or neither. Throws NOT_FOUND; CONFLICT where other changes are open by
 * now, or the contract is another one; RATE_LIMITED.
 */
export async function answerProposals(
  deps: AnswerDeps,
  signedIn: SignedIn,
  { id, answers }: { id: string; answers: readonly GivenAnswer[] },
): Promise<{ envelope: EnvelopeView }> {
  const { id: userId } = signedIn.account;
  const now = deps.now();
  const { stored, generation, brandKit, mailsToday } = await getSendable(deps.db, {
    ...{ userId, now, envelopeId: id },
  });
  if (!stored) throw new ApiError('NOT_FOUND');
  const envelope = standing(stored, now);
  if (wasAnswered(envelope, answers)) return { envelope: envelopeView(deps, stored) };
  requireRoomForMail(mailsToday);
  requireAllAnswered(envelope, answers, now);
  if (answers.every(({ kind }) => kind === 'kept'))
    return changeOwn(deps, signedIn, id, (current) => ({ events: keep(current, answers, deps.now()) }));

  if (generation?.tool !== contractGenerator.id) throw new ApiError('NOT_FOUND');
  const contract = contractWith(contractIn(generation), envelope, answers);
  const fresh = await newVersion(deps, contract, {
    ...{ sent: sentAgain(envelope, contract), email: envelope.signers.artist.email, now },
    branding: brandingFor(contract, brandKit),
    version: nextVersion(envelope, generation.version + 1),
  });
  const edit = await makeEdit(deps, generation, { contract });
  const sending = {
    ...{ userId, generationId: generation.id, contractVersion: generation.version, edit },
    // It takes the place of what is out.
    mostOut: null,
  };

  const storedAndWritten = async (current: StoredEnvelope) => {
    const files = await storeFiles(deps, folderOf(id), [fresh.file]);
    const write = writeInRecord(deps, userId, current, (going) => {
      // What is proposed, and who signs, may be otherwise by now.
      const { entries } = going;
      requireAllAnswered(standing({ ...current, entries: [...entries] }, deps.now()), answers, deps.now());
      const event = { ...fresh.event, signers: signersOf(going.envelope) };
      return { fresh: { event, kept: fresh.kept }, files, answers, sending };
    });
    return keepOrFree(deps, files, write, Boolean);
  };
  const isWritten = await keepOrFree(deps, edit.files, storedAndWritten(stored), Boolean);
  const view = isWritten ? await sentView(deps, { id, userId }) : null;
  if (!view) throw new ApiError('CONFLICT');
  return view;
}
