import { deleteDueAccounts, type NamedAccount } from '#db/queries/account-deletion.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';

export type { NamedAccount };

/**
 * Deletes the account that is asked for, if its end has come: who signs in finds none, and who signs up anew finds the
 * address free, whether or not the sweep has passed since.
 */
export async function forgetDueAccount(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  named: NamedAccount,
): Promise<void> {
  const gone = await deleteDueAccounts(deps.db, { now: deps.now(), named });
  if (gone > 0) deps.background(() => sweepFreedMedia(deps));
}
