import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { archetypeParams } from '#core/tools/logo-generator/archetype-params.ts';
import { ARCHETYPE_IDS } from '#core/tools/logo-generator/archetypes.ts';
import { type Control, type SliderControl, snapped, written } from './controls.ts';
import { controlsOf, EFFECT_CONTROLS, standardParams } from './effect-controls.ts';

interface Shown {
  type?: string;
  minimum?: number;
  maximum?: number;
  enum?: string[];
}

const settingsOf = (id: (typeof ARCHETYPE_IDS)[number]): Record<string, Shown> =>
  z.toJSONSchema(archetypeParams[id]).properties as Record<string, Shown>;

const controls = ARCHETYPE_IDS.flatMap((id) =>
  Object.entries<Control>(EFFECT_CONTROLS[id]).map(([setting, control]) => ({ id, setting, control })),
);

describe('the controls of the effect', () => {
  it.each(ARCHETYPE_IDS)('reach every setting of %s, each in one tab', (id) => {
    const shown = (['effect', 'layout', 'type'] as const).flatMap((place) =>
      controlsOf(id, place).map(([setting]) => setting),
    );
    expect(shown.toSorted()).toEqual(Object.keys(settingsOf(id)).toSorted());
  });

  it.each(controls)('offer what the schema takes for $setting of $id', ({ id, setting, control }) => {
    const schema = settingsOf(id)[setting];
    switch (control.kind) {
      case 'slider':
        expect(control).toMatchObject({ min: schema?.minimum, max: schema?.maximum });
        if (schema?.type === 'integer') expect(Number.isInteger(control.step)).toBe(true);
        break;
      case 'choice':
        expect(Object.keys(control.choices).toSorted()).toEqual(schema?.enum?.toSorted());
        break;
      case 'switch':
        expect(schema?.type).toBe('boolean');
    }
  });

  it.each(ARCHETYPE_IDS)('start %s with settings that the schema takes', (id) => {
    expect(archetypeParams[id].safeParse(standardParams(id)).success).toBe(true);
  });

  const sliders = controls.flatMap(({ control }) => (control.kind === 'slider' ? [control] : []));

  it('bring every value onto a step in the range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sliders),
        fc.double({ noNaN: true, min: -99, max: 99 }),
        (slider, value) => {
          const there = snapped(slider, value);
          expect(there).toBeGreaterThanOrEqual(slider.min);
          expect(there).toBeLessThanOrEqual(slider.max);
          expect(snapped(slider, there)).toBe(there);
        },
      ),
    );
  });

  it('reach both ends of every slider, and what it starts with', () => {
    for (const slider of sliders) {
      expect(snapped(slider, slider.max)).toBe(slider.max);
      expect(snapped(slider, slider.min)).toBe(slider.min);
      expect(snapped(slider, slider.standard)).toBe(slider.standard);
    }
  });

  it('write values as people read them', () => {
    const slider = (change: Partial<SliderControl>): SliderControl => ({
      ...{ kind: 'slider', label: '', min: 0, max: 1, step: 0.01, unit: 'percent', standard: 0 },
      ...change,
    });
    expect(written(slider({}), 0.5123)).toBe('51 %');
    expect(written(slider({ step: 0.005 }), 0.055)).toBe('5.5 %');
    expect(written(slider({ unit: 'degrees' }), -7)).toBe('−7°');
    expect(written(slider({ unit: 'count' }), 18)).toBe('18');
  });
});
