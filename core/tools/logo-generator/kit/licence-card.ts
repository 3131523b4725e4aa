import type { LogoKit } from '../../../brand-kit.ts';
import { COMMERCIAL_LICENCE, licenceParagraphs } from '../../../commercial-licence.ts';
import type { TypefaceLicence } from './licence-of.ts';
import { columns, instantWords, wrapped } from './text-columns.ts';
import { familyName } from './typefaces.ts';

/** A typeface that the logo is set in. */
export interface UsedTypeface {
  family: string;
  licence: TypefaceLicence;
}

const WIDTH = 78;

const part = (title: string, ...paragraphs: readonly string[]): string =>
  `${title.toUpperCase()}\n${paragraphs.join('\n\n')}\n`;

const told = (text: string): string => wrapped(text, WIDTH);

const typeface = ({ family, licence }: UsedTypeface): string =>
  [
    `${familyName(family)}: ${licence.name ?? 'see its text'}`,
    ...licence.copyright.map((line) => wrapped(line, WIDTH, '  ')),
    `  Whole text: licence/typefaces/${family}.txt`,
  ].join('\n');

/** Whose the logo is, what it was made from and by whom; for the artist's records. */
export function licenceCard(
  { artist, title, concept, licensee, issuedAt, licenceUrl, log }: LogoKit,
  typefaces: readonly UsedTypeface[],
): string {
  const edits = log.map(({ version, at, text }) => [`Version ${version}`, instantWords(at), text]);
  return [
    part(
      'Licence card',
      columns([
        ['Artist', artist],
        ['Logo', `${title}, ${concept}`],
        ['Licensed to', licensee],
        ['Issued', instantWords(issuedAt)],
      ]),
    ),
    part('Commercial licence', ...licenceParagraphs(licenceUrl).map(told)),
    part(
      'How it was made',
      told(
        'Drawn by software from your brief. You chose the concept; what you decided by hand since then is ' +
          'written below, with its time. It helps where somebody asks what a person added.',
      ),
      edits.length > 0 ? columns(edits) : 'Nothing was changed by hand: the concept stands as it was drawn.',
    ),
    part(
      'Symbols and shapes',
      told(
        "Drawn by Deckhand's own geometry, from numbers. Nothing was taken from a picture library or from " +
          'another artist.',
      ),
    ),
    part(
      'Typefaces',
      ...typefaces.map(typeface),
      told(
        'The letters of the logo are outlines: no file but the brand sheet holds a font. Both licences leave you ' +
          'free to use what is drawn with them.',
      ),
    ),
    part('What this is not', ...COMMERCIAL_LICENCE.limits.map(told)),
  ].join('\n');
}
