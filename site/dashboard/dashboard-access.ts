import type { User } from '#core/user.ts';

/** What the event of a dashboard view says. spec §7 */
export function accessFacts(user: User) {
  return {
    userId: user.id,
    subscriptionStatus: user.subscriptionStatus,
    careerStage: user.careerStage,
    generationCount: user.totalGenerationsCount,
    toolsCount: user.toolsUsed.length,
  };
}
