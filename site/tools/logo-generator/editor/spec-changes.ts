import type { ArchetypeId } from '#core/tools/logo-generator/archetype-params.ts';
import { type PaletteId, paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import type { SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { type LogoSpec, logoSpecSchema } from '#core/tools/logo-generator/spec.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { type Control, type SliderControl, snapped } from './controls.ts';
import { EFFECT_CONTROLS, standardParams } from './effect-controls.ts';
import { faceForKind } from './face-for-kind.ts';

/** A change that the schema would refuse is none: whatever leaves the editor can be drawn and saved. */
function checked(before: LogoSpec, next: object): LogoSpec {
  const parsed = logoSpecSchema.safeParse(next);
  return parsed.success ? parsed.data : before;
}

/** Space between letters on top of what the kind sets, as a share of the cap height. */
export const TRACKING: SliderControl = {
  ...{ kind: 'slider', label: 'Tracking', unit: 'percent' },
  ...{ min: -0.08, max: 0.6, step: 0.01, standard: 0 },
};

export const MOST_ROWS = 4;

/** Changes a setting of the effect, brought onto its slider or among its choices. */
export function withSetting(spec: LogoSpec, setting: string, value: unknown): LogoSpec {
  const control = Object.entries<Control>(EFFECT_CONTROLS[spec.archetype]).find(
    ([name]) => name === setting,
  )?.[1];
  if (!control) return spec;
  const fitting = control.kind === 'slider' ? snapped(control, Number(value)) : value;
  return checked(spec, { ...spec, params: { ...spec.params, [setting]: fitting } });
}

/** Makes it another kind of logo: with the settings given, or those that such a logo starts with. */
export function withKind(
  spec: LogoSpec,
  archetype: ArchetypeId,
  { params, font }: Pick<LogoSpec, 'params' | 'font'> | { params?: undefined; font: FontId },
): LogoSpec {
  return checked(spec, {
    ...spec,
    archetype,
    font: faceForKind(archetype, spec, font),
    params: params ?? standardParams(archetype),
  });
}

export const withFont = (spec: LogoSpec, font: FontId): LogoSpec => checked(spec, { ...spec, font });

export const withCapFont = (spec: LogoSpec, capFont: FontId): LogoSpec => checked(spec, { ...spec, capFont });

export const withSymbol = (spec: LogoSpec, symbol: SymbolId): LogoSpec => checked(spec, { ...spec, symbol });

export function withTracking(spec: LogoSpec, value: number): LogoSpec {
  const tracking = snapped(TRACKING, value);
  const { tracking: _, ...rest } = spec;
  return checked(spec, tracking === 0 ? rest : { ...rest, tracking });
}

/** Null lets the length of the name decide. */
export function withRows(spec: LogoSpec, rows: number | null): LogoSpec {
  const { rows: _, ...rest } = spec;
  return checked(spec, rows === null ? rest : { ...rest, rows });
}

/** A palette takes the place of own colours. */
export function withPalette(spec: LogoSpec, palette: PaletteId): LogoSpec {
  const { colours: _, ...rest } = spec;
  return checked(spec, { ...rest, palette });
}

/** The colours become its own. */
export const withColours = (spec: LogoSpec, colours: Partial<LogoSpec['colours']>): LogoSpec =>
  checked(spec, { ...spec, colours: { ...paletteOf(spec), ...colours } });

/** What was the ground becomes the main colour, and the other way round. */
export function withGroundSwapped(spec: LogoSpec): LogoSpec {
  const { bg, fg } = paletteOf(spec);
  return withColours(spec, { bg: fg, fg: bg });
}
