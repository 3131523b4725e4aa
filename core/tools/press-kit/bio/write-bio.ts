import { listed } from '#core/count-words.ts';
import { BIO_LENGTH_IDS, BIO_LENGTHS, type BioLength, type PressKit } from '../kit.ts';
import type { SectionId } from '../sections.ts';
import { countWords } from './count-words.ts';
import { endsSentence, spellNumber } from './tokens.ts';

/** A question whose answer would make the bio better. */
export interface Ask {
  section: SectionId;
  text: string;
}

export interface WrittenBio {
  /** Empty where there is nothing to write from, or nothing to add to the shorter one. */
  bio: Record<BioLength, string>;
  /** The most useful first, four at most. */
  asks: Ask[];
}

/** A sentence of a bio: where it stands, and how much a booker wants it. */
interface Sentence {
  text: string;
  /** The paragraph that it belongs to, from 0. */
  paragraph: number;
  /** 1 is the most wanted. */
  rank: number;
}

const GRAMMAR = {
  she: { subject: 'She', possessive: 'Her', has: 'has', isPlural: false },
  he: { subject: 'He', possessive: 'His', has: 'has', isPlural: false },
  they: { subject: 'They', possessive: 'Their', has: 'have', isPlural: true },
} as const;

const verb = (kit: PressKit, one: string, many: string): string =>
  GRAMMAR[kit.pronoun].isPlural ? many : one;

/** `Drum and Bass` in a sentence is `drum and bass`; names in capitals, such as `EBM`, stay. */
const genreWords = (genre: string): string =>
  genre
    .split(' ')
    .map((word) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

/** Within a sentence, the first letter of a phrase is small unless it begins a name. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Small numbers as words, as print has them. */
const spelled = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}.,:–-])\d{1,2}(?![\p{L}\p{N}.,:–-])/gu, (digits) => spellNumber(digits));

const stopped = (text: string): string => (endsSentence(text) ? text : `${text}.`);

/** `DJ NOVA is a techno DJ from Berlin.`: without a second `DJ` where the name has one. */
function opening({ artistName, genres, city }: PressKit): string {
  if (genres.length === 0 && !city) return '';
  const from = city ? ` from ${city}` : '';
  if (genres.length === 0) return `${artistName} ${/^dj\b/iu.test(artistName) ? 'plays' : 'is a DJ'}${from}.`;
  return `${artistName} plays ${listed(genres.slice(0, 3).map(genreWords))}${from}.`;
}

function sentencesOf(kit: PressKit): Sentence[] {
  const { subject, possessive, has } = GRAMMAR[kit.pronoun];
  const sentences: Sentence[] = [];
  const add = (paragraph: number, rank: number, text: string): void => {
    if (text) sentences.push({ text, paragraph, rank });
  };
  add(0, 1, opening(kit));
  add(0, 4, kit.since && `${subject} ${has} played since ${kit.since}.`);
  add(0, 3, setSentence(kit, possessive, subject));
  kit.facts.forEach((fact, index) => {
    add(1, index === 0 ? 2 : 5 + index, stopped(withSubject(kit, fact)));
  });
  add(2, 6, kit.figures.length > 0 ? `In numbers: ${listed(kit.figures.map(figureWords))}.` : '');
  const highlights = kit.highlights
    .slice(0, 5)
    .map(({ year, text }) => `${unstopped(text)}${year && ` (${year})`}`);
  add(2, 7, highlights.length > 0 ? `Highlights: ${highlights.join('; ')}.` : '');
  const releases = kit.releases.slice(0, 4).map(releaseWords);
  add(3, 8, releases.length > 0 ? `Releases include ${listed(releases)}.` : '');
  kit.quotes
    .filter(({ source }) => source)
    .slice(0, 2)
    .forEach(({ text, source }, index) => {
      add(3, 20 + index, `${source}: “${text}”`);
    });
  add(4, 9, kit.travelsFrom && `${subject} ${verb(kit, 'travels', 'travel')} from ${kit.travelsFrom}.`);
  add(
    4,
    10,
    kit.languages.length > 0 ? `${subject} ${verb(kit, 'speaks', 'speak')} ${listed(kit.languages)}.` : '',
  );
  return sentences;
}

