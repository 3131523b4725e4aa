import type { Branding } from '#core/branding.ts';
import { type Ground, INK, onGround } from '#core/colour/ground.ts';
import { readableColour } from '#core/colour/readable-colour.ts';
import type { TextStyle } from '#core/paper/text-style.ts';

/** Contracts are printed: white needs no ink. */
const WHITE = '#FFFFFF';

/** The colours of a contract: black on white, and the first accent of the brand. */
export const groundOf = ({ colours }: Branding): Ground => onGround(WHITE, INK, colours.a);

/** The looks of text. Sizes in points. */
export interface Styles {
  body: TextStyle;
  /** Of the name of the document. */
  title: TextStyle;
  heading: TextStyle;
  clause: TextStyle;
  label: TextStyle;
  name: TextStyle;
  row: TextStyle;
  rowHead: TextStyle;
  tableHead: TextStyle;
  small: TextStyle;
}

/** How tables look, all of them. */
export const tableLook = ({ soft, line }: Ground, { row, tableHead }: Styles) =>
  ({ kind: 'table', style: row, head: tableHead, padding: 5, ground: soft, line }) as const;

export function stylesOn({ ink, quiet, soft, accentText }: Ground): Styles {
  const body: TextStyle = {
    ...{ font: 'inter-regular', strong: 'inter-semibold', size: 9.2, leading: 1.5, after: 4 },
    ...{ colour: ink, linkColour: accentText },
  };
  const row: TextStyle = { ...body, size: 8.8, leading: 1.4, after: 0 };
  const small: TextStyle = { ...body, size: 7.4, leading: 1.4, colour: quiet, after: 0 };
  return {
    body,
    row,
    small,
    rowHead: { ...row, colour: quiet },
    title: { ...body, font: 'inter-semibold', size: 17, leading: 1.2, align: 'end', after: 3 },
    heading: { ...body, font: 'inter-semibold', size: 11.5, leading: 1.25, before: 15, after: 6 },
    clause: { ...body, font: 'inter-semibold', size: 10, leading: 1.3, before: 8, after: 3 },
    label: { ...small, font: 'inter-semibold', size: 7.4, colour: accentText, tracking: 0.6, after: 2 },
    name: { ...body, font: 'inter-semibold', size: 11, leading: 1.35, after: 1 },
    tableHead: { ...small, font: 'inter-semibold', size: 7.6, colour: readableColour(quiet, soft) },
  };
}
