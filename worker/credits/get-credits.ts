import type { Account } from '#core/account.ts';
import { type Credits, reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { getFunds } from '#db/queries/reservations.ts';
import type { Deps } from '../deps.ts';
import { creditsView, entitlement } from './entitlement.ts';

/** Balance, plan and today's count; reservations that expired are given back first. */
export async function getCredits(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  account: Account,
): Promise<Credits> {
  const now = deps.now();
  const funds = await getFunds(deps.db, {
    userId: account.id,
    now,
    dayStart: startOfUtcDay(now),
    cutoff: reservationCutoff(now),
  });
  return creditsView(entitlement(account, now, deps.settings.FREE_DAILY_GENERATIONS), funds, now);
}
