import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { drafts } from '../schema/drafts.ts';
import { handOnGigs } from './gigs-contracts.ts';

/** What was made of a draft, null where there is nothing or it was deleted. */
const standingGeneration = sql<string | null>`(SELECT g.id FROM generations g
  WHERE g.id = drafts.generation_id AND g.deleted_at IS NULL)`;

/** A draft of an account, for one tool. */
interface DraftName {
  id: string;
  userId: string;
  tool: string;
}

/** What a save writes. */
interface Written {
  title: string;
  content: unknown;
  generationId: string | null;
}

export interface StoredDraft {
  id: string;
  content: unknown;
  generationId: string | null;
  revision: number;
  updatedAt: Date;
}

/** A statement for a batch: the drafts of an account for a tool without what they say, the one saved last first. */
export const selectDraftRows = (db: Database, params: { userId: Owner; tool: string }) => {
  const { id, title, updatedAt, userId, tool } = drafts;
  return db
    .select({ id, title, generationId: standingGeneration.as('made'), updatedAt })
    .from(drafts)
    .where(and(eq(userId, params.userId), eq(tool, params.tool)))
    .orderBy(desc(updatedAt), desc(id));
};

const named = (params: Omit<DraftName, 'userId'> & { userId: Owner }) =>
  and(eq(drafts.id, params.id), eq(drafts.userId, params.userId), eq(drafts.tool, params.tool));

/** A statement for a batch: the account's draft of that id for that tool, or no row. */
export const selectDraft = (db: Database, params: Omit<DraftName, 'userId'> & { userId: Owner }) => {
  const { id, content, revision, updatedAt } = drafts;
  return db
    .select({ id, content, generationId: standingGeneration.as('made'), revision, updatedAt })
    .from(drafts)
    .where(named(params));
};

/** The account's own work of that id that the tool made, or NULL: what a draft may be tied to. */
const ownWork = ({ userId, tool, generationId }: DraftName & Written) =>
  sql`(SELECT g.id FROM generations g
    WHERE g.id = ${generationId} AND g.user_id = ${userId} AND g.tool = ${tool} AND g.deleted_at IS NULL)`;

/** Another draft of the same work gives way: it was tied to it in another tab. `when`: this one is kept. */
const untieOthers = (db: Database, params: DraftName & Written, when: SQL) =>
  db.run(sql`
    UPDATE drafts SET generation_id = NULL
    WHERE generation_id = ${ownWork(params)} AND id <> ${params.id} AND ${when}`);

/** Keeps a new draft, if the account has fewer than `most` for that tool; null where there was no room. */
export async function insertDraft(
  db: Database,
  params: DraftName & Written & { most: number; now: Date },
): Promise<StoredDraft | null> {
  const { id, userId, tool, title } = params;
  const now = params.now.getTime();
  // Conditional on how many there are.
  const hasRoom = sql`(SELECT count(*) FROM drafts WHERE user_id = ${userId} AND tool = ${tool}) < ${params.most}`;
  const insert = db.run(sql`
    INSERT INTO drafts (id, user_id, tool, title, generation_id, content, revision, created_at, updated_at)
    SELECT ${id}, ${userId}, ${tool}, ${title}, ${ownWork(params)}, ${JSON.stringify(params.content)}, 1, ${now}, ${now}
    WHERE ${hasRoom}`);
  const { kept } = await namedBatch(db, [untieOthers(db, params, hasRoom), insert], {
    kept: selectDraft(db, { id, userId, tool }),
  });
  return kept[0] ?? null;
}

/**
 * Saves a draft over the revision that it goes on from. Answers the draft as it is then, and whether this save is it; null
 * where the account has no such draft for that tool.
 */
export async function saveDraft(
  db: Database,
  params: DraftName & Written & { revision: number; now: Date },
): Promise<{ draft: StoredDraft; isSaved: boolean } | null> {
  const { id, userId, tool, title, content, revision } = params;
  // Conditional on the revision: of two saves that go on from the same one the first counts.
  const isCurrent = sql`id = ${id} AND user_id = ${userId} AND tool = ${tool} AND revision = ${revision}`;
  const update = db
    .update(drafts)
    .set({
      ...{ title, content, generationId: ownWork(params) },
      ...{ revision: revision + 1, updatedAt: params.now },
    })
    .where(isCurrent)
    .returning({ id: drafts.id });
  const isSaved = sql`EXISTS (SELECT 1 FROM drafts WHERE ${isCurrent})`;
  const { saved, found } = await namedBatch(db, [untieOthers(db, params, isSaved)], {
    saved: update,
    found: selectDraft(db, { id, userId, tool }),
  });
  const [draft] = found;
  return draft ? { draft, isSaved: saved.length > 0 } : null;
}

/** Deletes one draft of the account; false where it has none of that id for that tool. What was made of it stays. */
export async function deleteDraft(db: Database, params: DraftName): Promise<boolean> {
  const { gone } = await namedBatch(db, [handOnGigs(db, params)], {
    gone: db.delete(drafts).where(named(params)),
  });
  return gone.rowsAffected > 0;
}
