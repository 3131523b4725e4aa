import { textPieces } from '#core/paper/break-lines.ts';

/** Of what people typed, so many characters are printed; the record has all of them. */
const LONGEST = 160;

/** Looks empty, or turns the words around it to the other side. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

const numbered = (character: string): string =>
  [...character]
    .map((each) => `[U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('');

/** A text from a record, on one line: what can’t be seen in it, or is in no typeface here, is named by its number. */
export function asRecorded(text: string): string {
  const seen = text.replaceAll(/\s+/g, ' ').trim().replaceAll(UNSEEN, numbered);
  const { missing } = textPieces(seen, { font: 'inter-regular' });
  return missing.reduce((said, character) => said.replaceAll(character, numbered(character)), seen);
}

/** Words in quotation marks; of long ones the beginning, and how many characters there are in all. */
export function excerpt(words: string): string {
  const characters = [...words.trim()];
  if (characters.length <= LONGEST) return `“${words.trim()}”`;
  const start = characters.slice(0, LONGEST).join('').trimEnd();
  return `“${start} …” (${characters.length.toLocaleString('en')} characters, whole in events.json)`;
}
