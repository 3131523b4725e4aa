import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { pressKitDrafts } from '../schema/press-kit-drafts.ts';

/** The made kit of a draft, null where there is none or it was deleted. */
const standingGeneration = sql<string | null>`(SELECT g.id FROM generations g
  WHERE g.id = press_kit_drafts.generation_id AND g.deleted_at IS NULL)`;

export interface StoredDraft {
  id: string;
  kit: unknown;
  generationId: string | null;
  revision: number;
  updatedAt: Date;
}

/** A statement for a batch: the drafts of an account without what they say, the one saved last first. */
export const selectDraftRows = (db: Database, owner: Owner) =>
  db
    .select({
      id: pressKitDrafts.id,
      kit: jsonColumn<{ title: string; artistName: string }>(
        sql`json_object('title', kit ->> '$.title', 'artistName', kit ->> '$.artistName')`,
      ).as('names'),
      generationId: standingGeneration.as('made'),
      updatedAt: pressKitDrafts.updatedAt,
    })
    .from(pressKitDrafts)
    .where(eq(pressKitDrafts.userId, owner))
    .orderBy(desc(pressKitDrafts.updatedAt), desc(pressKitDrafts.id));

/** A statement for a batch: the account's draft of that id, or no row. */
export const selectDraft = (db: Database, params: { id: string; userId: Owner }) => {
  const { id, kit, revision, updatedAt, userId } = pressKitDrafts;
  return db
    .select({ id, kit, generationId: standingGeneration.as('made'), revision, updatedAt })
    .from(pressKitDrafts)
    .where(and(eq(id, params.id), eq(userId, params.userId)));
};

/** The account's own made press kit of that id, or NULL: what a draft may be tied to. */
const ownKit = ({ userId, generationId }: { userId: string; generationId: string | null }) =>
  sql`(SELECT g.id FROM generations g
    WHERE g.id = ${generationId} AND g.user_id = ${userId} AND g.tool = 'press-kit' AND g.deleted_at IS NULL)`;

/** Another draft of the same made kit gives way: it was tied to it in another tab. `when`: this one is kept. */
const untieOthers = (
  db: Database,
  params: { id: string; userId: string; generationId: string | null },
  when: SQL,
) =>
  db.run(sql`
    UPDATE press_kit_drafts SET generation_id = NULL
    WHERE generation_id = ${ownKit(params)} AND id <> ${params.id} AND ${when}`);

/** Keeps a new draft, if the account has fewer than `most`; null where there was no room. */
export async function insertDraft(
  db: Database,
  params: { id: string; userId: string; kit: unknown; generationId: string | null; most: number; now: Date },
): Promise<StoredDraft | null> {
  const { id, userId } = params;
  const now = params.now.getTime();
  // Conditional on how many there are.
  const hasRoom = sql`(SELECT count(*) FROM press_kit_drafts WHERE user_id = ${userId}) < ${params.most}`;
  const insert = db.run(sql`
    INSERT INTO press_kit_drafts (id, user_id, generation_id, kit, revision, created_at, updated_at)
    SELECT ${id}, ${userId}, ${ownKit(params)}, ${JSON.stringify(params.kit)}, 1, ${now}, ${now}
    WHERE ${hasRoom}`);
  const { drafts } = await namedBatch(db, [untieOthers(db, params, hasRoom), insert], {
    drafts: selectDraft(db, { id, userId }),
  });
  return drafts[0] ?? null;
}

/**
 * Saves a draft over the revision that it goes on from. Answers the draft as it is then, and whether this save is it; null
 * where the account has no such draft.
 */
export async function saveDraft(
  db: Database,
  params: {
    id: string;
    userId: string;
    kit: unknown;
    generationId: string | null;
    revision: number;
    now: Date;
  },
): Promise<{ draft: StoredDraft; isSaved: boolean } | null> {
  const { id, userId, revision } = params;
  // Conditional on the revision: of two saves that go on from the same one the first counts.
  const isCurrent = sql`id = ${id} AND user_id = ${userId} AND revision = ${revision}`;
  const update = db
    .update(pressKitDrafts)
    .set({
      kit: params.kit,
      generationId: ownKit(params),
      revision: revision + 1,
      updatedAt: params.now,
    })
    .where(isCurrent)
    .returning({ id: pressKitDrafts.id });
  const isSaved = sql`EXISTS (SELECT 1 FROM press_kit_drafts WHERE ${isCurrent})`;
  const { saved, drafts } = await namedBatch(db, [untieOthers(db, params, isSaved)], {
    saved: update,
    drafts: selectDraft(db, { id, userId }),
  });
  const [draft] = drafts;
  return draft ? { draft, isSaved: saved.length > 0 } : null;
}

/** Deletes one draft of the account; false where it has none of that id. What was made of it stays. */
export async function deleteDraft(db: Database, params: { id: string; userId: string }): Promise<boolean> {
  const result = await db
    .delete(pressKitDrafts)
    .where(and(eq(pressKitDrafts.id, params.id), eq(pressKitDrafts.userId, params.userId)));
  return result.rowsAffected > 0;
}
