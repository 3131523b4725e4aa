import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { PRESETS } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { drop } from '../studio.ts';
import { takeUp } from './change-recipe.ts';
import { copyRecipeLink } from './copy-recipe-link.ts';
import { LARGEST_RECIPE_FILE, readRecipeFile, writeRecipeFile } from './recipe-file.ts';

/** The treatment as link and as file, and one from a file. */
export function RecipeFiles({ recipe }: { recipe: Recipe }) {
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  function write() {
    const { preset } = drop.$draft.get();
    const name = PRESETS[preset].label;
    const file = new Blob([writeRecipeFile({ name, recipe })], { type: 'application/json' });
    saveFile(file, `${preset}-treatment.json`);
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > LARGEST_RECIPE_FILE) return setProblem('This file is too large for a treatment.');
    const told = readRecipeFile(await file.text());
    if ('problem' in told) return setProblem(told.problem);
    setProblem(null);
    takeUp(told.recipe);
    showToast({
      tone: 'ok',
      title: `${told.name} taken up`,
      action: { label: 'Undo', alt: 'Press Ctrl Z', onAction: drop.undo },
    });
  }

  return (
    <>
      <div className="recipes-ways">
        <Button size="sm" icon={Link} onClick={() => void copyRecipeLink(recipe)}>
          Copy link
        </Button>
        <Button size="sm" icon={Download} onClick={write}>
          Export
        </Button>
        <Button size="sm" icon={Upload} onClick={() => chooser.current?.click()}>
          Import
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="A treatment from a file"
          onChange={(event) => void read(event)}
        />
      </div>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
