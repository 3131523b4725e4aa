/**
 * Draws the logos of the landing page with the logo designer itself: `node scripts/landing-logos.ts`. What it writes to
 * site/landing/logos is kept, so that a build needs no engine; draw again when the engine has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { readLogoFonts } from './logo-fonts.ts';

const folder = join(import.meta.dirname, '../site/landing/logos');
const CONCEPTS = 12;

const brief = logoBriefSchema.parse({
  name: 'DJ NOVA',
  tagline: 'Techno / Berlin',
  genre: 'techno',
  seed: 1,
});
const faces = openFaces(readLogoFonts(facesNeeded(brief)));

mkdirSync(folder, { recursive: true });
for (const [index, spec] of designLogos(brief, faces, CONCEPTS).entries()) {
  const name = `nova-${`${index + 1}`.padStart(2, '0')}.svg`;
  writeFileSync(join(folder, name), `${renderLogo(spec, faces)}\n`);
  console.log(`${name} ${spec.archetype}`);
}
