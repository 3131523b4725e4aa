import type { API } from '#core/api.ts';
import { longDateWords } from '#core/day-words.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import { trialEnd } from '#core/plans.ts';
import { newId } from '#db/ids.ts';
import { trialStart } from '#db/queries/billing-trials.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Starts the trial of whoever calls. Throws CONFLICT where the account has had its trial, or has Pro. */
export async function startTrial(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
): Promise<ReplyOf<typeof API.startTrial>> {
  const moment = now();
  const trial = { id: newId('bil'), now: moment, endsAt: trialEnd(moment), admins: settings.ADMIN_EMAILS };
  const { started, signedIn } = await caller.ask((userId) => trialStart(db, { ...trial, userId }));
  const { subscriptionStatus, hasProTrial, trialEndsAt, role } = signedIn.account;
  if (started.length === 0) {
    if (subscriptionStatus === 'active' || role === 'admin')
      throw new ApiError('CONFLICT', 'This account has Pro already');
    const end = trialEndsAt ? longDateWords(trialEndsAt.toISOString().slice(0, 10)) : '';
    throw new ApiError(
      'CONFLICT',
      subscriptionStatus === 'trial'
        ? `Your trial is running already: it ends on ${end} (UTC)`
        : `This account has had its trial: it ended on ${end} (UTC)`,
    );
  }
  return { subscriptionStatus, hasProTrial, trialEndsAt: trialEndsAt?.toISOString() ?? null };
}
