import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import type { LogoSpec } from '../spec.ts';
import type { Room, RoundRoom } from './box.ts';
import { coloursIn } from './colour-ways.ts';
import { type Composition, composePicture } from './compose.ts';
import { type FaceSet, facesForSpec, openFaces } from './faces.ts';
import { boundsOf } from './geometry/bounds.ts';
import { distance } from './geometry/point.ts';
import { inkPoints } from './ink-of-tests.ts';
import type { Lockup } from './lockups.ts';
import type { Picture } from './picture.ts';
import { specsOfEveryKind } from './specs-of-tests.ts';

type Format = Required<Pick<Composition, 'lockup' | 'width' | 'height' | 'room'>>;

const format = (lockup: Lockup, width: number, height: number, room: Room | RoundRoom): Format => ({
  lockup,
  width,
  height,
  room,
});

const FORMATS: readonly (readonly [string, Format])[] = [
  ['avatar', format('symbol', 1080, 1080, { diameter: 0.8 })],
  // W3C, Web Application Manifest: the safe zone of a maskable icon is a circle of two fifths of its width in radius.
  ['maskable icon', format('symbol', 512, 512, { diameter: 0.8 })],
  ['favicon', format('symbol', 16, 16, { width: 1, height: 1 })],
  ['gobo', format('full', 1200, 1200, { diameter: 0.9 })],
  ['LED strip', format('full', 1920, 640, { width: 0.9, height: 0.7 })],
  ['story', format('full', 1080, 1920, { width: 0.8, height: 0.4 })],
  ['label', format('wordmark', 300, 60, { width: 0.9, height: 0.8 })],
];

const everyKind = (name: string) =>
  specsOfEveryKind(name, 'Techno / Berlin', 3).map((spec) => ({
    spec,
    faces: openFaces(readLogoFonts(facesForSpec(spec))),
  }));

const KINDS = everyKind('DJ NOVA');
const ink = ({ paths }: Picture) => paths.flatMap(({ d }) => inkPoints(d));

/** Rounding, and what a curve may bulge, in pixels. */
const slackOf = ({ width, height }: Picture): number => 0.25 * Math.max(1, Math.max(width, height) / 1200);

function expectWithin(picture: Picture, room: Room | RoundRoom, about: string): void {
  const { width, height } = picture;
  const points = ink(picture);
  const slack = slackOf(picture);
  if ('diameter' in room) {
    const furthest = Math.max(...points.map((point) => distance(point, [width / 2, height / 2])));
    const radius = (Math.min(width, height) * room.diameter) / 2;
    expect(furthest, about).toBeLessThanOrEqual(radius + slack);
    expect(furthest, `${about} is as large as can be`).toBeGreaterThan(radius * 0.99 - slack);
    return;
  }
  const box = boundsOf([points]);
  expect(Math.max(box.width / width / room.width, box.height / height / room.height), about).toBeCloseTo(
    1,
    1,
  );
  expect(box.width, about).toBeLessThanOrEqual(width * room.width + 2 * slack);
  expect(box.height, about).toBeLessThanOrEqual(height * room.height + 2 * slack);
}

