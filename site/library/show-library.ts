import type { FetcherStore } from '@nanostores/query';
import { type ActivityItem, dateLabel, type LibraryItem, libraryLink } from '#core/library.ts';
import { $activity, $generatedContent } from '#site/lib/account-data.store.ts';
import { activityWords } from '#site/lib/activity-words.ts';
import { itemFacts } from '#site/lib/item-facts.ts';
import { followPlayButtons, wirePlayButton } from './play-buttons.ts';

/** One entry as the templates know it. */
interface Entry {
  title: string;
  facts: string;
  date: string;
  item?: LibraryItem;
}

/** Keeps the two lists in step with what was fetched. Returns how to stop. */
export function followLibrary(root: HTMLElement): () => void {
  const stops = [
    followPlayButtons(root),
    followList(root, 'generatedContent', $generatedContent, (item: LibraryItem) => ({
      title: item.title,
      facts: itemFacts(item),
      date: dateLabel(item.createdAt, new Date()),
      item,
    })),
    followList(root, 'activity', $activity, (activity: ActivityItem) => ({
      title: activityWords(activity.action),
      facts: activity.details ?? '',
      date: dateLabel(activity.createdAt, new Date()),
    })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function followList<Row>(
  root: HTMLElement,
  name: string,
  $rows: FetcherStore<Row[] | null, unknown>,
  entryOf: (row: Row) => Entry,
): () => void {
  const list = root.querySelector<HTMLElement>(`[data-list="${name}"]`);
  if (!list) return () => {};
  const retry = () => $rows.revalidate();
  list.querySelector('[data-retry]')?.addEventListener('click', retry);
  return $rows.subscribe(({ data, error, loading }) => {
    if (data) {
      list
        .querySelector('[data-state="ready"]')
        ?.replaceChildren(...data.map((row) => drawn(root, list, entryOf(row))));
      show(list, data.length > 0 ? 'ready' : 'empty');
    } else show(list, error !== undefined && !loading ? 'failed' : 'waiting');
  });
}

function show(list: HTMLElement, state: 'waiting' | 'ready' | 'empty' | 'failed'): void {
  list.setAttribute('aria-busy', String(state === 'waiting'));
  for (const part of list.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset.state !== state;
  }
}

function drawn(root: HTMLElement, list: HTMLElement, { item, ...texts }: Entry): DocumentFragment {
  const entry = list.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  for (const [part, text] of Object.entries(texts)) {
    const place = entry.querySelector(`[data-part="${part}"]`);
    if (place) place.textContent = text;
  }
  if (item) {
    entry.querySelector('a')?.setAttribute('href', libraryLink(item));
    entry.querySelector('[data-part="art"]')?.append(pictureOf(root, item));
    const button = entry.querySelector<HTMLButtonElement>('[data-part="play"]');
    if (button && item.audioUrl !== null) wirePlayButton(button, item.audioUrl, item.title);
  }
  return entry;
}

/** The preview, or the sign of its kind; one that does not load gives way to a sign. spec §2 */
function pictureOf(root: HTMLElement, item: LibraryItem): Node {
  const icon = (name: string) =>
    root.querySelector<HTMLTemplateElement>(`template[data-icon="${name}"]`)?.content.cloneNode(true) ??
    document.createTextNode('');
  if (item.preview === null) return icon(item.type);
  const image = Object.assign(new Image(1200, 900), { alt: '', loading: 'lazy', src: item.preview });
  image.addEventListener('error', () => image.replaceWith(icon('broken')), { once: true });
  return image;
}
