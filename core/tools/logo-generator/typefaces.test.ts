import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFor } from '#core/typefaces/coverage.ts';
import { FONT_IDS, FONTS } from '#core/typefaces/font-catalogue.ts';
import { labelOf, licencePath, versionOf } from '#scripts/logo-fonts/packages.ts';
import { WRITING_SYSTEM_IDS, type WritingSystem } from './engine/writing-systems.ts';
import { fontFor, TYPEFACE_KINDS, TYPEFACES, typefaceOf, weightName, weightsOf } from './typefaces.ts';

/** Letters that tell whether a face is made for a writing system. */
const TELLING: Readonly<Record<WritingSystem, string>> = {
  latin: 'AZaz09',
  greek: 'ΑΩΛΞ',
  cyrillic: 'АЯЖЇ',
  hebrew: 'אתםש',
  arabic: 'ابتنپ',
  devanagari: 'अकष\u094D',
  thai: 'กฮ\u0E35\u0E48',
  chinese: '这乐电龙',
  japanese: 'あン楽電',
  korean: '가힣',
};

describe('the table of typefaces', () => {
  it('has every family of the catalogue once, grouped by kind', () => {
    const families = TYPEFACES.map(({ family }) => family);
    expect(families.toSorted()).toEqual([...new Set(FONT_IDS.map((id) => FONTS[id].family))].toSorted());
    const kinds = [...new Set(TYPEFACES.map(({ kind }) => kind))];
    expect(kinds).toEqual(Object.keys(TYPEFACE_KINDS));
    expect(TYPEFACES.map(({ kind }) => kinds.indexOf(kind))).toEqual(
      TYPEFACES.map(({ kind }) => kinds.indexOf(kind)).toSorted((a, b) => a - b),
    );
  });

  it.each(TYPEFACES)(
    'calls $label what its makers call it, and knows what it draws',
    ({ family, label, scripts }) => {
      expect(label).toBe(labelOf(family));
      const font = fontFor(family, 400);
      const drawn = WRITING_SYSTEM_IDS.filter((id) =>
        [...TELLING[id]].every((letter) => fileFor(font, letter)),
      );
      expect(scripts).toEqual(drawn);
    },
  );

  it.each(TYPEFACES)('quotes the licence of $label', ({ family, licence, copyright, version }) => {
    const text = readFileSync(licencePath(family), 'utf8');
    const [firstLine = ''] = text.split('\n');
    expect(version).toBe(versionOf(family));
    expect(copyright).toMatch(/^Copyright /);
    if (licence === 'OFL 1.1') {
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(firstLine.startsWith(copyright)).toBe(true);
    } else expect(text).toMatch(/^\s*Apache License\s+Version 2\.0/);
  });
});

describe('the weights of a typeface', () => {
  it('are those of the catalogue, lightest first, and each face is among its own', () => {
    expect(TYPEFACES.flatMap(({ weights }) => weights.map(({ font }) => font)).toSorted()).toEqual(
      FONT_IDS.toSorted(),
    );
    for (const font of FONT_IDS) {
      const weights = weightsOf(font);
      expect(weights).toContainEqual({ weight: FONTS[font].weight, font });
      expect(weights).toEqual(weights.toSorted((a, b) => a.weight - b.weight));
      expect(typefaceOf(font).weights).toEqual(weights);
    }
  });

  it('are different within a family', () => {
    const pairs = FONT_IDS.map((id) => `${FONTS[id].family} ${FONTS[id].weight}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it.each([
    ['archivo', 900, 'archivo'],
    ['archivo', 520, 'archivo-medium'],
    ['archivo', 100, 'archivo-light'],
    ['archivo', 550, 'archivo-semibold'],
    ['inter', 700, 'inter'],
    ['inter', 900, 'inter-black'],
    ['syncopate', 600, 'syncopate'],
    ['anton', 900, 'anton'],
  ] as const)('of %s nearest to %i: %s', (family, weight, font) => {
    expect(fontFor(family, weight)).toBe(font);
  });

  it('have names', () => {
    expect([300, 400, 800, 900].map(weightName)).toEqual(['Light', 'Regular', 'Extra bold', 'Black']);
    for (const id of FONT_IDS) expect(weightName(FONTS[id].weight)).not.toMatch(/\d/);
  });
});
