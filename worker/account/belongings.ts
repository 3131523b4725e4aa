import type { Belongings } from '#core/account-schema.ts';
import { reservationCutoff } from '#core/credits.ts';
import { BELONGING_COLUMNS } from '#db/queries/account-belongings.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What would go with the account, and when it goes, where that was asked for. */
export async function belongingsOf(
  deps: Pick<Deps, 'now'>,
  caller: Caller,
): Promise<{ belongings: Belongings; deletesAt: string | null }> {
  const { facts, signedIn } = await caller.look(BELONGING_COLUMNS, {
    cutoff: reservationCutoff(deps.now()).getTime(),
  });
  return { belongings: facts, deletesAt: signedIn.account.deletesAt?.toISOString() ?? null };
}
