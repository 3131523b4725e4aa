import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { recipeLink } from './recipe-link.ts';

/** Puts the link of a treatment on the clipboard. */
export const copyRecipeLink = (recipe: Recipe): Promise<void> =>
  copyAndSay(recipeLink(location.origin, recipe), {
    title: 'Link copied',
    text: 'Whoever opens it gets this treatment, and none of your words.',
  });
