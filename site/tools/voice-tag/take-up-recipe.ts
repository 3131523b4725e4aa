import { showToast } from '#site/lib/toast.store.ts';
import { drop } from './studio.ts';
import { readRecipeLink, withoutRecipe } from './treatment/recipe-link.ts';
import { presetLike } from './treatment/same-recipe.ts';

/** Takes up the treatment of a shared link, once, as a step that can be undone. */
export function takeUpRecipe(): void {
  const recipe = readRecipeLink(location.search);
  history.replaceState(history.state, '', withoutRecipe(location.href));
  if (recipe === null) {
    showToast({
      tone: 'danger',
      title: 'The link holds no treatment',
      text: 'It may have been cut short. Your own is as it was.',
    });
    return;
  }
  drop.change({ recipe, preset: presetLike(recipe) });
  showToast({
    tone: 'ok',
    title: 'Treatment from the link',
    text: `${recipe.bpm} BPM in ${recipe.key}. Preview to hear it with your script.`,
    action: { label: 'Undo', alt: 'Press Ctrl Z', onAction: drop.undo },
  });
}
