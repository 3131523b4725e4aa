import { STYLE_IDS, type StyleId, styleOf } from '#core/tools/voice-tag/styles.ts';

/** Words that say nothing about a voice. */
const FILLER = new Set(
  'a an and any are as at be but for from give i in is it like of on or please so some sound sounds sounding style that the to very voice want who with would'.split(
    ' ',
  ),
);

/** What people say, and the word that the characters answer to. */
const SAME: Readonly<Record<string, string>> = {
  guy: 'male',
  man: 'male',
  boy: 'male',
  masculine: 'male',
  girl: 'female',
  lady: 'female',
  feminine: 'female',
  bass: 'low',
  bassy: 'low',
  cinematic: 'cinema',
  film: 'movie',
  trailer: 'movie',
  robotic: 'robot',
  scary: 'horror',
  creepy: 'horror',
  sexy: 'smooth',
  breathy: 'breath',
  whispering: 'whisper',
  whispered: 'whisper',
  shouting: 'shout',
  energetic: 'energy',
  squeaky: 'chipmunk',
  announcing: 'announcer',
  dj: 'radio',
};

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLER.has(word));

/** Whether a person's word is meant by one of a character: the same, or the same stem (`darker`, `dark`). */
function isMeant(word: string, known: string): boolean {
  if (word === known) return true;
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
}

function scoreOf(id: StyleId, asked: readonly string[]): number {
  const style = styleOf(id);
  const words = style.words.flatMap(wordsIn);
  const label = wordsIn(style.label);
  const line = wordsIn(style.line);
  return asked.reduce((sum, word) => {
    const meant = SAME[word] ?? word;
    const hits = (known: readonly string[]) => known.some((one) => isMeant(word, one) || isMeant(meant, one));
    return sum + (hits(label) ? 3 : hits(words) ? 2 : hits(line) ? 1 : 0);
  }, 0);
}

/** The characters that answer to a wish, the nearest first; those of equal rank in the order of the table. */
export function rankStyles(wish: string): StyleId[] {
  const asked = [...new Set(wordsIn(wish))];
  return STYLE_IDS.map((id) => ({ id, score: scoreOf(id, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
