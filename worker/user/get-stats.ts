import { earnedBadges } from '#core/journey.ts';
import { type Stats, statsWeeks } from '#core/stats.ts';
import { idsOf } from '#db/queries/journey.ts';
import { TALLY_COLUMNS, tallyOf } from '#db/queries/user-stats.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What the caller did so far, in numbers, and how much of it in each of the last weeks. */
export async function getStats(deps: Pick<Deps, 'tools' | 'now'>, caller: Caller): Promise<Stats> {
  const { tools } = deps;
  const weeks = statsWeeks(deps.now());
  const { facts } = await caller.look(TALLY_COLUMNS, {
    toolIds: idsOf(tools),
    weeks: JSON.stringify(weeks.map((start) => start.getTime())),
  });
  const tally = tallyOf(facts, { tools, weeks });
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
