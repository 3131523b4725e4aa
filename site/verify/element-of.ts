/** An element with text or others in it, never markup. */
export function elementOf<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** A term and what stands behind it, in a `dl`. */
export const pair = (
  term: string,
  content: readonly (Node | string)[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement => elementOf('div', {}, [elementOf('dt', {}, [term]), elementOf('dd', attributes, content)]);
