import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { setParams } from '../state/address.store.ts';
import { changeTrackerSettings } from '../state/tracker-settings.store.ts';
import { type SavedView, withoutView, withView } from './saved-views.ts';

/** Changes the saved views, and says where that failed. Answers whether it was saved. */
export async function changeViews(make: (settings: TrackerSettings) => TrackerSettings): Promise<boolean> {
  try {
    await changeTrackerSettings(make);
    return true;
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not saved', text: problemOf(error) });
    return false;
  }
}

/** Saves a view, which is the open one then. */
export async function saveView(view: SavedView): Promise<void> {
  if (await changeViews((settings) => withView(settings, view))) setParams({ saved: view.id });
}

/** Deletes a view, with a way back. The gigs that it shows stay on the screen. */
export async function deleteView(view: SavedView): Promise<void> {
  setParams({ saved: null });
  if (!(await changeViews((settings) => withoutView(settings, view.id)))) return;
  showToast({
    ...{ tone: 'ok', title: `${view.name}: view deleted` },
    action: {
      ...{ label: 'Undo', alt: 'Save the view again' },
      onAction: () => void changeViews((settings) => withView(settings, view)),
    },
  });
}
