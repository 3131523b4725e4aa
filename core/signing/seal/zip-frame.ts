import type { NamedBytes } from './seal.ts';

type Fields = readonly (readonly [words: string, length: number])[];

const COMMON: Fields = [
  ['The version', 2],
  ['The flags', 2],
  ['The way of packing', 2],
  ['The time', 2],
  ['The date', 2],
  ['The checksum', 4],
  ['The packed size', 4],
  ['The size', 4],
  ['The length of the name', 2],
  ['The length of the extra field', 2],
];

/** Of the directory at its end. */
const DIRECTORY: Fields = [
  ['The mark', 4],
  ['The version', 2],
  ...COMMON,
  ['The length of the comment', 2],
  ['The disk', 2],
  ['The attributes', 6],
  ['The place', 4],
];

const END: Fields = [
  ['The mark of the end', 4],
  ['The disk', 2],
  ['The disk of the directory', 2],
  ['The number of files on this disk', 2],
  ['The number of files', 2],
  ['The size of the directory', 4],
  ['The place of the directory', 4],
  ['The length of the comment', 2],
];

/** What a byte of the ZIP around files belongs to. @param files as `sealedZip` packs them */
export function frameWords(files: readonly NamedBytes[], offset: number): string {
  let at = 0;
  const fieldOf = (fields: Fields): string | null => {
    for (const [words, length] of fields) {
      at += length;
      if (offset < at) return words;
    }
    return null;
  };
  for (const { name, bytes } of files) {
    const field = fieldOf([['The mark', 4], ...COMMON, ['The name', name.length]]);
    if (field) return `${field} of ${name} in the ZIP`;
    at += bytes.length;
  }
  for (const { name } of files) {
    const field = fieldOf([...DIRECTORY, ['The name', name.length]]);
    if (field) return `${field} of ${name} in the ZIP’s directory`;
  }
  return `${fieldOf(END) ?? 'A byte'} of the ZIP`;
}
