import { CATALOGUE } from '#core/catalogue.ts';
import type { Entry } from '../palette/rank-entries.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Where the page has drawings for the command palette, its icons are there. */
const icon = (name: string): Node | undefined =>
  document
    .querySelector<HTMLTemplateElement>('template[data-icons]')
    ?.content.querySelector(`[data-icon="${name}"] > svg`)
    ?.cloneNode(true);

function noteOf({ note, group, href }: Entry): string {
  const tool = CATALOGUE.find(({ path }) => path === href);
  return note ?? tool?.waiting ?? (group === 'Tools' ? 'Tool' : 'Page');
}

/** Draws what was found as the lines of a list; `closest` is marked where it is among them. */
export function drawFound(entries: readonly Entry[], closest: Entry | null): HTMLElement[] {
  return entries.map((entry) => {
    const drawing = icon(entry.icon);
    const link = element(
      'a',
      'found',
      ...(drawing ? [element('span', 'found-icon', drawing)] : []),
      element(
        'span',
        'found-text',
        element('b', '', entry.label),
        element('span', 'small muted', noteOf(entry)),
      ),
    );
    link.href = entry.href ?? '/';
    if (entry.group !== 'Library') link.append(element('span', 'found-path num muted', entry.href ?? ''));
    if (entry === closest) link.append(element('span', 'badge', 'Closest'));
    return element('li', '', link);
  });
}
