import { earnedBadges } from '#core/journey.ts';
import type { User } from '#core/user.ts';
import { factsOf, idsOf } from '#db/queries/journey.ts';
import { VISIT_COLUMNS } from '#db/queries/user-visits.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { utcDays } from './record-visit.ts';

/** The account of whoever calls, with what it did so far. */
export async function currentUser(
  { now, tools }: Pick<Deps, 'now' | 'tools'>,
  caller: Caller,
): Promise<User> {
  const { facts, signedIn } = await caller.look(VISIT_COLUMNS, { toolIds: idsOf(tools), ...utcDays(now()) });
  const { account } = signedIn;
  const { toolsUsed, reached } = factsOf(facts, tools);
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
    totalGenerationsCount: facts.totalGenerationsCount,
    toolsUsed,
    earnedBadges: earnedBadges(reached),
    loginStreak: Math.min(3, facts.visitStreak),
    deletesAt: account.deletesAt?.toISOString() ?? null,
  };
}
