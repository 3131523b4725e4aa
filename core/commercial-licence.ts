import { longDateWords } from './day-words.ts';

const NAME = 'Deckhand commercial licence';
const VERSION = '1.0';
/** The day of this version. */
const DATE = '2026-11-28';

/**
 * The commercial licence that trial and Pro give: the licence card of a brand kit and the LICENCE.txt of a sampler pack say it
 * in these words, and so do the terms. Who has one keeps it as it was: other words need a new version.
 */
export const COMMERCIAL_LICENCE = {
  title: `${NAME} ${VERSION}, ${longDateWords(DATE)}`,
  /** Where the terms say it, below the address of the site. */
  path: '/terms#commercial-licence',
  allows: [
    'You may use the work commercially: on stage, in print and on screen, in sets, mixes, radio shows, streams and videos, and on merch that you sell.',
    'You may do so worldwide, and it costs nothing beyond your plan.',
    'The licence has no end date: you keep it when your plan ends.',
    'You may hand the files to a promoter, a label or a printer, or to a designer who works for you.',
  ],
  forbids: [
    'You may not resell the files or pass them on as templates, stock or sample packs.',
    'You may not sell the voice as a voice model, or train one on it.',
  ],
  /** What nobody should read into it. */
  limits: [
    'Not a trademark search: nobody compared the work with registered marks. Have that done before you register it.',
    'Not a promise of copyright: in some countries, work made by software has little protection or none.',
    'Not legal advice.',
  ],
} as const;

/**
 * The licence in a file that goes with a work: its name, what it allows and what it doesn't, and where the terms say so.
 * @param url of that place, with its host: who gets the file from somebody else has nothing but the file
 */
export const licenceParagraphs = (url: string): string[] => {
  const { title, allows, forbids } = COMMERCIAL_LICENCE;
  return [title, allows.join(' '), forbids.join(' '), `The full text is in Deckhand's terms: ${url}`];
};
