import { describe, expect, it } from 'vitest';
import { type LayoutId, logoBriefSchema } from '../brief.ts';
import { analyseName } from './analyse-name.ts';
import { isOfLayout, rowsIn } from './layouts.ts';
import { planLogos } from './plan-logos.ts';

const planned = (name: string, layout: LayoutId) =>
  [1, 2, 3, 4, 5].flatMap((seed) => planLogos(logoBriefSchema.parse({ name, layout, seed }), 12));

describe('layouts', () => {
  it.each([
    ['line', 'NOVA', 'scan', 'archivo', 1],
    ['line', 'Frequency', 'scan', 'anton', 1],
    ['line', 'Frequency', 'scan', 'archivo', undefined],
    ['line', 'DJ Frequenc', 'scan', 'archivo', 1],
    ['line', 'Bass Culture', 'echo', 'anton', 1],
    ['line', 'Bass Culture', 'echo', 'unbounded', undefined],
    ['line', '東京東京', 'scan', 'dela-gothic-one', 1],
    ['line', '東京東京東京', 'scan', 'dela-gothic-one', undefined],
    ['line', 'NOVA', 'ring', 'archivo', undefined],
    ['stacked', 'Bass Culture', 'scan', 'anton', 2],
    ['stacked', 'One Two Three Four Five', 'scan', 'anton', 4],
    ['stacked', 'NOVA', 'scan', 'anton', undefined],
    ['stacked', 'Underground', 'scan', 'archivo', 2],
    ['stacked', 'Underground', 'minimal', 'archivo', undefined],
    ['stacked', 'نورنورنورنور', 'scan', 'lalezar', undefined],
    ['emblem', 'Bass Culture', 'symbol', 'anton', undefined],
  ] as const)('%s: %s, %s in %s, is set in %s rows', (layout, name, kind, font, rows) => {
    expect(rowsIn({ layout, tagline: '' }, analyseName(name), kind, font)).toBe(rows);
  });

  it('one line: a tagline below lets it be longer', () => {
    const rows = (tagline: string) =>
      rowsIn({ layout: 'line', tagline }, analyseName('Frequenc'), 'scan', 'archivo');
    expect([rows(''), rows('Live')]).toEqual([undefined, 1]);
  });

  it.each(['line', 'stacked', 'emblem'] as const)('%s: only kinds with that outline', (layout) => {
    for (const name of ['NOVA', 'Bass Culture', 'DJ Otto'])
      for (const { archetype } of planned(name, layout)) expect(isOfLayout(layout, archetype)).toBe(true);
  });

  it('one line: a short name is never broken', () => {
    for (const { archetype, rows } of planned('Kent', 'line'))
      expect([archetype, rows]).toEqual([archetype, 1]);
  });

  it('one line: the symbol stands beside the name, stacked: above it', () => {
    const layoutsIn = (layout: LayoutId) =>
      planned('NOVA', layout).flatMap((spec) => (spec.archetype === 'symbol' ? [spec.params.layout] : []));
    expect(new Set(layoutsIn('line'))).toEqual(new Set(['beside']));
    expect(new Set(layoutsIn('stacked'))).toEqual(new Set(['above']));
  });

  it('stacked: several words stand in several rows', () => {
    for (const { rows } of planned('Bass Culture', 'stacked')) expect(rows).toBe(2);
  });

  it('emblem: takes another outline where no emblem can be drawn without what is avoided', () => {
    const brief = logoBriefSchema.parse({ name: 'نور', layout: 'emblem', avoid: ['symbols'] });
    expect(planLogos(brief, 12)).toHaveLength(12);
  });
});
