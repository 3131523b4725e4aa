import { deleteDueAccounts } from '#db/queries/account-deletion.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../generation/sweep-freed-media.ts';

/**
 * Deletes the accounts whose end has come, before anybody asks for them: who signs in finds none, and who signs up anew
 * finds the address free, whether or not the sweep has passed since.
 */
export async function forgetDueAccounts(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
): Promise<void> {
  const gone = await deleteDueAccounts(deps.db, { now: deps.now() });
  if (gone > 0) deps.background(sweepFreedMedia(deps));
}
