import { COMMERCIAL_LICENCE, licenceParagraphs } from '../../../../commercial-licence.ts';
import type { VoicePack } from '../../../../voice.ts';
import { type DropCard, GENERATOR } from './drop-card.ts';
import { fileText } from './file-text.ts';
import { columns, instantWords, wrapped } from './text-lines.ts';

const WIDTH = 78;
const part = (title: string, ...paragraphs: readonly string[]): string =>
  `${title.toUpperCase()}\n${paragraphs.join('\n\n')}\n`;
const told = (text: string): string => wrapped(text, WIDTH);

/** To whom the files are licensed, what they were made from, and the mark that says so to machines. */
export function licenceText(pack: VoicePack, card: DropCard): string {
  return [
    part(
      'Licence',
      columns([
        ['Drop', fileText(pack.title, 160)],
        ['Artist', fileText(pack.artist, 120)],
        ['Licensed to', fileText(pack.licensee, 120)],
        ['Issued', instantWords(pack.issuedAt)],
      ]),
    ),
    part('Commercial licence', ...licenceParagraphs(pack.licenceUrl).map(told)),
    part('How it was made', told(`${card.madeHow} Spoken by: ${card.spokenBy}. Mixed by ${GENERATOR}.`)),
    part(
      'Beds and effects',
      told(
        'Made by a program from numbers. Nothing was sampled from a record or taken from a sound library.',
      ),
    ),
    part(
      'Mark for machines',
      `${told('Every file carries it in its tags, and law may ask you to leave it there:')}\n${card.digitalSourceType}`,
    ),
    part(
      'What this is not',
      told('Not a licence to use the name or the voice of another person.'),
      ...COMMERCIAL_LICENCE.limits.map(told),
    ),
  ].join('\n');
}

/** The treatment, to be made again or changed. */
export const recipeText = (card: DropCard): string =>
  `${JSON.stringify({ generator: GENERATOR, ...JSON.parse(card.recipe) }, null, 2)}\n`;
