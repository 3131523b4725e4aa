import { ApiError } from '#core/errors.ts';
import { changeSigner, comment, withdraw } from '#core/signing/decide.ts';
import { mediaTypeOf, savedName } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { SavedSigner } from '#core/signing/sending-schema.ts';
import {
  addendaIn,
  envelopeIn,
  getFrozenEnvelope,
  selectAddenda,
  selectDocument,
  selectEnvelope,
} from '#db/queries/signing-envelopes.ts';
import type { Caller, SignedIn } from '../caller.ts';
import { newLink } from '../link-token.ts';
import { describeError, log } from '../log.ts';
import { openable } from '../storage/openable.ts';
import { changeEnvelope, type Decision, type SigningDeps, standing } from './change-envelope.ts';
import { refuseProblems, signerProblems } from './check-signers.ts';
import { envelopeView, mayRemind } from './envelope-view.ts';
import { lookAfter } from './look-after.ts';
import { checkMailsToday } from './mails-a-day.ts';
import { sendMail } from './send-owed-mails.ts';

type View = Promise<{ envelope: EnvelopeView }>;

/** The newest envelope of the account's made contract, or null; and all addenda. */
export async function readEnvelope(
  deps: SigningDeps,
  caller: Caller,
  generationId: string,
): Promise<{ envelope: EnvelopeView | null; addenda: EnvelopeView[] }> {
  const { signedIn: _, ...rows } = await caller.ask((userId) => ({
    reads: {
      ...selectEnvelope(deps.db, { by: 'contract', generationId, userId }),
      ...selectAddenda(deps.db, { generationId, userId }),
    },
  }));
  const stored = envelopeIn(rows);
  return {
    envelope: stored && envelopeView(deps, stored),
    addenda: addendaIn(rows).map((each) => envelopeView(deps, each)),
  };
}

/** A document of one version of the account's envelope. Throws NOT_FOUND. */
export async function readEnvelopeFile(
  deps: SigningDeps,
  caller: Caller,
  named: { id: string; version: number; name: string },
) {
  const { documents } = await caller.ask((userId) => ({
    reads: { documents: selectDocument(deps.db, { ...named, userId }) },
  }));
  const [document] = documents;
  if (!document) throw new ApiError('NOT_FOUND');
  return openable(deps, { ...document, name: savedName(document), type: mediaTypeOf(document.name) });
}

/** Changes the account’s envelope as its artist. Throws NOT_FOUND, and what `decide` throws. */
export async function changeOwn(
  deps: SigningDeps,
  { account }: SignedIn,
  id: string,
  decide: (envelope: Envelope) => Pick<Decision, 'events' | 'links'>,
): View {
  const { stored } = await changeEnvelope(deps, { by: 'id', id, userId: account.id }, (envelope) => ({
    ...{ by: { role: 'artist', name: envelope.signers.artist.name }, from: null },
    ...decide(envelope),
  }));
  deps.background(() => lookAfter(deps, id));
  return { envelope: envelopeView(deps, stored) };
}

/** Takes back what is out. Throws NOT_FOUND, CONFLICT. */
export const withdrawEnvelope = (deps: SigningDeps, signedIn: SignedIn, id: string): View =>
  changeOwn(deps, signedIn, id, (envelope) => ({ events: withdraw(envelope, deps.now()) }));

/** Another person signs for the client, by a link of their own. Throws NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED. */
export async function changeClientSigner(
  deps: SigningDeps,
  signedIn: SignedIn,
  { id, ...signer }: SavedSigner & { id: string },
): View {
  await checkMailsToday(deps, signedIn.account.id);
  return changeOwn(deps, signedIn, id, (envelope) => {
    refuseProblems(signerProblems(signer, envelope.signers.artist.email));
    return {
      events: changeSigner(envelope, { role: 'client', ...signer }, deps.now()),
      links: [{ role: 'client', ...newLink(deps.settings, 'signing-link') }],
    };
  });
}

/** Writes a comment for the client. Throws NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function commentAsArtist(
  deps: SigningDeps,
  signedIn: SignedIn,
  { id, words }: { id: string; words: string },
): View {
  await checkMailsToday(deps, signedIn.account.id);
  return changeOwn(deps, signedIn, id, (envelope) => ({
    events: comment(envelope, { role: 'artist', words }),
  }));
}

/** Reminds the client now. Throws NOT_FOUND; CONFLICT where there is nothing to remind of, or a mail went today; MAIL_FAILED. */
export async function remindClient(deps: SigningDeps, { account }: SignedIn, id: string): View {
  const frozen = await getFrozenEnvelope(deps.db, { by: 'id', id, userId: account.id });
  if (!frozen) throw new ApiError('NOT_FOUND');
  const envelope = standing(frozen, deps.now());
  if (!mayRemind(envelope, deps.now()))
    throw new ApiError('CONFLICT', 'One mail a day is enough. Try again tomorrow');
  const key = `${id}-${envelope.version}-by-hand-${envelope.mailed.size}`;
  try {
    const { stored } = await sendMail(deps, frozen, { kind: 'reminder', role: 'client', key });
    return { envelope: envelopeView(deps, stored) };
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', error: describeError(error) });
    throw new ApiError('MAIL_FAILED');
  }
}
