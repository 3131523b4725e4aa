import { earnedBadges } from '#core/journey.ts';
import type { User } from '#core/user.ts';
import { factsOf } from '#db/queries/journey.ts';
import { selectVisits } from '#db/queries/users.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { utcDays } from './record-visit.ts';

/** The account of whoever calls, with what it did so far. */
export async function currentUser(
  { db, now, tools }: Pick<Deps, 'db' | 'now' | 'tools'>,
  caller: Caller,
): Promise<User> {
  const days = utcDays(now());
  const { visits, signedIn } = await caller.ask((userId) => ({
    reads: { visits: selectVisits(db, { userId, tools, ...days }) },
  }));
  const { account } = signedIn;
  const [visit] = visits;
  const { toolsUsed, reached } = factsOf(visit, tools);
  return {
    id: account.id,
    firstName: account.firstName,
    email: account.email,
    emailVerified: account.emailVerified,
    profileImageUrl: account.profileImageUrl,
    subscriptionStatus: account.subscriptionStatus,
    role: account.role,
    hasProTrial: account.hasProTrial,
    careerStage: account.careerStage,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
    totalGenerationsCount: visit?.totalGenerationsCount ?? 0,
    toolsUsed,
    earnedBadges: earnedBadges(reached),
    loginStreak: Math.min(3, visit?.visitStreak ?? 0),
    deletesAt: account.deletesAt?.toISOString() ?? null,
  };
}
