import { expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { letterShare } from './letter-height.ts';
import { planLogos } from './plan-logos.ts';

const specs = planLogos(logoBriefSchema.parse({ name: 'NOVA', tagline: 'Live' }), 12);
const share = (spec: (typeof specs)[number]) =>
  letterShare(spec, openFaces(readLogoFonts(facesForSpec(spec))));

it('letters of a wordmark are a fair part of its width, and never taller than their face makes them', () => {
  for (const spec of specs) {
    const faces = openFaces(readLogoFonts(facesForSpec(spec)));
    const asSet = 1 / faces.width(spec.font, 'NOVA', 1, spec.tracking);
    const letters = letterShare(spec, faces);
    expect(letters, spec.archetype).toBeGreaterThan(0.05);
    expect(letters, spec.archetype).toBeLessThanOrEqual(asSet + 1e-9);
  }
});

it('a longer name of the same width has smaller letters', () => {
  for (const spec of specs.filter(({ archetype }) =>
    ['slice', 'scan', 'warp', 'split'].includes(archetype),
  )) {
    const longer = { ...spec, name: 'NOVA SUPERNOVA' };
    expect(share(longer), spec.archetype).toBeLessThan(share(spec));
  }
});
