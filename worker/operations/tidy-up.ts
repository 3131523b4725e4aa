import { reservationCutoff } from '#core/credits.ts';
import { deleteDueAccounts } from '#db/queries/account-deletion.ts';
import { purge } from '#db/queries/operations-purge.ts';
import { releaseAllExpired } from '#db/queries/reservations.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Sweeps of freed files in one run: a large account goes whole, and a Worker's calls to the outside are counted. */
const SWEEPS = 20;

/**
 * What runs on a schedule: void reservations give their credits back; accounts whose end has come, freed files and old
 * records go.
 */
export async function tidyUp(deps: Pick<Deps, 'db' | 'media' | 'now'>): Promise<void> {
  const now = deps.now();
  await releaseAllExpired(deps.db, { cutoff: reservationCutoff(now), now });
  await deleteDueAccounts(deps.db, { now });
  await purge(deps.db, { now, keepSince: new Date(now.getTime() - KEEP_MS) });
  for (let sweeps = 0; sweeps < SWEEPS && (await sweepFreedMedia(deps)); sweeps++);
}
