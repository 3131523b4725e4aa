import type { Doc } from '#core/paper/pdf-document.ts';
import { runsOf, type TextFace } from './sheet-text.ts';

export const INK = '#111315';
export const MUTED = '#484E52';

export interface TextLook {
  face?: TextFace;
  /** Points. */
  size?: number;
  colour?: string;
}

/** Writes on the page that is open. Everything is in points, y downwards. */
export interface Writing {
  width(text: string, look?: TextLook): number;
  /** One line of text; `y` is its top. */
  line(text: string, x: number, y: number, look?: TextLook): void;
  /** Text in a column. Answers the y below it. */
  paragraph(text: string, x: number, y: number, width: number, look?: TextLook): number;
  /** Width of a line in a typeface of the logo's. */
  specimenWidth(text: string, file: string, size: number): number;
  /** The line, on this baseline. */
  specimen(text: string, file: string, x: number, baseline: number, size: number): void;
}

const SIZE = 9;
const LEADING = 1.4;
/** From the top of a line to its baseline, in ems of the sheet's face. */
const ASCENT = 0.97;
/** Asked for features, even for none, pdfkit shapes a run as a whole: Arabic words keep their order. */
const features: readonly string[] = [];

/** @param fonts every font file that will be asked for */
export function writingOn(doc: Doc, fonts: ReadonlyMap<string, Uint8Array>): Writing {
  for (const [file, bytes] of fonts) doc.registerFont(file, bytes);

  /** Sets one run on a baseline; answers where the next one begins. */
  const run = (text: string, file: string, x: number, baseline: number): number => {
    doc.font(file).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features });
    return x + doc.widthOfString(text, { features });
  };

  const width: Writing['width'] = (text, { face = 'regular', size = SIZE } = {}) =>
    runsOf(text, face).reduce(
      (sum, { file, text }) => sum + doc.font(file).fontSize(size).widthOfString(text, { features }),
      0,
    );

  const line: Writing['line'] = (text, x, y, { face = 'regular', size = SIZE, colour = INK } = {}) => {
    doc.fontSize(size).fillColor(colour);
    let at = x;
    for (const { file, text: part } of runsOf(text, face)) at = run(part, file, at, y + ASCENT * size);
  };

  return {
    width,
    line,
    paragraph(text, x, y, column, look = {}) {
      const leading = (look.size ?? SIZE) * LEADING;
      let [open, at] = ['', y];
      for (const word of text.split(' ')) {
        const longer = open ? `${open} ${word}` : word;
        if (open && width(longer, look) > column) {
          line(open, x, at, look);
          at += leading;
          open = word;
        } else open = longer;
      }
      line(open, x, at, look);
      return at + leading;
    },
    specimenWidth: (text, file, size) => doc.font(file).fontSize(size).widthOfString(text, { features }),
    specimen(text, file, x, baseline, size) {
      doc.fontSize(size).fillColor(INK);
      run(text, file, x, baseline);
    },
  };
}
