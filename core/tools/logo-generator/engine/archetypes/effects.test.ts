import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import type { ArchetypeId, ArchetypeParams } from '../../archetype-params.ts';
import { ARCHETYPES } from '../../archetypes.ts';
import { analyseName } from '../analyse-name.ts';
import { openFaces } from '../faces.ts';
import { areaOf, signedArea } from '../geometry/area.ts';
import { cutOut, grow, intersect, unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import type { Layer, Role } from '../layer.ts';
import { seededRandom } from '../random.ts';
import { DRAW_SYMBOL } from '../symbols/index.ts';
import type { Brush } from './archetype.ts';
import { ARCHETYPE_RENDERERS } from './index.ts';
import { wordmark } from './wordmark.ts';

const set = openFaces(readLogoFonts(['archivo-latin-900-normal.woff']));

const brushOf = (name: string, seed = 1): Brush => ({
  set,
  name: analyseName(name),
  tagline: '',
  font: 'archivo',
  capFont: 'archivo',
  symbol: DRAW_SYMBOL.star(seededRandom(1)),
  random: seededRandom(seed),
  tracking: 0,
  rows: null,
  printRole: 'a',
});

const draw = <Id extends ArchetypeId>(id: Id, name: string, params: ArchetypeParams[Id], seed = 1): Layer[] =>
  ARCHETYPE_RENDERERS[id].draw(brushOf(name, seed), params);

const of = (layers: readonly Layer[], role: Role): Shape =>
  layers.filter((layer) => layer.role === role).flatMap(({ shape }) => shape);

/** The letters as the kind sets them, before its effect. */
const plain = (name: string, tracking: number, capHeight: number): Shape =>
  wordmark(brushOf(name), { capHeight, tracking, filler: 'none' }).shape;

describe('stencil', () => {
  it('is the letters less the bridges, and no counter is closed', () => {
    const letters = plain('BROAD', 0.02, 150);
    const cut = of(draw('stencil', 'BROAD', { bridge: 0.08, marks: false }), 'fg');
    expect(areaOf(cutOut(cut, grow(letters, 0.1)))).toBeLessThan(1);
    expect(areaOf(cut)).toBeLessThan(areaOf(letters) * 0.95);
    expect(cut.filter((contour) => signedArea(contour) < 0)).toEqual([]);
  });

  it('may stand between corner marks', () => {
    const layers = draw('stencil', 'NOVA', { bridge: 0.08, marks: true });
    const [marks, letters] = [boundsOf(of(layers, 'a')), boundsOf(of(layers, 'fg'))];
    expect(of(layers, 'a')).toHaveLength(4);
    expect(marks.left).toBeLessThan(letters.left);
    expect(marks.bottom).toBeGreaterThan(letters.bottom);
  });
});

describe('inline', () => {
  const letters = plain('NOVA', 0.03, 160);
  const areas = (accent: ArchetypeParams['inline']['accent']) => {
    const layers = draw('inline', 'NOVA', { accent, weight: 0.2 });
    return [of(layers, 'fg'), of(layers, 'a')] as const;
  };

  it('with a coloured line covers the letters as they were', () => {
    const [body, line] = areas('line');
    expect(areaOf(unite(body, line)) / areaOf(letters)).toBeCloseTo(1, 1);
    expect(areaOf(line)).toBeGreaterThan(areaOf(letters) * 0.1);
  });

  it('with an open line has nothing in its place', () => {
    const [body, line] = areas('none');
    expect(line).toEqual([]);
    expect(areaOf(body)).toBeCloseTo(areaOf(areas('line')[0]), 5);
  });

  it('with a coloured core keeps a line between core and edge', () => {
    const [body, core] = areas('core');
    expect(areaOf(intersect(grow(core, 4), body))).toBe(0);
    expect(areaOf(core)).toBeGreaterThan(0);
  });
});

describe('glitch', () => {
  it('tears some bands to the sides and loses no letter', () => {
    const letters = plain('NOVA', 0, 150);
    for (const seed of [1, 2, 3, 4]) {
      const body = of(draw('glitch', 'NOVA', { bands: 6, shift: 0.12, slivers: 3 }, seed), 'fg');
      const kept = areaOf(intersect(body, letters)) / areaOf(letters);
      expect(kept).toBeGreaterThan(0.75);
      expect(kept).toBeLessThan(0.99);
      expect(Math.abs(areaOf(body) / areaOf(letters) - 1)).toBeLessThan(0.03);
    }
  });

  it('flies off to both sides in the two accents', () => {
    const layers = draw('glitch', 'NOVA', { bands: 5, shift: 0.12, slivers: 4 });
    const [body, left, right] = (['fg', 'a', 'b'] as const).map((role) => boundsOf(of(layers, role)));
    expect(left?.left).toBeLessThan(body?.left ?? 0);
    expect(right?.right).toBeGreaterThan(body?.right ?? 0);
  });
});

describe('split', () => {
  const letters = plain('NOVA', 0.015, 150);
  const { top, height } = boundsOf(letters);
  const halves = (lower: ArchetypeParams['split']['lower']) => {
    const layers = draw('split', 'NOVA', { lower, seam: 0.5 });
    return [of(layers, 'fg'), of(layers, 'a')] as const;
  };

  it.each(['outline', 'accent', 'block'] as const)('%s: the halves meet at the seam', (lower) => {
    const [above, below] = halves(lower);
    expect(boundsOf(above).top).toBeCloseTo(top, 1);
    expect(boundsOf(above).bottom).toBeLessThan(top + height * 0.53);
    expect(boundsOf(below).top).toBeGreaterThan(top + height * 0.46);
    expect(areaOf(intersect(above, below))).toBeLessThan(1);
  });

  it('reverses the feet out of a block', () => {
    const [, block] = halves('block');
    expect(areaOf(intersect(block, letters))).toBeLessThan(1);
    expect(boundsOf(block).width).toBeGreaterThan(boundsOf(letters).width);
  });
});

it('every kind has a name to be read', () => {
  const labels = Object.values(ARCHETYPES).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.every(Boolean)).toBe(true);
});
