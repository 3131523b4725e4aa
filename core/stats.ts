/** Weeks that the stats look back on, the present one included. */
export const STATS_WEEKS = 8;

/** What the account did so far, as GET /api/user/stats answers. spec §3 */
export interface Stats {
  /** Things in the library now. */
  totalProjects: number;
  /** Ids of the tools that made something. */
  toolsUsed: string[];
  /** Visits of the account's public pages by others. */
  profileViews: number;
  /** Everything ever made, deleted things too; copies are not counted. */
  totalGenerationsCount: number;
  earnedBadges: string[];
  /** The last weeks, the oldest first: the Monday (UTC) that each begins on, and how much was made in it. */
  weeks: { startsOn: string; made: number }[];
}

export type ActivityLevel = 'high' | 'medium' | 'low';

/** More than 10 generations are high, more than 3 medium. spec §4 */
export function activityLevel(totalGenerationsCount: number): ActivityLevel {
  if (totalGenerationsCount > 10) return 'high';
  return totalGenerationsCount > 3 ? 'medium' : 'low';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds of a week. */
export const WEEK_MS = 7 * DAY_MS;

/** The Mondays (UTC midnight) that the weeks begin on, the oldest first; the last one is this week's. */
export function statsWeeks(now: Date): Date[] {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday);
  return Array.from(
    { length: STATS_WEEKS },
    (_, week) => new Date(monday - (STATS_WEEKS - 1 - week) * WEEK_MS),
  );
}