describe('a lockup on a format', () => {
  it.each(FORMATS)('%s: all ink stays in its room, and fills it, for every kind of logo', (_, wanted) => {
    for (const { spec, faces } of KINDS)
      expectWithin(composePicture({ spec, faces, ...wanted }), wanted.room, spec.archetype);
  });

  it('stands in the middle unless it is told to keep to a side', () => {
    const [first] = KINDS;
    if (!first) throw new Error('there are kinds');
    const box = (align: Composition['align']) =>
      boundsOf([
        ink(composePicture({ ...first, width: 600, height: 300, room: { width: 0.9, height: 0.5 }, align })),
      ]);
    expect(box({}).centreX).toBeCloseTo(300, 0);
    expect(box({}).centreY).toBeCloseTo(150, 0);
    expect(box({ x: 'left' }).left).toBeCloseTo(30, 0);
    expect(box({ x: 'right' }).right).toBeCloseTo(570, 0);
    expect(box({ y: 'top' }).top).toBeCloseTo(75, 0);
    expect(box({ y: 'bottom' }).bottom).toBeCloseTo(225, 0);
  });

  it('is mirrored for projection from behind, in the same room', () => {
    for (const { spec, faces } of KINDS) {
      const size = { spec, faces, width: 400, height: 300, room: { diameter: 0.9 } };
      const there = boundsOf([ink(composePicture(size))]);
      const back = boundsOf([ink(composePicture({ ...size, isMirrored: true }))]);
      expect(back.left).toBeCloseTo(400 - there.right, 1);
      expect(back.right).toBeCloseTo(400 - there.left, 1);
      expect(back.top).toBeCloseTo(there.top, 1);
    }
  });

  it('takes a ground in place of its own, or none', () => {
    const [{ spec, faces }] = KINDS as [{ spec: LogoSpec; faces: FaceSet }];
    const size = { spec, faces, width: 100, height: 100 };
    expect(composePicture({ ...size, colourWay: 'white' }).ground).toBeNull();
    expect(composePicture({ ...size, colourWay: 'white', ground: '#000000' }).ground).toBe('#000000');
    expect(composePicture({ ...size, ground: null }).ground).toBeNull();
    expect(composePicture(size).ground).toMatch(/^#[\dA-F]{6}$/);
  });

  it('has one decimal in large pictures and two in small ones', () => {
    const decimals = (width: number): number => {
      const [{ spec, faces }] = KINDS as [{ spec: LogoSpec; faces: FaceSet }];
      const numbers = composePicture({ spec, faces, width, height: width }).paths.flatMap(({ d }) =>
        d.split(/[^\d.]+/),
      );
      return Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0));
    };
    expect(decimals(1000)).toBe(1);
    expect(decimals(999)).toBe(2);
  });

  it('looks the same at every size: a small picture is a copy of a large one', () => {
    for (const { spec, faces } of KINDS) {
      const [small, large] = [48, 4800].map((side) =>
        ink(composePicture({ spec, faces, lockup: 'symbol', width: side, height: side, perPixel: 100 })),
      );
      expect(small?.length).toBe(large?.length);
      for (const [index, [x = 0, y = 0] = []] of (small ?? []).entries()) {
        const [largeX = 0, largeY = 0] = large?.[index] ?? [];
        expect(Math.abs(x * 100 - largeX)).toBeLessThan(2);
        expect(Math.abs(y * 100 - largeY)).toBeLessThan(2);
      }
    }
  });

  it('takes a long name in fewer rows on a strip, where it may, and never in more rows than words', () => {
    const strip = { width: 1920, height: 480, room: { width: 0.9, height: 0.7 } };
    const grown = everyKind('The Midnight Frequency Orchestra').filter(({ spec, faces }) => {
      const [asItIs, rearranged] = [false, true].map((mayRearrange) => {
        const picture = composePicture({ spec, faces, ...strip, mayRearrange });
        expectWithin(picture, strip.room, spec.archetype);
        return boundsOf([ink(picture)]).width;
      });
      const chosen = composePicture({ spec: { ...spec, rows: 3 }, faces, ...strip, mayRearrange: true });
      expect(chosen.paths).toEqual(composePicture({ spec: { ...spec, rows: 3 }, faces, ...strip }).paths);
      return (rearranged ?? 0) > (asItIs ?? 0) * 1.2;
    });
    expect(grown.length).toBeGreaterThan(3);
    for (const { spec, faces } of KINDS) {
      const picture = (mayRearrange: boolean) =>
        composePicture({ spec, faces, ...strip, mayRearrange }).paths;
      expect(picture(true), 'a single word stays as it is').toEqual(picture(false));
    }
  });

  it('sets small print in the main colour where the accent is enough for graphics only', () => {
    const colours = { bg: '#0B0C0D', fg: '#FFFFFF', a: '#FFE14A', b: '#FFE14A' };
    const found = KINDS.find(({ spec }) => spec.archetype === 'symbol');
    if (!found) throw new Error('symbol is an archetype');
    const spec: LogoSpec = { ...found.spec, colours };
    const contoursOf = (colourWay: 'dark' | 'light', fill: string): number => {
      const { paths } = composePicture({ spec, faces: found.faces, colourWay, width: 400, height: 300 });
      return paths.find((path) => path.fill === fill)?.d.split('M').length ?? 0;
    };
    const { a, fg } = coloursIn(spec, 'light').colours;
    const letters = [...'TECHNO/BERLIN'].length;
    expect(contrast(a, '#FFFFFF')).toBeLessThan(4.5);
    expect(contoursOf('light', fg)).toBeGreaterThanOrEqual(contoursOf('dark', colours.fg) + letters);
    expect(contoursOf('light', a)).toBeLessThanOrEqual(contoursOf('dark', colours.a) - letters);
  });
});
