import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { CATALOGUE } from '#core/catalogue.ts';
import type { MilestoneKey, Reached } from '#core/journey.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { users } from '../schema/users.ts';

/** Tools by id, each with the milestone that its first result reaches. */
export type ToolMilestones = Readonly<Record<string, { milestone: { key: MilestoneKey } }>>;

/** Tools that make nothing for the library: only the note of their milestone tells that one was used. */
const TOLD_TOOLS = CATALOGUE.flatMap(({ id, makes, milestone }) =>
  makes === null && milestone ? [{ id, key: milestone.key }] : [],
);

/** Milestones that only their note tells of: a tour leaves nothing else behind, nor do such tools. */
const TOLD: readonly MilestoneKey[] = ['onboardingCompleted', ...TOLD_TOOLS.map(({ key }) => key)];

/** What the account of a statement over `users` made at all: finished, no copy, deleted or not. */
export const MADE = sql.raw("user_id = users.id AND status = 'done' AND copied_from IS NULL");

/** Since when nothing is missing (`missingOf` of core/profile.ts), or NULL. */
const profileCompletedAt = (owner: SQL | string): SQL<number | null> =>
  sql<
    number | null
  >`(SELECT updated_at FROM profiles WHERE user_id = ${owner} AND artist_name <> '' AND city <> ''
    AND json_array_length(genres) > 0 AND json_array_length(bio_facts) > 0)`;

/** Ids of tools as the statements take them: as JSON. */
export const idsOf = (tools: ToolMilestones): string => JSON.stringify(Object.keys(tools));

/** What the milestones are found by, for a statement over `users`; `factsOf` reads it. Each is found by an index seek. */
export const factColumns = (toolIds: string | Placeholder) => ({
  /** Tools that made something, and when first. */
  firsts: jsonColumn<Record<string, number>>(sql`(SELECT json_group_object(tool, first) FROM
    (SELECT t.value AS tool, (SELECT min(created_at) FROM generations WHERE ${MADE} AND tool = t.value) AS first
      FROM json_each(${toolIds}) t)
    WHERE first IS NOT NULL)`),
  /** Milestones that were noted, and when. */
  noted: jsonColumn<Record<string, number>>(
    sql`(SELECT json_group_object(key, reached_at) FROM milestones WHERE user_id = users.id)`,
  ),
  profileCompletedAt: profileCompletedAt(sql`users.id`),
});

/** The same for a prepared statement. */
export const FACT_COLUMNS = factColumns(sql.placeholder('toolIds'));

export interface FactsRow {
  firsts: Record<string, number>;
  noted: Record<string, number>;
  profileCompletedAt: number | null;
}

export interface Facts {
  /** Ids of the tools that made something, or were used without making any. */
  toolsUsed: string[];
  reached: Reached;
}

/**
 * What the facts say. A note tells the moment of a milestone, for a fact may lose its own (a profile that is changed
 * again); it never tells that one is reached which the facts deny.
 */
export function factsOf(row: FactsRow | undefined, tools: ToolMilestones): Facts {
  if (!row) return { toolsUsed: [], reached: {} };
  const { firsts, noted } = row;
  const reached: Partial<Record<MilestoneKey, Date>> = {};
  const note = (key: MilestoneKey, at: number | null | undefined) => {
    if (at !== null && at !== undefined) reached[key] ??= new Date(noted[key] ?? at);
  };
  for (const key of TOLD) note(key, noted[key]);
  const makers = Object.keys(tools).filter((id) => firsts[id] !== undefined);
  // Of two tools with one milestone, the earlier result reached it.
  for (const id of makers.toSorted((a, b) => (firsts[a] ?? 0) - (firsts[b] ?? 0)))
    if (tools[id]) note(tools[id].milestone.key, firsts[id]);
  note('profileCompleted', row.profileCompletedAt);
  const told = TOLD_TOOLS.filter(({ key }) => noted[key] !== undefined).map(({ id }) => id);
  return { toolsUsed: [...makers, ...told], reached };
}

/** A statement for a batch; `factsOf` reads its row. */
export const selectFacts = (db: Database, owner: Owner, tools: ToolMilestones) =>
  db
    .select(factColumns(idsOf(tools)))
    .from(users)
    .where(eq(users.id, owner));

/** Notes that the tour is done, the first time it is, and answers all that is reached. */
export async function noteOnboarding(
  db: Database,
  params: { userId: string; tools: ToolMilestones; now: Date },
): Promise<Reached> {
  const { userId, tools, now } = params;
  const note = db.run(sql`
    INSERT INTO milestones (user_id, key, reached_at) VALUES (${userId}, 'onboardingCompleted', ${now.getTime()})
    ON CONFLICT DO NOTHING`);
  const { facts } = await namedBatch(db, [note], { facts: selectFacts(db, userId, tools) });
  return factsOf(facts[0], tools).reached;
}

/** A statement for a batch: notes when the profile was first complete, before it is changed again. */
export const noteProfile = (db: Database, userId: string) =>
  db.run(sql`
    INSERT INTO milestones (user_id, key, reached_at)
    SELECT ${userId}, 'profileCompleted', ${profileCompletedAt(userId)} WHERE ${profileCompletedAt(userId)} IS NOT NULL
    ON CONFLICT DO NOTHING`);
