import type { Font } from 'fontkit';

/** Advance widths of Arial (and Liberation Sans, which matches it), a–z then space, in 1/1000 em. */
const ARIAL = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ],
};
const ARIAL_DIGIT = 556;
/** How often a–z and the space come in English running text, per thousand. */
const FREQUENCY = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 33, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 180,
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';

type Role = { stretch: string; width: number; digits?: boolean };
/** The widths that the type roles use; figures are half digits, half letters. */
const ROLES: Role[] = [
  { stretch: '82%', width: 82, digits: true },
  { stretch: '100%', width: 100 },
  { stretch: '104% 112%', width: 110 },
  { stretch: '116% 122%', width: 120 },
];
const WEIGHTS = [
  { range: '400 520', weight: 430, arial: 'regular' },
  { range: '540 680', weight: 600, arial: 'bold' },
] as const;

/** One `@font-face` for each width and weight: the local Arial, scaled so that a line of text is as long as Archivo's. */
export function fallbackFaces(archivo: Font): string[] {
  return ROLES.flatMap((role) =>
    WEIGHTS.map(({ range, weight, arial }) => {
      const font = archivo.getVariation({ wght: weight, wdth: role.width });
      const letters =
        meanWidth((letter) => emWidth(font, letter)) /
        meanWidth((letter) => ARIAL[arial][LETTERS.indexOf(letter)] ?? 0);
      const scale = role.digits ? (letters + emWidth(font, '0') / ARIAL_DIGIT) / 2 : letters;
      return face(role.stretch, range, arial, scale, archivo);
    }),
  );
}

function emWidth(font: Font, letter: string): number {
  return ((font.layout(letter).positions[0]?.xAdvance ?? 0) * 1000) / font.unitsPerEm;
}

function meanWidth(widthOf: (letter: string) => number): number {
  const total = FREQUENCY.reduce((sum, count) => sum + count, 0);
  return [...LETTERS].reduce((sum, letter, at) => sum + widthOf(letter) * (FREQUENCY[at] ?? 0), 0) / total;
}

function face(
  stretch: string,
  range: string,
  arial: 'regular' | 'bold',
  scale: number,
  archivo: Font,
): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const metric = (units: number) => percent(Math.abs(units) / archivo.unitsPerEm / scale);
  const local =
    arial === 'bold'
      ? ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold']
      : ['Arial', 'Liberation Sans', 'Arimo'];
  return `@font-face {
  font-family: 'Archivo Fallback';
  font-weight: ${range};
  font-stretch: ${stretch};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${metric(archivo.ascent)};
  descent-override: ${metric(archivo.descent)};
  line-gap-override: ${metric(archivo.lineGap)};
}`;
}
