import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { recipeLink } from './recipe-link.ts';

/** Puts the link of a treatment on the clipboard. */
export async function copyRecipeLink(recipe: Recipe): Promise<void> {
  try {
    await navigator.clipboard.writeText(recipeLink(location.origin, recipe));
    showToast({
      tone: 'ok',
      title: 'Link copied',
      text: 'Whoever opens it gets this treatment, and none of your words.',
    });
  } catch {
    showToast({ tone: 'danger', title: 'Not copied', text: 'The browser did not allow the clipboard.' });
  }
}
