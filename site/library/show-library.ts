import type { FetcherStore } from '@nanostores/query';
import { type ActivityItem, dateLabel, type LibraryItem } from '#core/library.ts';
import { $activity, $generatedContent } from '#site/lib/account-data.store.ts';
import { activityWords } from '#site/lib/activity-words.ts';
import { call } from '#site/lib/api.ts';
import { itemFacts } from '#site/lib/item-facts.ts';
import { $session, refreshSession } from '#site/lib/session.store.ts';
import { drawEntry, type Entry } from './draw-entry.ts';
import { joinPages } from './join-pages.ts';
import { followPlayButtons } from './play-buttons.ts';
import { wireMore } from './wire-more.ts';

/** Keeps the two lists in step with what was fetched. Returns how to stop. */
export function followLibrary(root: HTMLElement): () => void {
  const stops = [
    followPlayButtons(root),
    followList<LibraryItem>(root, {
      name: 'generatedContent',
      $newest: $generatedContent,
      older: (cursor) => call('generatedContent', { query: { cursor } }),
      entryOf: (item) => ({
        title: item.title,
        facts: itemFacts(item),
        date: dateLabel(item.createdAt, new Date()),
        item,
      }),
    }),
    followList<ActivityItem>(root, {
      name: 'activity',
      $newest: $activity,
      older: (cursor) => call('activity', { query: { cursor } }),
      entryOf: (activity) => ({
        title: activityWords(activity.action),
        facts: activity.details ?? '',
        date: dateLabel(activity.createdAt, new Date()),
      }),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface List<Row> {
  name: string;
  $newest: FetcherStore<Row[] | null, unknown>;
  /** The page after a cursor. */
  older: (cursor: string) => Promise<Row[]>;
  entryOf: (row: Row) => Entry;
}

function followList<Row extends { id: string; createdAt: string }>(
  root: HTMLElement,
  { name, $newest, older, entryOf }: List<Row>,
): () => void {
  const list = root.querySelector<HTMLElement>(`[data-list="${name}"]`);
  const place = list?.querySelector('[data-state="ready"]');
  if (!list || !place) return () => {};
  const drawn = (rows: readonly Row[]) => rows.map((row) => drawEntry(root, list, entryOf(row)));
  let rows: Row[] = [];
  let newest: Row[] | undefined;

  const more = wireMore(list, older, (page) => {
    const before = rows.length;
    rows = [...rows, ...page];
    place.append(...drawn(page));
    return { first: place.children[before], count: rows.length };
  });
  // Without an answer on who is here, nothing is asked for in their name.
  const isUnreachable = () => $session.get().status === 'unreachable';
  const retry = () => (isUnreachable() ? refreshSession() : $newest.revalidate());
  list.querySelector('[data-retry]')?.addEventListener('click', retry);
  const draw = () => {
    const { data, error, loading } = $newest.get();
    if (!data) {
      [rows, newest] = [[], undefined];
      const isLost = isUnreachable() || (error !== undefined && !loading);
      return show(list, isLost ? 'failed' : 'waiting');
    }
    if (data === newest) return;
    newest = data;
    rows = joinPages(data, rows);
    place.replaceChildren(...drawn(rows));
    more.follow(data, rows.length);
    show(list, data.length > 0 ? 'ready' : 'empty');
  };
  const stops = [$newest.subscribe(draw), $session.subscribe(draw)];
  return () => {
    for (const stop of stops) stop();
  };
}

function show(list: HTMLElement, state: 'waiting' | 'ready' | 'empty' | 'failed'): void {
  list.setAttribute('aria-busy', String(state === 'waiting'));
  for (const part of list.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset.state !== state;
  }
}
