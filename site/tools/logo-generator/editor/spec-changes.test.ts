import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARCHETYPE_IDS } from '#core/tools/logo-generator/archetypes.ts';
import { PALETTE_IDS, PALETTES } from '#core/tools/logo-generator/engine/palettes.ts';
import { SYMBOL_IDS } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { type LogoSpec, logoSpecSchema } from '#core/tools/logo-generator/spec.ts';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { TYPED_FIELDS } from './concept-work.ts';
import { EFFECT_CONTROLS } from './effect-controls.ts';
import { readField, textOf, withText } from './field-text.ts';
import {
  withCapFont,
  withColours,
  withFont,
  withGroundSwapped,
  withKind,
  withPalette,
  withRows,
  withSetting,
  withSymbol,
  withTracking,
} from './spec-changes.ts';
import { NOVA } from './spec-of-tests.ts';

type Change = (spec: LogoSpec) => LogoSpec;

const settings = [...new Set(ARCHETYPE_IDS.flatMap((id) => Object.keys(EFFECT_CONTROLS[id]))), 'unknown'];
const anyValue = fc.oneof(fc.double(), fc.boolean(), fc.constantFrom('record', 'left', 'symbol', '', null));

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...settings), anyValue).map(
    ([setting, value]): Change =>
      (spec) =>
        withSetting(spec, setting, value),
  ),
  fc.constantFrom(...ARCHETYPE_IDS).map(
    (id): Change =>
      (spec) =>
        withKind(spec, id, { font: 'anton' }),
  ),
  fc.constantFrom(...FONT_IDS).map(
    (id): Change =>
      (spec) =>
        withFont(spec, id),
  ),
  fc.constantFrom(...FONT_IDS).map(
    (id): Change =>
      (spec) =>
        withCapFont(spec, id),
  ),
  fc.constantFrom(...PALETTE_IDS).map(
    (id): Change =>
      (spec) =>
        withPalette(spec, id),
  ),
  fc.constantFrom(...SYMBOL_IDS).map(
    (id): Change =>
      (spec) =>
        withSymbol(spec, id),
  ),
  fc.double().map(
    (value): Change =>
      (spec) =>
        withTracking(spec, value),
  ),
  fc.option(fc.double()).map(
    (value): Change =>
      (spec) =>
        withRows(spec, value),
  ),
  fc.string().map(
    (value): Change =>
      (spec) =>
        withColours(spec, { a: value }),
  ),
  fc.constant(withGroundSwapped),
  fc.tuple(fc.constantFrom(...TYPED_FIELDS), fc.oneof(fc.string({ maxLength: 80 }), fc.constant('#1af'))).map(
    ([field, text]): Change =>
      (spec) =>
        withText(spec, field, text),
  ),
);

describe('changing a logo', () => {
  it('never leaves what the schema takes, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
        const spec = changes.reduce((before, change) => change(before), NOVA);
        // To the byte: what is saved comes back as it was sent.
        expect(JSON.stringify(logoSpecSchema.parse(spec))).toBe(JSON.stringify(spec));
      }),
      { numRuns: 400 },
    );
  });

  it('brings a setting onto its slider', () => {
    expect(withSetting(NOVA, 'angle', 40).params).toMatchObject({ angle: 12 });
    expect(withSetting(NOVA, 'shift', 0.0521).params).toMatchObject({ shift: 0.05 });
    expect(withSetting(NOVA, 'bands', 'seven')).toEqual(NOVA);
  });

  it('makes another kind of it, and gives it back its settings', () => {
    const warped = withKind(NOVA, 'warp', { font: 'archivo' });
    expect(warped).toMatchObject({ archetype: 'warp', font: 'archivo', params: { bend: 'bulge' } });
    expect(withKind(warped, 'slice', NOVA)).toEqual(NOVA);
  });

  it('sets blackletter and script in their own letters, and goes back to capitals after them', () => {
    const broken = withKind(NOVA, 'blackletter', { font: 'anton' });
    expect(broken.font).toBe('pirata-one');
    expect(withKind(broken, 'script', { font: 'anton' }).font).toBe('yellowtail');
    expect(withKind(broken, 'slice', { font: 'anton' }).font).toBe('anton');
    expect(withKind(broken, 'slice', { font: 'yellowtail' }).font).toBe('archivo');
  });

  it('keeps the face of a name that no broken letter can write', () => {
    const luna = { ...NOVA, name: 'Луна', font: 'unbounded' as const };
    expect(withKind(luna, 'blackletter', { font: 'anton' }).font).toBe('unbounded');
  });

  it('leaves out what is as the kind would have it', () => {
    expect(withTracking(withTracking(NOVA, 0.2), 0)).toEqual(NOVA);
    expect(withRows(withRows(NOVA, 2), null)).toEqual(NOVA);
    expect(withRows(NOVA, 9)).toEqual(NOVA);
  });

  it('starts own colours from the palette, and drops them for another', () => {
    const own = withColours(NOVA, { a: '#00ff00' });
    expect(own.colours).toEqual({ ...PALETTES.signal, a: '#00FF00' });
    expect(withPalette(own, 'acid').colours).toBeUndefined();
    expect(withGroundSwapped(NOVA).colours).toMatchObject({
      bg: PALETTES.signal.fg,
      fg: PALETTES.signal.bg,
    });
  });
});

describe('a field', () => {
  it('reads what is meant', () => {
    expect(readField('name', '  DJ   NOVA ')).toEqual({ value: 'DJ NOVA' });
    expect(readField('tagline', '')).toEqual({ value: '' });
    expect(readField('bg', 'ff9e14')).toEqual({ value: '#FF9E14' });
    expect(readField('bg', '#fa1')).toEqual({ value: '#FFAA11' });
  });

  it('says why it cannot be drawn, and the logo stays', () => {
    expect(readField('name', ' ')).toEqual({ refusal: 'A name is needed' });
    expect(readField('name', 'NOVA 🔥')).toMatchObject({ refusal: expect.stringContaining('🔥') });
    expect(readField('tagline', '🎧')).toMatchObject({ refusal: expect.stringContaining('🎧') });
    expect(readField('a', 'red')).toEqual({ refusal: 'The accent is a colour such as #FF9E14' });
    expect(withText(NOVA, 'name', '')).toEqual(NOVA);
  });

  it('shows the text of the logo', () => {
    expect(textOf(NOVA, 'name')).toBe('DJ NOVA');
    expect(textOf(NOVA, 'a')).toBe('#FF2E2E');
    expect(textOf(withText(NOVA, 'a', '#fff'), 'a')).toBe('#FFFFFF');
  });
});
