import { SHORTHAND } from './club-words.ts';
import { numberWords, ordinal, plural } from './numbers.ts';

/** The smallest thing that is spoken as one: a word in letters, or words that are final. */
export interface Atom {
  word: string;
  /** Nothing more is done to it. */
  isFinal: boolean;
  /** It stands for a number. */
  isNumber: boolean;
}

const final = (word: string, isNumber = false): Atom => ({ word, isFinal: true, isNumber });

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yen',
};

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '&': 'and', '+': 'plus', '@': 'at', '=': 'equals', '%': 'percent', '°': 'degrees', '/': 'slash' },
  ...{ '#': 'hashtag', $: 'dollar', '£': 'pound', '€': 'euro', '¥': 'yen' },
};

const DOMAIN =
  /[\w-]+\.(com|net|org|fm|dj|io|co|uk|de|tv|fr|es|it|eu|live|club|link|app|xyz|radio|me|music)\b/i;

const NUMBER = String.raw`\d[\d,]*(?:[.:]\d+)*`;

/** What a written word is made of, in the order in which it is tried. */
const PARTS = new RegExp(
  [
    `(?<currency>[$£€¥])(?<amount>${NUMBER})(?<scale>[kKmM](?![a-zA-Z]))?`,
    String.raw`(?<by>\d+)[xX](?=\d)`,
    String.raw`(?<times>\d+)[xX](?![a-zA-Z])`,
    String.raw`(?<nth>\d+)(?:st|nd|rd|th)(?![a-z])`,
    String.raw`(?<many>\d+)'?s(?![a-z])`,
    String.raw`#(?=\d)(?<rank>)`,
    String.raw`(?<from>\d+)-(?=\d)`,
    `(?<number>${NUMBER})`,
    "(?<letters>[A-Za-z]+(?:'[A-Za-z]+)*'?)",
    '(?<sign>[&+@=%°/#$£€¥])',
    String.raw`(?<dot>\.)(?=\w)`,
  ].join('|'),
  'g',
);

/** `djnova` → `dj nova`: no other word of English begins so. */
const GLUED = /^(dj)(?!embe|ango|inn)(?=[a-z]{3})/i;

/** `DJNova` → `DJ Nova`, `deepHouse` → `deep House`; `McCoy` stays. */
const withoutHumps = (letters: string): string[] =>
  /^(Mc|Mac|O'|D'|De|La|Le|Di|Du)[A-Z]/.test(letters)
    ? [letters]
    : letters
        .replace(GLUED, '$1 ')
        .replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z]{2})/g, '$1$2 ')
        .split(' ');

/** A number without the comma or dot that only ends it. */
const trimmed = (number: string): string => number.replace(/[,.:]+$/, '');

function partAtoms(groups: Readonly<Record<string, string | undefined>>, isAddress: boolean): Atom[] {
  const { currency, amount, scale, by, times, nth, many, rank, from, number, letters, sign, dot } = groups;
  if (currency && amount) {
    const [, whole, small] = /^(\d+)[.](\d\d)$/.exec(trimmed(amount)) ?? [];
    if (whole && small && !scale)
      return [final(`${numberWords(whole)} ${CURRENCIES[currency]} ${numberWords(small)}`)];
    const size = scale ? ` ${scale.toLowerCase() === 'k' ? 'thousand' : 'million'}` : '';
    const unit = CURRENCIES[currency] ?? '';
    return [
      final(
        `${numberWords(trimmed(amount))}${size} ${amount === '1' && !scale ? unit.replace(/s$/, '') : unit}`,
      ),
    ];
  }
  if (by) return [final(numberWords(by)), final('by')];
  if (times) return [final(`${numberWords(times)} ${times === '1' ? 'time' : 'times'}`)];
  if (nth) return [final(ordinal(nth))];
  if (many) return [final(plural(many))];
  if (rank !== undefined) return [final('number')];
  if (from) return [final(numberWords(from), true), final('to')];
  if (number) return [final(numberWords(trimmed(number)), true)];
  if (letters) return withoutHumps(letters).map((word) => ({ word, isFinal: false, isNumber: false }));
  if (dot) return isAddress ? [final('dot')] : [];
  return sign ? [final(SIGNS[sign] ?? '')] : [];
}

/** The word without what stands around it: brackets, quotes, the dots and commas at its end. */
const bare = (text: string): string => text.replace(/^[^\w#$@&+£€¥°]+/, '').replace(/[^\w%&+/=°$£€¥]+$/, '');

const shorthandOf = (text: string): string | undefined => {
  const key = text.toLowerCase();
  return Object.hasOwn(SHORTHAND, key) ? SHORTHAND[key] : undefined;
};

/** Signs and digits that stand for a letter inside a name: Sn@ke, P!nk, R3hab. */
const DISGUISED: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '!': 'i', $: 's', '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
};

const undisguised = (word: string): string =>
  /^[A-Za-z]/.test(word)
    ? word.replace(/(?<=([A-Za-z]))[@!$013457](?=([A-Za-z]))/g, (sign, before: string, after: string) => {
        const letter = DISGUISED[sign] ?? sign;
        return /[A-Z]{2}/.test(before + after) ? letter.toUpperCase() : letter;
      })
    : word;

/** What a written word, in plain letters, is made of. */
export function atomsOf(text: string): Atom[] {
  if (text === '#') return [final('number')];
  if (/^('n'?|n')$/i.test(text)) return [final('and')];
  const word = bare(text.replace(/^https?:\/\/(www\.)?/i, ''));
  const short = shorthandOf(word);
  if (short !== undefined) return short.split(' ').map((part) => final(part));
  const joined = /^(w\/o?)(\w.*)$/i.exec(word);
  if (joined) return [final(shorthandOf(joined[1] ?? '') ?? ''), ...atomsOf(joined[2] ?? '')];
  const isAddress = DOMAIN.test(word);
  // Between two numbers, as in 24/7, a slash is not heard.
  const read = isAddress
    ? word
    : undisguised(word.replace(/(?<=\d)\/(?=\d)|_/g, ' ').replace(/(?<=\w)'n'(?=\w)/gi, '&'));
  return [...read.matchAll(PARTS)].flatMap(({ groups = {} }) => partAtoms(groups, isAddress));
}
