import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { facesForSpec, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { FONTS } from '#core/tools/logo-generator/engine/font-catalogue.ts';
import { planLogos } from '#core/tools/logo-generator/engine/plan-logos.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { VERSION_IDS, versionOf } from './versions.ts';

const families = Object.values(FONTS).map(({ family }) => family);

function readFace(file: string): Uint8Array {
  const family = families.find((name) => file.startsWith(`${name}-`));
  return readFileSync(`node_modules/@fontsource/${family}/files/${file}`);
}

// Two seeds bring every kind of logo; the name is one that would break out of an attribute.
const specs = [1, 2].flatMap((seed) =>
  planLogos(logoBriefSchema.parse({ name: 'A fill="#fff" B', tagline: 'Techno / Berlin', seed }), 12),
);

it.each(specs)('gives the $archetype logo in the versions that the engine would draw', (spec) => {
  const faces = openFaces(new Map(facesForSpec(spec).map((file) => [file, readFace(file)])));
  const full = renderLogo(spec, faces);
  for (const version of VERSION_IDS) {
    expect(versionOf(full, version)).toBe(renderLogo(spec, faces, { variant: version }));
  }
});
