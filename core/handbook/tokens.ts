import { PHRASES, SYNONYMS } from './synonyms.ts';

/** Words that stand in every question and tell nothing about it. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any are as at be been being but by can cant could did do does doing dont ' +
    'for from get gets give go going got had has have having he her here him his how i id if im in into is isnt it ' +
    'its ive just know let like long lot make makes many may me mean might more most much must my need no not now of off on ' +
    'one only or other our out over please really she should so some something stuff such tell than thank thanks that ' +
    'the their them then there these they thing things this those to too up us use used using very want was way we ' +
    'were what whats when where which while who why will with work works would you your yours deckhand dj ask gig gigs night belong belongs contain contains include good bad best better nice look see say think feel ' +
    'find happen happens keep put come came always never often ever still ' +
    'has hasnt hadnt havent didnt doesnt wont wouldnt shouldnt wasnt arent wants wanted set sets'
  ).split(' '),
);

/** Hours, weeks and sums of one question are not those of another. */
const SMALL_NUMBER = /^\d{1,2}$/;

const VOWEL = /[aeiouy]/;

/**
 * A light stem, enough to let `gigs`, `playing` and `invoiced` meet `gig`, `play` and `invoice`: plural, `-ing` and `-ed` go,
 * with the doubled letter before them, then a closing `e`. A stem keeps a vowel and three letters.
 */
export function stem(word: string): string {
  let cut = word;
  if (/ies$/.test(cut) && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(sses|shes|ches|xes)$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^su]s$/.test(cut) && cut.length > 3) cut = cut.slice(0, -1);
  const bare = cut.replace(/(ing|ed)$/, '');
  if (bare !== cut && bare.length >= 3 && VOWEL.test(bare)) cut = bare.replace(/([bdgkmnprt])\1$/, '$1');
  return cut.length > 3 ? cut.replace(/e$/, '') : cut;
}

/** The words of a text in lower case, without accents and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    // Without its apostrophe this would be an illness.
    .replace(/\bi['’]ll\b/gi, 'i will')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const CANON = new Map(
  SYNONYMS.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((word) => [stem(word), stem(first)] as const);
  }),
);

/** What a text is about: its stems without the words that tell nothing, the synonyms of the trade as one. */
export const tokensOf = (text: string): string[] =>
  PHRASES.reduce((words, [phrase, word]) => words.replace(phrase, word), wordsOf(text).join(' '))
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word) && !SMALL_NUMBER.test(word))
    .map(stem)
    .map((token) => CANON.get(token) ?? token);
