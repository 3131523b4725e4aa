import type { Font } from 'fontkit';
import { ARIAL, ARIAL_DIGIT, meanWidth, TIMES } from './letter-widths.ts';

type Role = { stretch: string; width: number; digits?: boolean };
/** The widths that the type roles use; figures are half digits, half letters. */
const ROLES: Role[] = [
  { stretch: '82%', width: 82, digits: true },
  { stretch: '100%', width: 100 },
  { stretch: '104% 112%', width: 110 },
  { stretch: '116% 122%', width: 120 },
];
const WEIGHTS = [
  {
    range: '400 520',
    weight: 430,
    widths: ARIAL.regular,
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  {
    range: '540 680',
    weight: 600,
    widths: ARIAL.bold,
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
];

/** One `@font-face` for each width and weight: the local Arial, scaled so that a line of text is as long as Archivo's. */
export function fallbackFaces(archivo: Font): string[] {
  return ROLES.flatMap((role) =>
    WEIGHTS.map(({ range, weight, widths, locals }) => {
      const font = archivo.getVariation({ wght: weight, wdth: role.width });
      const letters = meanWidth(lettersOf(font)) / meanWidth(widths);
      const scale = role.digits ? (letters + emWidth(font, '0') / ARIAL_DIGIT) / 2 : letters;
      return face('Archivo Fallback', [`font-weight: ${range};`, `font-stretch: ${role.stretch};`], {
        locals,
        scale,
        font: archivo,
      });
    }),
  );
}

/** The same for one width, whose figures are few. */
export const pageFallbacks = (archivo: Font, width: number): string[] =>
  WEIGHTS.map(({ weight, widths, locals }) => {
    const font = archivo.getVariation({ wght: weight, wdth: width });
    const scale = meanWidth(lettersOf(font)) / meanWidth(widths);
    const descriptors = [`font-weight: ${weight < 500 ? 400 : 600};`];
    return face('Archivo Fallback', descriptors, { locals, scale, font: archivo });
  });

/** The local Times, scaled so that a line of text is as long as Newsreader's. */
export function readingFallback(newsreader: Font): string {
  const scale = meanWidth(lettersOf(newsreader)) / meanWidth(TIMES);
  const locals = ['Times New Roman', 'Liberation Serif', 'Tinos'];
  return face('Newsreader Fallback', [], { locals, scale, font: newsreader });
}

const lettersOf = (font: Font) => (letter: string) => emWidth(font, letter);

function emWidth(font: Font, letter: string): number {
  return ((font.layout(letter).positions[0]?.xAdvance ?? 0) * 1000) / font.unitsPerEm;
}

function face(
  family: string,
  descriptors: readonly string[],
  { locals, scale, font }: { locals: readonly string[]; scale: number; font: Font },
): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const metric = (units: number) => percent(Math.abs(units) / font.unitsPerEm / scale);
  return `@font-face {
  font-family: '${family}';
${descriptors.map((line) => `  ${line}\n`).join('')}  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${metric(font.ascent)};
  descent-override: ${metric(font.descent)};
  line-gap-override: ${metric(font.lineGap)};
}`;
}
