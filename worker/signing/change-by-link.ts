import { ApiError } from '#core/errors.ts';
import { LONGEST_SIGNING, type Origin, type Role } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import { roleOfToken, type StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import { hashOfToken } from '../link-token.ts';
import { changeEnvelope, type Decision, type SigningDeps } from './change-envelope.ts';

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

/** The envelope that their link leads to. */
export const keyOf = ({ now }: SigningDeps, { token }: Visitor) =>
  ({ by: 'token', tokenHash: hashOfToken(token), now: now() }) as const;

/** Changes an envelope as the side that a link stands for. Throws NOT_FOUND where it leads nowhere. */
export async function changeByLink(
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
