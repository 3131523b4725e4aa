import { html, type Markup, type MarkupPart } from '#core/markup.ts';
import { drawnText } from './break-lines.ts';
import { linkAddress } from './set-text.ts';
import type { Inline, Text } from './text-style.ts';

/** With line breaks where the text has line feeds. */
const lines = (text: string): MarkupPart =>
  drawnText(text)
    .split('\n')
    .map((line, index) => (index === 0 ? line : html`<br>${line}`));

function inline({ text, strong, link }: Inline): Markup {
  const words = strong ? html`<strong>${lines(text)}</strong>` : html`${lines(text)}`;
  const address = link && linkAddress(link);
  return address ? html`<a href="${address}">${words}</a>` : words;
}

/** A text of a paper as HTML, the same that is drawn of it. */
export const inlineMarkup = (text: Text): Markup =>
  html`${(typeof text === 'string' ? [{ text }] : text).map(inline)}`;
