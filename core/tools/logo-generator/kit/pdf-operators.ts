import type { Gradient, Picture } from '../engine/picture.ts';
import { channelsOf } from './cmyk.ts';

/** A picture as the operators of a PDF page (ISO 32000-1, 8.5), and the shadings that they name. */
export interface PdfDrawing {
  /** In pixels of the picture, y downwards: place it with a `cm` before it. */
  operators: string;
  /** Resource name → shading dictionary. */
  shadings: ReadonlyMap<string, string>;
}

const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/** SVG path data (M, L, C and Z in absolute coordinates) as path construction operators. */
export function pdfPath(d: string): string {
  return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)]
    .map(([, letter = '', numbers = '']) => {
      const operator = OPERATORS[letter];
      if (!operator) throw new Error(`A path of a picture has no ${letter}`);
      return `${numbers.trim()} ${operator}`.trim();
    })
    .join('\n');
}

/** Three shares of light, 0 to 1. */
const rgb = (colour: string): string =>
  channelsOf(colour)
    .map((channel) => String(Math.round((1000 * channel) / 255) / 1000))
    .join(' ');

/** Black and white as grey, so that a press needs its black ink only. */
export function pdfFill(colour: string): string {
  if (colour === '#000000') return '0 g';
  return colour === '#FFFFFF' ? '1 g' : `${rgb(colour)} rg`;
}

/** Axial shading (ISO 32000-1, 8.7.4.5.3). */
const axialShading = ({ x, y1, y2, from, to }: Gradient): string =>
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [${x} ${y1} ${x} ${y2}] /Extend [true true] ` +
  `/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${rgb(from)}] /C1 [${rgb(to)}] >> >>`;

export function pdfDrawing({ width, height, ground, paths }: Picture): PdfDrawing {
  const shadings = new Map<string, string>();
  const drawn = paths.map(({ fill, d }) => {
    if (typeof fill === 'string') return `${pdfFill(fill)}\n${pdfPath(d)}\nf`;
    const name = `Sh${shadings.size}`;
    shadings.set(name, axialShading(fill));
    return `q\n${pdfPath(d)}\nW n\n/${name} sh\nQ`;
  });
  const below = ground ? [`${pdfFill(ground)}\n0 0 ${width} ${height} re\nf`] : [];
  return { operators: [...below, ...drawn].join('\n'), shadings };
}
