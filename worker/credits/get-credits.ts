import type { Account } from '#core/account.ts';
import { TOOL_COSTS } from '#core/catalogue.ts';
import { type Credits, nextUtcDay, reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { FUNDS_COLUMNS, type Funds } from '#db/queries/credits-funds.ts';
import { getFunds } from '#db/queries/reservations.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { entitlement } from './entitlement.ts';

type CreditDeps = Pick<Deps, 'db' | 'now' | 'settings'>;

/** Funds as the API shows them to that account. */
export const creditsOf = (
  { settings }: Pick<Deps, 'settings'>,
  account: Account,
  { balance, dailyUsed }: Funds,
  now: Date,
): Credits => ({
  balance,
  ...entitlement(account, settings.FREE_DAILY_GENERATIONS),
  dailyUsed,
  resetsAt: nextUtcDay(now).toISOString(),
  costs: TOOL_COSTS,
});

const moment = (now: Date) => ({ dayStart: startOfUtcDay(now), cutoff: reservationCutoff(now) });

/** Balance, plan and today's count of an account that is known. */
export async function getCredits(deps: CreditDeps, account: Account): Promise<Credits> {
  const now = deps.now();
  const funds = await getFunds(deps.db, { userId: account.id, now, ...moment(now) });
  return creditsOf(deps, account, funds, now);
}

/** The same for whoever calls. */
export async function readCredits(deps: Pick<Deps, 'now' | 'settings'>, caller: Caller): Promise<Credits> {
  const now = deps.now();
  const { dayStart, cutoff } = moment(now);
  const { facts, signedIn } = await caller.look(FUNDS_COLUMNS, {
    dayStart: dayStart.getTime(),
    cutoff: cutoff.getTime(),
  });
  return creditsOf(deps, signedIn.account, facts, now);
}
