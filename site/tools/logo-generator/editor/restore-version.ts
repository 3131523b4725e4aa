import type { Generation } from '#core/generation.ts';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { editsOf, savedSpecs } from '../concepts-of.ts';
import { reasonOf } from '../edit-logo.ts';
import { patchLogo } from '../patch-logo.ts';
import { works } from './works.ts';

/** Makes an earlier version the newest. What was being done to the concepts gives way, and Undo brings it back. */
export async function restoreVersion(logo: Generation, edits: LogoEdits): Promise<boolean> {
  return putBack(logo, edits, 'Restored', (restored) => ({
    label: 'Undo',
    alt: 'Open Versions and restore the one before',
    onAction: () => void putBack(restored, editsOf(logo), 'As it was before'),
  }));
}

async function putBack(
  logo: Generation,
  edits: LogoEdits,
  title: string,
  action?: (restored: Generation) => { label: string; alt: string; onAction: () => void },
): Promise<boolean> {
  try {
    const before = savedSpecs(logo);
    const restored = await patchLogo(logo, () => ({ edits }));
    works.replace(logo.id, before, savedSpecs(restored));
    showToast({ tone: 'ok', title, text: 'As a new version.', ...(action && { action: action(restored) }) });
    return true;
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not restored', text: reasonOf(error) });
    return false;
  }
}
