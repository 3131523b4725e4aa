import type { FieldError } from '../../errors.ts';
import type { Respelling } from './script.ts';
import { type PlannedWord, planOf, type SpeechPlan } from './speech-plan.ts';
import { type Atom, atomsOf } from './spoken/atoms.ts';
import { latinLetters } from './spoken/latin-letters.ts';
import { piecesOf } from './spoken/respelled.ts';
import { sayWord } from './spoken/say-atoms.ts';
import { sayRespelling } from './spoken/say-respelling.ts';
import { hasForeignLetters, writingSystemOf } from './spoken/writing-systems.ts';
import { pauseAfter, type WrittenWord, writtenWords } from './spoken/written-words.ts';

/** Characters of a spoken text, some 25 seconds: numbers and letters take longer to say than to write. */
export const LONGEST_SPOKEN = 320;
/** How many of them are said in a second, about. */
const SPOKEN_A_SECOND = 13;

type Respellings = readonly Respelling[];

function atomsOfWord({ pieces }: WrittenWord, respellings: Respellings): Atom[] {
  const atoms: Atom[] = [];
  for (const { text, respelling } of pieces) {
    const last = atoms.at(-1);
    const isOwner = respelling === null && last !== undefined && /^['’]s(?![\p{L}\p{N}])/u.test(text);
    if (isOwner) last.word += "'s";
    const rest = isOwner ? text.slice(2) : text;
    const say = respelling === null ? undefined : respellings[respelling]?.say;
    atoms.push(...(say === undefined ? atomsOf(latinLetters(rest)) : sayRespelling(say)));
  }
  return atoms;
}

/** What is spoken for a script, word by word: accents, signs, numbers and shorthand in words, respelled ones as given. */
export function planSpeech(script: string, respellings: Respellings): SpeechPlan {
  const written = writtenWords(piecesOf(script, respellings));
  const isLoud = written.length > 1 && !/[a-z]/.test(latinLetters(script));
  const byWord = written.map((word) => atomsOfWord(word, respellings));
  const all = byWord.flat();
  const planned: PlannedWord[] = [];
  let at = 0;
  for (const [index, word] of written.entries()) {
    const atoms = byWord[index] ?? [];
    const say = atoms
      .map((atom, place) =>
        sayWord(atom, { before: all[at + place - 1], after: all[at + place + 1], isLoud }),
      )
      .filter((said) => said !== '')
      .join(' ');
    at += atoms.length;
    const pause = say === 'number' ? '' : pauseAfter(word);
    const last = planned.at(-1);
    if (say !== '') planned.push({ text: word.text, say, pause });
    else if (last?.pause === '') last.pause = pause;
  }
  return planOf(planned);
}

const quoted = (word: string): string => `“${word.length > 24 ? `${word.slice(0, 24)}…` : word}”`;

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The written words with letters that the voices have no sound for, and that no respelling covers. */
function silentWords(script: string, respellings: Respellings): string[] {
  return writtenWords(piecesOf(script, respellings))
    .filter(({ text, pieces }) => {
      const unsaid = pieces.filter(({ respelling }) => respelling === null);
      // Some letters are nothing but marks, such as the vowel signs that Arabic has as letters, too.
      const isMarks = unsaid.length === pieces.length && hasLetters(text) && !hasLetters(latinLetters(text));
      return isMarks || unsaid.some((piece) => hasForeignLetters(latinLetters(piece.text)));
    })
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''));
}

function silentProblem(script: string, respellings: Respellings): FieldError | null {
  const silent = silentWords(script, respellings);
  const [first] = silent;
  if (first === undefined) return null;
  const system = writingSystemOf(first);
  const why = system ? `The voices read Latin letters, not ${system}` : 'The voices have no sound for this';
  const others = silent.length > 1 ? ` and ${silent.length - 1} more` : '';
  return {
    path: 'script',
    reason: `${why}: write ${quoted(first)}${others} in Latin letters under “Say it like”`,
  };
}

function respellingProblem(script: string, respellings: Respellings): FieldError | null {
  const used = new Set(piecesOf(script, respellings).map(({ respelling }) => respelling));
  for (const [index, { word, say }] of respellings.entries())
    if (used.has(index) && (sayRespelling(say).length === 0 || hasForeignLetters(latinLetters(say))))
      return {
        path: `respellings.${index}.say`,
        reason: `Write how ${quoted(word)} sounds in Latin letters, such as NO-vah`,
      };
  return null;
}

/** Why a script cannot be spoken as it is; null where it can. */
export function speechProblem(script: string, respellings: Respellings): FieldError | null {
  if (script.trim() === '') return { path: 'script', reason: 'Write what the voice says' };
  if (!hasLetters(latinLetters(script)))
    return { path: 'script', reason: 'There is no word in this to speak. Emoji and signs stay silent' };
  const problem = respellingProblem(script, respellings) ?? silentProblem(script, respellings);
  if (problem) return problem;
  const { text } = planSpeech(script, respellings);
  if (text === '') return { path: 'script', reason: 'There is no word in this to speak' };
  if (text.length <= LONGEST_SPOKEN) return null;
  const seconds = Math.round(text.length / SPOKEN_A_SECOND);
  return {
    path: 'script',
    reason: `This takes about ${seconds} seconds to say. Use fewer words, numbers or single letters`,
  };
}
