import { MOST_VIEWS, type TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { addressOf } from '../state/address.store.ts';
import { filterOf, paramsOf, queryOf } from './list-filter.ts';

export type SavedView = TrackerSettings['views'][number];

/** The address of a saved view, which says that it is open. */
export const addressOfView = ({ id, query }: SavedView): string =>
  addressOf({ view: 'list', ...paramsOf(filterOf(query)), saved: id });

/** Whether the filter that is shown is another than the one that was saved. */
export const isChanged = (view: SavedView, query: string): boolean =>
  queryOf(filterOf(view.query)) !== queryOf(filterOf(query));

/** Settings with a view more; with no more than there may be. */
export const withView = (settings: TrackerSettings, view: SavedView): TrackerSettings => ({
  ...settings,
  views: [...settings.views.filter(({ id }) => id !== view.id), view].slice(0, MOST_VIEWS),
});

/** Settings with a view that has another name or filter. */
export const withChangedView = (
  settings: TrackerSettings,
  id: string,
  part: Partial<SavedView>,
): TrackerSettings => ({
  ...settings,
  views: settings.views.map((view) => (view.id === id ? { ...view, ...part } : view)),
});

/** Settings without a view. */
export const withoutView = (settings: TrackerSettings, id: string): TrackerSettings => ({
  ...settings,
  views: settings.views.filter((view) => view.id !== id),
});
