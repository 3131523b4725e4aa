import { listGigsInTalks, tellGigs } from '#db/queries/gigs-contracts.ts';
import type { Deps } from '../deps.ts';
import { changeGigs } from './change-gig.ts';

/** Whoever changes the same gig meanwhile is waited for so often. */
const TRIES = 4;

/**
 * Moves the gigs of a contract as its envelope goes: to contract sent once it is out, to confirmed once both have signed. One that
 * somebody moved since stays where it is.
 */
export async function moveGigs(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  envelopeId: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await listGigsInTalks(deps.db, envelopeId);
    const behind = found.filter(
      ({ status, statusAt, isSigned, at }) =>
        statusAt.getTime() < Date.parse(at) && (isSigned || status !== 'contract-sent'),
    );
    const [first] = behind;
    if (!first) return;
    const status = first.isSigned ? 'confirmed' : 'contract-sent';
    const asked = behind.map(({ id, version }) => ({ id, version, patch: { status } as const }));
    const { gigs } = await changeGigs(deps, first.userId, asked);
    if (first.isSigned) {
      const ids = gigs.map(({ id }) => id);
      await tellGigs(deps.db, ids, { kind: 'contract', text: 'Contract signed by both', at: deps.now() });
    }
    if (gigs.length === asked.length) return;
  }
}
