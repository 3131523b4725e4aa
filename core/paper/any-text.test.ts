import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY, HEADING, paperOf, pdfOf, SMALL } from '../../tests/support/paper.ts';
import { openPdf, textOf } from '../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../tests/support/qpdf.ts';
import type { Block } from './blocks.ts';
import type { Text } from './text-style.ts';
import { missingCharacters } from './texts-of.ts';

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('any text', () => {
  const letters = 'abcdefgh XYZ ÀŁĐß ГДЖ ΩΛ 火音乐 서울 ไทย नम שלום نور 🔥🎧 0123 -–“”.,/&<>()';
  const word = fc
    .array(
      fc.constantFrom(...new Intl.Segmenter().segment(letters)).map(({ segment }) => segment),
      {
        minLength: 1,
        maxLength: 24,
      },
    )
    .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  /**
   * Compares what is there, not how the reader puts bidirectional text back into order. Brackets in such text are drawn
   * mirrored; only readers that know ActualText turn them back.
   */
  const inventory = (text: string): string =>
    [...text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('<', '>').replaceAll('(', ')')]
      .sort()
      .join('');

  it('is in the file, every character of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 12 }), async (texts) => {
        const blocks: Block[] = texts.flatMap((text, index): Block[] => [
          { kind: 'heading', level: index === 0 ? 1 : 2, text, style: HEADING },
          { kind: 'paragraph', text: [{ text, strong: true }, { text: ` ${text}` }], style: BODY },
          { kind: 'list', marks: 'bullets', items: [text], style: BODY },
        ]);
        const paper = paperOf(blocks);
        expect(missingCharacters(paper)).toEqual([]);
        const bytes = await pdfOf(paper);
        const { pages } = await openPdf(bytes);
        const read = await Promise.all(pages.map(textOf));
        const expected = texts.map((text) => `${text}${text}${text}•${text}`).join('');
        expect(inventory(read.join(''))).toBe(inventory(expected));
        expect((await checkedByQpdf(bytes)).code).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('that runs from left to right reads as it was written', async () => {
    const text: Text = 'Zoë Brandt & Łukasz “Kollmann” play 火曜日 at Ω, Київ 🔥 for £1,200 (net).';
    const { pages } = await openPdf(await pdfOf(paperOf([{ kind: 'paragraph', text, style: BODY }])));
    expect(words(await textOf(pages[0] as (typeof pages)[0]))).toBe(text);
  });

  it('with characters that no face has is reported before anything is made', () => {
    const paper = paperOf(
      [
        {
          kind: 'columns',
          gap: 0,
          columns: [{ share: 1, blocks: [{ kind: 'list', marks: 'numbers', items: ['ქ A'], style: BODY }] }],
        },
      ],
      { footer: { start: 'ბ', style: SMALL } },
    );
    expect(missingCharacters(paper)).toEqual(['ქ', 'ბ']);
  });
});
