import type { Ground } from '#core/colour/ground.ts';
import type { TextStyle } from '#core/paper/text-style.ts';
import { headingScale, type Look } from '../look.ts';

/** The looks of text on one ground of a kit. Sizes in points. */
export interface Styles {
  body: TextStyle;
  lead: TextStyle;
  heading: TextStyle;
  /** A name of the artist where there is no logo. */
  name: TextStyle;
  label: TextStyle;
  small: TextStyle;
  figure: TextStyle;
  quote: TextStyle;
  /** A row of a list. */
  row: TextStyle;
  rowHead: TextStyle;
}

export function stylesOn({ heading, text, strong }: Look, { ink, quiet, accentText }: Ground): Styles {
  const scale = headingScale(heading);
  const body: TextStyle = {
    ...{ font: text, strong, size: 9.2, leading: 1.55, after: 6 },
    ...{ colour: ink, linkColour: accentText },
  };
  const small: TextStyle = { ...body, size: 7.8, leading: 1.4, colour: quiet, after: 0 };
  return {
    body,
    small,
    lead: { ...body, size: 11, leading: 1.45, after: 8 },
    heading: { ...body, font: heading, size: 12 * scale, leading: 1.15, before: 16, after: 9 },
    name: { ...body, font: heading, size: 40 * scale, leading: 1.02, after: 10 },
    label: { ...small, font: strong, size: 7.4, colour: accentText, tracking: 1.5 },
    figure: { ...body, font: heading, size: 21 * scale, leading: 1.1, after: 1 },
    quote: { ...body, font: strong, size: 9.8, leading: 1.45, after: 1 },
    row: { ...body, size: 8.6, leading: 1.4, after: 0 },
    rowHead: { ...body, size: 8.6, leading: 1.4, colour: quiet, after: 0 },
  };
}