/** `a, b, c` as it is read aloud: `a, b and c`. */
const commaList = (text: string): string => (/\s(?:and|or)\s/.test(text) ? text : listed(text.split(', ')));

/** `Resident at Halle 14 since 2023` is half a sentence: the artist has been. */
function withSubject(kit: PressKit, fact: string): string {
  if (!/^resident\s/iu.test(fact)) return fact;
  const { subject, has } = GRAMMAR[kit.pronoun];
  const been = /\ssince\s/iu.test(fact) ? `${has} been` : verb(kit, 'is', 'are');
  return `${subject} ${been} ${lowered(fact)}`;
}

const unstopped = (text: string): string => text.replace(/[.。]+$/u, '');
const figureWords = ({ value, label }: PressKit['figures'][number]): string => `${value} ${label}`;
const releaseWords = ({ title, label, year }: PressKit['releases'][number]): string => {
  const where = [label, year].filter(Boolean).join(', ');
  return `“${title}”${where && ` (${where})`}`;
};

function setSentence({ setLength, setUp }: PressKit, possessive: string, subject: string): string {
  const gear = setUp && lowered(commaList(unstopped(spelled(setUp))));
  if (setLength) {
    const length = lowered(unstopped(spelled(setLength)));
    return `${possessive} sets run ${length}${gear && `, on ${gear}`}.`;
  }
  return gear && `${subject} ${subject === 'They' ? 'play' : 'plays'} on ${gear}.`;
}

/** As many sentences as the length allows, the most wanted first, printed in their own order. */
function packed(sentences: readonly Sentence[], length: BioLength): string {
  const wanted = sentences.filter(({ rank }) => length === 'long' || rank < 20);
  const kept = new Set<Sentence>();
  let words = 0;
  for (const sentence of wanted.toSorted((one, other) => one.rank - other.rank)) {
    const more = countWords(sentence.text);
    if (words + more > BIO_LENGTHS[length]) continue;
    kept.add(sentence);
    words += more;
  }
  const paragraphs = new Map<number, string[]>();
  for (const sentence of sentences) {
    if (!kept.has(sentence)) continue;
    const part = words > PARAGRAPH_WORDS ? sentence.paragraph : 0;
    paragraphs.set(part, [...(paragraphs.get(part) ?? []), sentence.text]);
  }
  return [...paragraphs]
    .toSorted(([one], [other]) => one - other)
    .map(([, texts]) => texts.join(' '))
    .join('\n\n');
}

/** Longer bios are set in paragraphs. */
const PARAGRAPH_WORDS = 80;

function asksOf(kit: PressKit): Ask[] {
  const asks: (Ask | false)[] = [
    !kit.city && { section: 'facts', text: 'Which city do you play from?' },
    kit.genres.length === 0 && { section: 'facts', text: 'Which genres do you play?' },
    kit.facts.length === 0 && {
      section: 'facts',
      text: 'What should be printed about you? One sentence, such as a residency.',
    },
    !kit.setLength && { section: 'facts', text: 'How long are your sets?' },
    kit.highlights.length === 0 && {
      section: 'highlights',
      text: 'Which nights or festivals are you proud of?',
    },
    kit.figures.length === 0 && { section: 'facts', text: 'Which number would impress a booker?' },
    !kit.since && { section: 'facts', text: 'Since which year have you been playing?' },
  ];
  return asks.flatMap((ask) => ask || []).slice(0, 4);
}

/**
 * Three bios in the third person, from the facts of the kit alone: what it does not say, they do not. A kit with nothing but
 * a name has none, and asks. The longer ones are empty where they would only repeat the shorter one.
 */
export function writeBio(kit: PressKit): WrittenBio {
  const asks = asksOf(kit);
  const empty = { short: '', medium: '', long: '' };
  const all = sentencesOf(kit);
  // Everything else speaks of somebody whom the first sentence has named.
  const first = all[0];
  if (first?.rank !== 1) return { bio: empty, asks };
  const bio = { ...empty };
  let before = '';
  for (const length of BIO_LENGTH_IDS) {
    const text = packed(all, length);
    if (text !== before) bio[length] = text;
    before = text;
  }
  return { bio, asks };
}
