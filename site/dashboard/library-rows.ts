import type { ActivityItem, LibraryItem } from '#core/library.ts';

/** How many of each the panel shows. spec §4 */
export const SHOWN_ITEMS = 3;
export const SHOWN_ACTIVITIES = 2;

export type LibraryRow = { kind: 'item'; item: LibraryItem } | { kind: 'activity'; activity: ActivityItem };

/** Newest first; what has no valid date comes last. */
function byDate(a: { createdAt: string }, b: { createdAt: string }): number {
  const time = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) || 0;
  return time(b) - time(a);
}

/** The newest creations and activities in one list, newest first. spec §4 */
export function libraryRows(
  items: readonly LibraryItem[],
  activities: readonly ActivityItem[],
): LibraryRow[] {
  const newest = [
    ...items.toSorted(byDate).slice(0, SHOWN_ITEMS),
    ...activities.toSorted(byDate).slice(0, SHOWN_ACTIVITIES),
  ];
  return newest
    .toSorted(byDate)
    .map((entry) =>
      'action' in entry ? { kind: 'activity', activity: entry } : { kind: 'item', item: entry },
    );
}
