import { xmlText } from '#core/xml-text.ts';

/** A vertical run from one colour to another, in pixels of the picture. */
export interface Gradient {
  x: number;
  y1: number;
  y2: number;
  from: string;
  to: string;
}

export type Fill = string | Gradient;

/** A finished drawing: filled paths on a ground. SVG, PDF and pixels are all made from it. */
export interface Picture {
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Unique among the drawings of one page: gradients are named by it. */
  id: string;
  /** `#RRGGBB`, or null where what lies below shows through. */
  ground: string | null;
  /** Non-zero fill. `d` holds M, L, C and Z in absolute pixels. */
  paths: readonly { fill: Fill; d: string }[];
}

/** Writes a picture as SVG: paths only, no text, style, script or outside reference. */
export function svgOf({ width, height, label, id, ground, paths }: Picture): string {
  const idOf = (index: number): string => (index === firstGradient ? id : `${id}-${index}`);
  const firstGradient = paths.findIndex(({ fill }) => typeof fill !== 'string');
  const gradients = paths.map(({ fill }, index) =>
    typeof fill === 'string' ? '' : gradient(idOf(index), fill),
  );
  const defs = firstGradient < 0 ? '' : `<defs>${gradients.join('')}</defs>`;
  const groundPath = ground ? `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>` : '';
  const drawn = paths.map(
    ({ fill, d }, index) =>
      `<path fill="${typeof fill === 'string' ? fill : `url(#${idOf(index)})`}" d="${d}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${xmlText(label)}">${defs}${groundPath}${drawn.join('')}</svg>`
  );
}

const gradient = (id: string, { x, y1, y2, from, to }: Gradient): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y1}" x2="${x}" y2="${y2}">` +
  `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
