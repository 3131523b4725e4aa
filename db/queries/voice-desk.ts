import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { parseJson } from './stored-generation.ts';
import { type StoredTake, selectTakes, storedTake } from './voice-takes.ts';

export interface StoredRecipe {
  id: string;
  name: string;
  recipe: unknown;
  createdAt: Date;
}

export interface StoredRespelling {
  word: string;
  say: string;
}

export interface StoredDesk {
  takes: StoredTake[];
  recipes: StoredRecipe[];
  respellings: StoredRespelling[];
}

/** Recordings, saved recipes and respellings of an account, the newest first. */
export async function getVoiceDesk(db: Database, params: { userId: string }): Promise<StoredDesk> {
  const { userId } = params;
  const [takes, recipes, lists] = await db.batch([
    selectTakes(db, userId),
    db.all<{ id: string; name: string; recipe: string; createdAt: number }>(sql`
      SELECT id, name, recipe, created_at AS createdAt FROM voice_recipes WHERE user_id = ${userId}
      ORDER BY created_at DESC, id DESC`),
    db.all<{ respellings: string }>(sql`SELECT respellings FROM voice_respellings WHERE user_id = ${userId}`),
  ]);
  return {
    takes: takes.map(storedTake),
    recipes: recipes.map((row) => ({
      ...row,
      recipe: parseJson(row.recipe),
      createdAt: new Date(row.createdAt),
    })),
    respellings: JSON.parse(lists[0]?.respellings ?? '[]') as StoredRespelling[],
  };
}

/** Saves a recipe, if the account has fewer than `most`; false where it has that many. */
export async function insertRecipe(
  db: Database,
  params: StoredRecipe & { userId: string; most: number },
): Promise<boolean> {
  const { userId } = params;
  const result = await db.run(sql`
    INSERT INTO voice_recipes (id, user_id, name, recipe, created_at)
    SELECT ${params.id}, ${userId}, ${params.name}, ${JSON.stringify(params.recipe)}, ${params.createdAt.getTime()}
    WHERE (SELECT count(*) FROM voice_recipes WHERE user_id = ${userId}) < ${params.most}`);
  return result.rowsAffected > 0;
}

/** Deletes one recipe of the account; false where it has none of that id. */
export async function deleteRecipe(db: Database, params: { id: string; userId: string }): Promise<boolean> {
  const result = await db.run(
    sql`DELETE FROM voice_recipes WHERE id = ${params.id} AND user_id = ${params.userId}`,
  );
  return result.rowsAffected > 0;
}

/** Puts the account's respellings in the place of those before. */
export async function putRespellings(
  db: Database,
  params: { userId: string; respellings: readonly StoredRespelling[]; now: Date },
): Promise<void> {
  await db.run(sql`
    INSERT INTO voice_respellings (user_id, respellings, updated_at)
    VALUES (${params.userId}, ${JSON.stringify(params.respellings)}, ${params.now.getTime()})
    ON CONFLICT (user_id) DO UPDATE SET respellings = excluded.respellings, updated_at = excluded.updated_at`);
}
