import { earnedBadges } from '#core/journey.ts';
import { type Stats, statsWeeks } from '#core/stats.ts';
import { getTally } from '#db/queries/stats.ts';
import type { Deps } from '../deps.ts';

/** What the account did so far, in numbers, and how much of it in each of the last weeks. */
export async function getStats(deps: Pick<Deps, 'db' | 'tools' | 'now'>, userId: string): Promise<Stats> {
  const weeks = statsWeeks(deps.now());
  const tally = await getTally(deps.db, { userId, tools: deps.tools, weeks });
  return {
    totalProjects: tally.kept,
    toolsUsed: tally.toolsUsed,
    profileViews: tally.profileViews,
    totalGenerationsCount: tally.made,
    earnedBadges: earnedBadges(tally.reached),
    weeks: weeks.map((monday, week) => ({
      startsOn: monday.toISOString().slice(0, 10),
      made: tally.madeByWeek[week] ?? 0,
    })),
  };
}
