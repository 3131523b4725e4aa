import { type LibraryItem, libraryLink } from '#core/library.ts';
import { wirePlayButton } from './play-buttons.ts';

/** One entry as the templates know it. */
export interface Entry {
  title: string;
  facts: string;
  date: string;
  item?: LibraryItem;
}

/** An entry of a list, by the template of the list. */
export function drawEntry(root: HTMLElement, list: HTMLElement, { item, ...texts }: Entry): DocumentFragment {
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
