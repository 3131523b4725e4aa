import { type ColourWay, coloursIn } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { type ColourFacts, colourFacts } from '#core/tools/logo-generator/kit/colour-facts.ts';
import { COLUMN, heading, PAGE } from './page.ts';
import type { Cell, Pen } from './pen.ts';
import { LINE } from './pen-drawing.ts';
import { MUTED } from './pen-writing.ts';
import type { SheetInput } from './sheet-input.ts';

const ROW = 19;
const SWATCH = 11;
/** Left edges, from the margin. */
const COLUMNS = [
  { title: 'Colour', x: 0 },
  { title: 'HEX', x: 138 },
  { title: 'RGB', x: 206 },
  { title: 'CMYK', x: 292 },
  { title: 'Contrast', x: 404 },
] as const;

const BAND = 64;

const PALETTES = [
  { way: 'full', title: 'On its own ground' },
  { way: 'light', title: 'For light grounds, measured on' },
  { way: 'dark', title: 'For dark grounds, measured on' },
] as const satisfies readonly { way: ColourWay; title: string }[];

const NOTE =
  'CMYK is computed from RGB (CSS Color 5, without a profile), a first approximation: have the printer convert from RGB with the profile of the press. Contrast is that of WCAG 2.2 against the ground: text takes 4.5 : 1, graphics take 3 : 1.';

const valuesOf = ({ hex, rgb, cmyk, contrast }: ColourFacts): string[] => [
  hex,
  rgb.join(' '),
  `${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`,
  contrast === null ? '–' : `${contrast.toFixed(1)} : 1`,
];

function palette(pen: Pen, facts: readonly ColourFacts[], top: number): number {
  const at = (column: number): number => PAGE.margin + (COLUMNS[column]?.x ?? 0);
  const head = COLUMNS.map(
    ({ title }, column): Cell => ({
      type: 'TH',
      scope: 'Column',
      draw: () => pen.line(title, at(column), top, { size: 7.5, colour: MUTED }),
    }),
  );
  const rows = facts.map((fact, index) => {
    const y = top + ROW * index + 16;
    const name: Cell = {
      type: 'TH',
      scope: 'Row',
      draw: () => pen.line(fact.title, at(0) + SWATCH + 8, y, { face: 'strong' }),
    };
    const cells = valuesOf(fact).map(
      (text, column): Cell => ({ type: 'TD', draw: () => pen.line(text, at(column + 1), y) }),
    );
    return [name, ...cells];
  });
  for (const [index, { hex }] of facts.entries())
    pen.artefact(() => {
      const y = top + ROW * index + 16;
      const swatch = { x: at(0), y, width: SWATCH, height: SWATCH };
      pen.rectangle(swatch, { fill: hex, stroke: LINE });
      pen.rectangle({ x: PAGE.margin, y: y + 14.5, width: COLUMN, height: 0.25 }, { fill: LINE });
    });
  pen.table([head, ...rows]);
  return top + ROW * facts.length + 24;
}

/** The colours of the logo side by side, for the eye. */
function band(pen: Pen, facts: readonly ColourFacts[], y: number): void {
  const width = COLUMN / facts.length;
  pen.artefact(() => {
    for (const [index, { hex }] of facts.entries())
      pen.rectangle({ x: PAGE.margin + index * width, y, width, height: BAND }, { fill: hex });
    pen.rectangle({ x: PAGE.margin, y, width: COLUMN, height: BAND }, { stroke: LINE });
  });
}

/** The colours of every colour way that has its own. Answers the y below it. */
export function colourTable(pen: Pen, { spec }: SheetInput, top: number): number {
  let y = heading(pen, 'Colours', top);
  band(pen, colourFacts(coloursIn(spec, 'full').colours), y);
  y += BAND + 16;
  for (const { way, title } of PALETTES) {
    const { ground, colours } = coloursIn(spec, way);
    const facts = colourFacts(colours).filter(({ contrast }) => ground !== null || contrast !== null);
    const words = ground === null ? `${title} ${colours.bg}` : title;
    pen.part('H3', () => pen.line(words, PAGE.margin, y, { face: 'strong' }));
    y = palette(pen, facts, y + 16);
  }
  pen.part('P', () => {
    y = pen.paragraph(NOTE, PAGE.margin, y - 4, COLUMN, { size: 7.5, colour: MUTED });
  });
  return y + 14;
}
