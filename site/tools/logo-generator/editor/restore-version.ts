import type { Generation } from '#core/generation.ts';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { editsOf, savedSpecs } from '../concepts-of.ts';
import { reasonOf } from '../edit-logo.ts';
import { type LogoChange, patchLogo } from '../patch-logo.ts';
import { unsavedLogos } from './works.store.ts';
import { works } from './works.ts';

/** Something was saved after the restore: to take the restore back would take that away too. */
class SavedSince extends Error {
  override readonly name = 'SavedSince';
}

/**
 * Makes an earlier version the newest. What was being done to the concepts gives way: the editor's Undo brings it
 * back, a concept at a time. The toast's Undo takes back the restore alone.
 */
export async function restoreVersion(logo: Generation, edits: LogoEdits): Promise<boolean> {
  const hadWork = unsavedLogos(works.$works.get()).includes(logo.id);
  const text = hadWork ? "What was not saved is a step back by the editor's Undo." : 'As a new version.';
  return putBack(
    logo,
    () => ({ edits }),
    { title: 'Restored', text },
    (restored) => ({
      label: 'Undo',
      alt: 'Open Versions and restore the one before',
      onAction: () => void undoRestore(logo, restored),
    }),
  );
}

function undoRestore(before: Generation, restored: Generation): Promise<boolean> {
  const back: LogoChange = ({ version }) => {
    if (version !== restored.version) throw new SavedSince();
    return { edits: editsOf(before) };
  };
  return putBack(restored, back, { title: 'As it was before', text: 'As a new version.' });
}

async function putBack(
  logo: Generation,
  change: LogoChange,
  words: { title: string; text: string },
  action?: (restored: Generation) => { label: string; alt: string; onAction: () => void },
): Promise<boolean> {
  try {
    const before = savedSpecs(logo);
    const restored = await patchLogo(logo, change);
    works.replace(logo.id, before, savedSpecs(restored));
    showToast({ tone: 'ok', ...words, ...(action && { action: action(restored) }) });
    return true;
  } catch (error) {
    const text =
      error instanceof SavedSince ? 'Something was saved since. Choose a version instead.' : reasonOf(error);
    showToast({ tone: 'danger', title: 'Not restored', text });
    return false;
  }
}
