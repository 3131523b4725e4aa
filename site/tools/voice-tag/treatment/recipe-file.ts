import { fieldErrors } from '#core/errors.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';

/** What the file says of itself, so that any other JSON is told apart. */
const KIND = 'deckhand-treatment';

/** A treatment as a file weighs about 1 kB; nothing larger is read. */
export const LARGEST_RECIPE_FILE = 64 * 1024;

/** A named treatment in a file. */
export interface RecipeFile {
  name: string;
  recipe: Recipe;
}

export const LONGEST_RECIPE_NAME = 60;

/** A treatment as a file that a person can read and change. */
export function writeRecipeFile({ name, recipe }: RecipeFile): string {
  return `${JSON.stringify({ kind: KIND, name, recipe }, null, 2)}\n`;
}

/** The treatment in a file, or why it is none: names the field and the reason. */
export function readRecipeFile(text: string): RecipeFile | { problem: string } {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return { problem: 'This file is not JSON. Choose a treatment that was exported here.' };
  }
  if (typeof told !== 'object' || told === null || !('kind' in told) || told.kind !== KIND)
    return { problem: 'This is not a treatment: it lacks "kind": "deckhand-treatment".' };
  if (!('recipe' in told)) return { problem: 'This treatment has no recipe.' };
  const read = recipeSchema.safeParse(told.recipe);
  if (!read.success) {
    const [first] = fieldErrors(read.error);
    return { problem: `${first?.path || 'recipe'}: ${first?.reason ?? 'not a recipe'}.` };
  }
  const name = 'name' in told && typeof told.name === 'string' ? told.name : '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const clean = name.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return { name: clean.slice(0, LONGEST_RECIPE_NAME) || 'Imported treatment', recipe: read.data };
}
