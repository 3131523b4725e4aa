import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '../../../../scripts/logo-fonts.ts';
import { GENRES, type GenreId, logoBriefSchema } from '../brief.ts';
import { LEAST_CAP_HEIGHT, PICTURE, scaleInPicture } from './box.ts';
import { designLogos } from './design-logos.ts';
import { drawLogo } from './draw-logo.ts';
import { facesNeeded, openFaces } from './faces.ts';
import { layersBounds } from './layer.ts';
import { renderLogo } from './render-logo.ts';

const letters = (text: string) => fc.constantFrom(...text);
const alphabet = fc.oneof(
  { weight: 4, arbitrary: letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') },
  letters('ÄÖÜßÉÈÊËÀÇÑØÅÆŁŻŹĆŃŚŠŽČĚŘŮĐŐŰİĞ'),
  letters('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеж'),
  letters('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς'),
  letters('火水木金土月日東京夜音楽機械心空海山川'),
  letters('0123456789'),
  letters('  &\'"<>/-+.!?'),
);
const name = fc
  .array(alphabet, { minLength: 1, maxLength: 60 })
  .map((characters) => characters.join(''))
  .filter((text) => logoBriefSchema.safeParse({ name: text }).success);
const brief = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: name },
    fc.constantFrom('A', 'LL', 'DJ 火', 'The Midnight Frequency Orchestra', 'نور', 'DJ 서울', 'Q'.repeat(60)),
  ),
  tagline: fc.oneof(fc.constant(''), fc.constant('Techno / Berlin'), name),
  genre: fc.constantFrom(...(Object.keys(GENRES) as GenreId[])),
  seed: fc.nat(2 ** 31 - 1),
});

const ELEMENTS = new Set(['svg', 'path', 'defs', 'linearGradient', 'stop']);
const ATTRIBUTES = new Set(
  [
    ['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'fill', 'd', 'id', 'gradientUnits'],
    ['x1', 'y1', 'x2', 'y2', 'offset', 'stop-color'],
  ].flat(),
);

interface XmlNode {
  [tag: string]: XmlNode[] | Record<string, string>;
}

function expectOnlyOutlines(nodes: readonly XmlNode[]): void {
  for (const node of nodes)
    for (const [tag, content] of Object.entries(node)) {
      if (tag === ':@') {
        for (const attribute of Object.keys(content)) expect(ATTRIBUTES).toContain(attribute.slice(2));
        continue;
      }
      expect(ELEMENTS).toContain(tag);
      expectOnlyOutlines(content as XmlNode[]);
    }
}

function expectInside(svg: string): void {
  for (const [, data = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    expect(data).toMatch(/^[MLCHVZ\d. -]+$/);
    const numbers = data.replaceAll(/H\d+V\d+H0/g, '').match(/-?\d+(?:\.\d+)?/g) ?? [];
    for (const [index, number] of numbers.entries()) {
      const limit = index % 2 === 0 ? PICTURE.width : PICTURE.height;
      if (Number(number) < 0 || Number(number) > limit) expect.fail(`${number} lies outside the picture`);
    }
  }
}

describe('any brief', () => {
  it('becomes valid, harmless SVG that stays in its picture, with readable small print', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(brief, fc.nat(11), (input, which) => {
        const wanted = logoBriefSchema.parse(input);
        const faces = openFaces(readLogoFonts(facesNeeded(wanted)));
        const specs = designLogos(wanted, faces);
        expect(specs).toHaveLength(12);
        for (const spec of [specs[which], specs[(which + 5) % 12]]) {
          if (!spec) throw new Error('twelve concepts were promised');
          const svg = renderLogo(spec, faces);
          expect(XMLValidator.validate(svg)).toBe(true);
          expectOnlyOutlines(new XMLParser({ ignoreAttributes: false, preserveOrder: true }).parse(svg));
          expectInside(svg);
          const layers = drawLogo(spec, faces);
          const unit = scaleInPicture(layersBounds(layers), PICTURE.width, PICTURE.height);
          for (const { smallPrint } of layers)
            if (smallPrint) expect(smallPrint * unit).toBeGreaterThan(LEAST_CAP_HEIGHT * 0.98);
        }
      }),
      { numRuns: 40, seed: 20_260_101 },
    );
  });
});
