import { ApiError } from '#core/errors.ts';
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
    const moved: string[] = [];
    for (const { id, version } of behind) {
      // One that can't be changed as it is keeps no other one waiting.
      const { gigs } = await changeGigs(deps, first.userId, [{ id, version, patch: { status } }]).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'INVALID_INPUT') return { gigs: [{ id }] };
          throw error;
        },
      );
      moved.push(...gigs.map((gig) => gig.id));
    }
    if (first.isSigned)
      await tellGigs(deps.db, moved, { kind: 'contract', text: 'Contract signed by both', at: deps.now() });
    if (moved.length === behind.length) return;
  }
}
