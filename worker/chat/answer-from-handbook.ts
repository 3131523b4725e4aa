import type { PassageIndex } from '#core/handbook/index-passages.ts';
import { quote } from '#core/handbook/quote.ts';
import { search } from '#core/handbook/search.ts';
import { tokensOf } from '#core/handbook/tokens.ts';
import { type Answer, type Matter, saying } from './answer.ts';
import { findPassages } from './find-passages.ts';
import { adviceNote } from './red-lines.ts';

/**
 * Answers in the handbook's own words: what the best passage says to the question, and where it stands. Matters of law, tax
 * and health get the advice to ask a professional. Without a passage it says what it does know.
 */
export function answerFromHandbook(matter: Matter): Answer {
  const { handbook, question } = matter;
  if (!handbook)
    return saying(
      'I cannot read my handbook right now, so I do not know. This costs nothing; ask again later.',
    );
  const found = findPassages(matter, handbook);
  const note = adviceNote(question);
  const [best, next] = found;
  if (!best) return saying([unknown(handbook, question), note].filter(Boolean).join('\n\n'));
  // The beginning of a page tells what it is about: the part of it that fits best goes with it.
  const quoted = next?.passage.href.startsWith(`${best.passage.href}#`) ? [best, next] : [best];
  const said = quoted.map(({ passage }) => quote(handbook, question, passage.text));
  return {
    text: [...said, note].filter(Boolean).join('\n\n'),
    sources: found.map(({ passage: { title, href } }) => ({ title, href })),
  };
}

/** Passages that are named where none is the answer. */
const NEAREST = 3;

function unknown(index: PassageIndex, question: string): string {
  const nearest = tokensOf(question).length === 0 ? [] : search(index, question, NEAREST);
  const known = nearest.map(({ passage }) => `- ${passage.title}`).join('\n');
  const first = 'I do not know this: nothing that is written here answers it. That costs nothing.';
  return known
    ? `${first}\n\nWhat comes nearest:\n${known}`
    : `${first} I do know your credits and plan, what you made and what is next, and what the help pages and articles say.`;
}
