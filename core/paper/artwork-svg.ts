import { html, Markup } from '#core/markup.ts';
import type { Artwork, DrawingLayer } from './blocks.ts';
import { gradientPaint } from './page-svg.ts';

function pathOf(layer: DrawingLayer, id: string, gradients: string[]): Markup {
  if ('stroke' in layer) {
    const { colour, thickness, isRound } = layer.stroke;
    const ends = isRound ? html` stroke-linecap="round" stroke-linejoin="round"` : null;
    return html`<path d="${layer.d}" fill="none" stroke="${colour}" stroke-width="${thickness}"${ends}/>`;
  }
  const { d, fill } = layer;
  const paint = typeof fill === 'string' ? fill : gradientPaint(fill, id, gradients);
  return html`<path d="${d}" fill="${paint}" fill-rule="evenodd"/>`;
}

function drawn({ layers }: Artwork, id: string): Markup {
  const gradients: string[] = [];
  const paths = layers.map((layer, at) => pathOf(layer, `${id}-${at}`, gradients));
  return html`${gradients.length > 0 && html`<defs>${new Markup(gradients.join(''))}</defs>`}${paths}`;
}

const boxOf = ({ viewBox }: Artwork): string => viewBox.join(' ');

/** A drawing in a page, read out by its name. `id` is unlike any other in the page. */
export const artworkSvg = (artwork: Artwork, { id, name }: { id: string; name: string }): Markup => {
  const [, , width, height] = artwork.viewBox;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(artwork)}" width="${Math.round(width)}" height="${Math.round(height)}" role="img" aria-label="${name}">${drawn(artwork, id)}</svg>`;
};

/** A drawing that the page draws where it says `<use href="#id">`, as often as it likes. */
export const artworkSymbol = (artwork: Artwork, id: string): Markup =>
  html`<svg class="symbols" aria-hidden="true"><symbol id="${id}" viewBox="${boxOf(artwork)}">${drawn(artwork, `${id}-in`)}</symbol></svg>`;
