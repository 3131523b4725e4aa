import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { Block } from '#core/paper/blocks.ts';
import { drawnText } from '#core/paper/break-lines.ts';
import { paperHtml } from '#core/paper/paper-html.ts';
import type { Text } from '#core/paper/text-style.ts';
import { anyContract, contractParts } from '../../../../tests/support/contracts.ts';
import { contractPaper } from './contract-paper.ts';

/** `CONTRACTS=1000` runs as many. */
const RUNS = Number(process.env.CONTRACTS ?? 40);

const wordsOf = (text: Text): string =>
  typeof text === 'string' ? text : text.map((inline) => inline.text).join('');

/** What a block says, in order. */
function said(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.text)];
    case 'list':
      return block.items.map(wordsOf);
    case 'clauses':
      return block.clauses.flatMap(({ title, paragraphs }, index) => [
        `${index + 1}.${title}`,
        ...paragraphs.map((text, part) => `${index + 1}.${part + 1}${wordsOf(text)}`),
      ]);
    case 'table':
      return [
        ...block.columns.map(({ title = '' }) => title),
        ...block.rows.flatMap(({ cells }) => cells.map(wordsOf)),
      ];
    case 'columns':
      return block.columns.flatMap(({ blocks }) => blocks.flatMap(said));
    case 'box':
    case 'together':
    case 'section':
      return block.blocks.flatMap(said);
    default:
      return [];
  }
}

const packed = (text: string): string => drawnText(text).replaceAll(/\s/g, '');

it('everything that any contract says stands on its web page, in order', () => {
  fc.assert(
    fc.property(anyContract, (contract) => {
      const paper = contractPaper(contractParts(contract));
      const { markup } = paperHtml(paper, { level: 3 });
      const { document } = parseHTML(`<!doctype html><html><body>${markup.source}</body></html>`);
      const read = packed(document.body.textContent ?? '');
      let from = 0;
      for (const text of [...paper.blocks.flatMap(said), paper.footer?.start ?? '']) {
        const at = read.indexOf(packed(text), from);
        expect(at, text).toBeGreaterThanOrEqual(from);
        from = at + packed(text).length;
      }
      expect(from).toBe(read.length);
    }),
    { numRuns: RUNS },
  );
});
