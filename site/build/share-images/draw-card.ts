import { MARK_FADERS, MARK_PALM } from '#core/mark-shape.ts';
import type { Artefact } from './artefacts.ts';
import type { Card } from './card.ts';
import { fitTitle, wrap } from './fit-title.ts';
import type { Pen } from './lettering.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

const GROUND = '#0b0c0d';
const INK = '#eef0ee';
const MUTED = '#a6adb2';
const TICK = '#6a7178';
const AMBER = '#ffa21a';

const LEFT = 72;
const RIGHT = WIDTH - LEFT;
/** The rule stands on this line, and the title ends above it. */
const RULE = 508;
const TITLE_END = 436;
const TITLE_LEADING = 1.02;
const LOGO = { width: 520, height: 390 };
const TEXT_SIZE = 29;

/** The picture of a shared page as SVG without a single font in it. */
export function drawCard(card: Card, artefact: Artefact | null, pens: { title: Pen; text: Pen }): string {
  const isBesideLogo = artefact?.kind === 'logo';
  const width = (isBesideLogo ? WIDTH - LOGO.width - 32 : RIGHT) - LEFT;
  const height = artefact?.kind === 'drop' ? 200 : 290;
  const bottom = artefact?.kind === 'drop' ? 340 : TITLE_END;
  const box = { width, height, largest: 116, smallest: 44, leading: TITLE_LEADING };
  const { size, lines } = fitTitle(card.title, box, (text) => pens.title.widthOf(text, 1));
  const baseline = (line: number) => bottom - (lines.length - 1 - line) * size * TITLE_LEADING;
  const title = lines.map((line, at) => pens.title.pathOf(line, LEFT - size * 0.05, baseline(at), size));
  const text = wrap(card.text, RIGHT - LEFT, (part) => pens.text.widthOf(part, TEXT_SIZE))
    .slice(0, 2)
    .map((line, at) => pens.text.pathOf(line, LEFT, 560 + at * 38, TEXT_SIZE));
  const brand = 'Deckhand';
  const afterBrand = 146 + pens.title.widthOf(brand, 42) + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    isBesideLogo ? logo(artefact.svg) : '',
    `<path transform="translate(66 62) scale(2.6)" fill="${INK}" d="${MARK_FADERS}${MARK_PALM}"/>`,
    `<path fill="${INK}" d="${pens.title.pathOf(brand, 146, 110, 42)}${title.join('')}"/>`,
    `<path fill="${MUTED}" d="${pens.title.pathOf(card.section, afterBrand, 110, 42)}${text.join('')}"/>`,
    artefact?.kind === 'drop' ? wave(artefact.columns) : '',
    rule(),
    '</svg>',
  ].join('');
}

/** Flush with the upper right corner, square as every artefact. */
const logo = (svg: string): string =>
  svg.replace(
    /^<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
    `<svg x="${WIDTH - LOGO.width}" y="0" width="${LOGO.width}" height="${LOGO.height}" viewBox="$1">`,
  );

function rule(): string {
  const ticks = Array.from({ length: 67 }, (_, tick) => {
    const height = tick % 4 === 0 ? 24 : 10;
    return `M${LEFT + tick * 16} ${RULE - height}v${height}`;
  });
  return `<path stroke="${TICK}" stroke-width="1.5" d="${ticks.join('')}"/><path fill="${AMBER}" d="M${LEFT + 190} ${RULE - 42}h4v42h-4z"/>`;
}

/** The peaks of a real drop on the rule's own grid, heard up to the cue. */
function wave(columns: readonly number[]): string {
  const middle = 424;
  const bars = columns.map((peak, at) => {
    const half = Math.max(2, (peak / 255) * 46);
    return { x: LEFT + at * 16.5, d: `M${LEFT + at * 16.5} ${middle - half}h9v${2 * half}h-9z` };
  });
  const part = (heard: boolean) =>
    bars
      .filter(({ x }) => x < LEFT + 188 === heard)
      .map(({ d }) => d)
      .join('');
  return `<path fill="${AMBER}" d="${part(true)}"/><path fill="${TICK}" d="${part(false)}"/>`;
}
