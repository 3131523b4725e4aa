import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { voiceRecipes } from '../schema/voice-recipes.ts';
import { voiceRespellings } from '../schema/voice-respellings.ts';
import { selectTakes } from './voice-takes.ts';

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

/** Statements of a batch: recordings, saved recipes and respellings of an account, the newest first. */
export const selectVoiceDesk = (db: Database, owner: Owner) => {
  const { id, name, recipe, createdAt, userId } = voiceRecipes;
  return {
    takes: selectTakes(db, owner),
    recipes: db
      .select({ id, name, recipe, createdAt })
      .from(voiceRecipes)
      .where(eq(userId, owner))
      .orderBy(desc(createdAt), desc(id)),
    respellings: db
      .select({ list: voiceRespellings.respellings })
      .from(voiceRespellings)
      .where(eq(voiceRespellings.userId, owner)),
  };
};

/** Saves a recipe, if the account has fewer than `most`; false where it has that many. */
export async function insertRecipe(
  db: Database,
  params: StoredRecipe & { userId: string; most: number },
): Promise<boolean> {
  const { userId } = params;
  // Conditional on how many there are.
  const result = await db.run(sql`
    INSERT INTO voice_recipes (id, user_id, name, recipe, created_at)
    SELECT ${params.id}, ${userId}, ${params.name}, ${JSON.stringify(params.recipe)}, ${params.createdAt.getTime()}
    WHERE (SELECT count(*) FROM voice_recipes WHERE user_id = ${userId}) < ${params.most}`);
  return result.rowsAffected > 0;
}

/** Deletes one recipe of the account; false where it has none of that id. */
export async function deleteRecipe(db: Database, params: { id: string; userId: string }): Promise<boolean> {
  const result = await db
    .delete(voiceRecipes)
    .where(and(eq(voiceRecipes.id, params.id), eq(voiceRecipes.userId, params.userId)));
  return result.rowsAffected > 0;
}

/** Puts the account's respellings in the place of those before. */
export async function putRespellings(
  db: Database,
  params: { userId: string; respellings: readonly StoredRespelling[]; now: Date },
): Promise<void> {
  const kept = { respellings: [...params.respellings], updatedAt: params.now };
  await db
    .insert(voiceRespellings)
    .values({ userId: params.userId, ...kept })
    .onConflictDoUpdate({ target: voiceRespellings.userId, set: kept });
}
