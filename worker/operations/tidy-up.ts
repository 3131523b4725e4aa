import { reservationCutoff } from '#core/credits.ts';
import { purge } from '#db/queries/purge.ts';
import { releaseAllExpired } from '#db/queries/reservations.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../generation/sweep-freed-media.ts';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** What runs on a schedule: void reservations give their credits back, freed files and old records go. */
export async function tidyUp(deps: Pick<Deps, 'db' | 'media' | 'now'>): Promise<void> {
  const now = deps.now();
  await releaseAllExpired(deps.db, { cutoff: reservationCutoff(now), now });
  await sweepFreedMedia(deps);
  await purge(deps.db, { now, keepSince: new Date(now.getTime() - KEEP_MS) });
}
