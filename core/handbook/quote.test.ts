import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPassages } from './index-passages.ts';
import { LONGEST_QUOTE, quote } from './quote.ts';

const FILL = 'The room decides what comes next, and the night is long. '.repeat(8).trim();
const TEXT = `${FILL}\n\nAsk for half of the fee as a deposit. ${FILL}\n\n- Send the contract first\n- Send the invoice after`;
const index = indexPassages([{ title: 'Deposits', href: '/help', text: TEXT, keywords: [] }]);

describe('a quotation', () => {
  it('of a short text is the whole of it', () => {
    expect(quote(index, 'anything', 'Short.\n\nAnd sweet.')).toBe('Short.\n\nAnd sweet.');
  });

  it('of a long text holds the sentence that answers, and keeps items of lists apart', () => {
    const said = quote(index, 'What deposit and which invoice and contract?', TEXT);
    expect(said).toContain('Ask for half of the fee as a deposit.');
    expect(said).toContain('- Send the contract first\n- Send the invoice after');
    expect(said.length).toBeLessThanOrEqual(LONGEST_QUOTE);
  });

  it('never invents: each of its sentences stands in the text, in the same order', () => {
    const sentence = fc
      .lorem({ maxCount: 12 })
      .map((words) => `${words[0]?.toUpperCase()}${words.slice(1)}.`);
    const block = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(' '));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), fc.lorem(), (blocks, question) => {
        const text = blocks.join('\n\n');
        let at = 0;
        for (const said of quote(index, question, text).split(/(?<=\.)\s+/)) {
          const found = text.indexOf(said, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + said.length;
        }
      }),
    );
  });
});
