import { showToast } from '#site/lib/toast.store.ts';
import { drop } from './studio.ts';

/** Takes up the treatment of a shared link, once, as a step that can be undone. */
export async function takeUpRecipe(): Promise<void> {
  if (!new URLSearchParams(location.search).has('recipe')) return;
  const [{ readRecipeLink, withoutRecipe }, { presetLike }] = await Promise.all([
    import('./treatment/recipe-link.ts'),
    import('./treatment/same-recipe.ts'),
  ]);
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
