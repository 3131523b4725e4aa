import { type FormEvent, useState } from 'react';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { hearingProblem } from '../voices/hearing-problem.ts';
import { LONGEST_RECIPE_NAME } from './recipe-file.ts';
import { recipes } from './recipes.ts';

/** Keeps the treatment as it is now, under a name. */
export function SaveRecipe({ recipe }: { recipe: Recipe }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const named = name.trim();
    if (named === '') return setError('Name it');
    setIsSaving(true);
    try {
      await recipes.save(named, recipe);
      setName('');
      showToast({ tone: 'ok', title: `${named} saved` });
    } catch (refused) {
      setError(hearingProblem(refused));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form className="recipes-save" onSubmit={save}>
      <Field label="Save this treatment as" error={error}>
        <TextInput
          value={name}
          maxLength={LONGEST_RECIPE_NAME}
          autoComplete="off"
          placeholder="Peak time"
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
      </Field>
      <Button type="submit" busy={isSaving}>
        Save
      </Button>
    </form>
  );
}
