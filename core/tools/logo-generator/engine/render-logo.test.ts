import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import type { LogoSpec } from '../spec.ts';
import { COLOUR_WAYS } from './colour-ways.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { LOCKUPS } from './lockups.ts';
import { type RenderOptions, renderLogo } from './render-logo.ts';
import { specsOfEveryKind } from './specs-of-tests.ts';

const draw = (spec: LogoSpec, options?: RenderOptions): string =>
  renderLogo(spec, openFaces(readLogoFonts(facesForSpec(spec))), options);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const shared = { v: 1, tagline: 'Live', capFont: 'krona-one', symbol: 'orbit', seed: 7 } as const;
const sliced: LogoSpec = {
  ...shared,
  archetype: 'slice',
  name: 'DJ NOVA',
  font: 'archivo',
  palette: 'signal',
  params: { slant: 8, angle: -7, cut: 0.5, bands: 'three', shift: 0.06, accent: true },
};
const ring: LogoSpec = {
  ...shared,
  archetype: 'ring',
  name: 'AMÉLIE',
  font: 'krona-one',
  palette: 'lilac',
  params: { double: true, centre: 'symbol' },
};
const warped: LogoSpec = {
  ...shared,
  archetype: 'warp',
  name: 'DJ 火',
  font: 'dela-gothic-one',
  palette: 'mint',
  params: { bend: 'flag', strength: 1, contour: true },
};

describe('rendering a logo', () => {
  // A change here means that stored specs would look different: raise `v` when that is wanted.
  it.each([
    ['slice', sliced, '6f503c10fb5f25bbb4bb6530515c9c4ae2543bd1dac4cb50d27ae7a460eef834'],
    ['ring', ring, '4bf201c8458aaa06664b4042e6ec1f5631b2a5415b0942111ada10f4f0b32fd2'],
    ['warp', warped, 'ac921546de19c36f646f6c0b968af751adb245c09172d9137c5f331ec972e029'],
  ])('%s has the same bytes as ever', (_, spec, golden) => {
    expect(sha256(draw(spec))).toBe(golden);
  });

  it('gives the same bytes for a copy of a spec, in every lockup and colour way', () => {
    for (const spec of [sliced, ring, warped])
      for (const lockup of LOCKUPS)
        for (const colourWay of COLOUR_WAYS)
          expect(draw(structuredClone(spec), { lockup, colourWay })).toBe(draw(spec, { lockup, colourWay }));
  });

  it('draws every lockup and colour way differently', () => {
    const drawings = LOCKUPS.flatMap((lockup) =>
      COLOUR_WAYS.map((colourWay) => draw(sliced, { lockup, colourWay })),
    );
    expect(new Set(drawings).size).toBe(LOCKUPS.length * COLOUR_WAYS.length);
  });

  it('treats markup in a name as data', () => {
    const name = `<script>alert("1")&'</script>`;
    const svg = draw({ ...sliced, name, tagline: '' });
    expect(svg).not.toContain('<script');
    expect(XMLValidator.validate(svg)).toBe(true);
    const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(svg);
    expect(root['@_aria-label']).toBe(`${name} logo`);
  });

  it('draws one-colour variants without a ground', () => {
    const fills = (svg: string) => new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill));
    expect(fills(draw(sliced, { colourWay: 'black' }))).toEqual(new Set(['#000000']));
    expect(fills(draw(sliced, { colourWay: 'white' }))).toEqual(new Set(['#FFFFFF']));
    expect(fills(draw(sliced, { colourWay: 'dark' }))).toEqual(new Set(['#FF2E2E', '#F5F2EC']));
    expect(fills(draw(sliced, { colourWay: 'light' }))).toEqual(new Set(['#FF2E2E', '#0C0C0D']));
    expect(fills(draw(sliced))).toContain('#0C0C0D');
  });

  it('takes any size of picture', () => {
    const svg = draw(ring, { width: 1500, height: 500 });
    expect(svg).toContain('viewBox="0 0 1500 500" width="1500" height="500"');
    expect(svg).toContain('M0 0H1500V500H0Z');
  });

  it('gives gradients of different logos different ids, so that they can share a page', () => {
    const echoes = specsOfEveryKind('NOVA', '', 1).filter(
      ({ archetype }) => archetype === 'echo' || archetype === 'scan',
    );
    const ids = echoes.map((spec) => /linearGradient id="([^"]+)"/.exec(draw(spec))?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
