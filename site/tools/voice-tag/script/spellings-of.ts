/** Longest word that is offered letter by letter. */
const MOST_LETTERS = 5;
const MOST = 4;

/** Vowels that English ends a word with otherwise than most of Europe. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/a$/, 'ah'],
  [/e$/, 'ay'],
  [/i$/, 'ee'],
  [/o$/, 'oh'],
  [/u$/, 'oo'],
];

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}+/gu, '');

/** Cuts before the last consonant that a vowel follows: `nova` is `no`, `va`. */
function syllablesOf(word: string): string[] {
  return word.match(/[^aeiouy]*[aeiouy]+(?:[^aeiouy]*$|[^aeiouy](?=[^aeiouy]))?/g) ?? [word];
}

/** Ways to write how a word sounds, to begin from: none where the word has no Latin letters. */
export function spellingsOf(word: string): string[] {
  const letters = plain(word).replace(/[^A-Za-z]/g, '');
  if (letters.length < 2) return [];
  const syllables = syllablesOf(letters.toLowerCase());
  const found = new Set<string>();
  const ended = syllables.map((syllable, at) => {
    const rule = at === syllables.length - 1 ? ENDINGS.find(([ending]) => ending.test(syllable)) : undefined;
    return rule ? syllable.replace(...rule) : syllable;
  });
  if (syllables.length > 1) {
    found.add([ended[0]?.toUpperCase() ?? '', ...ended.slice(1)].join('-'));
    found.add([...ended.slice(0, -1), ended.at(-1)?.toUpperCase() ?? ''].join('-'));
  } else if (ended[0] !== letters.toLowerCase()) found.add(ended[0] ?? '');
  if (letters.length <= MOST_LETTERS) found.add([...letters.toUpperCase()].join(' '));
  if (plain(word) !== word) found.add(plain(word));
  found.delete(word);
  return [...found].slice(0, MOST);
}
