import type { Account } from '#core/account.ts';
import type { Belongings } from '#core/account-schema.ts';
import { countBelongings } from '#db/queries/account-belongings.ts';
import type { Deps } from '../deps.ts';

/** What would go with the account, and when it goes, where that was asked for. */
export async function belongingsOf(
  deps: Pick<Deps, 'db'>,
  account: Account,
): Promise<{ belongings: Belongings; deletesAt: string | null }> {
  const belongings = await countBelongings(deps.db, { userId: account.id });
  return { belongings, deletesAt: account.deletesAt?.toISOString() ?? null };
}
