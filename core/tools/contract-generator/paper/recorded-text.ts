import { textPieces } from '#core/paper/break-lines.ts';
import { SEAL_FILES } from '#core/signing/seal/seal.ts';

/** Of what people typed, so many characters are printed; the record has all of them. */
const LONGEST = 160;

/** Looks like nothing, or turns the words around it to the other side. */
const UNSEEN = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

const numbered = (characters: string): string =>
  [...characters]
    .map((each) => `[U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('');

/** A text from a record, on one line: what can’t be seen in it, or is in no typeface here, is named by its number. */
export function asRecorded(text: string): string {
  const seen = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(UNSEEN, numbered);
  const { missing } = textPieces(seen, { font: 'inter-regular' });
  return missing.reduce((said, characters) => said.replaceAll(characters, numbered(characters)), seen);
}

/** Texts that say something, each on its own line. */
export const recordedLines = (texts: readonly string[] = []): string =>
  texts.map(asRecorded).filter(Boolean).join('\n');

/** Words in quotation marks; of long ones the beginning, and how many characters there are in all. */
export function excerpt(words: string): string {
  const characters = [...words.trim()];
  if (characters.length <= LONGEST) return `“${words.trim()}”`;
  const start = characters.slice(0, LONGEST).join('').trimEnd();
  return `“${start} …” (${characters.length.toLocaleString('en')} characters, full text in ${SEAL_FILES.entries})`;
}
