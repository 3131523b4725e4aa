/**
 * Draws the logos of the landing page with the logo designer itself: `node scripts/landing-logos.ts`. What it writes to
 * site/landing/logos is kept, so that a build needs no engine; draw again when the engine has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { isLightGround, paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { readLogoFonts } from './logo-fonts.ts';

const folder = join(import.meta.dirname, '../site/landing/logos');

function drawAll(
  name: (number: number) => string,
  asked: z.input<typeof logoBriefSchema>,
  count: number,
): void {
  const brief = logoBriefSchema.parse(asked);
  const faces = openFaces(readLogoFonts(facesNeeded(brief)));
  for (const [index, spec] of designLogos(brief, faces, count).entries()) {
    const file = `${name(index + 1)}.svg`;
    writeFileSync(join(folder, file), `${renderLogo(spec, faces)}\n`);
    console.log(file, spec.archetype, isLightGround(paletteOf(spec).bg) ? 'light' : 'dark');
  }
}

mkdirSync(folder, { recursive: true });

// What the demo shows before anybody typed: the brief that it sends for that name.
drawAll((number) => `nova-${`${number}`.padStart(2, '0')}`, { name: 'DJ NOVA', genre: 'techno' }, 12);

// The act whose papers are shown, on a dark and on a light ground.
for (const palette of ['sodium', 'bone'] as const) {
  const act = { name: 'Kollektiv 909', tagline: 'House music since 1999', genre: 'house' } as const;
  const like = { archetype: 'record-letter', font: 'dela-gothic-one', palette, symbol: 'record' } as const;
  drawAll(() => `k909-${palette}`, { ...act, like: { ...like, locks: ['archetype', 'font', 'palette'] } }, 1);
}
