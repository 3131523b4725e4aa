import { describe, expect, it } from 'vitest';
import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import { designLogos } from './design-logos.ts';
import { facesForSpec, facesNeeded, openFaces } from './faces.ts';
import { planLogos } from './plan-logos.ts';

const brief = (input: object) => logoBriefSchema.parse({ name: 'DJ NOVA', ...input });
const kinds = (specs: readonly { archetype: string }[]) => new Set(specs.map(({ archetype }) => archetype));

describe('designing logos', () => {
  it.each([
    'DJ NOVA',
    'Kollektiv 909',
    'AMÉLIE',
    'DJ 火',
    'The Midnight Frequency Orchestra',
    'Луна',
    'LL',
    'A',
  ])('%s gets twelve different kinds of logo, in several typefaces and palettes', (name) => {
    const specs = planLogos(brief({ name }), 12);
    expect(kinds(specs).size).toBe(12);
    expect(new Set(specs.map(({ palette }) => palette)).size).toBeGreaterThanOrEqual(5);
    if (/[a-z]/i.test(name)) expect(new Set(specs.map(({ capFont }) => capFont)).size).toBeLessThanOrEqual(3);
  });

  it('a Latin name gets at least five typefaces and at most nine', () => {
    for (let seed = 0; seed < 20; seed++) {
      const fonts = new Set(planLogos(brief({ seed }), 12).map(({ font }) => font));
      expect(fonts.size).toBeGreaterThanOrEqual(5);
      expect(fonts.size).toBeLessThanOrEqual(9);
    }
  });

  it('repeats itself for the same seed and not for another', () => {
    expect(planLogos(brief({ seed: 5 }), 12)).toEqual(planLogos(brief({ seed: 5 }), 12));
    expect(planLogos(brief({ seed: 5 }), 12)).not.toEqual(planLogos(brief({ seed: 6 }), 12));
  });

  it('keeps to the palettes and the symbols that were asked for', () => {
    const specs = planLogos(brief({ palettes: ['acid', 'bone'], symbols: ['eye', 'owl'] }), 12);
    expect(new Set(specs.map(({ palette }) => palette))).toEqual(new Set(['acid', 'bone']));
    expect(new Set(specs.map(({ symbol }) => symbol))).toEqual(new Set(['eye', 'owl']));
  });

  it("shows the artist's own colours as given first, then on several grounds", () => {
    const colours = { bg: '#101216', fg: '#F5F1E8', a: '#FF5A1F', b: '#28C2A0' };
    const specs = planLogos(brief({ colours, palettes: ['acid'] }), 12);
    for (const spec of specs.slice(0, 3)) expect(spec.colours).toEqual(colours);
    expect(new Set(specs.map((spec) => spec.colours?.bg))).toEqual(new Set(Object.values(colours)));
  });

  it('says nothing of colours, rows and tracking where nobody asked for them', () => {
    for (const spec of planLogos(brief({}), 12)) {
      expect(spec).not.toHaveProperty('colours');
      expect(spec).not.toHaveProperty('rows');
      expect(spec).not.toHaveProperty('tracking');
    }
  });

  it('gives the kinds of an emblem brief one symbol after the other', () => {
    const specs = planLogos(brief({ name: 'Kent', layout: 'emblem' }), 12);
    const symbols = specs.flatMap(({ archetype, symbol }) => (archetype === 'ring' ? [symbol] : []));
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols.length).toBeGreaterThanOrEqual(3);
  });

  it('spreads the palettes evenly', () => {
    for (let seed = 0; seed < 20; seed++) {
      const acid = planLogos(brief({ palettes: ['acid', 'bone'], seed }), 12).filter(
        ({ palette }) => palette === 'acid',
      );
      expect(acid.length).toBeGreaterThanOrEqual(4);
      expect(acid.length).toBeLessThanOrEqual(8);
      const all = new Set(planLogos(brief({ seed }), 12).map(({ palette }) => palette));
      expect(all.size).toBeGreaterThanOrEqual(9);
    }
  });

  it('takes the symbol from the name where it says one', () => {
    expect(
      planLogos(brief({ name: 'Luna' }), 12).every(({ symbol }) => ['moon', 'orbit'].includes(symbol)),
    ).toBe(true);
  });

  it('follows the genre: no handwriting for techno, no blackletter for disco', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(kinds(planLogos(brief({ genre: 'techno', seed }), 12))).not.toContain('script');
      expect(kinds(planLogos(brief({ genre: 'disco', seed }), 12))).not.toContain('blackletter');
    }
  });

  it('sets a record only where there is a round letter to replace', () => {
    expect(kinds(planLogos(brief({ name: 'Kent' }), 16))).not.toContain('record-letter');
    expect(kinds(planLogos(brief({ name: 'Otto' }), 16))).toContain('record-letter');
  });

  it('needs the files that facesNeeded names, and no others', () => {
    const ordinary = brief({ tagline: 'Techno / Berlin' });
    const files = facesNeeded(ordinary);
    const specs = designLogos(ordinary, openFaces(readLogoFonts(files)));
    expect(files).toEqual(expect.arrayContaining(specs.flatMap(facesForSpec)));
    expect(() => designLogos(ordinary, openFaces(readLogoFonts(files.slice(1))))).toThrow(
      MissingFontFileError,
    );
  });
});
