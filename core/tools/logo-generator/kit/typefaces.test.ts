import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_IDS, FONTS } from '#core/typefaces/font-catalogue.ts';
import { unpackWoff } from '#core/typefaces/woff.ts';
import { copyrightOf } from './copyright-notice.ts';
import { licenceOf } from './licence-of.ts';
import { faceName, familiesOf, familyName } from './typefaces.ts';
import { usedFaces } from './used-faces.ts';

const packages = `${import.meta.dirname}/../../../../node_modules/@fontsource`;
const families = [...new Set(FONT_IDS.map((id) => FONTS[id].family))];
const weightOf = (family: string) =>
  Object.values(FONTS).find((font) => font.family === family)?.weight ?? 400;
const woffOf = (family: string) =>
  new Uint8Array(readFileSync(`${packages}/${family}/files/${family}-latin-${weightOf(family)}-normal.woff`));

it('typefaces are called by their names', () => {
  expect(familyName('bebas-neue')).toBe('Bebas Neue');
  expect(familyName('zcool-qingke-huangyou')).toBe('ZCOOL QingKe HuangYou');
  expect(faceName('unbounded-light')).toBe('Unbounded Light');
});

it.each(families)('%s has the name that its foundry gave it', (family) => {
  const { family: given } = JSON.parse(readFileSync(`${packages}/${family}/metadata.json`, 'utf8'));
  expect(familyName(family)).toBe(given);
});

it('a font file belongs to one family', () => {
  expect(familiesOf(['inter-latin-700-normal.woff', 'inter-cyrillic-700-normal.woff'])).toEqual(['inter']);
  expect(familiesOf(['dela-gothic-one-119-400-normal.woff', 'anton-latin-400-normal.woff'])).toEqual([
    'dela-gothic-one',
    'anton',
  ]);
});

it('the typefaces of a logo are named with what they set', () => {
  const files = [
    'inter-latin-700-normal.woff',
    'dela-gothic-one-40-400-normal.woff',
    'unbounded-latin-300-normal.woff',
    'unbounded-latin-ext-300-normal.woff',
  ];
  expect(usedFaces({ font: 'unbounded-light', capFont: 'inter' }, files)).toEqual([
    { font: 'unbounded-light', role: 'Name' },
    { font: 'inter', role: 'Small print' },
    { font: 'dela-gothic-one', role: 'Other letters' },
  ]);
  expect(usedFaces({ font: 'inter', capFont: 'inter' }, files.slice(0, 1))).toEqual([
    { font: 'inter', role: 'Name and small print' },
  ]);
});

describe.each(families)('the licence of %s', (family) => {
  const text = readFileSync(`${packages}/${family}/LICENSE`, 'utf8');
  const notice = copyrightOf(unpackWoff(woffOf(family)));

  it('is one of the two that the designer takes typefaces under, with its copyright', () => {
    const licence = licenceOf(text, notice);
    expect(licence.name).not.toBeNull();
    expect(licence.copyright.length).toBeGreaterThan(0);
    for (const line of licence.copyright) {
      expect(line).toMatch(/copyright/i);
      expect(line).not.toMatch(/\.ttf|\n|This Font Software/);
    }
  });
});

it('a notice that is repeated for every file of a family is said once', () => {
  const notice = 'Copyright 2016 The Inter Project Authors (https://x)';
  const text = `${notice} Inter-Italic[opsz].ttf: ${notice}\n\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.`;
  expect(licenceOf(text, null)).toEqual({ name: 'SIL Open Font License 1.1', copyright: [notice] });
});
