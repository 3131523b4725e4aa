import { describe, expect, it } from 'vitest';
import { clustersOf, indivisibleParts, isJoined } from './clusters.ts';

describe('what a reader sees as one letter', () => {
  it.each([
    ['NOVA', ['N', 'O', 'V', 'A']],
    ['Ọ̀g̃', ['Ọ̀', 'g̃']],
    ['ดีเจ', ['ดี', 'เ', 'จ']],
    ['น้ำ', ['น้ำ']],
    ['ปั่น', ['ปั่', 'น']],
    ['क्षितिज', ['क्षि', 'ति', 'ज']],
    ['שָׁלוֹם', ['שָׁ', 'ל', 'וֹ', 'ם']],
    ['서울', ['서', '울']],
    ['𝄞𝄞', ['𝄞', '𝄞']],
  ])('%s has the letters %j', (text, letters) => {
    expect(clustersOf(text.normalize('NFC'))).toEqual(letters.map((letter) => letter.normalize('NFC')));
  });

  it('words that join up stay in one piece, others do not', () => {
    expect(indivisibleParts('DJ نور')).toEqual(['D', 'J', ' ', 'نور']);
    expect(indivisibleParts('डीजे 7')).toEqual(['डीजे', ' ', '7']);
    expect(['نور', 'डी', 'NOVA', 'ดี', 'אב'].map(isJoined)).toEqual([true, true, false, false, false]);
  });
});
