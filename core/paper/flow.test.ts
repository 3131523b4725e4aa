import { describe, expect, it } from 'vitest';
import {
  BODY,
  bare,
  filler,
  HEADING,
  LINES,
  laidOut,
  linesOf,
  paperOf,
  SMALL,
  textsOf,
  words,
} from '../../tests/support/paper.ts';
import type { Block, Table } from './blocks.ts';
import type { LaidOut, PictureItem, ShapeItem } from './page.ts';

describe('a row that no page is tall enough for', () => {
  const table = (cells: string[]): Table => ({
    ...{ kind: 'table', style: BODY, head: SMALL, ground: '#EEEEEE', line: '#CCCCCC' },
    columns: [
      { title: 'A', share: 1 },
      { title: 'B', share: 1 },
    ],
    rows: [{ cells }, { cells: ['NEXT', ''] }],
  });

  it.each([
    [900, 1100],
    [1100, 900],
    [1500, 2],
  ])('goes on, and the next one stands below all of it: %i and %i words', (one, other) => {
    const laid = laidOut(paperOf([bare('before'), table([words(one), words(other)])]));
    const last = laid.pages.length - 1;
    const next = textsOf(laid, last).find(({ asRead }) => asRead === 'NEXT');
    for (const { baseline, asRead } of textsOf(laid, last))
      if (asRead !== 'NEXT') expect(baseline).toBeLessThan(next?.baseline ?? 0);
    for (const page of laid.pages.keys()) expect(linesOf(laid, page)).not.toEqual(['AB']);
  });
});

describe('chips', () => {
  const chips = (items: string[]): Block => ({ kind: 'chips', items, style: BODY, line: '#FF6A00' });

  it('hold their words, whatever way they run', () => {
    const laid = laidOut(paperOf([chips(['טכנו', 'Acid', '', 'أسيد'])]));
    const pills = laid.pages.flat().filter((item) => item.kind === 'shape') as ShapeItem[];
    const edges = pills.map(({ d }) => Number(/M([\d.]+)/.exec(d)?.[1]));
    expect(pills.length).toBe(3);
    for (const [index, { x }] of textsOf(laid, 0).entries()) {
      // The corners are round.
      expect(x).toBeGreaterThan((edges[index] ?? 0) - 10);
      expect(x).toBeLessThan(edges[index + 1] ?? 200);
    }
  });

  it('stand on the page of their words', () => {
    const laid = laidOut(paperOf([...filler(LINES - 1), chips([words(60), 'b'])]));
    const pills = laid.pages.flat().filter((item) => item.kind === 'shape');
    expect(pills.map(({ page }) => page)).toEqual([1, 1]);
    expect(textsOf(laid, 0).length).toBe(LINES - 1);
  });
});

describe('clauses', () => {
  it('have numbers of their own, and headings that stay with them', () => {
    const clauses = ['Fee', 'Travel'].map((title) => ({ title, paragraphs: [words(5), words(6)] }));
    for (let before = LINES - 8; before <= LINES; before++) {
      const laid = laidOut(
        paperOf([
          ...filler(before),
          { kind: 'clauses', clauses, heading: HEADING, style: BODY, number: '#B84A06' },
        ]),
      );
      const lines = laid.pages.flatMap((_, page) => linesOf(laid, page));
      expect(lines.filter((line) => /^\d/.test(line)).map((line) => line.split(/[a-zA-Z ]/)[0])).toEqual([
        '1.',
        '1.1',
        '1.2',
        '2.',
        '2.1',
        '2.2',
      ]);
      for (const page of laid.pages.keys()) expect(linesOf(laid, page).at(-1)).not.toMatch(/Fee|Travel/);
    }
  });
});

describe('columns', () => {
  it('begin side by side, go on in their own column, and end where the longest does', () => {
    const columns: Block = {
      ...{ kind: 'columns', gap: 20 },
      columns: [
        { share: 2, blocks: [bare(words(900))] },
        { share: 1, blocks: [bare('beside')] },
      ],
    };
    const laid = laidOut(paperOf([bare('before'), columns, bare('after')]));
    expect(laid.pages.length).toBeGreaterThan(1);
    const [first, beside] = [textsOf(laid, 0)[1], textsOf(laid, 0).find(({ asRead }) => asRead === 'beside')];
    expect(beside?.baseline).toBe(first?.baseline);
    expect(linesOf(laid, laid.pages.length - 1).at(-1)).toBe('after');
  });
});

