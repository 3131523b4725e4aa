import type { Hit, HitGroup } from './rank-entries.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The label, its matched letters marked. */
function label({ entry, marks }: Hit): HTMLElement {
  const matched = new Set(marks);
  const runs: { text: string; isMatch: boolean }[] = [];
  for (const [place, letter] of Array.from(entry.label).entries()) {
    const isMatch = matched.has(place);
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else runs.push({ text: letter, isMatch });
  }
  const parts = runs.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));
  return element('span', { class: 'pal-label' }, ...parts);
}

export interface Drawn {
  options: HTMLElement[];
  /** The options in their groups, with their headings. */
  groups: HTMLElement[];
}

/** Draws groups of hits as a listbox has them. `icon` gives the drawing of a name. */
export function drawHits(groups: readonly HitGroup[], icon: (name: string) => Node | null): Drawn {
  const options: HTMLElement[] = [];
  const drawn = groups.map(({ group, hits }) => {
    const heading = element('p', { class: 'pal-group', id: `palette-${group}` }, group);
    const lines = hits.map((hit) => {
      const option = drawOption(hit, options.length, icon);
      options.push(option);
      return option;
    });
    return element('div', { role: 'group', 'aria-labelledby': heading.id }, heading, ...lines);
  });
  return { options, groups: drawn };
}

function drawOption(hit: Hit, at: number, icon: (name: string) => Node | null): HTMLElement {
  const { entry } = hit;
  const attributes = {
    id: `palette-option-${at}`,
    class: 'pal-option',
    role: 'option',
    tabindex: '-1',
    'aria-selected': 'false',
    'data-entry': entry.id,
  };
  const inside = [
    icon(entry.icon) ?? '',
    label(hit),
    entry.note ? element('span', { class: 'small muted pal-note' }, entry.note) : '',
  ];
  return entry.href === undefined
    ? element('button', { ...attributes, type: 'button' }, ...inside)
    : element('a', { ...attributes, href: entry.href }, ...inside);
}
