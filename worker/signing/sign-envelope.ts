import { ApiError } from '#core/errors.ts';
import { changeSigner, comment, decline, open, sign } from '#core/signing/decide.ts';
import { LONGEST_SIGNING, type Origin, type Role } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import type { SavedSigner } from '#core/signing/sending-schema.ts';
import type { SentRefusal, SentSignature } from '#core/signing/signing-schema.ts';
import { consentWords } from '#core/tools/contract-generator/signing-page/consent-words.ts';
import { getFrozenEnvelope, roleOfToken, type StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import { hashOfToken, newLink } from '../link-token.ts';
import { changeEnvelope, type Decision, type SigningDeps } from './change-envelope.ts';
import { nameProblem, refuseProblems, signerProblems } from './check-signers.ts';
import { completeEnvelope } from './complete-envelope.ts';
import { contractOf } from './frozen-contract.ts';
import { lookAfter } from './look-after.ts';

/** Who calls by a link: its token, and what their request told of itself. */
export interface Visitor {
  token: string;
  address: string;
  agent: string;
}

const originOf = ({ address, agent }: Visitor, zone: string): Origin => ({
  ...{ address, zone },
  agent: agent.slice(0, LONGEST_SIGNING.agent),
});

const keyOf = ({ now }: SigningDeps, { token }: Visitor) =>
  ({ by: 'token', tokenHash: hashOfToken(token), now: now() }) as const;

/** Changes an envelope as the side that a link stands for. Throws NOT_FOUND where it leads nowhere. */
async function changeAs(
  deps: SigningDeps,
  visitor: Visitor,
  zone: string,
  decide: (envelope: Envelope, role: Role) => Pick<Decision, 'events' | 'links'>,
) {
  const key = keyOf(deps, visitor);
  return changeEnvelope(deps, key, (envelope, stored) => {
    const role = requireRole(stored, key.tokenHash);
    const { name } = envelope.signers[role];
    return { by: { role, name }, from: originOf(visitor, zone), ...decide(envelope, role) };
  });
}

function requireRole(stored: StoredEnvelope, tokenHash: string): Role {
  const role = roleOfToken(stored, tokenHash);
  if (!role) throw new ApiError('NOT_FOUND');
  return role;
}

/** Writes down that a side reads the version that is out. */
export async function openEnvelope(
  deps: SigningDeps,
  visitor: Visitor,
  { version, zone }: { version: number; zone: string },
): Promise<void> {
  const { stored, isChanged } = await changeAs(deps, visitor, zone, (envelope, role) => ({
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
  refuseProblems([nameProblem('name', name)]);
  const { envelope, stored } = await changeAs(deps, visitor, zone, (current, role) => ({
    events: sign(
      current,
      { role, version, sha256, name, signature, consent: consentWords(contract, role) },
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
  const { stored } = await changeAs(deps, visitor, zone, (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', 'Take the contract back in Deckhand');
    return { events: decline(envelope, { version, reason, words }, deps.now()) };
  });
  deps.background(() => lookAfter(deps, stored.id));
}

/** Writes a comment for the other side. */
export async function commentOnEnvelope(deps: SigningDeps, visitor: Visitor, words: string): Promise<void> {
  const { stored } = await changeAs(deps, visitor, '', (envelope, role) => ({
    events: comment(envelope, { role, words }),
  }));
  deps.background(() => lookAfter(deps, stored.id));
}

/** Somebody else signs for the client: by a link of their own, and no more by this one. */
export async function handOn(deps: SigningDeps, visitor: Visitor, signer: SavedSigner): Promise<void> {
  const { stored } = await changeAs(deps, visitor, '', (envelope, role) => {
    if (role !== 'client') throw new ApiError('FORBIDDEN', 'You sign this contract yourself');
    refuseProblems(signerProblems(signer, envelope.signers.artist.email));
    return {
      events: changeSigner(envelope, { role, ...signer }, deps.now()),
      links: [{ role, ...newLink(deps.settings, 'signing-link') }],
    };
  });
  deps.background(() => lookAfter(deps, stored.id));
}
