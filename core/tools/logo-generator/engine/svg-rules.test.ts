import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { COLOUR_WAYS, type ColourWay } from './colour-ways.ts';
import { composePicture } from './compose.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { inkPoints } from './ink-of-tests.ts';
import { LOCKUPS, type Lockup } from './lockups.ts';
import { renderLogo } from './render-logo.ts';
import { specsOfEveryKind } from './specs-of-tests.ts';

const NAMES = ['DJ NOVA', 'The Midnight Frequency Orchestra', 'DJ 火', 'Łódź & <Čœur>'] as const;
const ELEMENTS = ['svg', 'defs', 'linearGradient', 'stop', 'path'];
const ATTRIBUTES = new Set(
  [
    ['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'fill', 'd', 'id', 'gradientUnits'],
    ['x1', 'y1', 'x2', 'y2', 'offset', 'stop-color'],
  ].flat(),
);
/** What 95 of 100 files stay below. */
const USUAL_SIZE = 60_000;

interface XmlNode {
  [tag: string]: XmlNode[] | Record<string, string>;
}

const parser = new XMLParser({ ignoreAttributes: false, preserveOrder: true, attributeNamePrefix: '' });

function expectElements(nodes: readonly XmlNode[]): void {
  for (const node of nodes)
    for (const [tag, content] of Object.entries(node))
      if (tag === ':@') for (const name of Object.keys(content)) expect(ATTRIBUTES).toContain(name);
      else {
        expect(ELEMENTS).toContain(tag);
        expectElements(content as XmlNode[]);
      }
}

interface Drawn {
  about: string;
  svg: string;
  lockup: Lockup;
  colourWay: ColourWay;
}

const drawn: Drawn[] = NAMES.flatMap((name) =>
  specsOfEveryKind(name, 'Techno / Berlin', 5).flatMap((spec) => {
    const faces = openFaces(readLogoFonts(facesForSpec(spec)));
    return LOCKUPS.flatMap((lockup) =>
      COLOUR_WAYS.map((colourWay) => ({
        about: `${name} ${spec.archetype} ${lockup} ${colourWay}`,
        svg: renderLogo(spec, faces, { lockup, colourWay }),
        lockup,
        colourWay,
      })),
    );
  }),
);

const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
const isGround = (d: string): boolean => d.includes('H');

describe('the SVG of every kind of logo, in every lockup and colour way', () => {
  it('is valid XML of nothing but shapes and gradients', () => {
    for (const { svg, about } of drawn) {
      expect(XMLValidator.validate(svg), about).toBe(true);
      expectElements(parser.parse(svg));
    }
  });

  it('refers to nothing outside, and to every gradient by an id of its own', () => {
    for (const { svg, about } of drawn) {
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), about).not.toMatch(/https?:|href|data:/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(new Set(ids).size, about).toBe(ids.length);
      expect(used, about).toEqual(ids);
    }
    const everyId = drawn.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(everyId).size, 'two drawings can share a page').toBe(everyId.length);
    expect(everyId.length).toBeGreaterThan(20);
  });

  it('has numbers with two decimals at most, all of them inside the picture', () => {
    for (const { svg, about } of drawn)
      for (const d of pathsOf(svg)) {
        if (isGround(d)) continue;
        expect(d, about).toMatch(/^(?:[MLC](?:-?\d+(?:\.\d\d?)? ?)+|Z)+$/);
        for (const [x, y] of inkPoints(d))
          if (!(x >= 0 && x <= 1200 && y >= 0 && y <= 900)) expect.fail(`${about}: ${x} ${y} lies outside`);
      }
  });

  it('has the colours of its way, and a ground in its own colours only', () => {
    for (const { svg, about, colourWay } of drawn) {
      const fills = [...svg.matchAll(/ fill="([^"]+)"/g)].map(([, fill]) => fill);
      expect(fills.length, about).toBeGreaterThan(0);
      expect(pathsOf(svg).some(isGround), about).toBe(colourWay === 'full');
      if (colourWay === 'black') expect(new Set(fills), about).toEqual(new Set(['#000000']));
      if (colourWay === 'white') expect(new Set(fills), about).toEqual(new Set(['#FFFFFF']));
    }
  });

  it('is small', () => {
    const sizes = drawn.map(({ svg }) => svg.length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(USUAL_SIZE);
    const symbols = drawn.filter(({ lockup }) => lockup === 'symbol').map(({ svg }) => svg.length);
    expect(Math.max(...symbols)).toBeLessThan(USUAL_SIZE / 4);
  });

  it('is smaller still where one decimal is enough', () => {
    for (const spec of specsOfEveryKind('DJ NOVA', '', 5)) {
      const faces = openFaces(readLogoFonts(facesForSpec(spec)));
      const size = { spec, faces, width: 1200, height: 900 };
      const length = (perPixel: 10 | 100): number =>
        composePicture({ ...size, perPixel }).paths.reduce((sum, { d }) => sum + d.length, 0);
      expect(length(10), spec.archetype).toBeLessThan(length(100));
    }
  });
});
