import { ApiError } from '#core/errors.ts';
import { changeSigner, comment, decline, open, sign } from '#core/signing/decide.ts';
import { thingOf } from '#core/signing/envelope-state.ts';
import type { SavedSigner } from '#core/signing/sending-schema.ts';
import type { SentRefusal, SentSignature } from '#core/signing/signing-schema.ts';
import { consentWords } from '#core/tools/contract-generator/signing-page/consent-words.ts';
import { getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import { newLink } from '../link-token.ts';
import { changeByLink, keyOf, type Visitor } from './change-by-link.ts';
import type { SigningDeps } from './change-envelope.ts';
import { printProblem, refuseProblems, signerProblems } from './check-signers.ts';
import { completeEnvelope } from './complete-envelope.ts';
import { contractOf } from './frozen-contract.ts';
import { lookAfter } from './look-after.ts';

/** Writes down that a side reads the version that is out. */
export async function openEnvelope(
  deps: SigningDeps,
  visitor: Visitor,
  { version, zone }: { version: number; zone: string },
): Promise<void> {
  const { stored, isChanged } = await changeByLink(deps, visitor, zone, (envelope, role) => ({
    events: open(envelope, { role, version }),
  }));
  if (isChanged) deps.background(() => lookAfter(deps, stored.id));
}

/**
 * Signs for the side that the link stands for; with the second signature the document is made. Throws NOT_FOUND, CONFLICT,
 * INVALID_INPUT for a name that no typeface has.
 */
export async function signEnvelope(
  deps: SigningDeps,
  visitor: Visitor,
  { version, sha256, name, signature, zone }: SentSignature,
): Promise<void> {
  const frozen = await getFrozenEnvelope(deps.db, keyOf(deps, visitor));
  if (!frozen) throw new ApiError('NOT_FOUND');
  const contract = contractOf(frozen.frozen);
  refuseProblems([printProblem('name', name)]);
  const { envelope, stored } = await changeByLink(deps, visitor, zone, (current, role) => ({
    events: sign(
      current,
      { role, version, sha256, name, signature, consent: consentWords(contract, role, thingOf(current)) },
      deps.now(),
    ),
  }));
  // What is signed is signed: a document that could not be made now is made by the schedule.
  if (envelope.status === 'signed') await completeEnvelope(deps, stored.id).catch(() => undefined);
  deps.background(() => lookAfter(deps, stored.id));
}

/** The client does not sign. Throws NOT_FOUND, CONFLICT, FORBIDDEN to the artist, who takes a contract back. */
export async function declineEnvelope(
  deps: SigningDeps,
  visitor: Visitor,
  { version, reason, words, zone }: SentRefusal,
): Promise<void> {
  const { stored } = await changeByLink(deps, visitor, zone, (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', `Take the ${thingOf(envelope)} back in Deckhand`);
    return { events: decline(envelope, { version, reason, words }, deps.now()) };
  });
  deps.background(() => lookAfter(deps, stored.id));
}

/** Writes a comment for the other side. */
export async function commentOnEnvelope(deps: SigningDeps, visitor: Visitor, words: string): Promise<void> {
  const { stored } = await changeByLink(deps, visitor, '', (envelope, role) => ({
    events: comment(envelope, { role, words }),
  }));
  deps.background(() => lookAfter(deps, stored.id));
}

/** Somebody else signs for the client: by a link of their own, and no more by this one. */
export async function handOn(deps: SigningDeps, visitor: Visitor, signer: SavedSigner): Promise<void> {
  const { stored } = await changeByLink(deps, visitor, '', (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', `You sign this ${thingOf(envelope)} yourself`);
    refuseProblems(signerProblems(signer, envelope.signers.artist.email));
    return {
      events: changeSigner(envelope, { role, ...signer }, deps.now()),
      links: [{ role, ...newLink(deps.settings, 'signing-link') }],
    };
  });
  deps.background(() => lookAfter(deps, stored.id));
}
