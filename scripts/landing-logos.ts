/**
 * Draws the logos of the landing page with the logo designer itself: `node scripts/landing-logos.ts`. What it writes to
 * site/landing/logos is kept, so that a build needs no engine; draw again when the engine has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type * as z from 'zod/mini';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { isLightGround, paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { readLogoFonts } from './logo-fonts.ts';

const folder = join(import.meta.dirname, '../site/landing/logos');

function concepts(asked: z.input<typeof logoBriefSchema>, count: number) {
  const brief = logoBriefSchema.parse(asked);
  const faces = openFaces(readLogoFonts(facesNeeded(brief)));
  return { specs: designLogos(brief, faces, count), faces };
}

function write(name: string, svg: string, about: string): void {
  writeFileSync(join(folder, `${name}.svg`), `${svg}\n`);
  console.log(name, about);
}

/** Steps of two thirds of a unit are off by a third of a unit at most: a tenth of a pixel where the large logo is shown. */
const STEPS_A_UNIT = 1.5;

/** The same drawing in relative, rounded steps: what stands in the page itself is to be short. */
function briefly(svg: string): string {
  const larger = svg
    .replace(/ (?:width|height)="[^"]*"/g, '')
    .replace(/ (viewBox|d)="([^"]*)"/g, (_, name: string, numbers: string) => {
      const steps = numbers.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Number(number) * STEPS_A_UNIT));
      return ` ${name}="${steps}"`;
    });
  const { data } = optimize(larger, {
    plugins: [
      { name: 'convertPathData', params: { floatPrecision: 0, straightCurves: false, convertToQ: false } },
    ],
  });
  return data;
}

mkdirSync(folder, { recursive: true });

// What the demo shows before anybody typed: the brief that it sends for that name.
const nova = concepts({ name: 'DJ NOVA', genre: 'techno' }, 12);
for (const [index, spec] of nova.specs.entries()) {
  const ground = isLightGround(paletteOf(spec).bg) ? 'light' : 'dark';
  write(
    `nova-${`${index + 1}`.padStart(2, '0')}`,
    renderLogo(spec, nova.faces),
    `${spec.archetype} ${ground}`,
  );
}
// The large one of them, the first dark one, in black: as a contract has it.
const large = nova.specs.find((spec) => !isLightGround(paletteOf(spec).bg));
if (large) {
  write('nova-black', renderLogo(large, nova.faces, { colourWay: 'black' }), large.archetype);
  write('nova-large', briefly(renderLogo(large, nova.faces)), large.archetype);
}

// The act of the roadmap.
const act = { name: 'Kollektiv 909', tagline: 'House music since 1999', genre: 'house' } as const;
const like = {
  archetype: 'record-letter',
  font: 'dela-gothic-one',
  palette: 'sodium',
  symbol: 'record',
} as const;
const k909 = concepts({ ...act, like: { ...like, locks: ['archetype', 'font', 'palette'] } }, 1);
for (const spec of k909.specs) write('k909-sodium', renderLogo(spec, k909.faces), spec.archetype);
