import type { Account } from '#core/account.ts';
import { earnedBadges } from '#core/journey.ts';
import type { User } from '#core/user.ts';
import { recordVisit } from '#db/queries/users.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The account with what it did so far; asking counts as today's visit. */
export async function currentUser(deps: Pick<Deps, 'db' | 'now' | 'tools'>, account: Account): Promise<User> {
  const now = deps.now();
  const visit = await recordVisit(deps.db, {
    userId: account.id,
    tools: deps.tools,
    today: utcDay(now),
    yesterday: utcDay(new Date(now.getTime() - DAY_MS)),
  });
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
    totalGenerationsCount: visit.totalGenerationsCount,
    toolsUsed: visit.toolsUsed,
    earnedBadges: earnedBadges(visit.reached),
    loginStreak: Math.min(3, visit.visitStreak),
    deletesAt: account.deletesAt?.toISOString() ?? null,
  };
}
