import type { Markup } from '#core/markup.ts';

/** Shows what a template of ours made: what people typed is text in it. */
export function setMarkup(element: Element | null | undefined, { source }: Markup): void {
  if (element) element.innerHTML = source;
}
