import { isJoined } from '#core/typefaces/clusters.ts';
import { capitals } from './letter-case.ts';

/** An artist's name taken apart for setting. */
export interface NameParts {
  full: string;
  /** 'DJ', 'MC', 'The' and the like, or ''. Set small beside the rest. */
  prefix: string;
  /** The name without its prefix. */
  core: string;
  words: readonly string[];
  /** Characters in the core, spaces included. */
  size: number;
  /** One to three capitals that stand for the name. */
  initials: string;
  /** Latin letters, digits and signs only: letter tricks and lower case are possible. */
  isLatin: boolean;
  /** So many strokes that the whole outline is too much to bend or to throw a shadow. */
  isIntricate: boolean;
  /** Letters that join up: no letter-spacing, no setting letter by letter. */
  isJoined: boolean;
}

const PREFIX = /^(dj|mc|the|los|las|el|la|die|der|das|le|les)\s+(?=\S)/i;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Takes a name apart. Expects it tidy: trimmed, NFC, single spaces. */
export function analyseName(name: string): NameParts {
  const match = PREFIX.exec(name);
  const rest = match ? name.slice(match[0].length) : name;
  const prefix = match && LETTER_OR_DIGIT.test(rest) ? (match[1] ?? '') : '';
  const core = prefix ? rest : name;
  const words = core.split(' ');
  const isLatin = LATIN.test(core);
  return {
    full: name,
    prefix,
    core,
    words,
    size: [...core].length,
    initials: initialsOf(words, isLatin),
    isLatin,
    isIntricate: strokesOf(core) > MOST_STROKES,
    isJoined: isJoined(core),
  };
}

const MOST_STROKES = 28;

/** A text's lines and curves, counted in plain letters: kanji have three times as many, other scripts and signs two. */
const strokesOf = (text: string): number =>
  [...capitals(text)].reduce((sum, character) => sum + strokesIn(character), 0);

const PLAIN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s]/u;

const strokesIn = (character: string): number =>
  PLAIN.test(character) ? 1 : /\p{Script=Han}/u.test(character) ? 3 : 2;

/** Vowels of Thai and Lao that are written before the consonant that they follow in speech: no letter begins with them. */
const LEADING_VOWEL = /[\u0E40-\u0E44\u0EC0-\u0EC4]/u;

const isInitial = (character: string): boolean =>
  LETTER_OR_DIGIT.test(character) && !LEADING_VOWEL.test(character);

function initialsOf(words: readonly string[], isLatin: boolean): string {
  const leading = words.map((word) => [...word].find(isInitial) ?? '');
  const several = leading.join('');
  const [first = ''] = several;
  if ([...several].length > 1) return capitals([...several].slice(0, 3).join(''));
  const letters = [...words.join('')].filter(isInitial);
  return capitals(isLatin && letters.length <= 3 ? letters.join('') : first);
}
