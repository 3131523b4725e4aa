import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY, HEADING, laidOut, paperOf, SMALL, words } from '../../tests/support/paper.ts';
import type { Block, Paragraph, Table } from './blocks.ts';
import { MissingFontFileError } from './faces.ts';
import { layOut } from './lay-out.ts';
import type { LaidOut, PictureItem, ShapeItem, TextItem } from './page.ts';

const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text, style: BODY });

const textsOf = ({ pages }: LaidOut, page: number): TextItem[] =>
  (pages[page] ?? []).filter((item) => item.kind === 'text');

/** The lines of a page, from top to bottom; what stands on one baseline is one line. */
function linesOf(laid: LaidOut, page: number): string[] {
  const lines = new Map<number, string>();
  for (const { baseline, asRead } of textsOf(laid, page)) {
    const at = Math.round(baseline * 10);
    lines.set(at, (lines.get(at) ?? '') + asRead);
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line.trim());
}

/** A page has room for 49 lines of the body, 742 points of 15. */
const LINES = 49;
const filler = (lines: number): Block[] => Array.from({ length: lines }, (_, index) => bare(`line ${index}`));
const bare = (text: string): Paragraph => ({ kind: 'paragraph', text, style: { ...BODY, after: 0 } });

describe('paragraphs', () => {
  it('leave no line alone at the foot or the head of a page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 50 }), fc.integer({ min: 2, max: 80 }), (before, count) => {
        const laid = laidOut(paperOf([...filler(before), bare(words(count * 10))]));
        const total = laidOut(paperOf([bare(words(count * 10))]));
        const all = total.pages.reduce((sum, _, page) => sum + linesOf(total, page).length, 0);
        const onFirst = linesOf(laid, 0).filter((line) => !line.startsWith('line ')).length;
        const onNext = linesOf(laid, 1).filter((line) => !line.startsWith('line ')).length;
        if (all > 1) expect(onFirst).not.toBe(1);
        if (all > 1 && onFirst > 0) expect(onNext).not.toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('stay whole where they have three lines or fewer', () => {
    const laid = laidOut(paperOf([...filler(LINES - 2), bare(words(40))]));
    expect(linesOf(laid, 0).at(-1)).toBe(`line ${LINES - 3}`);
    expect(linesOf(laid, 1).length).toBe(3);
  });

  it('go on over as many pages as it takes', () => {
    const laid = laidOut(paperOf([bare(words(4000))]));
    expect(laid.pages.length).toBeGreaterThan(3);
    const read = laid.pages.flatMap((_, page) => linesOf(laid, page)).join(' ');
    expect(read).toBe(words(4000));
  });
});

describe('a heading', () => {
  const heading: Block = { kind: 'heading', level: 2, text: 'Rider', style: HEADING };
  const table: Table = {
    ...{ kind: 'table', style: BODY, head: SMALL, ground: '#EEEEEE', line: '#CCCCCC' },
    columns: [
      { title: 'Item', share: 2 },
      { title: 'Fee', share: 1, align: 'end' },
    ],
    rows: Array.from({ length: 80 }, (_, index) => ({ cells: [`Row ${index}`, `£${index}`] })),
  };

  it.each<[string, Block]>([
    ['a paragraph', paragraph(words(60))],
    ['a table', table],
    ['a list', { kind: 'list', marks: 'bullets', items: [words(30)], style: BODY }],
    ['a section', { kind: 'section', title: 'Rider', blocks: [paragraph(words(60))] }],
    ['columns', { kind: 'columns', gap: 10, columns: [{ share: 1, blocks: [paragraph(words(60))] }] }],
  ])('is never left alone above %s', (_, block) => {
    for (let before = LINES - 6; before <= LINES; before++) {
      const laid = laidOut(paperOf([...filler(before), heading, block]));
      for (const page of laid.pages.keys()) expect(linesOf(laid, page).at(-1)).not.toBe('Rider');
    }
  });

  it('becomes a bookmark at its place', () => {
    const laid = laidOut(paperOf([heading, { kind: 'page-break' }, { ...heading, text: 'Dates', level: 3 }]));
    expect(laid.bookmarks.map(({ title, level, page }) => [title, level, page])).toEqual([
      ['Rider', 2, 0],
      ['Dates', 3, 1],
    ]);
  });

  it('of a table that goes on is shown again on each page, and read once', () => {
    const laid = laidOut(paperOf([table]));
    expect(laid.pages.length).toBe(3);
    for (const page of laid.pages.keys()) {
      expect(linesOf(laid, page)[0]).toBe('ItemFee');
      expect(
        linesOf(laid, page)
          .slice(1)
          .every((line) => /^Row \d+£\d+$/.test(line)),
      ).toBe(true);
    }
  });

  it('a total stands on the ground of the head, in strong letters', () => {
    const laid = laidOut(paperOf([{ ...table, rows: [{ cells: ['Total', '£9'], isTotal: true }] }]));
    const grounds = laid.pages[0]?.filter((item) => item.kind === 'shape' && item.fill === '#EEEEEE');
    expect(grounds?.length).toBe(2);
    expect(textsOf(laid, 0).find(({ asRead }) => asRead === 'Total')?.file).toContain('700');
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

  it('that bleed begin at the edge of the first page', () => {
    const bleeding: Block = { kind: 'box', ground: '#111111', isBleeding: true, blocks: [bare('x')] };
    const [ground] = groundsOf(laidOut(paperOf([bleeding])));
    expect(ground?.d).toMatch(/^M0 0h595.28/);
  });
});

describe('running lines', () => {
  const options = {
    header: { start: 'DJ NOVA', end: 'Rider', style: SMALL },
    footer: { start: words(60), end: 'Page {page} of {pages}', style: SMALL },
  };

  it('number every page, and cut what is too long for its line', () => {
    const laid = laidOut(paperOf(filler(2 * LINES), options));
    expect(laid.pages.length).toBe(2);
    expect(linesOf(laid, 1)[0]).toBe('RiderDJ NOVA');
    expect(linesOf(laid, 1).at(-1)).toMatch(/^Page 2 of 2w0rd .* …$/);
  });

  it('give way to the foot of the first page, which the blocks keep clear of', () => {
    const foot: Block = {
      ...{ kind: 'box', ground: '#111111', isBleeding: true, leastHeight: 100 },
      blocks: [bare('Booking')],
    };
    const laid = laidOut(paperOf(filler(LINES), { ...options, firstFoot: [foot] }));
    expect(linesOf(laid, 0).at(-1)).toBe('Booking');
    expect(linesOf(laid, 0).some((line) => line.startsWith('Page'))).toBe(false);
    const last = textsOf(laid, 0).filter(({ asRead }) => asRead.startsWith('line '));
    for (const { baseline } of last) expect(baseline).toBeLessThan(841.89 - 100);
    expect(linesOf(laid, 1).at(-1)).toMatch(/^Page 2 of 2/);
    expect(laid.pages.length).toBe(2);
  });
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

it('a file that was not loaded is named', () => {
  const paper = paperOf([bare('Nova')]);
  expect(() => layOut(paper, new Map())).toThrow(MissingFontFileError);
  expect(() => layOut(paper, new Map())).toThrow('inter-latin-400-normal.woff');
});
