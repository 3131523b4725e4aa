import { sql } from 'drizzle-orm';
import { WEEK_MS } from '#core/stats.ts';
import { jsonColumn } from '../json-column.ts';
import type { UserFacts } from './account-sessions.ts';
import { type Facts, factColumns, factsOf, MADE, type ToolMilestones } from './journey.ts';

export interface Tally extends Facts {
  /** Things in the library now. */
  kept: number;
  /** Everything ever made. */
  made: number;
  profileViews: number;
  /** What was made in each of the weeks, in their order. */
  madeByWeek: number[];
}

const toolIds = sql.placeholder('toolIds');

/**
 * What an account did so far, for a prepared statement over `users`; `tallyOf` reads its row. All is counted once; what is
 * taken off it is little, and in indexes of its own. `toolIds` and `weeks` (starts in milliseconds) come as JSON.
 */
export const TALLY_COLUMNS = {
  ...factColumns(toolIds),
  done: sql<number>`(SELECT count(*) FROM generations WHERE user_id = users.id AND status = 'done')`,
  copies: sql<number>`(SELECT count(*) FROM generations WHERE user_id = users.id AND copied_from IS NOT NULL)`,
  deleted: sql<number>`(SELECT count(*) FROM generations WHERE user_id = users.id AND deleted_at IS NOT NULL)`,
  profileViews: sql<number | null>`(SELECT views FROM profiles WHERE user_id = users.id)`,
  // A range a week: grouping would sort everything that was made in them.
  weeks: jsonColumn<Record<number, number>>(sql`
    (SELECT json_group_object(w.key, (SELECT count(*) FROM json_each(${toolIds}) t CROSS JOIN generations g
        WHERE ${MADE} AND g.tool = t.value
          AND g.created_at >= w.value AND g.created_at < w.value + ${WEEK_MS}))
      FROM json_each(${sql.placeholder('weeks')}) w)`),
};

type Row = UserFacts<typeof TALLY_COLUMNS>;

export const tallyOf = (
  row: Row,
  { tools, weeks }: { tools: ToolMilestones; weeks: readonly Date[] },
): Tally => ({
  kept: row.done - row.deleted,
  made: row.done - row.copies,
  profileViews: row.profileViews ?? 0,
  madeByWeek: weeks.map((_, week) => row.weeks[week] ?? 0),
  ...factsOf(row, tools),
});
