import { countWords } from './bio/count-words.ts';
import { BIO_LENGTH_IDS, type PressKit } from './kit.ts';

const TITLES = { short: 'Short bio', medium: 'Medium bio', long: 'Long bio' } as const;

/** The bios of a kit as a text file to copy from, by length. Lines end as Windows wants them too. */
export function biosText({ artistName, bio }: Pick<PressKit, 'artistName' | 'bio'>): string {
  const parts = BIO_LENGTH_IDS.filter((length) => bio[length]).map(
    (length) => `${TITLES[length]}, ${countWords(bio[length])} words\n\n${bio[length]}\n`,
  );
  if (parts.length === 0) parts.push('No bio yet.\n');
  const text = [`${artistName}\n`, ...parts, 'Free to reprint. Please credit the photos.\n'].join('\n');
  return text.replaceAll('\n', '\r\n');
}
