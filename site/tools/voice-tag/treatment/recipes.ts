import { call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { $user } from '#site/lib/session.store.ts';
import { $voiceDesk } from '../studio.ts';
import { recipeShelf } from './recipe-shelf.store.ts';

/** The treatments that were saved here. */
export const recipes = recipeShelf({
  $account: $voiceDesk,
  isSignedIn: () => $user.get() !== null,
  async add(name, recipe) {
    const saved = await call('saveRecipe', { body: { name, recipe } });
    const desk = $voiceDesk.get().data;
    if (desk) putData('voiceDesk', { ...desk, recipes: [saved, ...desk.recipes] });
    else refresh('voiceDesk');
  },
  async drop(id) {
    await call('deleteRecipe', { params: { id } });
    const desk = $voiceDesk.get().data;
    if (desk) putData('voiceDesk', { ...desk, recipes: desk.recipes.filter((one) => one.id !== id) });
  },
  memory: () => localStorage,
  newId: () => crypto.randomUUID(),
});