describe('boxes', () => {
  const box = (blocks: readonly Block[]): Block => ({
    ...{ kind: 'box', blocks, ground: '#EEEEEE', padding: { top: 8, bottom: 8, left: 8, right: 8 } },
  });
  const groundsOf = (laid: LaidOut): ShapeItem[] =>
    laid.pages.flat().filter((item) => item.kind === 'shape') as ShapeItem[];

  it('stay on one page with all that is in them', () => {
    const laid = laidOut(paperOf([...filler(LINES - 3), box([bare('a'), bare('b'), bare('c')])]));
    expect(linesOf(laid, 1)).toEqual(['a', 'b', 'c']);
    expect(groundsOf(laid).map(({ page }) => page)).toEqual([1]);
  });

  it('too tall for any page go on, on their ground', () => {
    const laid = laidOut(paperOf([box(filler(2 * LINES))]));
    expect(laid.pages.length).toBe(3);
    expect(groundsOf(laid).map(({ page }) => page)).toEqual([0, 1, 2]);
    for (const items of laid.pages) expect(items[0]?.kind).toBe('shape');
  });

  it('too tall for any page never go past its foot, wherever they begin', () => {
    for (const before of [10, LINES - 4, LINES - 1, LINES]) {
      const laid = laidOut(paperOf([...filler(before), box(filler(60))]));
      for (const { baseline } of laid.pages.flatMap((_, page) => textsOf(laid, page)))
        expect(baseline).toBeLessThan(842 - 50);
      expect(laid.pages.flatMap((_, page) => linesOf(laid, page)).length).toBe(before + 60);
    }
  });

  it('with blocks at their bottom leave the free part of their least height above them', () => {
    const end = (more: object): number[] => {
      const blocks = [{ ...box([bare('a'), bare('b')]), leastHeight: 100, ...more } as Block, bare('c')];
      return textsOf(laidOut(paperOf(blocks)), 0).map(({ baseline }) => baseline);
    };
    const [a = 0, b = 0, c = 0] = end({});
    const free = 100 - 16 - 2 * 15;
    expect(end({ isAtBottom: true })).toEqual([a + free, b + free, c]);
    const tooLow = { leastHeight: 20 };
    expect(end({ ...tooLow, isAtBottom: true })).toEqual(end(tooLow));
  });

  it('that bleed begin at the edge of the first page', () => {
    const bleeding: Block = { kind: 'box', ground: '#111111', isBleeding: true, blocks: [bare('x')] };
    const [ground] = groundsOf(laidOut(paperOf([bleeding])));
    expect(ground?.d).toMatch(/^M0 0h595.28/);
  });
});

describe('what stands together', () => {
  const spaced = (before: number): Block => ({ ...bare('a'), style: { ...BODY, before, after: 0 } });

  it('is on one page, with the space above it or at the top of the next', () => {
    for (const before of [0, 7, 14])
      for (let above = LINES - 6; above <= LINES; above++) {
        const blocks = [spaced(before), bare('b'), bare('c'), bare('d')];
        const laid = laidOut(paperOf([...filler(above), { kind: 'together', blocks }]));
        const fits = (above + 4) * 15 + before <= 741.89;
        expect(linesOf(laid, fits ? 0 : 1).slice(-4)).toEqual(['a', 'b', 'c', 'd']);
      }
    const page: Block = { kind: 'together', blocks: [spaced(14), ...filler(LINES - 1)] };
    expect(laidOut(paperOf([bare('x'), page])).pages.length).toBe(2);
  });

  it('keeps its heading, too', () => {
    const heading: Block = { kind: 'heading', level: 2, text: 'H', style: HEADING };
    for (let above = LINES - 7; above <= LINES - 2; above++) {
      const together: Block = { kind: 'together', blocks: [spaced(14), bare('b'), bare('c')] };
      const laid = laidOut(paperOf([...filler(above), heading, together]));
      const last = laid.pages.length - 1;
      expect(linesOf(laid, last).slice(-4)).toEqual(['H', 'a', 'b', 'c']);
    }
  });
});

it('a paragraph that is not to be broken is as large as its column allows, and never larger than its style', () => {
  const sizes = ['a', words(30), 'שלום '.repeat(40).trim(), '火'.repeat(80)].map((text) => {
    const block = { ...bare(text), isUnbroken: true, style: { ...BODY, tracking: 0.3 } };
    const runs = textsOf(laidOut(paperOf([block])), 0);
    expect(new Set(runs.map(({ baseline }) => baseline)).size).toBe(1);
    const [left, right] = [runs[0]?.x ?? 0, Math.max(...runs.map(({ x, width }) => x + width))];
    expect(left).toBeGreaterThanOrEqual(50 - 0.01);
    expect(right).toBeLessThanOrEqual(545.29);
    if (text !== 'a') expect(right - left).toBeCloseTo(495.28, 1);
    return runs[0]?.size ?? 0;
  });
  expect(sizes[0]).toBe(BODY.size);
  for (const size of sizes.slice(1)) expect(size).toBeLessThan(BODY.size);
});

describe('pictures', () => {
  const image = { bytes: new Uint8Array(1), width: 1000, height: 500 };

  it('fill their box, and move to the next page where it does not fit', () => {
    const picture: Block = { kind: 'picture', image, height: 400, focus: { x: 0.5, y: 0.5 }, alt: 'Live' };
    const laid = laidOut(paperOf([picture, picture]));
    const pictures = laid.pages.flat().filter((item) => item.kind === 'picture') as PictureItem[];
    expect(pictures.map(({ page, width, height }) => [page, Math.round(width), height])).toEqual([
      [0, 495, 400],
      [1, 495, 400],
    ]);
  });

  it('drawings keep their shape', () => {
    const laid = laidOut(
      paperOf([
        {
          ...{ kind: 'drawing', height: 50, alt: 'Logo', viewBox: [10, 10, 100, 20], align: 'centre' },
          layers: [{ d: 'M10 10h100v20h-100z', fill: '#000000' }],
        },
      ]),
    );
    const [shape] = laid.pages.flat() as ShapeItem[];
    expect(shape?.place?.scale).toBe(2.5);
    expect((shape?.place?.x ?? 0) + 10 * 2.5).toBeCloseTo((595.28 - 250) / 2);
  });
});
