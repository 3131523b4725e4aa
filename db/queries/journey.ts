import { type SQL, sql } from 'drizzle-orm';
import type { MilestoneKey, Reached } from '#core/journey.ts';
import type { Database } from '../client.ts';

/** Tools by id, each with the milestone that its first result reaches. */
export type ToolMilestones = Readonly<Record<string, { milestone: MilestoneKey }>>;

/** Milestones that only their note tells of: a tour leaves nothing else behind, and gigs have no table. */
const TOLD = ['onboardingCompleted', 'firstGigTracked'] as const satisfies readonly MilestoneKey[];

/** What was made at all: finished, no copy, deleted or not. */
export const madeBy = (userId: string): SQL =>
  sql`user_id = ${userId} AND status = 'done' AND copied_from IS NULL`;

/** Since when nothing is missing (`missingOf` of core/profile.ts), or NULL. */
const profileCompletedAt = (userId: string): SQL =>
  sql`(SELECT updated_at FROM profiles WHERE user_id = ${userId} AND artist_name <> '' AND city <> ''
    AND json_array_length(genres) > 0 AND json_array_length(bio_facts) > 0)`;

export interface FactsRow {
  /** As JSON: tools that made something, and when first. */
  firsts: string;
  /** As JSON: milestones that were noted, and when. */
  noted: string;
  profileCompletedAt: number | null;
}

/** The columns of `FactsRow`, for a SELECT of a batch; `factsOf` reads them. Each is found by an index seek. */
export const factColumns = (userId: string, tools: ToolMilestones): SQL => sql`
  (SELECT json_group_object(tool, first) FROM
    (SELECT t.value AS tool, (SELECT min(created_at) FROM generations WHERE ${madeBy(userId)} AND tool = t.value) AS first
      FROM json_each(${JSON.stringify(Object.keys(tools))}) t)
    WHERE first IS NOT NULL) AS firsts,
  (SELECT json_group_object(key, reached_at) FROM milestones WHERE user_id = ${userId}) AS noted,
  ${profileCompletedAt(userId)} AS profileCompletedAt`;

export interface Facts {
  /** Ids of the tools that made something. */
  toolsUsed: string[];
  reached: Reached;
}

/**
 * What the facts say. A note tells the moment of a milestone, for a fact may lose its own (a profile that is changed
 * again); it never tells that one is reached which the facts deny.
 */
export function factsOf(row: FactsRow | undefined, tools: ToolMilestones): Facts {
  if (!row) return { toolsUsed: [], reached: {} };
  const firsts = JSON.parse(row.firsts) as Record<string, number>;
  const noted = JSON.parse(row.noted) as Record<string, number>;
  const reached: Partial<Record<MilestoneKey, Date>> = {};
  const note = (key: MilestoneKey, at: number | null | undefined) => {
    if (at !== null && at !== undefined) reached[key] ??= new Date(noted[key] ?? at);
  };
  for (const key of TOLD) note(key, noted[key]);
  const toolsUsed = Object.keys(tools).filter((id) => firsts[id] !== undefined);
  // Of two tools with one milestone, the earlier result reached it.
  for (const id of toolsUsed.toSorted((a, b) => (firsts[a] ?? 0) - (firsts[b] ?? 0)))
    if (tools[id]) note(tools[id].milestone, firsts[id]);
  note('profileCompleted', row.profileCompletedAt);
  return { toolsUsed, reached };
}

const selectFacts = (db: Database, userId: string, tools: ToolMilestones) =>
  db.all<FactsRow>(sql`SELECT ${factColumns(userId, tools)}`);

/** The milestones that an account reached. */
export async function getReached(
  db: Database,
  params: { userId: string; tools: ToolMilestones },
): Promise<Reached> {
  const [row] = await selectFacts(db, params.userId, params.tools);
  return factsOf(row, params.tools).reached;
}

/** Notes that the tour is done, the first time it is, and answers all that is reached. */
export async function noteOnboarding(
  db: Database,
  params: { userId: string; tools: ToolMilestones; now: Date },
): Promise<Reached> {
  const { userId, tools, now } = params;
  const [, [row]] = await db.batch([
    db.run(sql`
      INSERT INTO milestones (user_id, key, reached_at) VALUES (${userId}, 'onboardingCompleted', ${now.getTime()})
      ON CONFLICT DO NOTHING`),
    selectFacts(db, userId, tools),
  ]);
  return factsOf(row, tools).reached;
}

/** A statement for a batch: notes when the profile was first complete, before it is changed again. */
export const noteProfile = (db: Database, userId: string) =>
  db.run(sql`
    INSERT INTO milestones (user_id, key, reached_at)
    SELECT ${userId}, 'profileCompleted', ${profileCompletedAt(userId)} WHERE ${profileCompletedAt(userId)} IS NOT NULL
    ON CONFLICT DO NOTHING`);
