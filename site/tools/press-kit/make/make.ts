import { atom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { sectionOfPath } from '#core/tools/press-kit/describe-edits.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { ToastMessage } from '#site/ui/Toast.tsx';
import { goToSection } from '../sections/open-section.store.ts';
import { $presentable, askForAll } from '../sections/use-kit.ts';
import { desk, isSafe, made, run } from '../studio.ts';

/** Whether the files of the made kit are being made again. */
export const $isUpdating = atom(false);

/** Whether two kits print the same. */
export const isSameKit = (one: PressKit, other: PressKit): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The kit, where all of it can be made; else every problem is shown, and the first one opened. */
function whole(): PressKit | null {
  const { kit, problems } = $presentable.get();
  const [first] = problems;
  if (!first) return kit;
  askForAll();
  goToSection(sectionOfPath(first.path));
  showToast({
    tone: 'danger',
    title: problems.length === 1 ? 'Fix one field first' : `Fix ${problems.length} fields first`,
    text: `${first.reason}.`,
  });
  return null;
}

/** Makes the kit on the desk: for credits the first time, and as a new version of the same work after that. */
export async function makeKit(): Promise<void> {
  const kit = whole();
  if (!kit) return;
  if (!(await isSafe(null))) return;
  const draft = desk.$draft.get();
  const now = made.$opened.get();
  if (now.state === 'ready') await update(now.generation, kit);
  else if (draft) await run.start({ draftId: draft.id, kit });
}

/** Saves the kit as the newest version and makes its files again. */
export async function update(
  generation: Generation,
  kit: PressKit,
  { title, action }: Pick<ToastMessage, 'title' | 'action'> = { title: 'Your files are up to date' },
): Promise<boolean> {
  $isUpdating.set(true);
  try {
    const saved = await call('updateGeneration', {
      params: { id: generation.id },
      body: { edits: { kit }, version: generation.version },
    });
    const now = made.$opened.get();
    // Another kit may lie on the desk by now.
    if (now.state !== 'none' && now.id === saved.id) made.show(saved);
    refresh('generatedContent');
    const text = `Version ${saved.version}. It cost no credits.`;
    showToast({ tone: 'ok', title, text, ...(action && { action }) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') void made.reload();
    const fields = error instanceof ApiError ? (error.details.fields ?? []) : [];
    showToast({
      tone: 'danger',
      title: "We couldn't update your files",
      text: fields[0] ? `${fields[0].reason}.` : problemOf(error),
    });
    return false;
  } finally {
    $isUpdating.set(false);
  }
}
