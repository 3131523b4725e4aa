import { useStore } from '@nanostores/react';
import Link from 'lucide-react/icons/link';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { $session } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { drop } from '../studio.ts';
import { hearingProblem } from '../voices/hearing-problem.ts';
import { takeUp } from './change-recipe.ts';
import { copyRecipeLink } from './copy-recipe-link.ts';
import { RecipeFiles } from './RecipeFiles.tsx';
import type { KeptRecipe } from './recipe-shelf.store.ts';
import { recipes } from './recipes.ts';
import { SaveRecipe } from './SaveRecipe.tsx';
import { sameRecipe } from './same-recipe.ts';

/** Treatments of one's own: saved under a name, shared by link, taken along as a file. */
export function RecipesTab() {
  const { recipe } = useStore(drop.$draft);
  const kept = useStore(recipes.$recipes);
  const session = useStore($session);
  useEffect(() => recipes.restore(), []);

  async function remove({ id, name, recipe: gone }: KeptRecipe) {
    try {
      await recipes.remove(id);
      showToast({
        title: `${name} deleted`,
        action: { label: 'Undo', alt: 'Save it again', onAction: () => void putBack(name, gone) },
      });
    } catch (error) {
      showToast({ tone: 'danger', title: `${name} was not deleted`, text: hearingProblem(error) });
    }
  }

  return (
    <div className="recipes">
      <SaveRecipe recipe={recipe} />
      {kept.length > 0 ? (
        <ul className="recipes-list" aria-label="Saved treatments">
          {kept.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="recipes-take"
                aria-pressed={sameRecipe(one.recipe, recipe)}
                onClick={() => takeUp(one.recipe)}
              >
                <b>{one.name}</b>
                <span className="small muted num">
                  {one.recipe.bpm} BPM · {one.recipe.key}
                </span>
              </button>
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                icon={Link}
                onClick={() => void copyRecipeLink(one.recipe)}
              >
                {`Copy a link to ${one.name}`}
              </Button>
              <Button size="sm" variant="quiet" iconOnly icon={Trash2} onClick={() => void remove(one)}>
                {`Delete ${one.name}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">
          {session.status === 'visitor'
            ? 'Saved treatments stay in this browser. With an account they are on every device.'
            : 'Nothing saved yet.'}
        </p>
      )}
      <RecipeFiles recipe={recipe} />
    </div>
  );
}

async function putBack(name: string, recipe: KeptRecipe['recipe']): Promise<void> {
  try {
    await recipes.save(name, recipe);
  } catch (error) {
    showToast({ tone: 'danger', title: `${name} was not put back`, text: hearingProblem(error) });
  }
}
