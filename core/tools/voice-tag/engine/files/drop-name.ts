import type { CamelotKey } from '#core/music/camelot.ts';

/** Letters that decomposition leaves as they are. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D' },
  ...{ ł: 'l', Ł: 'L', þ: 'th', Þ: 'TH', ð: 'd', Ð: 'D', ı: 'i' },
};

const LONGEST = 48;

/**
 * Latin letters, digits and hyphens, at most 48, cut between words where that leaves enough: nothing that a path, a shell or
 * a stick formatted long ago minds. A text in another script becomes `drop`.
 */
export function plainName(text: string): string {
  const plain = text
    .replace(/[ßæÆœŒøØđĐłŁþÞðÐı]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= LONGEST) return plain || 'drop';
  const cut = plain.slice(0, LONGEST + 1);
  const word = cut.lastIndexOf('-');
  return cut.slice(0, word > LONGEST / 2 ? word : LONGEST).replace(/-+$/, '');
}

/** What a file of a drop is called after. */
export interface DropNames {
  artist: string;
  title: string;
  bpm: number;
  key: CamelotKey;
}

/** `DJ-Nova-Rewind_128bpm_8A_wet.mp3`. The artist goes first, unless the title names them already. */
export function dropFileName(
  { artist, title, bpm, key }: DropNames,
  part: string,
  extension: string,
): string {
  const isNamed = artist !== '' && !title.toLowerCase().includes(artist.toLowerCase());
  const name = plainName(isNamed ? `${artist} ${title}` : title);
  return `${name}_${Math.round(bpm * 100) / 100}bpm_${key}_${plainName(part)}.${extension}`;
}
