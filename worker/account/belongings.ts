import type { Belongings } from '#core/account-schema.ts';
import { reservationCutoff } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { countBelongings } from '#db/queries/account-belongings.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What would go with the account, and when it goes, where that was asked for. */
export async function belongingsOf(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
): Promise<{ belongings: Belongings; deletesAt: string | null }> {
  const cutoff = reservationCutoff(deps.now());
  const { counts, signedIn } = await caller.ask((userId) => ({
    reads: { counts: countBelongings(deps.db, { userId, cutoff }) },
  }));
  const [belongings] = counts;
  if (!belongings) throw new ApiError('NOT_FOUND');
  return { belongings, deletesAt: signedIn.account.deletesAt?.toISOString() ?? null };
}
