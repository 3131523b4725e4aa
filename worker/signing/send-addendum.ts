import type { Branding } from '#core/branding.ts';
import { ApiError, type FieldError } from '#core/errors.ts';
import { envelopeOf, lastSignedAt } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewAddendum } from '#core/signing/sending-schema.ts';
import { linesOf } from '#core/tools/contract-generator/clauses/lines-of.ts';
import { MOST } from '#core/tools/contract-generator/contract.ts';
import { newId } from '#db/ids.ts';
import { getAmendable } from '#db/queries/signing-sending.ts';
import type { SignedIn } from '../caller.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import type { SigningDeps } from './change-envelope.ts';
import { printProblem, refuseProblems } from './check-signers.ts';
import { folderOf } from './complete-envelope.ts';
import { contractOf } from './frozen-contract.ts';
import { requireRoomForMail } from './mails-a-day.ts';
import { newVersion } from './new-version.ts';
import { requireConfirmed } from './send-envelope.ts';
import { sentView, writeVersion } from './write-version.ts';

const NOT_SIGNED = 'Both have to sign the contract before an addendum can change it';
const ANOTHER = 'Another addendum to this contract is out. Take that one back, or wait until it is signed';

const paragraphsProblem = (paragraphs: readonly string[]): FieldError | null =>
  paragraphs.length > MOST.paragraphs
    ? { path: 'text', reason: `Use at most ${MOST.paragraphs} paragraphs` }
    : null;

/**
 * Sends a page that changes a contract that both have signed, bound to that document by its hash. Throws NOT_FOUND; FORBIDDEN
 * until the address is confirmed; CONFLICT where it isn’t signed, or another addendum is out; INVALID_INPUT; RATE_LIMITED.
 */
export async function sendAddendum(
  deps: SigningDeps,
  { account }: SignedIn,
  { id: originalId, text, ...sent }: NewAddendum & { id: string },
): Promise<{ envelope: EnvelopeView }> {
  const { id: userId, email } = account;
  const now = deps.now();
  const found = await getAmendable(deps.db, { userId, id: originalId, now });
  const { stored, frozen, signedAddenda, mailsToday } = found;
  if (!stored || !frozen) throw new ApiError('NOT_FOUND');
  requireConfirmed(account);
  const original = envelopeOf(stored.entries);
  const signedAt = lastSignedAt(original);
  if (!original.completed || !signedAt || original.addendum) throw new ApiError('CONFLICT', NOT_SIGNED);
  requireRoomForMail(mailsToday);
  const paragraphs = linesOf(text);
  refuseProblems([paragraphsProblem(paragraphs), ...paragraphs.map((line) => printProblem('text', line))]);

  const number = signedAddenda + 1;
  const { version, completed } = original;
  const { sha256 } = completed;
  const fresh = await newVersion(deps, contractOf(frozen), {
    ...{ sent, email, branding: frozen.branding as Branding, version: 1, now },
    addendum: {
      said: { number, original: { version, sha256, signedAt }, paragraphs },
      recorded: { number, original: { envelope: originalId, version, sha256 } },
    },
  });
  const id = newId('env');
  const files = await storeFiles(deps, folderOf(id), [fresh.file]);
  const sending = { userId, originalId, number };
  const write = writeVersion(deps, { id, going: null, fresh, files, answers: [], sending });
  const isWritten = await keepOrFree(deps, files, write, Boolean);
  const view = isWritten ? await sentView(deps, { id, userId }) : null;
  if (!view) throw new ApiError('CONFLICT', ANOTHER);
  return view;
}
