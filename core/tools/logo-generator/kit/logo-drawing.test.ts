import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import type { Artwork } from '#core/paper/blocks.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import { facesForSpec, openFaces } from '../engine/faces.ts';
import { planLogos } from '../engine/plan-logos.ts';
import { logoDrawing } from './logo-drawing.ts';

beforeAll(() =>
  initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))),
);

const SIDE = 300;

function pixelsOf({ layers, viewBox }: Artwork, rule: string): Uint8Array {
  const paths = layers.map(({ d }) => `<path d="${d}" fill-rule="${rule}"/>`).join('');
  const size = `width="${SIDE}" height="${SIDE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" ${size}>${paths}</svg>`;
  return new Uint8Array(new Resvg(svg).render().pixels);
}

const specs = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', tagline: 'Techno / Berlin' }), 12);

describe('a logo as documents draw it', () => {
  it.each(specs)('is the same by both rules of filling, and fills its box: $archetype', (spec) => {
    const faces = openFaces(readLogoFonts(facesForSpec(spec)));
    const drawing = logoDrawing(spec, faces, 'full', '#101216');
    const pixels = pixelsOf(drawing, 'evenodd');
    expect(pixels).toEqual(pixelsOf(drawing, 'nonzero'));
    const inked = pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
    expect(inked / (SIDE * SIDE)).toBeGreaterThan(0.03);
  });

  it.each(['#FFFFFF', '#0B0B0D', '#0A3DFF', '#D8FF3E'])('can be read on %s', (ground) => {
    for (const spec of specs) {
      const faces = openFaces(readLogoFonts(facesForSpec(spec)));
      for (const { fill } of logoDrawing(spec, faces, 'full', ground).layers) {
        const colours = typeof fill === 'string' ? [fill] : fill.stops.map(({ colour }) => colour);
        for (const colour of colours) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
