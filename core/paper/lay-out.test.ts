import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
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
import type { Block, Paragraph, Table } from './blocks.ts';
import { layOut } from './lay-out.ts';
import type { TextItem } from './page.ts';

const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text, style: BODY });

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
    ['a list with space above', { kind: 'list', marks: 'numbers', items: [words(36)], style: HEADING }],
    ['a paragraph with space above', { kind: 'paragraph', text: words(60), style: HEADING }],
    [
      'clauses',
      {
        ...{ kind: 'clauses', heading: HEADING, style: BODY, number: '#B84A06' },
        clauses: [{ title: 'Fee', paragraphs: [words(18)] }],
      },
    ],
    [
      'a space, an empty list and a paragraph',
      {
        ...{ kind: 'section', title: 'Rider' },
        blocks: [
          { kind: 'space', height: 20 },
          { kind: 'list', marks: 'bullets', items: ['', ' '], style: BODY },
          { kind: 'rule', colour: '#000000', before: 8 },
          paragraph(words(60)),
        ],
      },
    ],
    ['columns', { kind: 'columns', gap: 10, columns: [{ share: 1, blocks: [paragraph(words(60))] }] }],
  ])('is never left alone above %s', (_, block) => {
    for (let step = 0; step < 28; step++) {
      const shift: Block = { kind: 'space', height: (step % 4) * 4 };
      const laid = laidOut(paperOf([...filler(LINES - 7 + Math.floor(step / 4)), shift, heading, block]));
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

  it('take nobody’s name for a number', () => {
    const footer = { start: 'DJ {page}', end: 'Page {page} of {pages}', style: SMALL };
    expect(linesOf(laidOut(paperOf([bare('x')], { footer })), 0).at(-1)).toBe('Page 1 of 1DJ {page}');
  });

  it('stay on one line each, at their sides, in whatever direction they run', () => {
    const laid = laidOut(
      paperOf([bare('x')], {
        header: { start: 'נור ערב', end: words(90), style: SMALL },
        footer: { start: 'שלום', end: 'a\nb {page}{page}', style: SMALL },
      }),
    );
    const [, long, left, end] = [0, ...textsOf(laid, 0).filter(({ asRead }) => asRead !== 'x')] as TextItem[];
    expect(long?.asRead).toMatch(/ …$/);
    expect(new Set(textsOf(laid, 0).map(({ baseline }) => Math.round(baseline))).size).toBe(3);
    expect(textsOf(laid, 0).map(({ asRead }) => asRead)).toContain('a b 11');
    const hebrew = textsOf(laid, 0).find(({ asRead }) => asRead === 'שלום');
    expect(hebrew?.x).toBeCloseTo(50, 0);
    expect([left, end]).toBeDefined();
  });

  it.each(['די ג׳יי נועה', 'אב גד הו', 'نور الليل الطويل', `די ג׳יי ${words(90)}`])(
    'make no page of their own, however the words of %s measure beside one another',
    (start) => {
      const laid = laidOut(paperOf([bare('x')], { footer: { start, end: start, style: SMALL } }));
      expect(laid.pages.length).toBe(1);
      expect(new Set(textsOf(laid, 0).map(({ baseline }) => Math.round(baseline))).size).toBe(2);
    },
  );

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

it('a file that was not loaded is named', () => {
  const paper = paperOf([bare('Nova')]);
  expect(() => layOut(paper, new Map())).toThrow(MissingFontFileError);
  expect(() => layOut(paper, new Map())).toThrow('inter-latin-400-normal.woff');
});
