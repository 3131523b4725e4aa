import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { withView } from '../shell/view-address.ts';
import { conceptsOf, editsOf, keptOf } from './concepts-of.ts';
import { works } from './editor/works.ts';
import { type LogoChange, patchLogo } from './patch-logo.ts';
import { opened } from './studio.ts';

/** Makes a concept the one that stands for the logo, with a way back. */
export async function keepConcept(logo: Generation, concept: string): Promise<boolean> {
  // With none kept yet the first one stands for the logo, so going back means keeping that one.
  const before = keptOf(logo) ?? conceptsOf(logo)[0]?.id;
  const keep =
    (chosen: string): LogoChange =>
    (now) => ({ edits: { ...editsOf(now), chosen } });
  const changed = await change(logo, keep(concept));
  if (!changed) return false;
  const label = conceptsOf(changed).find(({ id }) => id === concept)?.label;
  showToast({
    tone: 'ok',
    title: `${label} stands for ${changed.title}`,
    text: 'In your library, too.',
    ...(before !== undefined &&
      before !== concept && {
        action: {
          label: 'Undo',
          alt: 'Select the other concept and keep it',
          onAction: () => void change(changed, keep(before)),
        },
      }),
  });
  return true;
}

export async function renameLogo(logo: Generation, title: string): Promise<boolean> {
  return (await change(logo, () => ({ title }))) !== null;
}

export async function deleteLogo(logo: Generation): Promise<boolean> {
  try {
    await call('deleteGeneration', { params: { id: logo.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
      showToast({ tone: 'danger', title: 'Not deleted', text: reasonOf(error) });
      return false;
    }
  }
  history.replaceState(null, '', withView(location.href, null));
  void opened.open(null);
  works.forget(logo.id);
  refresh('generatedContent', 'activity');
  showToast({ tone: 'ok', title: `${logo.title} is deleted` });
  return true;
}

/** Saves a change on top of whatever is saved by then. Null, and a toast, where it was not saved. */
async function change(logo: Generation, what: LogoChange): Promise<Generation | null> {
  try {
    return await patchLogo(logo, what, { onNewest: true });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not saved', text: reasonOf(error) });
    return null;
  }
}

/** Why something was not done, as one sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return 'This logo was deleted in another window.';
  return problemOf(error);
}
