import { FACES } from '#core/typefaces/font-catalogue.ts';
import type { Box, Columns, Drawing, Rule, Table } from './blocks.ts';
import type { TextStyle } from './text-style.ts';

/** At most three decimals. */
const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Points of the paper. */
const points = (value: number): string => `calc(${number(value)}*var(--pt))`;

/** Small print on paper is no smaller than this on a screen. */
const text = (size: number): string => `max(var(--least,.75rem),${points(size)})`;

const ALIGN = { start: 'start', centre: 'center', end: 'end' } as const;

/** The looks of a paper as classes: each once, named in the order in which they are met. */
export class PaperLooks {
  #names = new Map<string, string>();
  #ids = 0;

  /** The class of some declarations; `after` are rules of what is in it, with `&` for the class. */
  #classOf(declarations: string, after = ''): string {
    const key = `${declarations}|${after}`;
    const name = this.#names.get(key) ?? `k${this.#names.size}`;
    this.#names.set(key, name);
    return name;
  }

  /** Unlike any other in the page. */
  id(): string {
    this.#ids += 1;
    return `drawing-${this.#ids}`;
  }

  ofText(style: TextStyle): string {
    const { font, strong, size, leading, colour, linkColour, tracking, align, before, after } = style;
    return this.#classOf(
      [
        `font-size:${text(size)};line-height:${number(leading)};color:${colour}`,
        `font-weight:${FACES[font].weight}`,
        tracking && `letter-spacing:${number(tracking / size)}em`,
        align && align !== 'start' && `text-align:${ALIGN[align]}`,
        before && `margin-top:${points(before)}`,
        after && `margin-bottom:${points(after)}`,
      ]
        .filter(Boolean)
        .join(';'),
      `${strong ? `& strong{font-weight:${FACES[strong].weight}}` : ''}${linkColour ? `& a{color:${linkColour}}` : ''}`,
    );
  }

  ofColour(colour: string): string {
    return this.#classOf(`color:${colour}`);
  }

  ofTable({ columns, ground, line, padding = 5 }: Table): string {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(
      ({ share }, at) => `& :is(th,td):nth-child(${at + 1}){--w:${number((100 * share) / shares)}%}`,
    );
    return this.#classOf(
      'table-layout:fixed',
      `& :is(th,td){padding:${points(0.75 * padding)} ${points(padding)};border-bottom:1px solid ${line}}& thead th,& .total :is(th,td){background:${ground}}${widths.join('')}`,
    );
  }

  ofDrawing({ viewBox, height, width, align = 'start' }: Drawing): string {
    const [, , wide, tall] = viewBox;
    const scale = Math.min(height / tall, (width ?? Number.POSITIVE_INFINITY) / wide);
    return this.#classOf(
      `text-align:${ALIGN[align]}`,
      `& svg{display:inline-block;width:${points(scale * wide)};height:auto}`,
    );
  }

  ofRule({ colour, thickness = 1, before = 0, after = 0 }: Rule): string {
    return this.#classOf(
      `border-top:${Math.max(1, Math.round(thickness))}px solid ${colour};margin:${points(before)} 0 ${points(after)}`,
    );
  }

  ofSpace(height: number): string {
    return this.#classOf(`height:calc(${number(height)}*var(--pt)*var(--air,1))`);
  }

  ofColumns({ gap, columns }: Columns): string {
    const shares = columns.map(({ share }) => `minmax(0,${number(share)}fr)`).join(' ');
    return this.#classOf(`gap:${points(gap)};grid-template-columns:${shares}`);
  }

  ofBox({ ground, padding = {}, isBleeding, leastHeight = 0, border, bar }: Box): string {
    const { top = 0, right = 0, bottom = 0, left = 0 } = padding;
    const edge = isBleeding ? 'var(--edge,0px)' : '0px';
    const sides = [right, left].map((side) => `calc(${points(side)} + ${edge})`);
    return this.#classOf(
      [
        ground && `background:${ground}`,
        isBleeding && 'margin-inline:calc(-1*var(--edge,0px))',
        `padding:${points(top)} ${sides[0]} ${points(bottom)} ${sides[1]}`,
        leastHeight > 0 && `min-height:${points(leastHeight)}`,
        border && `border:${Math.max(1, Math.round(border.thickness))}px solid ${border.colour}`,
        bar && `border-${bar.side}:${points(bar.thickness)} solid ${bar.colour}`,
      ]
        .filter(Boolean)
        .join(';'),
    );
  }

  /** All of them, as a style sheet. */
  rules(): string {
    return [...this.#names]
      .map(([key, name]) => {
        const [declarations, after = ''] = key.split('|');
        return `.${name}{${declarations}}${after.replaceAll('&', `.${name}`)}`;
      })
      .join('');
  }
}
