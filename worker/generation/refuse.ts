import type { Funds } from '#db/queries/funds.ts';
import { enoughForToday, tooFewCredits } from '../credits/refusals.ts';

/** Says why a reservation was refused: too few credits (402) before too many today (429). */
export function refuse(params: { cost: number; funds: Funds; now: Date; isFairUse: boolean }): never {
  const { cost, funds, now } = params;
  if (funds.balance < cost) throw tooFewCredits(cost, funds.balance);
  throw enoughForToday(now, params.isFairUse ? 'fair use' : 'plan');
}
