import { sectionOfPath } from '#core/tools/press-kit/describe-edits.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { goToSection } from '../sections/open-section.store.ts';
import { form } from '../sections/use-kit.ts';
import { studio } from '../studio.ts';

/** The kit, where all of it can be made; else every problem is shown, and the first one opened. */
function whole(): PressKit | null {
  const { content, problems } = form.$presentable.get();
  const [first] = problems;
  if (!first) return content;
  form.askForAll();
  goToSection(sectionOfPath(first.path));
  showToast({
    tone: 'danger',
    title: problems.length === 1 ? 'Fix one field first' : `Fix ${problems.length} fields first`,
    text: `${first.reason}.`,
  });
  return null;
}

/** Makes the kit on the desk: for credits the first time, and as a new version of the same work after that. */
export const makeKit = (): Promise<void> => studio.make(whole);
