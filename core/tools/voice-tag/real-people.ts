import type { FieldError } from '../../errors.ts';
import { ONE_NAME_STARS, REAL_PEOPLE, SHARED_NAMES } from './real-people-names.ts';
import { folded } from './spoken/latin-letters.ts';

/** Signs that stand for a letter inside a name, and digits that do anywhere: the names are read the same way. */
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', '!': 'i', $: 's', '|': 'l' };
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** A text in its words, whatever its case, accents, signs and spelling with digits. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/(?<=[a-z0-9])[@!$|](?=[a-z0-9])/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g) ?? [];

const joined = (name: string): string => wordsOf(name).join('');

const byJoined = (names: readonly string[]) => new Map(names.map((name) => [joined(name), name]));

const PEOPLE = byJoined(REAL_PEOPLE);
const STARS = byJoined(ONE_NAME_STARS);
const LIKENED = byJoined([...ONE_NAME_STARS, ...SHARED_NAMES]);

/** A name of so many letters is found inside a longer word too. */
const UNMISTAKABLE = 10;
const LONG_NAMES = [...PEOPLE].filter(([letters]) => letters.length >= UNMISTAKABLE);
const LONGEST = Math.max(...[...PEOPLE.keys()].map((letters) => letters.length)) + 1;

interface Mention {
  name: string;
  /** Words before and after it. */
  before: readonly string[];
  after: readonly string[];
}

/** The people that a text names, however the name is spaced and punctuated. */
function mentions(words: readonly string[], names: ReadonlyMap<string, string>): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from++) {
    let letters = '';
    for (let to = from; to < words.length && letters.length <= LONGEST; to++) {
      letters += words[to];
      const name =
        names.get(letters) ?? (letters.endsWith('s') ? names.get(letters.slice(0, -1)) : undefined);
      if (name) found.push({ name, before: words.slice(0, from), after: words.slice(to + 1) });
    }
  }
  return found;
}

/** What asks for a likeness. */
const LIKENESS =
  /(like|style|impression|impersonat\w*|imitat\w*|parody|voice (of|from)|clon\w*|deepfake|ai (voice|version)|soundalike|as if)/;

/** Why a text may not name or wish for a voice: a real person is in it. Null where it may. */
export function imitationProblem(text: string): string | null {
  const words = wordsOf(text);
  const line = words.join(' ');
  const inside = LONG_NAMES.find(([letters]) => words.some((word) => word.includes(letters)))?.[1];
  const shared = LIKENESS.test(line) ? mentions(words, LIKENED)[0]?.name : undefined;
  const name = mentions(words, PEOPLE)[0]?.name ?? inside ?? shared;
  return name === undefined
    ? null
    : `${name} is a real person. Voices here are characters, never imitations: describe the sound instead`;
}

/** Words that may stand between “this is” and a name. */
const FILLER = new Set([
  ...[
    'the',
    'one',
    'and',
    'only',
    'real',
    'legendary',
    'great',
    'mr',
    'mister',
    'president',
    'king',
    'queen',
    'your',
  ],
  ...[
    'ya',
    'boy',
    'girl',
    'man',
    'own',
    'former',
    'host',
    'its',
    'it',
    'is',
    'me',
    'sir',
    'a',
    'actor',
    'rapper',
  ],
]);

const SPEAKS_AS =
  /(^| )(this is|this be|it me|i am|im|iam|i be|my name is|my names|name is|call me|known as|yours truly|your boy|ya boy|yo boy|your girl|ya girl|voice of|voice from|sounds like|sound like|sounding like|impression of|speaking as|style of|signed|me)$/;

/** “… here”, “… speaking” after a name. */
const SPEAKER =
  /^(here|speaking|on the mic|on the microphone|talking|impression|voice|style|soundalike)( |$)/;
const LIKENESS_BEFORE =
  /(^| )(voice of|voice from|sounds? like|sounding like|impression of|style of|in the style of)$/;

function speaksAs({ before, after }: Mention): boolean {
  const lead = [...before];
  const line = () => lead.join(' ');
  while (lead.length > 0 && !SPEAKS_AS.test(line()) && FILLER.has(lead.at(-1) ?? '')) lead.pop();
  return SPEAKS_AS.test(line()) || SPEAKER.test(after.join(' '));
}

/** Why a script may not be spoken: it speaks as a real person. Null where it may; others may be named in it. */
export function scriptImitationProblem(script: string): FieldError | null {
  const words = wordsOf(script);
  const person =
    mentions(words, PEOPLE).find(speaksAs) ??
    mentions(words, STARS).find(speaksAs) ??
    mentions(words, LIKENED).find(({ before }) => LIKENESS_BEFORE.test(before.join(' ')));
  if (!person) return null;
  return {
    path: 'script',
    reason: `This speaks as ${person.name}, a real person. Voices here are characters, never imitations`,
  };
}
