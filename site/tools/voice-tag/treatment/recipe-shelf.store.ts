import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import type { SavedRecipe } from '#core/voice.ts';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import { LONGEST_RECIPE_NAME } from './recipe-file.ts';

/** A treatment that was saved under a name. */
export interface KeptRecipe {
  id: string;
  name: string;
  recipe: Recipe;
}

export interface RecipeShelf {
  /** Newest first. */
  $recipes: ReadableAtom<readonly KeptRecipe[]>;
  restore(): void;
  /** Throws what the account's server refused it with. */
  save(name: string, recipe: Recipe): Promise<void>;
  remove(id: string): Promise<void>;
}

interface ShelfParts {
  /** What the account saved; no data for a visitor. */
  $account: ReadableAtom<{ data?: { recipes: readonly SavedRecipe[] } | null | undefined }>;
  isSignedIn: () => boolean;
  /** The server's side. */
  add: (name: string, recipe: Recipe) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** Of this browser, for visitors. */
  memory: () => TabMemory;
  newId: () => string;
}

/** What a browser keeps for a visitor. */
const MOST_HERE = 40;
const PLACE = 'recipes:voice-tag';

/** One whose recipe an older or newer version wrote otherwise is not shown. */
function keptOf(stored: unknown): KeptRecipe[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, name, recipe } = stored as Partial<Record<keyof KeptRecipe, unknown>>;
  const read = recipeSchema.safeParse(recipe);
  if (typeof id !== 'string' || typeof name !== 'string' || !read.success) return [];
  return [{ id, name: name.slice(0, LONGEST_RECIPE_NAME), recipe: read.data }];
}

/** Saved treatments: of the account, or for a visitor of this browser. */
export function recipeShelf({ $account, isSignedIn, add, drop, memory, newId }: ShelfParts): RecipeShelf {
  const $here = atom<readonly KeptRecipe[]>([]);
  const $recipes = computed([$account, $here], ({ data }, here) =>
    data ? data.recipes.flatMap(keptOf) : here,
  );

  function keep(next: readonly KeptRecipe[]): void {
    $here.set(next.slice(0, MOST_HERE));
    remember(memory, PLACE, $here.get());
  }

  return {
    $recipes,
    restore() {
      const kept = recall(memory, PLACE);
      $here.set(Array.isArray(kept) ? kept.flatMap(keptOf).slice(0, MOST_HERE) : []);
    },
    async save(name, recipe) {
      if (isSignedIn()) return add(name, recipe);
      keep([{ id: newId(), name, recipe }, ...$here.get()]);
    },
    async remove(id) {
      if (isSignedIn()) return drop(id);
      keep($here.get().filter((one) => one.id !== id));
    },
  };
}
