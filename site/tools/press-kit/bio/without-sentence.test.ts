import { describe, expect, it } from 'vitest';
import { withoutSentence } from './without-sentence.ts';

const TEXT = 'NOVA plays techno. She is “the best.” Her sets run long.\n\nShe lives in Berlin.';
const cut = (word: string) => withoutSentence(TEXT, TEXT.indexOf(word));

describe('a bio without one of its sentences', () => {
  it('keeps all others as they are', () => {
    expect(cut('best')).toBe('NOVA plays techno. Her sets run long.\n\nShe lives in Berlin.');
    expect(cut('NOVA')).toBe('She is “the best.” Her sets run long.\n\nShe lives in Berlin.');
    expect(cut('sets')).toBe('NOVA plays techno. She is “the best.”\n\nShe lives in Berlin.');
  });

  it('loses the paragraph with its last sentence, and the text with its only one', () => {
    expect(cut('Berlin')).toBe('NOVA plays techno. She is “the best.” Her sets run long.');
    expect(withoutSentence('Only this', 3)).toBe('');
  });
});
