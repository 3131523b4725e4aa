/** Latin letters that Unicode does not take apart into a plain one and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    ẞ: 'SS',
    æ: 'ae',
    Æ: 'Ae',
    œ: 'oe',
    Œ: 'Oe',
    ø: 'o',
    Ø: 'O',
    ð: 'd',
    Ð: 'D',
    þ: 'th',
    Þ: 'Th',
  },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'ng', Ŋ: 'Ng', ə: 'e', Ə: 'E', ɐ: 'a' },
};

/** Marks that look different from those of ASCII and mean the same to a voice. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  ...{ '’': "'", '‘': "'", ʼ: "'", '`': "'", '´': "'", ʻ: "'", '⁄': '/', '∕': '/', '×': 'x', '÷': '/' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '…': '...', '№': '#', '“': '"', '”': '"' },
  ...{ '™': '', '®': '', '©': '', '℠': '', '·': '|', '•': '|', '、': ',', '。': '.', '¡': '', '¿': '' },
};

/** Plain as it is: all of ASCII but the backtick. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;

/** Text in plain letters as far as they are Latin ones: no accents, no ligatures, no fancy alphabets. */
export function latinLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  const plain = Array.from(text.normalize('NFC'), (character) => PLAIN_MARKS[character] ?? character).join(
    '',
  );
  const apart = plain.normalize('NFKD').replace(/\p{M}|\p{Cf}|\p{Emoji_Modifier}/gu, '');
  return Array.from(
    apart,
    (character) => WHOLE_LETTERS[character] ?? PLAIN_MARKS[character] ?? character,
  ).join('');
}

/** Text as it is compared: plain letters, lower case. */
export const folded = (text: string): string => latinLetters(text).toLowerCase();
