/** Letters that no accent can be taken off. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 's', æ: 'a', œ: 'o', ı: 'i' };

/** Lower case without accents, letter by letter, so that places stay what they are. */
export function plainLetters(text: string): string[] {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return PLAIN[plain] ?? (plain || letter);
  });
}

/** The words of a text in plain letters. */
export function plainWords(text: string): string[] {
  return plainLetters(text.normalize('NFC'))
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
