import { xmlText } from './xml-text.ts';

/** HTML that was written by us: what other people wrote is in it as text. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What can stand in a template: text and numbers as data, markup as it is, and nothing for what is absent. */
export type MarkupPart = string | number | Markup | readonly MarkupPart[] | null | false;

const sourceOf = (part: MarkupPart): string => {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.source;
  return typeof part === 'object' ? part.map(sourceOf).join('') : xmlText(String(part));
};

/** Tag of a template that is HTML. Attributes have to be quoted. */
export const html = (strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  new Markup(strings.reduce((before, string, at) => before + sourceOf(parts[at - 1] ?? null) + string));

/** Data as a script block holds it: a closing tag inside of it would end the block. */
export const scriptData = (data: unknown): Markup =>
  new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'));
