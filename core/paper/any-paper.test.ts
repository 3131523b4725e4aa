import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BODY, HEADING, laidOut, paperOf, SMALL } from '../../tests/support/paper.ts';
import type { Block } from './blocks.ts';
import type { TextItem } from './page.ts';

const photo = { bytes: new Uint8Array(1), width: 1200, height: 800 };

/** Words that tell which they are; some are very long, some run from right to left. */
const texts = fc.array(
  fc.constantFrom('nova', 'שלום', '火', 'a-very-long-word-that-goes-on-and-on-and-on', 'of', '🔥'),
  {
    maxLength: 90,
  },
);
const text = texts.map((words) => words.join(' '));

const leaf: fc.Arbitrary<Block> = fc.oneof(
  text.map((text): Block => ({ kind: 'paragraph', text, style: BODY })),
  text.map((text): Block => ({ kind: 'paragraph', text, style: SMALL, tag: 'BlockQuote' })),
  fc
    .constantFrom('Dates', 'Press')
    .map((text): Block => ({ kind: 'heading', level: 2, text, style: HEADING })),
  fc
    .array(text, { maxLength: 12 })
    .map((items): Block => ({ kind: 'list', items, marks: 'numbers', style: BODY })),
  fc
    .array(text, { maxLength: 6 })
    .map((items): Block => ({ kind: 'chips', items, style: SMALL, line: '#000000', after: 4 })),
  fc.array(fc.tuple(text, text), { maxLength: 14 }).map(
    (rows): Block => ({
      ...{ kind: 'table', style: BODY, head: SMALL, ground: '#EEEEEE', line: '#CCCCCC' },
      columns: [{ title: 'A', share: 1 }, { share: 2 }],
      rows: rows.map((cells) => ({ cells })),
    }),
  ),
  fc.integer({ min: 10, max: 700 }).map(
    (height): Block => ({
      ...{ kind: 'picture', image: photo, height, focus: { x: 0.5, y: 0.5 }, alt: 'Live' },
    }),
  ),
  text.map((text): Block => ({ kind: 'paragraph', text, style: BODY, isUnbroken: true })),
  fc.integer({ min: 0, max: 90 }).map((height): Block => ({ kind: 'space', height })),
);

const { block } = fc.letrec<{ block: Block }>((tie) => {
  const blocks = fc.array(tie('block'), { maxLength: 5 });
  return {
    block: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      leaf,
      blocks.map(
        (blocks): Block => ({
          kind: 'box',
          blocks,
          ground: '#EEEEEE',
          padding: { top: 9, bottom: 9, left: 9 },
        }),
      ),
      fc
        .tuple(blocks, fc.integer({ min: 0, max: 700 }))
        .map(([blocks, leastHeight]): Block => ({ kind: 'box', blocks, leastHeight, isAtBottom: true })),
      blocks.map((blocks): Block => ({ kind: 'together', blocks })),
      fc.tuple(blocks, blocks).map(
        ([left, right]): Block => ({
          ...{ kind: 'columns', gap: 16 },
          columns: [
            { share: 3, blocks: left },
            { share: 2, blocks: right },
          ],
        }),
      ),
    ),
  };
});

const overlap = (one: TextItem, other: TextItem): boolean =>
  Math.abs(one.baseline - other.baseline) < 0.5 * Math.min(one.size, other.size) &&
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5;

it('whatever a document holds stands on its pages, and nothing stands over anything else', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      const { pages } = laidOut(paperOf(blocks, { footer: { end: '{page} of {pages}', style: SMALL } }));
      for (const items of pages) {
        const set = items.filter((item) => item.kind === 'text' && item.asRead.trim()) as TextItem[];
        for (const [index, one] of set.entries()) {
          expect(one.x).toBeGreaterThan(49);
          expect(one.baseline).toBeLessThan(842 - (one.asRead.includes(' of ') ? 20 : 50));
          for (const other of set.slice(index + 1)) expect(overlap(one, other) && [one, other]).toBe(false);
        }
        for (const item of items)
          if (item.kind === 'picture') expect(item.y + item.height).toBeLessThan(842 - 49);
      }
    }),
    { numRuns: 50 },
  );
});
