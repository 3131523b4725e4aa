import { xmlText } from '#core/xml-text.ts';
import type { Gradient, Image, Stroke } from './blocks.ts';
import { coverBox } from './cover-box.ts';
import type { Faces } from './faces.ts';
import type { LaidOut, PictureItem, ShapeItem, TextItem } from './page.ts';

/** At most three decimals: a thousandth of a point. */
const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The name under which a preview loads a font file. */
export const fontFamilyOf = (file: string): string => file.replace(/\.woff$/, '');

export interface PageSvgOptions {
  /** From 0. */
  page: number;
  /** What the page is called where pictures are read out. */
  label: string;
  /** Unlike that of any other page in the same document. */
  id: string;
  urlOf(image: Image): string;
  /** Where the picture is shown alone, without fonts: text is drawn as the outlines of its letters. */
  outlines?: Faces;
}

/**
 * A laid out page as SVG, for a preview: each run stands where it stands on paper, set in the font file that the document
 * embeds, which the preview loads as `fontFamilyOf(file)`.
 */
export function pageSvg({ width, height, pages }: LaidOut, options: PageSvgOptions): string {
  const gradients: string[] = [];
  const items = (pages[options.page] ?? []).map((item) => {
    if (item.kind === 'text') return options.outlines ? outlineSvg(item, options.outlines) : textSvg(item);
    if (item.kind === 'shape') return shapeSvg(item, options.id, gradients);
    return item.kind === 'picture' ? pictureSvg(item, options.urlOf) : '';
  });
  const defs = gradients.length > 0 ? `<defs>${gradients.join('')}</defs>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
    `aria-label="${xmlText(options.label)}">${defs}${items.join('')}</svg>`
  );
}

function textSvg({
  file,
  size,
  colour,
  x,
  baseline,
  width,
  tracking,
  asRead,
  isLeftwards,
}: TextItem): string {
  const place = isLeftwards
    ? `x="${number(x + width)}" direction="rtl" unicode-bidi="bidi-override"`
    : `x="${number(x)}"`;
  const spacing = tracking ? ` letter-spacing="${number(tracking)}"` : '';
  return (
    `<text ${place} y="${number(baseline)}" font-family="${xmlText(fontFamilyOf(file))}" ` +
    `font-size="${number(size)}" fill="${colour}"${spacing} xml:space="preserve">${xmlText(asRead)}</text>`
  );
}

/** The commands of fontkit as SVG has them. */
const COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function outlineSvg({ file, size, colour, x, baseline, tracking, text }: TextItem, faces: Faces): string {
  const font = faces.font(file);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  const d = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? NO_SHIFT;
    const [left, base] = [pen + xOffset * scale, baseline - yOffset * scale];
    pen += xAdvance * scale + tracking;
    // Letters stand on their baseline and reach up from it.
    const place = (value: number, axis: number): string =>
      number(axis % 2 === 0 ? left + value * scale : base - value * scale);
    return path.commands
      .map(({ command, args }) => `${COMMANDS[command]}${args.map(place).join(' ')}`)
      .join('');
  });
  return `<path d="${d.join('')}" fill="${colour}"/>`;
}
const NO_SHIFT = { xAdvance: 0, xOffset: 0, yOffset: 0 } as const;

function shapeSvg({ d, fill, stroke, place }: ShapeItem, id: string, gradients: string[]): string {
  const moved = place
    ? ` transform="translate(${number(place.x)} ${number(place.y)}) scale(${place.scale})"`
    : '';
  const paint = typeof fill === 'object' ? gradientPaint(fill, `${id}-${gradients.length}`, gradients) : fill;
  return `<path d="${d}" fill="${paint ?? 'none'}" fill-rule="evenodd"${stroke ? strokeSvg(stroke) : ''}${moved}/>`;
}

const strokeSvg = ({ colour, thickness, isRound }: Stroke): string =>
  ` stroke="${colour}" stroke-width="${number(thickness)}"` +
  (isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : '');

/** Adds a gradient to the definitions of an SVG; the paint that uses it. `id` is unlike any other in the page. */
export function gradientPaint({ from, to, stops }: Gradient, id: string, gradients: string[]): string {
  const steps = stops.map(
    ({ at, colour, opacity = 1 }) =>
      `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  const [x1, y1, x2, y2] = [...from, ...to].map(number);
  gradients.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
      `${steps.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

function pictureSvg(
  { image, x, y, width, height, focus }: PictureItem,
  urlOf: PageSvgOptions['urlOf'],
): string {
  const place = coverBox(image, { width, height }, focus);
  const size = (box: { x: number; y: number; width: number; height: number }): string =>
    `x="${number(box.x)}" y="${number(box.y)}" width="${number(box.width)}" height="${number(box.height)}"`;
  return (
    `<svg ${size({ x, y, width, height })}><image ${size(place)} preserveAspectRatio="none" ` +
    `href="${xmlText(urlOf(image))}"/></svg>`
  );
}
