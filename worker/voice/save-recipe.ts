import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import type { SavedRecipe } from '#core/voice.ts';
import { newId } from '#db/ids.ts';
import { deleteRecipe, insertRecipe } from '#db/queries/voice-desk.ts';
import type { Deps } from '../deps.ts';

/** Recipes that an account may keep. */
export const MOST_RECIPES = 100;

/** Saves a treatment under a name. Throws INVALID_INPUT where it is none, CONFLICT where there is no room. */
export async function saveRecipe(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  body: { name: string; recipe: unknown },
): Promise<SavedRecipe> {
  const recipe = parseInput(recipeSchema, body.recipe, 'recipe');
  const saved = { id: newId('rcp'), name: body.name, recipe, createdAt: deps.now() };
  if (!(await insertRecipe(deps.db, { ...saved, userId, most: MOST_RECIPES })))
    throw new ApiError('CONFLICT', `You have ${MOST_RECIPES} saved treatments. Delete one first`);
  return { ...saved, createdAt: saved.createdAt.toISOString() };
}

export async function removeRecipe(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deleteRecipe(deps.db, { id, userId }))) throw new ApiError('NOT_FOUND');
}
