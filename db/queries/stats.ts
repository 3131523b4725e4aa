import { sql } from 'drizzle-orm';
import { WEEK_MS } from '#core/stats.ts';
import type { Database } from '../client.ts';
import { type Facts, type FactsRow, factColumns, factsOf, madeBy, type ToolMilestones } from './journey.ts';

export interface Tally extends Facts {
  /** Things in the library now. */
  kept: number;
  /** Everything ever made. */
  made: number;
  profileViews: number;
  /** What was made in each of the weeks, in their order. */
  madeByWeek: number[];
}

interface TallyRow extends FactsRow {
  done: number;
  copies: number;
  deleted: number;
  profileViews: number | null;
  /** As JSON. */
  weeks: string;
}

/** What an account did so far, in numbers. All is counted once; what is taken off it is little, and in indexes of its own. */
export async function getTally(
  db: Database,
  params: { userId: string; tools: ToolMilestones; weeks: readonly Date[] },
): Promise<Tally> {
  const { userId, tools } = params;
  const toolIds = JSON.stringify(Object.keys(tools));
  const weeks = params.weeks.map((start) => start.getTime());
  const [row] = await db.all<TallyRow>(sql`
    SELECT ${factColumns(userId, tools)},
      (SELECT count(*) FROM generations WHERE user_id = ${userId} AND status = 'done') AS done,
      (SELECT count(*) FROM generations WHERE user_id = ${userId} AND copied_from IS NOT NULL) AS copies,
      (SELECT count(*) FROM generations WHERE user_id = ${userId} AND deleted_at IS NOT NULL) AS deleted,
      (SELECT views FROM profiles WHERE user_id = ${userId}) AS profileViews,
      (SELECT json_group_object(w.key, (SELECT count(*) FROM json_each(${toolIds}) t CROSS JOIN generations g
          WHERE ${madeBy(userId)} AND g.tool = t.value
            AND g.created_at >= w.value AND g.created_at < w.value + ${WEEK_MS}))
        FROM json_each(${JSON.stringify(weeks)}) w) AS weeks`);
  // A range a week: grouping would sort everything that was made in them.
  const counts = JSON.parse(row?.weeks ?? '{}') as Record<number, number>;
  return {
    kept: (row?.done ?? 0) - (row?.deleted ?? 0),
    made: (row?.done ?? 0) - (row?.copies ?? 0),
    profileViews: row?.profileViews ?? 0,
    madeByWeek: weeks.map((_, week) => counts[week] ?? 0),
    ...factsOf(row, tools),
  };
}
